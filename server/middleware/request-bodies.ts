import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxPhotographBytes } from "#app/features/applications/filling/photographs.ts";
import { maxGuestBytes } from "#app/features/guests/importing/guest-import.ts";
import { maxHeicBytes } from "#app/features/media/image-file.ts";
import { maxImportBytes } from "#app/features/newsletter/importing/subscriber-import.ts";
import { maxBankBytes } from "#app/features/payments/bank/bank-file.ts";
import { ApiError } from "#platform/api/api-error.ts";

const kib = 1024;
/** The form around a file. */
const formBytes = 64 * kib;
const otherBytes = 64 * kib;

/** The addresses that take more than a few fields: a form with a file, or whole texts. */
const largeBodies = [
	{ address: /^\/api\/admin\/(upload-image|look\/logo)$/, maxBytes: maxHeicBytes + formBytes, isForm: true },
	{ address: /^\/api\/admin\/subscribers\/import$/, maxBytes: maxImportBytes + formBytes, isForm: true },
	{
		address: /^\/api\/admin\/tables\/[^/]+\/guests\/import$/,
		maxBytes: maxGuestBytes + formBytes,
		isForm: true,
	},
	{ address: /^\/api\/admin\/bank-file$/, maxBytes: maxBankBytes + formBytes, isForm: true },
	{
		address:
			/^\/api\/(blog-posts|admin\/pages(\/|$)|admin\/preview(\/page)?$|admin\/working-copies\/|admin\/texts\/translation$)/,
		// Two texts of 200,000 characters, at most 4 bytes each, and what JSON adds.
		maxBytes: 2 * kib * kib,
		isForm: false,
	},
	{
		address: /^\/api\/applications\/[^/]+\/photographs\/[^/]+$/,
		maxBytes: maxPhotographBytes + formBytes,
		isForm: true,
		// Its endpoint counts, and reads few at once.
		isOfVisitors: true,
	},
].map((body) => ({ isOfVisitors: false, ...body, limit: limitOf(body.maxBytes) }));

const limitOfOthers = limitOf(otherBytes);

/** No endpoint takes more. */
export const maxBodyBytes = Math.max(...largeBodies.map(({ maxBytes }) => maxBytes));

function limitOf(maxSize: number): MiddlewareHandler {
	return bodyLimit({
		maxSize,
		onError: () => {
			throw new ApiError(413, "too-large", "The request is too large.");
		},
	});
}

const largeBodyAt = (path: string) => largeBodies.find(({ address }) => address.test(path));

/** Refuses with 413 a body that is longer than its address needs, before it is read. */
export const limitBodies: MiddlewareHandler = (context, next) =>
	(largeBodyAt(context.req.path)?.limit ?? limitOfOthers)(context, next);

/** Has `guard` check large bodies first, but those that have a guard of their own: memory is not for anybody. */
export function guardLargeBodies(guard: MiddlewareHandler): MiddlewareHandler {
	return (context, next) => {
		const { path, method } = context.req;
		const reads = method === "GET" || method === "HEAD";
		const large = reads ? undefined : largeBodyAt(path);
		return large === undefined || large.isOfVisitors ? next() : guard(context, next);
	};
}

/** Refuses with 415, unread, a body that is no JSON, or no form for an upload. */
export const requireMediaType: MiddlewareHandler = async (context, next) => {
	const { path, method } = context.req;
	// A deletion sends no file.
	const isForm = method !== "DELETE" && largeBodyAt(path)?.isForm === true;
	refuseOtherMediaTypes(context, [isForm ? "multipart/form-data" : "application/json"]);
	await next();
};

/** Refuses with 415, unread, a body that no form of a page sends. */
export const requireFormMediaType: MiddlewareHandler = async (context, next) => {
	refuseOtherMediaTypes(context, ["application/x-www-form-urlencoded", "multipart/form-data"]);
	await next();
};

function refuseOtherMediaTypes(context: Context, wanted: string[]): void {
	if (!carriesBody(context)) return;
	const type = context.req.header("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
	const coding = context.req.header("Content-Encoding")?.trim().toLowerCase() ?? "identity";
	if (wanted.includes(type) && coding === "identity") return;
	const message = `This address reads ${wanted.join(" or ")}, not compressed.`;
	throw new ApiError(415, "wrong-media-type", message);
}

/** Returns whether a body follows the headers: by HTTP's rules, or of a request within the process. */
function carriesBody({ req, env }: Context): boolean {
	// The body of a read means nothing (RFC 9110, 9.3.1), and is not read.
	if (req.method === "GET" || req.method === "HEAD") return false;
	const length = req.header("Content-Length");
	if (length !== undefined) return Number(length) !== 0;
	const fromNetwork = env !== undefined && "incoming" in env;
	return fromNetwork ? req.header("Transfer-Encoding") !== undefined : req.raw.body !== null;
}

/** The NUL character as JSON writes it: a `\u0000` whose backslash is not itself escaped. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** Refuses with 400 the one character that PostgreSQL cannot store. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
	const { path, url } = context.req;
	const isJson = context.req.header("Content-Type")?.includes("json") ?? false;
	const body = isJson ? await context.req.text() : "";
	if (/%00|\0/.test(path + url) || body.includes("\0") || escapedNul.test(body)) {
		throw new ApiError(400, "unstorable-text", "The text contains a character that cannot be stored.");
	}
	await next();
};
