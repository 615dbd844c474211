import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { maxGuestBytes } from "#app/features/guests/importing/guest-import.ts";
import { maxHeicBytes } from "#app/features/media/image-file.ts";
import { maxImportBytes } from "#app/features/newsletter/importing/subscriber-import.ts";
import { ApiError } from "#platform/api/api-error.ts";

const kib = 1024;
/** A file and the form around it. */
const uploadBytes = maxHeicBytes + 64 * kib;
const importBytes = maxImportBytes + 64 * kib;
const guestBytes = maxGuestBytes + 64 * kib;
/** Two texts of 200,000 characters, at most 4 bytes each, and what JSON adds. */
const articleBytes = 2 * kib * kib;
const otherBytes = 64 * kib;

/** No endpoint takes more. */
export const maxBodyBytes = Math.max(uploadBytes, importBytes);

const refuse = (bytes: number) =>
	bodyLimit({
		maxSize: bytes,
		onError: () => {
			throw new ApiError(413, "too-large", "The request is too large.");
		},
	});

const limits = {
	upload: refuse(uploadBytes),
	import: refuse(importBytes),
	guests: refuse(guestBytes),
	article: refuse(articleBytes),
	other: refuse(otherBytes),
};

/** Calls that carry whole texts. */
const carriesArticle =
	/^\/api\/(blog-posts|admin\/pages(\/|$)|admin\/preview(\/page)?$|admin\/working-copies\/|admin\/texts\/translation$)/;
const uploads = /^\/api\/admin\/(upload-image|look\/logo)$/;
const imports = /^\/api\/admin\/subscribers\/import$/;
const guestImports = /^\/api\/admin\/tables\/[^/]+\/guests\/import$/;

/** Refuses with 413 a body that is longer than its address needs, before it is read. */
export const limitBodies: MiddlewareHandler = (context, next) => {
	const { path } = context.req;
	if (uploads.test(path)) return limits.upload(context, next);
	if (imports.test(path)) return limits.import(context, next);
	if (guestImports.test(path)) return limits.guests(context, next);
	if (carriesArticle.test(path)) return limits.article(context, next);
	return limits.other(context, next);
};

/** Has `guard` check large bodies first: memory is for the administrator alone. */
export function guardLargeBodies(guard: MiddlewareHandler): MiddlewareHandler {
	return (context, next) => {
		const { path, method } = context.req;
		const reads = method === "GET" || method === "HEAD";
		const isLarge = [uploads, imports, guestImports, carriesArticle].some((large) => large.test(path));
		return !reads && isLarge ? guard(context, next) : next();
	};
}
