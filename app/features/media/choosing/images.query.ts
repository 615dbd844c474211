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

export const describeImage = (hash: string, words: ImageWords) =>
	apiRequest<void>("PUT", `${path}/${hash}`, words);

/** The alternative texts of an image. Refetched with the images. */
export const altsQuery = (hash: string) => queryOptions<ImageAlts>({ queryKey: [path, hash] });

export const focusImage = (hash: string, focus: FocalPoint) =>
	apiRequest<void>("PUT", `${path}/${hash}/focus`, focus);

export const deleteImage = (hash: string) => apiRequest<void>("DELETE", `${path}/${hash}`);

/** Replaces an image by another everywhere. @returns in how many places. */
export const replaceImage = ({ from, to }: ImageReplacement) =>
	apiRequest<{ replaced: number }>("PUT", `${path}/${from}/replacement`, { by: to });
