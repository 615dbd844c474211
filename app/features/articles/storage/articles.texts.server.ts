import type { Kysely } from "kysely";
import { textRows } from "#app/content/columns.ts";
import {
	type Article,
	type ArticleHistory,
	type ArticleInput,
	articleFields,
	isComplete,
	isCompleteIn,
} from "#app/features/articles/article.ts";
import type { ArticleAddress, ArticleText, SyndicatedText } from "#app/features/articles/article-text.ts";
import {
	byArticle,
	cardOf,
	columnsOf,
	languagesListed,
	type ShortRow,
	shortRows,
	shownRow,
	slugsOfRows,
} from "#app/features/articles/articles.row.server.ts";
import type { RenderedTexts } from "#app/features/articles/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { mediaPath } from "#app/features/media/media.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { atOneVersion, htmlOf } from "./articles.html.server.ts";
import { type ArticleParts, expectedDate } from "./articles.publication.server.ts";
import { findFormer, idsNamed } from "./articles.slugs.server.ts";
import { withLibraryWords } from "./library-pictures.server.ts";

/** The result of an address: a text, its present address if it moved, or nothing. */
type FoundText =
	| { text: ArticleText; slugs: Record<Language, string>; listedIn: Language[] }
	| { movedTo: string }
	| undefined;

export function articleTexts(db: Kysely<Tables>, renderer: TextRenderer) {
	/** Finds what /blog/{key} shows, a slug, a former one or an id: no draft, no text not shown yet. */
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

/** Returns the texts that readers see, in the order of the rows. Call it within `atOneVersion`. */
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

/** Returns what readers would see of an article; the text in `complete` counts as complete. */
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
		imageCaption: shown.image_caption,
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

type ShownDraft = {
	input: ArticleInput;
	/** The saved article; undefined for a new one. */
	saved: ArticleHistory | undefined;
	/** The language of the page. */
	language: Language;
	/** The text that is shown where none is complete yet. */
	written: Language;
};

export function articlePreview({ db, renderer, clock }: ArticleParts) {
	/**
	 * Returns what readers would see of an article if it were saved, dated as it will be.
	 * @throws ApiError 400 for a text that cannot be rendered.
	 */
	async function show({ input, saved, language, written }: ShownDraft): Promise<ArticleText> {
		const rendered = await renderer.renderTexts(input);
		const now = clock().toISOString();
		const created: ArticleHistory = {
			...{ id: "", publishedAt: null, createdAt: now, updatedAt: now, version: 1 },
			textVersions: inEachLanguage(() => 1),
		};
		const article: Article = { ...(saved ?? created), ...input };
		const shown = languages.some((one) => isCompleteIn(article, one)) ? undefined : written;
		const { id: _, ...text } = await textOfArticle(db, rendered, article, language, shown);
		return { ...text, publishedAt: expectedDate(article, now) };
	}

	return { show };
}

export const previewEffects: Effects<ReturnType<typeof articlePreview>> = { show: "uncached" };

export function syndicatedArticles(db: Kysely<Tables>, renderer: TextRenderer) {
	/** Lists the addresses of published articles, newest first, without reading their texts. */
	async function listAddresses(page: { limit: number }): Promise<ArticleAddress[]> {
		const rows = await db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_texts.article_id", "articles.id")
			.select(["id", "slug", "updated_at", "language", "complete", "own_slug", "original_url", "image_url"])
			.where("id", "in", newest(page.limit))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.execute();
		return byArticle(rows).map((same) => ({
			slugs: slugsOfRows(same),
			listedIn: languagesListed(same),
			updatedAt: same[0].updated_at,
			imageUrl: same[0].image_url,
		}));
	}

	/** Lists whole published texts in the reader's language, newest first. */
	async function listTexts(language: Language, page: { limit: number }): Promise<SyndicatedText[]> {
		const ordered = shortRows(db)
			.where("id", "in", newest(page.limit))
			.orderBy("published_at", "desc")
			.orderBy("id", "desc");
		return atOneVersion(async () => textsOfPage(db, renderer, await ordered.execute(), language));
	}

	function newest(limit: number) {
		return db
			.selectFrom("articles")
			.select("id")
			.where("published", "=", 1)
			.orderBy("published_at", "desc")
			.orderBy("id", "desc")
			.limit(limit);
	}

	return { listAddresses, listTexts };
}

export const syndicationEffects: Effects<ReturnType<typeof syndicatedArticles>> = {
	listAddresses: "read",
	listTexts: "read",
};
