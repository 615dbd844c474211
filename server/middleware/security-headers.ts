import type { MiddlewareHandler } from "hono";
import { isPrivate, isSecret } from "#app/metadata/public-pages.ts";

/** The policy of answers that are no pages: they load nothing, and nothing may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Names in lower case, as Node writes them and as cached pages carry them. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/** The headers of every answer of a site; a page and a picture replace one of them each. */
export function answerHeaders(siteUrl: string): AnswerHeaders {
	const overTls = siteUrl.startsWith("https:");
	return {
		"content-security-policy": closedPolicy,
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"origin-agent-cluster": "?1",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"x-permitted-cross-domain-policies": "none",
		...(overTls && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
	};
}

/** Pictures that feed readers and other sites may show. */
const picture = /^\/(media|share|logo)\//;

/** Gives every answer the headers that it lacks. A page has a policy of its own, but for frames. */
export function sendSecurityHeaders(headers: AnswerHeaders): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers: sent } = context.res;
		const isPage = sent.get("Content-Type")?.startsWith("text/html") ?? false;
		for (const [name, value] of Object.entries(headers)) {
			if (sent.has(name)) continue;
			sent.set(name, name === "content-security-policy" && isPage ? "frame-ancestors 'none'" : value);
		}
		if (picture.test(context.req.path)) sent.set("cross-origin-resource-policy", "cross-origin");
		sent.delete("x-powered-by");
	};
}

/**
 * Has private pages cached and indexed nowhere. Their address, and that of a link in a mail, is sent
 * to nobody, since a script could read it: the referrer is the origin alone (without any, browsers
 * name none for a form). Stands before `sendSecurityHeaders`, so that it overrides that.
 */
export const privatePages: MiddlewareHandler = async (context, next) => {
	await next();
	const address = new URL(context.req.url);
	if (isSecret(address)) context.header("Referrer-Policy", "strict-origin");
	if (!isPrivate(address.pathname)) return;
	context.header("Cache-Control", "no-store");
	context.header("X-Robots-Tag", "noindex, nofollow");
};
