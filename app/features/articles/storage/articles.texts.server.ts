import type { Kysely } from "kysely";
import { textRows } from "#app/content/columns.ts";
import { type Article, articleFields, isComplete } from "#app/features/articles/article.ts";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import {
	byArticle,
	cardOf,
	columnsOf,
	type ShortRow,
	shortRows,
} from "#app/features/articles/articles.row.server.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { languagesListed, shownRow, slugsOfRows } from "#app/features/articles/shown-row.server.ts";
import { mediaPath } from "#app/features/media/media.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { atOneVersion, htmlOf } from "./articles.html.server.ts";
import { findFormer, idsNamed } from "./articles.slugs.server.ts";
import { withLibraryWords } from "./described-pictures.server.ts";

/**
 * The result of a reader's address: a text, the present address of a text that moved, or nothing.
 */
export type FoundText =
	| { text: ArticleText; slugs: Record<Language, string>; listedIn: Language[] }
	| { movedTo: string }
	| undefined;

export function articleTexts(db: Kysely<Tables>, renderer: TextRenderer) {
	/**
	 * Finds what /blog/{key} shows in a language, where key is a slug, a former slug or an id: no
	 * draft, and no slug of a text that is not shown yet.
	 */
	function find(key: string, language: Language): Promise<FoundText> {
		return atOneVersion(() => lookForText(key, language));
	}

	async function lookForText(key: string, language: Language): Promise<FoundText> {
		const named = await shortRows(db)
			.where("id", "in", (where) =>
				idsNamed(where, key).union(
					where.selectFrom("former_slugs").select("article_id as id").where("slug", "=", key),
				),
			)
			.execute();
		// Filtered here: SQLite would choose the index of all published articles.
		const published = byArticle(named.filter((row) => row.published === 1));
		const known = published.map((rows) => ({ rows, id: rows[0].id, slugs: slugsOfRows(rows) }));
		const own = known.find(({ slugs }) => slugs[language] === key);
		if (own !== undefined) {
			const [found] = await textsOfPage(db, renderer, own.rows, language);
			if (found === undefined) return undefined;
			const { id, ...text } = found;
			return { text, slugs: own.slugs, listedIn: languagesListed(own.rows) };
		}
		const former = await findFormer(db, key);
		const moved = known.find(
			({ id, slugs }) => id === key || id === former || Object.values(slugs).includes(key),
		);
		return moved && { movedTo: moved.slugs[language] };
	}

	return { find };
}

export const textsEffects: Effects<ReturnType<typeof articleTexts>> = { find: "read" };

/**
 * Returns the texts that readers of a language see, in the order of the rows. Call it within
 * `atOneVersion`, together with the query of the rows.
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
 * Returns the text that readers of a language would see of an article that no page shows. The text
 * in `complete` counts as complete whatever is missing.
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

/** Returns what an article's page shows beside the HTML. */
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

/** Returns the rows that an article would be read from once it is stored. */
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
	const descriptions = await db
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
		library_alt: descriptions.find(({ language }) => language === texts.language)?.alt ?? null,
		reading_minutes: rendered[texts.language]?.readingMinutes ?? 1,
	}));
	if (first === undefined) throw new Error("An article without texts was read.");
	return [first, ...others];
}
