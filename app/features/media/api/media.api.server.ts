import { createRoute, z } from "@hono/zod-openapi";
import { focalPoint } from "#app/features/media/focal-point.ts";
import { maxHeicBytes, maxHeicMegabytes, maxImageMegabytes } from "#app/features/media/image-file.ts";
import type { FindUses } from "#app/features/media/image-uses.ts";
import type { PreparedImage } from "#app/features/media/intake/stored-form.server.ts";
import {
	type ImageUse,
	imageAlts,
	imageHash,
	imageWords,
	libraryImage,
	nameOfFile,
	uploadResult,
} from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { type AccessRules, limitUploads } from "#app/features/session/require-administrator.server.ts";
import { contentAreaLanguage } from "#app/i18n/content-area-language.server.ts";
import { apiRouter, json, jsonBody, refused } from "#platform/api/api.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";

const path = "/api/admin/images";
const onePath = `${path}/{hash}`;
const params = z.object({ hash: imageHash });
const uploadForm = z.object({ image: z.any().meta({ type: "string", format: "binary" }) });

/** How an uploaded image is made fit to be stored, and who hears that one is there, or gone. */
export type ImageIntake = {
	/** @throws ApiError 400 for what is no image, 503 when too many wait. */
	prepare(bytes: Uint8Array): Promise<PreparedImage>;
	onStored(hash: string): void;
	/** Its address shows nothing from now on. */
	onDeleted(hash: string): Promise<void>;
};

/** What the endpoints that store an image have in common: who may, how often, what they answer. */
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

/** Uploading images, and the library of those that are there. The administrator's alone. */
export function mediaApi(
	media: MediaStore,
	access: AccessRules,
	{ findUses, countUpload, intake }: { findUses: FindUses; countUpload: CountTry; intake: ImageIntake },
) {
	const router = apiRouter();

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
			// Read no more than what can be accepted and the one byte that makes it too much.
			const bytes = new Uint8Array(await image.slice(0, maxHeicBytes + 1).arrayBuffer());
			const prepared = await intake.prepare(bytes);
			const hash = await media.add({ ...prepared, name: nameOfFile(image.name) });
			intake.onStored(hash);
			return context.json({ success: true as const, url: imageUrlOf(hash) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List images, the newest first, with what needs each",
			responses: { 200: json(z.array(libraryImage), "The library"), ...refused.signedOut },
		}),
		async (context) => {
			const [images, uses] = await Promise.all([
				media.list(),
				findUses("", contentAreaLanguage(context.req.raw.headers)),
			]);
			const withUses = images.map((image) => ({ ...image, usedIn: uses.get(image.hash) ?? [] }));
			return context.json(withUses, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: onePath,
			summary: "Read what describes an image in both languages",
			request: { params },
			responses: {
				200: json(imageAlts, "Its descriptions; blank where nobody wrote one"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => context.json(await media.getAlts(context.req.valid("param").hash), 200),
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "put",
			path: onePath,
			summary: "Describe an image in both languages, and name it",
			request: { params, body: jsonBody(imageWords) },
			responses: {
				204: { description: "Described" },
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			await media.describe(context.req.valid("param").hash, context.req.valid("json"));
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path: `${onePath}/focus`,
			summary: "Read the place in an image that every crop keeps in sight",
			request: { params },
			responses: {
				200: json(focalPoint, "The place; the middle where nobody chose one"),
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
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
			responses: {
				204: { description: "Chosen" },
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
			},
		}),
		async (context) => {
			await media.setFocus(context.req.valid("param").hash, context.req.valid("json"));
			return context.body(null, 204);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete an image that nothing needs: it can be restored for a while",
			request: { params },
			responses: {
				204: { description: "Deleted" },
				...refused.invalid,
				...refused.signedOut,
				...refused.missing,
				...refused.conflict,
			},
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

	return router;
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
	author: "as the portrait of",
	authorDeleted: "as the portrait of the deleted author",
	page: "in the page",
	pageCopy: "in unsaved text of the page",
	pageDeleted: "in the deleted page",
} as const;

function descriptionOf({ title, place }: ImageUse): string {
	if (place === "look") return placeDescriptions[place];
	return `${placeDescriptions[place]} ${title || "(untitled)"}`;
}
