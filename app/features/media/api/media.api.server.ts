import { createRoute, z } from "@hono/zod-openapi";
import { focalPoint } from "#app/features/media/focal-point.ts";
import {
	maxCameraMegabytes,
	maxHeicBytes,
	maxHeicMegabytes,
	maxImageMegabytes,
} from "#app/features/media/image-file.ts";
import { everyImage, imageFilter, imagePage } from "#app/features/media/image-page.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { FindUses } from "#app/features/media/image-uses.ts";
import type { PreparedImage } from "#app/features/media/intake/stored-form.server.ts";
import {
	describedImage,
	type ImageUse,
	imageHash,
	imageWords,
	nameOfAddress,
	nameOfFile,
	replacedImage,
	uploadResult,
} from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { placeOf } from "#app/features/media/storage/image-pages.server.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import {
	type AccessRules,
	isOpenTo,
	limitUploads,
} from "#app/features/session/require-administrator.server.ts";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import type { Capability } from "#app/site/roles.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { headersOfPage, keysOfCursor, pageHeaders, pageOf, pageQuery } from "#platform/api/paging.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";

const path = "/api/admin/images";
const onePath = `${path}/{hash}`;
const params = z.object({ hash: imageHash });
const refusals = { ...refused.invalid, ...refused.signedOut, ...refused.missing };
const imageAddress = z
	.object({ address: z.url({ protocol: /^https?$/ }).max(4_000) })
	.meta({ id: "ImageAddress" });
const replacement = z.object({ by: imageHash }).meta({ id: "ImageReplacement" });
const listQuery = imageFilter.extend({
	limit: pageQuery.limit.default(50).meta({ description: "Entries of a page." }),
	cursor: pageQuery.cursor.meta({ description: "Where the page begins: `nextCursor` of the page before." }),
});
const uploadForm = z.object({ image: z.any().meta({ type: "string", format: "binary" }) });

type Router = ReturnType<typeof apiRouter>;

/** Prepares an uploaded image for storage, and is notified of stored and deleted ones. */
export type ImageIntake = {
	/** @throws ApiError 400 for an invalid image, 503 if too many wait. */
	prepare(bytes: Uint8Array): Promise<PreparedImage>;
	/** Fetches an image and prepares it for storage. @throws ApiError */
	prepareFrom(address: string): Promise<PreparedImage>;
	onStored(hash: string): void;
	onDeleted(hash: string): Promise<void>;
};

export function storingImage({ administratorOnly }: AccessRules, countUpload: CountTry) {
	return {
		...administratorOnly,
		middleware: [administratorOnly.middleware, limitUploads(countUpload)],
		method: "post" as const,
		responses: {
			200: json(uploadResult, "The address of the stored image"),
			...refused.invalid,
			...refused.signedOut,
			...refused.tooMany,
			...refused.busy,
		},
	};
}

type Parts = {
	findUses: FindUses;
	/** The images whose files are nowhere any more. */
	listLost(): Promise<ReadonlySet<string>>;
	countUpload: CountTry;
	intake: ImageIntake;
	/** Replaces an image in what is open to a person. @returns in how many things. */
	replace(replacement: ImageReplacement, isOpen: (capability: Capability) => boolean): Promise<number>;
};

/** Stores images, and lists, describes, replaces and deletes those of the library. */
export function mediaApi(media: MediaStore, access: AccessRules, parts: Parts) {
	const router = apiRouter();
	addUploads(router, media, access, parts);
	addList(router, media, access, parts);
	addDescriptions(router, media, access);
	addFocus(router, media, access);
	addRemoval(router, media, access, parts);
	return router;
}

function addUploads(router: Router, media: MediaStore, access: AccessRules, parts: Parts): void {
	const { countUpload, intake } = parts;
	router.openapi(
		createRoute({
			...storingImage(access, countUpload),
			path: "/api/admin/upload-image",
			summary: `Store an image: JPEG, PNG, GIF, WebP or AVIF of at most ${maxImageMegabytes} MiB, or HEIC of at most ${maxHeicMegabytes}`,
			request: { body: { required: true, content: { "multipart/form-data": { schema: uploadForm } } } },
		}),
		async (context) => {
			const { image } = await context.req.parseBody();
			if (!(image instanceof File)) throw new ApiError(400, "no-file", "Please select an image file");
			// One byte more than the limit is enough to know that a file is too large.
			const bytes = new Uint8Array(await image.slice(0, maxHeicBytes + 1).arrayBuffer());
			const prepared = await intake.prepare(bytes);
			const hash = await media.add({ ...prepared, name: nameOfFile(image.name) });
			intake.onStored(hash);
			return context.json({ success: true as const, url: imageUrlOf(hash) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...storingImage(access, countUpload),
			path: `${path}/from-address`,
			summary: `Store an image of another site: fetched from there, at most ${maxCameraMegabytes} MiB`,
			request: { body: jsonBody(imageAddress) },
		}),
		async (context) => {
			const { address } = context.req.valid("json");
			const name = nameOfAddress(address);
			const hash = await media.add({ ...(await intake.prepareFrom(address)), name });
			intake.onStored(hash);
			return context.json({ success: true as const, url: imageUrlOf(hash) }, 200);
		},
	);
}

function addList(
	router: Router,
	media: MediaStore,
	access: AccessRules,
	{ findUses, listLost }: Parts,
): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List images, the newest first unless another order is named, with what needs each",
			request: { query: listQuery },
			responses: {
				200: { ...json(imagePage, "A page of those that match"), headers: pageHeaders },
				...refused.invalid,
				...refused.signedOut,
			},
		}),
		async (context) => {
			const { limit, cursor, ...filter } = context.req.valid("query");
			const after = keysOfCursor(cursor, filter.order, 3);
			const language = contentAreaLanguage(context.req.raw.headers);
			const [uses, lost] = await Promise.all([findUses("", language), listLost()]);
			const known = { language, uses, lost };
			// One more than a page holds tells whether there is another.
			const { images, total } = await media.listPage({ ...filter, ...known }, limit + 1, after);
			const { entries, next } = pageOf(images, limit, (image) => ({
				order: filter.order,
				keys: placeOf(image, filter.order),
			}));
			const all = await media.count({ ...everyImage, except: filter.except, ...known });
			const page = {
				images: entries.map((image) => ({
					...image,
					isLost: lost.has(image.hash),
					usedIn: uses.get(image.hash) ?? [],
				})),
				total,
				counts: { all, lost: lost.size },
				nextCursor: next ?? null,
			};
			return context.json(page, 200, headersOfPage(context.req.url, { total, next }));
		},
	);
}

