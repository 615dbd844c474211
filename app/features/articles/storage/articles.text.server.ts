import type { Kysely } from "kysely";
import { textRows } from "#app/content/columns.ts";
import { type Article, articleFields, isComplete } from "#app/features/articles/article.ts";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, columnsOf, type ShortRow } from "#app/features/articles/articles.row.server.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { shownRow } from "#app/features/articles/shown-row.server.ts";
import { mediaPath } from "#app/features/media/media.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { htmlOf } from "./articles.html.server.ts";
import { withLibraryWords } from "./described-pictures.server.ts";

/**
 * What readers of a language see of articles, in the order of their rows, with the id of each.
 * Within `inOnePiece`, with the reading of the rows.
 */
export async function textsOfPage(
	db: Kysely<Tables>,
	renderer: TextRenderer,
	rows: readonly ShortRow[],
	language: Language,
): Promise<(ArticleText & { id: string })[]> {
	const articles = byArticle(rows);
	const shown = articles.map((same) => shownRow(same, language));
	const stored = await htmlOf(db, renderer, shown);
	const html = await withLibraryWords(
		db,
		new Map(shown.map((row) => [row.id, { html: stored.get(row.id) ?? "", language: row.language }])),
	);
	return articles.map((same) => {
		const [{ id, updated_at: updatedAt }] = same;
		return { ...textOfRows(same, language), id, html: html.get(id) ?? "", updatedAt };
	});
}

/**
 * What readers of a language would see of an article that no page shows. The text in `complete`
 * counts as complete whatever is missing.
 */
export async function textOfArticle(
	db: Kysely<Tables>,
	rendered: RenderedTexts,
	article: Article,
	language: Language,
	complete?: Language,
): Promise<ArticleText & { id: string }> {
	const rows = await rowsOf(db, article, rendered, complete);
	const shown = shownRow(rows, language);
	const html = rendered[shown.language]?.html ?? "";
	const described = await withLibraryWords(db, new Map([[article.id, { html, language: shown.language }]]));
	return {
		...textOfRows(rows, language),
		id: article.id,
		html: described.get(article.id) ?? html,
		updatedAt: article.updatedAt,
	};
}

/** What an article's page shows beside the text itself, of the text that a reader sees. */
function textOfRows(rows: readonly [ShortRow, ...ShortRow[]], language: Language) {
	const shown = shownRow(rows, language);
	return {
		...cardOf(rows, language),
		categoryKey: slugOf(shownRow(rows, defaultLanguage).category),
		originalUrl: shown.original_url,
		searchTitle: shown.search_title,
		searchDescription: shown.search_description,
		sharePicture: shown.share_picture,
	};
}

/** Texts that are no article's, with the library's words for their pictures. */
export function describedTexts(db: Kysely<Tables>, renderer: Pick<TextRenderer, "render">) {
	/** HTML that was made before. */
	async function describeHtml(html: string, language: Language): Promise<string> {
		const described = await withLibraryWords(db, new Map([["text", { html, language }]]));
		return described.get("text") ?? html;
	}

	/** The HTML of a text. @throws TextUnrenderable. */
	async function renderDescribed(markdown: string, language: Language): Promise<string> {
		const { html } = await renderer.render(markdown);
		return describeHtml(html, language);
	}

	return { describeHtml, renderDescribed };
}

/** The rows that an article would be read from once it is stored. */
async function rowsOf(
	db: Kysely<Tables>,
	article: Article,
	rendered: RenderedTexts,
	complete: Language | undefined,
): Promise<[ShortRow, ...ShortRow[]]> {
	const { id, slug, createdAt: created_at, updatedAt: updated_at, version } = article;
	const hash = (article.imageUrl ?? "").slice(mediaPath.length).slice(0, 64);
	const focus = await db
		.selectFrom("media_focal_points")
		.select(["focal_x", "focal_y"])
		.where("hash", "=", hash)
		.executeTakeFirst();
	const words = await db
		.selectFrom("media_texts")
		.select(["language", "alt"])
		.where("hash", "=", hash)
		.execute();
	const author = await db
		.selectFrom("authors")
		.select(["name", "slug"])
		.where("id", "=", article.authorId ?? "")
		.executeTakeFirst();
	const own = { ...columnsOf(article, article), id, slug, created_at, updated_at, version };
	const placed = {
		...own,
		...(focus ?? { focal_x: null, focal_y: null }),
		author_name: author?.name ?? null,
		author_slug: author?.slug ?? null,
	};
	const [first, ...others] = textRows(articleFields, article).map((texts) => ({
		...placed,
		...texts,
		complete: isComplete(texts) || texts.language === complete ? (1 as const) : (0 as const),
		changed_in: article.textVersions[texts.language],
		library_alt: words.find(({ language }) => language === texts.language)?.alt ?? null,
		reading_minutes: rendered[texts.language]?.readingMinutes ?? 1,
	}));
	if (first === undefined) throw new Error("An article without texts was read.");
	return [first, ...others];
}
