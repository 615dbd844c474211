import { firstWritten } from "#app/content/localized.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { pageAt } from "#app/metadata/public-pages.ts";
import { pageTexts } from "#app/site/page-texts.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath, type PageId, pages } from "#app/site/site-map.ts";
import type { VisitedEntry } from "./visit-report.ts";

type AdminText = Translate<Dictionaries["admin"]>;

/** Names a page by its title, or else in the content area's own words; others by their path. */
export function nameOfPage(
	{ page, entry }: { page: string; entry: VisitedEntry | null },
	language: Language,
	t: AdminText,
): string {
	if (entry !== null) return titleOf(entry, language, t);
	const id = pageAt(page);
	if (id === undefined || pages[id] !== page) return page;
	const named: Partial<Record<string, string>> = { ...t("texts.viewedPages"), ...t("texts.pages") };
	const own: Partial<Record<PageId, string>> = pageTexts;
	return named[own[id]?.split(".").at(-1) ?? id] ?? page;
}

export function titleOf(entry: VisitedEntry, language: Language, t: AdminText): string {
	return firstWritten(entry, "title", language) || t("articles.untitled");
}

const letter = "letter/";

/** Returns the path of the letter that is a source; blank for any other. */
export function letterPath(source: string): string {
	return source.startsWith(letter) ? entryPath("newsletter/letter", source.slice(letter.length)) : "";
}
