import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { FocalPoint } from "#app/features/media/focal-point.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { ImageAlts, ImageWords, LibraryImage } from "#app/features/media/library-image.ts";

const path = "/api/admin/images";

/** All images, the newest first, with the content that uses each. */
export const imagesQuery = queryOptions<LibraryImage[]>({ queryKey: [path] });

/** Queries to refetch after a description: the library, and articles that show the image. */
export const descriptionChanges = [imagesQuery.queryKey, ["/api/blog-posts"]];

export function describeImage(hash: string, words: ImageWords): Promise<void> {
	return apiRequest("PUT", `${path}/${hash}`, words);
}

/** The alternative texts of an image. Refetched with the images. */
export function altsQuery(hash: string) {
	return queryOptions<ImageAlts>({ queryKey: [path, hash] });
}

export function focusImage(hash: string, focus: FocalPoint): Promise<void> {
	return apiRequest("PUT", `${path}/${hash}/focus`, focus);
}

export function deleteImage(hash: string): Promise<void> {
	return apiRequest("DELETE", `${path}/${hash}`);
}

/** Replaces an image by another everywhere. @returns in how many places. */
export function replaceImage({ from, to }: ImageReplacement): Promise<{ replaced: number }> {
	return apiRequest("PUT", `${path}/${from}/replacement`, { by: to });
}
