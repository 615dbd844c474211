import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { FocalPoint } from "#app/features/media/focal-point.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { ImageAlts, ImageWords, LibraryImage } from "#app/features/media/library-image.ts";

const path = "/api/admin/images";

/** Every image, the newest first, with the articles that show each. */
export const imagesQuery = queryOptions<LibraryImage[]>({ queryKey: [path] });

/** What is read anew once an image is described: the library, and articles that show it. */
export const changedByDescribing = [imagesQuery.queryKey, ["/api/blog-posts"]];

export function describeImage(hash: string, words: ImageWords): Promise<void> {
	return apiRequest("PUT", `${path}/${hash}`, words);
}

/** What describes an image in every language. It is asked for anew with the images. */
export function altsQuery(hash: string) {
	return queryOptions<ImageAlts>({ queryKey: [path, hash] });
}

/** The place in an image that every crop keeps in sight. It is asked for anew with the images. */
export function focusQuery(hash: string) {
	return queryOptions<FocalPoint>({ queryKey: [path, hash, "focus"] });
}

export function focusImage(hash: string, focus: FocalPoint): Promise<void> {
	return apiRequest("PUT", `${path}/${hash}/focus`, focus);
}

export function deleteImage(hash: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${hash}`);
}

/** Puts an image in place of another everywhere. @returns in how many places. */
export function replaceImage({ from, to }: ImageReplacement): Promise<{ replaced: number }> {
	return apiRequest("PUT", `${path}/${from}/replacement`, { by: to });
}
