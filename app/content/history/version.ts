import type { Fields } from "#app/content/field.ts";
import type { Content } from "#app/content/localized.ts";
import { z } from "#app/content/schema.ts";

/** Versions stored of one thing: the newest ones. */
export const maxVersions = 20;

/** A saved version, without its texts. */
export const versionHead = z.object({
	version: z.int(),
	savedAt: z.string(),
	savedBy: z
		.string()
		.optional()
		.meta({ description: "The name of the person who saved it, unless it was the owner." }),
	title: z.string(),
	/** Words of the English text. */
	words: z.int(),
	/** Set on a version that waited as corrections: when they went live, null where they never did. */
	correction: z.object({ wentLiveAt: z.string().nullable() }).optional(),
});

export type VersionHead = z.infer<typeof versionHead>;

/** A saved version with everything that was saved: sent back, it is the content again. */
export type SavedVersion<F extends Fields> = VersionHead & { input: Content<F> };
