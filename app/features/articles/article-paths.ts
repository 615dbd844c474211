import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";

/** Returns the path of an article in each language, by its slugs. */
export function articlePaths(slugs: Record<Language, string>): Record<Language, string> {
	return inEachLanguage((language) => localizePath(entryPath("article", slugs[language]), language));
}
