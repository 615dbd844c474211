import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { columnNames, contentOfRows, sharedColumns, textRows, valuesOfRow } from "#app/content/columns.ts";
import { sharedNames, shortTextNames, shownNames } from "#app/content/localized.ts";
import { focusOfRow, positionOf } from "#app/features/media/focal-point.ts";
import { mediaPath } from "#app/features/media/media.ts";
import { inEachLanguage, inOtherLanguages } from "#app/i18n/language.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import type { ArticlesTable, ArticleTextsTable } from "#migrations/article-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import {
	type Article,
	type ArticleHistory,
	type ArticleInput,
	articleFields,
	isCompleteIn,
	shownLanguage,
} from "./article.ts";
import type { ArticleSummary, TranslationState } from "./article-summary.ts";
import type { ArticleCardData, Byline } from "./article-text.ts";

/** An article's row with its text in one language. */
type ArticleRow = Selectable<ArticlesTable> &
	Omit<Selectable<ArticleTextsTable>, "article_id" | "listed_at" | "leads">;

/** A row without the long texts, with what the library knows of its picture. */
export type ShortRow = Omit<ArticleRow, "content"> & {
	focal_x: number | null;
	focal_y: number | null;
	/** The library's description of it, in the row's language. */
	library_alt: string | null;
	/** Null where the business is the author. */
	author_name: string | null;
	author_slug: string | null;
};

/** Selects articles without their long texts: one row for each language of an article. */
export function shortRows(db: Kysely<Tables>) {
	return (
		db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_texts.article_id", "articles.id")
			.leftJoin("media_focal_points", (join) =>
				join.on("media_focal_points.hash", "=", hashWithin(sql.ref("articles.image_url"))),
			)
			// Under other names: most queries name an article's columns without their table.
			.leftJoin(
				db
					.selectFrom("authors")
					.select(["id as writer_id", "name as author_name", "slug as author_slug"])
					.as("writers"),
				(join) => join.onRef("writers.writer_id", "=", "articles.author_id"),
			)
			.selectAll("articles")
			.select(["language", "complete", "reading_minutes", "own_slug", "changed_in"])
			.select(["image_caption", "original_url", "search_title", "search_description"])
			.select(["focal_x", "focal_y", "author_name", "author_slug"])
			.select(columnNames(shortTextNames(articleFields)))
			.select(
				sql<string | null>`(
				select alt from media_texts
				where media_texts.hash = ${hashWithin(sql.ref("articles.image_url"))}
					and media_texts.language = article_texts.language
			)`.as("library_alt"),
			)
	);
}

/** Cuts the content hash out of an image's path, which is `/media/{hash}-{width}.{format}`. */
function hashWithin(url: RawBuilder<unknown>) {
	return sql<string>`substr(${url}, ${sql.lit(mediaPath.length + 1)}, 64)`;
}

/** Selects whole articles: one row for each language of an article. */
export function articleRows(db: Kysely<Tables>) {
	return shortRows(db).select("content");
}

/** Loads an article, draft or not. @throws ApiError 404. */
export function loadArticle(db: Kysely<Tables>, id: string): Promise<Article> {
	return firstArticle(articleRows(db).where("articles.id", "=", id));
}

/** Returns the first article that a query finds. @throws ApiError 404 without one. */
export async function firstArticle(query: { execute(): Promise<readonly ArticleRow[]> }): Promise<Article> {
	const [found] = byArticle(await query.execute());
	if (found !== undefined) return articleOf(found);
	throw new ApiError(404, "not-found", "This article does not exist, or has been deleted.");
}

/** Groups rows by article, in the order of the articles. */
export function byArticle<One extends { id: string }>(rows: readonly One[]): [One, ...One[]][] {
	return [...Map.groupBy(rows, ({ id }) => id).values()] as [One, ...One[]][];
}

/** The publication of an article: whether it is public, when it will be, and since when. */
export type Publication = Pick<Article, "published" | "publishAt" | "publishedAt">;

/** Returns the columns of an article's own row for its content and its publication. */
export function columnsOf(input: ArticleInput, publication: Publication) {
	const columns = sharedColumns(articleFields, { ...input, ...publication });
	return { ...columns, published_at: publication.publishedAt };
}

/** Returns the row of an article that is saved for the first time, at the instant `now`. */
export function newRow(
	input: ArticleInput,
	publication: Publication,
	{ id, now }: { id: string; now: string },
) {
	const columns = columnsOf(input, publication);
	return { ...columns, id, created_at: now, updated_at: now, version: 1 };
}

/** Returns the article that is saved as `row`, and was `before` until now. */
export function articleOfRow(input: ArticleInput, row: ReturnType<typeof newRow>, before?: Article): Article {
	return {
		...contentOfRows(
			articleFields,
			textRows(articleFields, input).map((texts) => ({ ...row, ...texts })),
		),
		...historyOf(row),
		textVersions: textVersionsOf(input, row.version, before),
	};
}

/** Returns the whole article of its rows, as the content area and the API see it. */
export function articleOf(rows: readonly [ArticleRow, ...ArticleRow[]]): Article {
	const textVersions = inEachLanguage(
		(one) => rows.find(({ language }) => language === one)?.changed_in ?? 0,
	);
	return { ...contentOfRows(articleFields, rows), ...historyOf(rows[0]), textVersions };
}

