import { textRows } from "#app/content/columns.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { type Article, type ArticleInput, articleFields, isCompleteIn } from "./article.ts";

type Versions = Record<Language, number>;

/**
 * The version in which the text of each language was last changed, of an article that is saved as
 * `version`. Its addresses are none of a text. A text that was behind another, or not whole, and is
 * changed now has followed it: both are of this version.
 */
export function textVersionsOf(input: ArticleInput, version: number, before?: Article): Versions {
	const changed = inEachLanguage((language) => {
		const now = said(input, language);
		if (now === undefined) return 0;
		return before !== undefined && now === said(before, language) ? before.textVersions[language] : version;
	});
	if (before === undefined) return changed;
	const followed = languages.flatMap((language) =>
		changed[language] === version ? ahead(before, input, language) : [],
	);
	return inEachLanguage((language) =>
		changed[language] > 0 && followed.includes(language) ? version : changed[language],
	);
}

/** What is written in a language, but for its addresses; undefined where nothing is. */
function said(content: ArticleInput, language: Language): string | undefined {
	const row = textRows(articleFields, content).find((one) => one.language === language);
	return row && JSON.stringify({ ...row, own_slug: "", original_url: "" });
}

/** The whole texts that the text of a language had not followed before it was changed to `after`. */
function ahead(before: Article, after: ArticleInput, language: Language): Language[] {
	const { textVersions } = before;
	if (!isCompleteIn(after, language)) return [];
	const wasBehind = (other: Language) =>
		!isCompleteIn(before, language) || textVersions[other] > textVersions[language];
	return languages.filter((other) => other !== language && isCompleteIn(before, other) && wasBehind(other));
}

/** The languages of the whole texts that are older than another whole one. */
export function outdatedAmong(
	rows: readonly { language: Language; complete: number; changed_in: number }[],
): Language[] {
	const whole = rows.filter(({ complete }) => complete === 1);
	const newest = Math.max(...whole.map(({ changed_in }) => changed_in));
	return languages.filter((one) =>
		whole.some(({ language, changed_in }) => language === one && changed_in < newest),
	);
}
