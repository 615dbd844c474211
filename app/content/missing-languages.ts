import { type Language, languages } from "#app/site/site-config.ts";

const outdatedFilters = languages.map((language) => `outdated-${language}` as const);

/**
 * The filters of a list: a language in which a whole text is missing, or in which it is older than
 * another, or none.
 */
export const missingFilters = ["any", ...languages, ...outdatedFilters] as const;

export type MissingFilter = (typeof missingFilters)[number];

/** The part of a list's address, and of the API's, that names the filter. */
export const missingParameter = "missing";

/** Returns the conditions of a filter on the texts' languages; none where any will do. */
export function askedOfTexts(filter: MissingFilter): { missing?: Language; outdated?: Language } {
	const missing = languages.find((language) => language === filter);
	const outdated = languages.find((language) => `outdated-${language}` === filter);
	return { ...(missing && { missing }), ...(outdated && { outdated }) };
}