type HistoryRow = Pick<ArticleRow, "id" | "published_at" | "created_at" | "updated_at" | "version">;

function historyOf(row: HistoryRow): Omit<ArticleHistory, "textVersions"> {
	return {
		id: row.id,
		publishedAt: row.published_at,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		version: row.version,
	};
}

/** Returns an entry of the content area's list, in `preferred` or another complete language. */
export function summaryOf(
	rows: readonly [ShortRow, ...ShortRow[]],
	preferred: Language = defaultLanguage,
): ArticleSummary {
	const row = shownRow(rows, preferred);
	const slug = slugOfRow(row);
	const states = inEachLanguage((language): TranslationState => {
		const complete = rows.find((one) => one.language === language)?.complete;
		return complete === undefined ? "missing" : complete === 1 ? "complete" : "incomplete";
	});
	return {
		...valuesOfRow(articleFields, [...sharedNames(articleFields), ...shortTextNames(articleFields)], row),
		...historyOf(row),
		slug,
		language: row.language,
		states,
		outdated: outdatedAmong(rows),
		translations: inOtherLanguages((language) => states[language]),
		french: states.fr,
		...cropOf(row),
	};
}

/**
 * Returns a card in the reader's language. Blank short texts are the default language's, if that is
 * complete; a picture's missing description is the library's.
 */
export function cardOf(rows: readonly [ShortRow, ...ShortRow[]], pageLanguage: Language): ArticleCardData {
	const row = shownRow(rows, pageLanguage);
	const others: Record<string, unknown> = describedTextsOf(shownRow(rows, defaultLanguage));
	const texts = Object.entries(describedTextsOf(row)).map(([name, text]) => [
		name,
		text === "" ? others[name] : text,
	]);
	return {
		...valuesOfRow(articleFields, shownNames(articleFields), row),
		...Object.fromEntries(texts),
		...bylineOf(row),
		slug: slugOfRow(row),
		publishedAt: row.published_at ?? "",
		readingMinutes: row.reading_minutes,
		language: row.language,
		...cropOf(row),
	};
}

/** Returns the centre of crops of an article's picture, unless that is the middle. */
function cropOf(row: ShortRow): { imagePosition?: string } {
	const imagePosition = positionOf(focusOfRow(row));
	return imagePosition === undefined ? {} : { imagePosition };
}

/** Returns the author of an article, unless that is the business. */
function bylineOf({ author_name: name, author_slug: slug }: ShortRow): { author?: Byline } {
	return name === null || slug === null ? {} : { author: { name, slug } };
}

function describedTextsOf(row: ShortRow) {
	const texts = valuesOfRow(articleFields, shortTextNames(articleFields), row);
	return { ...texts, imageAlt: texts.imageAlt || (row.library_alt ?? "") };
}

type TextRow = { language: Language; complete: number };

type SluggedRow = TextRow & { slug: string; own_slug: string };

export function shownRow<One extends TextRow>(rows: readonly [One, ...One[]], pageLanguage: Language): One {
	const isCompleteIn = (language: Language) =>
		rows.some((row) => row.language === language && row.complete === 1);
	const language = shownLanguage(isCompleteIn, pageLanguage);
	return rows.find((row) => row.language === language) ?? rows[0];
}

function slugOfRow(row: Pick<SluggedRow, "slug" | "own_slug">): string {
	return row.own_slug || row.slug;
}

export function slugsOfRows(rows: readonly [SluggedRow, ...SluggedRow[]]): Record<Language, string> {
	return inEachLanguage((language) => slugOfRow(shownRow(rows, language)));
}

/** Returns the languages whose text did not appear elsewhere first: search engines may list them. */
export function languagesListed<One extends TextRow & { original_url: string }>(
	rows: readonly [One, ...One[]],
): Language[] {
	return languages.filter((language) => shownRow(rows, language).original_url === "");
}

type Versions = Record<Language, number>;

/**
 * Returns the version in which each language's text was last changed, slugs aside, for an article
 * saved as `version`. Changing a text that was behind another brings both up to it.
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

/** Returns a language's text without addresses, to compare; undefined if nothing is written. */
function comparableText(content: ArticleInput, language: Language): string | undefined {
	const row = textRows(articleFields, content).find((one) => one.language === language);
	return row && JSON.stringify({ ...row, own_slug: "", original_url: "" });
}

/** Returns the complete languages that a language's text was behind, before it became `after`. */
function languagesAhead(before: Article, after: ArticleInput, language: Language): Language[] {
	const { textVersions } = before;
	if (!isCompleteIn(after, language)) return [];
	const wasBehind = (other: Language) =>
		!isCompleteIn(before, language) || textVersions[other] > textVersions[language];
	return languages.filter((other) => other !== language && isCompleteIn(before, other) && wasBehind(other));
}

/** Returns the languages whose complete text is older than another complete one. */
function outdatedAmong(
	rows: readonly { language: Language; complete: number; changed_in: number }[],
): Language[] {
	const complete = rows.filter((row) => row.complete === 1);
	const newest = Math.max(...complete.map(({ changed_in }) => changed_in));
	return languages.filter((one) =>
		complete.some(({ language, changed_in }) => language === one && changed_in < newest),
	);
}
