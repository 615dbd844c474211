import type { Context, MiddlewareHandler } from "hono";
import { discoveryPath } from "#app/document/route-discovery.ts";
import { isContentArea } from "#app/metadata/public-pages.ts";
import type { Environment } from "#platform/environment.ts";
import { answerUnknownEndpoint } from "#server/middleware/error-handler.ts";
import { documentPath } from "./request-address.ts";

/** Tells by its host whether a request is for the content area, where that has an origin of its own. */
export function contentAreaOrigin({ siteUrl, adminUrl }: Pick<Environment, "siteUrl" | "adminUrl">) {
	const { host } = new URL(adminUrl);
	const isApart = adminUrl !== siteUrl;
	const hostOf = ({ req }: Context) => new URL(req.url).host;

	/** Returns whether a host is the content area's, and not the public one. */
	const isAlone = (asked = ""): boolean => isApart && asked.toLowerCase() === host;

	/** Returns whether the content area answers where a request was sent. */
	const answers = (context: Context): boolean => !isApart || isAlone(hostOf(context));

	/** Refuses, away from its origin, what the content area asks for. Its pages are unknown there. */
	const refuseElsewhere: MiddlewareHandler = async (context, next) => {
		const isElsewhere = !answers(context) && context.req.path.startsWith("/api/admin/");
		return isElsewhere ? answerUnknownEndpoint(context) : next();
	};

	/** Leads from the content area's origin to public pages at theirs: their scripts never run beside a session. */
	const leadToPublicPages: MiddlewareHandler = async (context, next) => {
		const { pathname, search } = new URL(context.req.url);
		const isOwn = isContentArea(documentPath(pathname)) || pathname === discoveryPath;
		if (!isAlone(hostOf(context)) || isOwn) return next();
		return context.redirect(pathname === "/" ? "/admin" : siteUrl + pathname + search, 302);
	};

	return { isAlone, answers, refuseElsewhere, leadToPublicPages };
}
