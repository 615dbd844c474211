import { z } from "zod";

const words = z.string().trim().max(300);

/** What describes an image to those who do not see it, in both languages. */
export const imageWords = z.object({ alt: words, altFr: words }).meta({ id: "ImageWords" });

export type ImageWords = z.infer<typeof imageWords>;

/** An image of the library, as the content area sees it. */
export const libraryImage = imageWords
	.extend({
		hash: z.string(),
		url: z.string(),
		width: z.int(),
		height: z.int(),
		createdAt: z.string(),
		/** Titles of the articles that show it. */
		usedIn: z.array(z.object({ id: z.string(), title: z.string() })),
	})
	.meta({ id: "LibraryImage" });

export type LibraryImage = z.infer<typeof libraryImage>;

export const uploadResult = z
	.object({ success: z.literal(true), url: z.string() })
	.meta({ id: "UploadResult" });
