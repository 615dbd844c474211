import { z } from "#app/content/schema.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { isWebAddress } from "#app/i18n/web-address.ts";

/** A picture is always one of our own: no visitor's browser asks a third party for it. */
const pictureAddress = /^\/media\/[0-9a-f]{64}-\d{2,4}\.(webp|avif)$/;

export const libraryPicture = z.string().regex(pictureAddress, "Choose an image from the library.");

/** The last part of an address; blank where it is left to the server. */
export const articleSlug = z
	.string()
	.trim()
	.max(maxSlugCharacters)
	.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, "Use lower-case letters, digits and hyphens.")
	.meta({
		description:
			"Of a new article, derived from the title when it is empty; of another, an empty one keeps the present one. A translation has the article's own unless it has another.",
	});

/** The page of another site on which a text appeared first, or none. */
export const originalUrl = z
	.string()
	.trim()
	.max(500)
	.refine((typed) => typed === "" || isWebAddress(typed), "Use a whole address that begins with https://.");