function addDescriptions(router: Router, media: MediaStore, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: onePath,
			summary: "Read what describes an image in both languages",
			request: { params },
			responses: { 200: json(describedImage, "The image; blank where nobody wrote a text"), ...refusals },
		}),
		async (context) => context.json(await media.get(context.req.valid("param").hash), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: onePath,
			summary: "Describe an image in both languages, and name it",
			request: { params, body: jsonBody(imageWords) },
			responses: { 204: { description: "Described" }, ...refusals },
		}),
		async (context) => {
			await media.describe(context.req.valid("param").hash, context.req.valid("json"));
			return context.body(null, 204);
		},
	);
}

function addFocus(router: Router, media: MediaStore, access: AccessRules): void {
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${onePath}/focus`,
			summary: "Read the place in an image that every crop keeps in sight",
			request: { params },
			responses: { 200: json(focalPoint, "The place; the middle where nobody chose one"), ...refusals },
		}),
		async (context) => context.json(await media.getFocus(context.req.valid("param").hash), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${onePath}/focus`,
			summary: "Choose the place in an image that every crop keeps in sight",
			request: { params, body: jsonBody(focalPoint) },
			responses: { 204: { description: "Chosen" }, ...refusals },
		}),
		async (context) => {
			await media.setFocus(context.req.valid("param").hash, context.req.valid("json"));
			return context.body(null, 204);
		},
	);
}

/** Deletes an image that nothing needs, or puts another in its place where one is needed. */
function addRemoval(router: Router, media: MediaStore, access: AccessRules, parts: Parts): void {
	const { findUses, intake, replace } = parts;
	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete an image that nothing needs: it can be restored for a while",
			request: { params },
			responses: { 204: { description: "Deleted" }, ...refusals, ...refused.conflict },
		}),
		async (context) => {
			const { hash } = context.req.valid("param");
			const uses = (await findUses(hash, contentAreaLanguage(context.req.raw.headers))).get(hash) ?? [];
			if (uses.length > 0) {
				throw new ApiError(409, "in-use", `This image is still used: ${uses.map(descriptionOf).join(", ")}.`);
			}
			await media.remove(hash);
			await intake.onDeleted(hash);
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: `${onePath}/replacement`,
			summary:
				"Put another image in its place: in articles, pages, letters that have not left, and the look; what is not open to the person keeps it",
			request: { params, body: jsonBody(replacement) },
			responses: { 200: json(replacedImage, "In how many of them"), ...refusals, ...refused.conflict },
		}),
		async (context) => {
			const from = context.req.valid("param").hash;
			const to = context.req.valid("json").by;
			const isOpen = (capability: Capability) => isOpenTo(context, capability);
			return context.json({ replaced: from === to ? 0 : await replace({ from, to }, isOpen) }, 200);
		},
	);
}

const placeDescriptions = {
	website: "shown in",
	draft: "in the draft",
	copy: "in unsaved text of",
	version: "in an earlier version of",
	deleted: "in the deleted article",
	letter: "in the letter",
	letterVersion: "in an earlier version of the letter",
	letterDeleted: "in the deleted letter",
	look: "in the look of the site",
	facts: "among the facts",
	author: "as the portrait of",
	authorVersion: "as an earlier portrait of",
	authorDeleted: "as the portrait of the deleted author",
	page: "in the page",
	pageCopy: "in unsaved text of the page",
	pageVersion: "in an earlier version of the page",
	pageDeleted: "in the deleted page",
} as const;

function descriptionOf({ title, place }: ImageUse): string {
	if (place === "look" || place === "facts") return placeDescriptions[place];
	return `${placeDescriptions[place]} ${title || "(untitled)"}`;
}
