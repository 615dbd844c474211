import { z } from "#app/content/schema.ts";
import { imageHash, libraryImage } from "./library-image.ts";

export const imageOrders = ["newest", "oldest", "name", "uses"] as const;
export const imageParts = ["all", "unused", "undescribed", "lost"] as const;

/** Most characters that are searched for. */
export const maxSearchCharacters = 200;

export const imageFilter = z.object({
	search: z
		.string()
		.max(maxSearchCharacters)
		.default("")
		.meta({ description: "Words of names, descriptions, and titles of what shows an image." }),
	part: z.enum(imageParts).default("all"),
	order: z.enum(imageOrders).default("newest"),
	except: imageHash.optional().meta({ description: "An image that is left out, and not counted." }),
});

export type ImageFilter = z.infer<typeof imageFilter>;

/** The search, part and order that are chosen above a list. */
export type ImageChoice = Omit<ImageFilter, "except">;

export const everyImage: ImageChoice = { search: "", part: "all", order: "newest" };

export const imagePage = z
	.object({
		images: z.array(libraryImage),
		/** Matches on all pages. */
		total: z.int(),
		/** Images of the library, and those whose files are missing, without the filter. */
		counts: z.object({ all: z.int(), lost: z.int() }),
		/** Null on the last page. */
		nextCursor: z.string().nullable(),
	})
	.meta({ id: "ImagePage" });

export type ImagePage = z.infer<typeof imagePage>;
