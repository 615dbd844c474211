import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { shownLanguage } from "./article.ts";

/** The text of an article in one language, and whether it is complete. */
type TextRow = { language: Language; complete: number };

type SluggedRow = TextRow & { slug: string; own_slug: string };

/** Returns the row of the text that a reader sees. */
export function shownRow<One extends TextRow>(rows: readonly [One, ...One[]], pageLanguage: Language): One {
	const isCompleteIn = (language: Language) =>
		rows.some((row) => row.language === language && row.complete === 1);
	const language = shownLanguage(isCompleteIn, pageLanguage);
	return rows.find((row) => row.language === language) ?? rows[0];
}

export function slugOfRow(row: Pick<SluggedRow, "slug" | "own_slug">): string {
	return row.own_slug || row.slug;
}

/** Returns an article's slug for the readers of each language. */
export function slugsOfRows(rows: readonly [SluggedRow, ...SluggedRow[]]): Record<Language, string> {
	return inEachLanguage((language) => slugOfRow(shownRow(rows, language)));
}

/**
 * Returns the languages whose page search engines may list: its text did not appear elsewhere
 * first.
 */
export function languagesListed<One extends TextRow & { original_url: string }>(
	rows: readonly [One, ...One[]],
): Language[] {
	return languages.filter((language) => shownRow(rows, language).original_url === "");
}
