import type { MiddlewareHandler } from "hono";
import { compress, compressedBytes, varyByEncoding } from "./compression.ts";
import { encodingFor } from "./content-negotiation.ts";

/** Texts that are made whole; what is streamed, a file for downloading, stays as it is. */
const compressible = /^(text\/(html|plain|x-script|calendar)|application\/([\w.-]+\+)?(json|xml))\b/;

/**
 * Compresses what is not cached: pages and answers of the API for one client. What is rendered for
 * the cache is asked for plain, and is compressed there once for everybody.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
	await next();
	const { res, req } = context;
	const isText = compressible.test(res.headers.get("Content-Type") ?? "");
	if (!isText || res.body === null || res.headers.has("Content-Encoding")) return;
	const { status, headers } = res;
	headers.set("Vary", varyByEncoding(headers.get("Vary")));
	const encoding = encodingFor(req.header("Accept-Encoding"));
	if (encoding === "identity") return;
	const plain = Buffer.from(await res.arrayBuffer());
	const isShort = plain.length <= compressedBytes;
	const body = isShort ? plain : await compress(plain, encoding, "once");
	const sent = new Headers(headers);
	sent.set("Content-Length", String(body.length));
	if (!isShort) sent.set("Content-Encoding", encoding);
	context.res = undefined;
	context.res = new Response(new Uint8Array(body), { status, headers: sent });
};
