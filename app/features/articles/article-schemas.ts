import { z } from "#app/content/schema.ts";
import { maxSlugCharacters } from "#app/i18n/slug.ts";
import { isWebAddress } from "#app/i18n/web-address.ts";

/** The path of a picture, always one of our own: no visitor's browser asks a third party for it. */
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

/** The URL of another site's page on which a text appeared first, or blank. */
export const originalUrl = z
	.string()
	.trim()
	.max(500)
	.refine((typed) => typed === "" || isWebAddress(typed), "Use a whole address that begins with https://.");

/** The first day that an article may be dated with. */
export const firstDay = "2000-01-01";

/** A day that an article is dated with. Saving checks that it has come. */
export const publishedOn = z.iso
	.date("Choose a day.")
	.refine((day) => day >= firstDay, "Choose a later day.")
	.meta({
		description:
			"The article stands under this day, which is not to come, in lists, feeds and structured data. Without one it keeps the day that it has, which is at first that of its publication.",
	});
