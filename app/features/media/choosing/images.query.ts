import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { FocalPoint } from "#app/features/media/focal-point.ts";
import type { ImageFilter, ImagePage } from "#app/features/media/image-page.ts";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { DescribedImage, ImageWords } from "#app/features/media/library-image.ts";

const path = "/api/admin/images";

/** Images that are shown at first, and then added at a time. */
const pageImages = 24;

/** Queries to refetch after a change of the library. */
export const imageChanges = [[path]];

/** Queries to refetch after a description: the library, and articles that show the image. */
export const descriptionChanges = [...imageChanges, ["/api/blog-posts"]];

/** Matching images, page by page. A new filter shows the previous list until its own arrives. */
export function imagesQuery(filter: ImageFilter) {
	return infiniteQueryOptions({
		queryKey: [path, "list", filter],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams({ ...filter, limit: String(pageImages) });
			if (pageParam !== "") query.set("cursor", pageParam);
			return apiRequest<ImagePage>("GET", `${path}?${query}`, undefined, signal);
		},
		initialPageParam: "",
		getNextPageParam: ({ nextCursor }) => nextCursor,
		placeholderData: keepPreviousData,
	});
}

/** One image, whoever uses it. Refetched with the others. */
export const imageQuery = (hash: string) => queryOptions<DescribedImage>({ queryKey: [path, hash] });

/** The point of an image that every crop keeps in sight. Refetched with the images. */
export const focusQuery = (hash: string) => queryOptions<FocalPoint>({ queryKey: [path, hash, "focus"] });

export const describeImage = (hash: string, words: ImageWords) =>
	apiRequest<void>("PUT", `${path}/${hash}`, words);

export const focusImage = (hash: string, focus: FocalPoint) =>
	apiRequest<void>("PUT", `${path}/${hash}/focus`, focus);

export const deleteImage = (hash: string) => apiRequest<void>("DELETE", `${path}/${hash}`);

/** Replaces an image by another everywhere. @returns in how many places. */
export const replaceImage = ({ from, to }: ImageReplacement) =>
	apiRequest<{ replaced: number }>("PUT", `${path}/${from}/replacement`, { by: to });
