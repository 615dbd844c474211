import { textRows } from "#app/content/columns.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import { type Article, type ArticleInput, articleFields, isCompleteIn } from "./article.ts";

type Versions = Record<Language, number>;

/**
 * Returns the version in which the text of each language was last changed, for an article that is
 * saved as `version`. Slugs do not count. A change of a text that was behind another, or not
 * complete, brings it up to date: both are of this version.
 */
export function textVersionsOf(input: ArticleInput, version: number, before?: Article): Versions {
	const changed = inEachLanguage((language) => {
		const now = comparableText(input, language);
		if (now === undefined) return 0;
		return before !== undefined && now === comparableText(before, language)
			? before.textVersions[language]
			: version;
	});
	if (before === undefined) return changed;
	const followed = languages.flatMap((language) =>
		changed[language] === version ? languagesAhead(before, input, language) : [],
	);
	return inEachLanguage((language) =>
		changed[language] > 0 && followed.includes(language) ? version : changed[language],
	);
}

/**
 * Returns the text of a language without its addresses, to compare; undefined where nothing is
 * written.
 */
function comparableText(content: ArticleInput, language: Language): string | undefined {
	const row = textRows(articleFields, content).find((one) => one.language === language);
	return row && JSON.stringify({ ...row, own_slug: "", original_url: "" });
}

/**
 * Returns the languages whose complete text a language's own was behind, before it was changed to
 * `after`.
 */
function languagesAhead(before: Article, after: ArticleInput, language: Language): Language[] {
	const { textVersions } = before;
	if (!isCompleteIn(after, language)) return [];
	const wasBehind = (other: Language) =>
		!isCompleteIn(before, language) || textVersions[other] > textVersions[language];
	return languages.filter((other) => other !== language && isCompleteIn(before, other) && wasBehind(other));
}

/** Returns the languages whose complete text is older than another complete one. */
export function outdatedAmong(
	rows: readonly { language: Language; complete: number; changed_in: number }[],
): Language[] {
	const complete = rows.filter((row) => row.complete === 1);
	const newest = Math.max(...complete.map(({ changed_in }) => changed_in));
	return languages.filter((one) =>
		complete.some(({ language, changed_in }) => language === one && changed_in < newest),
	);
}
