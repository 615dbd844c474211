import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import { derivedSlug } from "#app/i18n/slug.ts";
import { type Language, languages, type OtherLanguage, otherLanguages } from "#app/site/site-config.ts";
import { type EntryPage, entryPath } from "#app/site/site-map.ts";

/** An entry's slug, and those of its translations that have one of their own. */
export type EntrySlugs = { slug: string; ownSlugs: Partial<Record<OtherLanguage, string>> };

/** The same, of a kind of entries whose translations may have none. */
export type MaybeOwnSlugs = Pick<EntrySlugs, "slug"> & Partial<EntrySlugs>;

/** Returns an entry's slug for the readers of a language. */
export function slugIn(language: Language, { slug, ownSlugs = {} }: MaybeOwnSlugs): string {
	const own: Partial<Record<Language, string>> = ownSlugs;
	return own[language] ?? slug;
}

/** Returns the path of an entry in a language. */
export function entryPathIn(page: EntryPage, entry: MaybeOwnSlugs, language: Language): string {
	return localizePath(entryPath(page, slugIn(language, entry)), language);
}

/** The same for every language. */
export function entryPaths(page: EntryPage, entry: MaybeOwnSlugs): Record<Language, string> {
	return inEachLanguage((language) => entryPathIn(page, entry, language));
}

/**
 * Chooses the slugs of an entry by its titles: its own is of the first title that has letters of
 * ours, or the `fallback`; a translation has one where its title makes another. `free` returns a
 * slug, or one like it where another entry has it.
 */
export async function slugsOfTitles(
	titles: Record<Language, string>,
	fallback: string,
	free: (slug: string) => Promise<string>,
): Promise<EntrySlugs> {
	const wished = inEachLanguage((language) => derivedSlug(titles[language]));
	const slug = await free(languages.map((language) => wished[language]).find(Boolean) ?? fallback);
	const own: EntrySlugs["ownSlugs"] = {};
	for (const language of otherLanguages) {
		const found = wished[language] === "" ? slug : await free(wished[language]);
		if (found !== slug) own[language] = found;
	}
	return { slug, ownSlugs: own };
}
