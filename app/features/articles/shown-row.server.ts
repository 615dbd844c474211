import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { shownLanguage } from "./article.ts";

/** What is written of an article in one language, and whether that is whole. */
type TextRow = { language: Language; complete: number };

type SluggedRow = TextRow & { slug: string; own_slug: string };

/** The row of the text that a reader sees. */
export function shownRow<One extends TextRow>(rows: readonly [One, ...One[]], pageLanguage: Language): One {
	const isCompleteIn = (language: Language) =>
		rows.some((row) => row.language === language && row.complete === 1);
	const language = shownLanguage(isCompleteIn, pageLanguage);
	return rows.find((row) => row.language === language) ?? rows[0];
}

/** The slug under which a text is found: one of its own, or the article's. */
export function slugOfRow(row: Pick<SluggedRow, "slug" | "own_slug">): string {
	return row.own_slug || row.slug;
}

/** The slug under which the readers of each language find an article. */
export function slugsOfRows(rows: readonly [SluggedRow, ...SluggedRow[]]): Record<Language, string> {
	return inEachLanguage((language) => slugOfRow(shownRow(rows, language)));
}

/** The languages whose readers are shown a text that is ours: search engines may list those pages. */
export function languagesListed<One extends TextRow & { original_url: string }>(
	rows: readonly [One, ...One[]],
): Language[] {
	return languages.filter((language) => shownRow(rows, language).original_url === "");
}
