import { z } from "../../schema";

const words = z.string().trim().max(300);

/** What describes an image to those who do not see it, in both languages. */
export const imageWords = z.object({ alt: words, altFr: words }).meta({ id: "ImageWords" });

export type ImageWords = z.infer<typeof imageWords>;

/** Where an article holds an image, the place that counts most first. */
export const imagePlaces = ["website", "draft", "copy", "version"] as const;

/**
 * An article that needs an image: on the website, in a draft, in text that is not saved yet, or in an earlier version,
 * which can be restored. `id` is null for a new article that was never saved.
 */
const imageUse = z.object({
	id: z.string().nullable(),
	title: z.string(),
	place: z.enum(imagePlaces),
});

export type ImageUse = z.infer<typeof imageUse>;

/** An image of the library, as the content area sees it. */
export const libraryImage = imageWords
	.extend({
		hash: z.string(),
		url: z.string(),
		width: z.int(),
		height: z.int(),
		createdAt: z.string(),
		usedIn: z.array(imageUse),
	})
	.meta({ id: "LibraryImage" });

export type LibraryImage = z.infer<typeof libraryImage>;

export const uploadResult = z
	.object({ success: z.literal(true), url: z.string() })
	.meta({ id: "UploadResult" });
