import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";

/** Shorter bodies fit into one packet as they are. */
export const compressedBytes = 1024;

const quality = {
	/** The level that saves most among those that take under 10 ms for a page of 150 KB. */
	cached: 5,
	/** The level for an answer that is sent once: a third of that time for a few hundredths more bytes. */
	once: 4,
	/**
	 * The level for a page that has stayed the same for a while: a tenth fewer bytes, in a quarter of a
	 * second.
	 */
	settled: 11,
} as const;
/** The compressions that answers are sent in, the one that we prefer first. */
export const compressions = ["br", "gzip"] as const;
export type Compression = (typeof compressions)[number];
export type Encoding = Compression | "identity";
/** Browsers send a handful of these. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 });
/** Texts that are made whole; what is streamed, a file for downloading, stays as it is. */
const compressible = /^(text\/(html|plain|x-script|calendar)|application\/([\w.-]+\+)?(json|xml))\b/;

/** Compresses a whole body; `use` says how often it is sent. */
export function compress(body: Buffer, compression: Compression, use: keyof typeof quality): Promise<Buffer> {
	if (compression === "gzip") return promisify(gzip)(body);
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality[use],
		[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
	};
	return promisify(brotliCompress)(body, { params });
}

/** `Vary` of an answer whose form depends on what encodings its client reads. */
export function varyByEncoding(vary: string | null | undefined): string {
	if (!vary) return "Accept-Encoding";
	return /(^|,)\s*accept-encoding\s*(,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

/** The encoding that a client prefers, by the q-values of `Accept-Encoding`. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
	if (acceptEncoding === undefined) return "identity";
	const known = negotiated.get(acceptEncoding);
	if (known !== undefined) return known;
	const encoding = negotiate(acceptEncoding);
	negotiated.set(acceptEncoding, encoding);
	return encoding;
}

/** RFC 9110, 12.5.3. Who refuses every encoding is answered all the same, in none. */
function negotiate(acceptEncoding: string): Encoding {
	const accepted = parseAccept(acceptEncoding);
	const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
	const others = named("*") ?? 0;
	const [best = 0, compression] = compressions
		.map((name) => [named(name) ?? others, name] as const)
		.reduce((one, other) => (other[0] > one[0] ? other : one));
	return best > 0 && best >= (named("identity") ?? 0) ? compression : "identity";
}

/** Compresses answers for one client. What is rendered for the cache is asked for plain. */
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
