import { type Language, languages } from "#app/site/site-config.ts";

/** What a list of articles may be filtered by: a language in which a whole text is missing, or none. */
export const missingFilters = ["any", ...languages] as const;

export type MissingFilter = (typeof missingFilters)[number];

/** The query of All Articles, and of the API, for the published ones that lack a language. */
export function untranslated(language: Language): { status: "published"; missing: Language } {
	return { status: "published", missing: language };
}
