import { randomUUID } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import type { Creation } from "#app/content/drafts/working-copy.ts";
import { replaceVersion } from "#app/content/storage/versioned.server.ts";
import type { Article, ArticleInput, ArticleStats } from "#app/features/articles/article.ts";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import {
	articleOfRow,
	articleRows,
	byArticle,
	columnsOf,
	newRow,
	shortRows,
} from "#app/features/articles/articles.row.server.ts";
import {
	sharedTextRenderer,
	type TextRenderer,
} from "#app/features/articles/rendering/text-renderer.server.ts";
import { indexArticles, type SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { articlesSearch } from "#app/features/articles/search/articles.search.server.ts";
import { languagesListed, slugsOfRows } from "#app/features/articles/shown-row.server.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { articlesOfAuthor, withKnownAuthor } from "./articles.authors.server.ts";
import { createMany, type NewArticle } from "./articles.bulk.server.ts";
import { listCategories, listWrittenCategories } from "./articles.categories.server.ts";
import { correctedArticles } from "./articles.corrections.server.ts";
import { deletedArticles } from "./articles.deletion.server.ts";
import { shownDrafts } from "./articles.draft.server.ts";
import { inOnePiece, outdatedHtml, storeHtml } from "./articles.html.server.ts";
import { replacedImages } from "./articles.image-replacement.server.ts";
import { articleImages } from "./articles.images.server.ts";
import { articleLists } from "./articles.list.server.ts";
import {
	announcePublication,
	checkPublication,
	type PublicationListener,
	publicationAfter,
	scheduledArticles,
	unpublished,
	withKnownDay,
} from "./articles.publication.server.ts";
import { relatedArticles } from "./articles.related.server.ts";
import { findFormer, idsNamed, recordFormerSlugs, withSlugs } from "./articles.slugs.server.ts";
import { syndicatedArticles } from "./articles.syndication.server.ts";
import { describedTexts, textsOfPage } from "./articles.text.server.ts";
import { writeTexts } from "./articles.text-rows.server.ts";
import { articleVersions, saveVersion } from "./articles.versions.server.ts";
import { articleKind, endCorrections } from "./articles.waiting.server.ts";
import { loadArticle } from "./load-article.server.ts";
import { withPictureSizes } from "./picture-sizes.server.ts";

export type ArticlesStore = ReturnType<typeof articlesStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		articles: Pick<ArticlesStore, "listCards" | "countCards" | "listCategories" | "listOfAuthor"> &
			Pick<ArticlesStore, "listRelated" | "findText" | "describeHtml">;
		/** Counts one search of this client. @returns how many seconds it must wait, if it must. */
		countSearch(): Promise<number | undefined>;
	}
}

/** What a reader's address leads to: a text, the address where that text lives now, or nothing. */
export type FoundText =
	| { text: ArticleText /** Of every language. */; slugs: Record<Language, string>; listedIn: Language[] }
	| { movedTo: string }
	| undefined;

type Options = { textRenderer?: TextRenderer; onPublished?: PublicationListener };

/** Every query on articles. Answers are new objects; instants are ISO 8601 in UTC. */
export function articlesStore(
	db: Kysely<Tables>,
	clock: Clock,
	{ textRenderer = sharedTextRenderer, onPublished = async () => undefined }: Options = {},
) {
	const renderer = withPictureSizes(textRenderer, db);
	/** Adds an article. @throws ApiError 400 for a text that cannot be rendered. */
	async function create(input: ArticleInput, { at = clock(), draft }: Creation = {}): Promise<Article> {
		checkPublication(input, at);
		const rendered = await renderer.renderTexts(input);
		const id = randomUUID();
		return db.transaction().execute(async (transaction) => {
			const addressed = await withSlugs(transaction, await withKnownAuthor(transaction, input), { id });
			const now = at.toISOString();
			const row = newRow(addressed, publicationAfter(input, unpublished, now), { id, now });
			await transaction.insertInto("articles").values(row).execute();
			const article = articleOfRow(addressed, row);
			await afterSave(transaction, { article, rendered }, draft);
			await announcePublication(onPublished, { before: unpublished, article, db: transaction });
			return article;
		});
	}

	/**
	 * Replaces an article's texts, and what waits of corrections; empty slugs keep the present ones.
	 * @throws ApiError 400 for a text that cannot be rendered, 404, or 409 `stale` with the `current`
	 * article when `version` is not the newest.
	 */
	async function update(
		id: string,
		input: ArticleInput & { version: number },
		render = renderer.renderTexts,
	): Promise<Article> {
		const at = clock();
		checkPublication(input, at);
		const rendered = await render(input);
		const now = at.toISOString();
		return replaceVersion(db, articleKind, { id, version: input.version }, async (transaction, current) => {
			const named = await withKnownAuthor(transaction, withKnownDay(input, current));
			const addressed = await withSlugs(transaction, named, { id, current });
			const row = {
				...columnsOf(addressed, publicationAfter(input, current, now)),
				...{ id, created_at: current.createdAt, updated_at: now, version: current.version + 1 },
			};
			const article = articleOfRow(addressed, row, current);
			return {
				columns: row,
				async afterSave() {
					await recordFormerSlugs(transaction, { before: current, after: article, now });
					await afterSave(transaction, { article, rendered }, id);
					await announcePublication(onPublished, { before: current, article, db: transaction });
					return article;
				},
			};
		});
	}

	/**
	 * The article with this id or present slug, in whichever language, draft or not.
	 * @throws ApiError 404.
	 */
	async function get(idOrSlug: string): Promise<Article> {
		return loadArticle(articleRows(db).where("id", "in", (where) => idsNamed(where, idOrSlug)));
	}

	/**
	 * What /blog/{key} shows in a language, where key is a slug, a former slug or an id. Drafts are not
	 * there, nor is a slug whose text nobody sees yet.
	 */
	function findText(key: string, language: Language): Promise<FoundText> {
		return inOnePiece(() => lookForText(key, language));
	}

	async function lookForText(key: string, language: Language): Promise<FoundText> {
		const named = await shortRows(db)
			.where("id", "in", (where) =>
				idsNamed(where, key).union(
					where.selectFrom("former_slugs").select("article_id as id").where("slug", "=", key),
				),
			)
			.execute();
		// Asked here: SQLite would take the index of all published articles for the shorter way.
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

	/** How many articles there are, published and not. */
	async function stats(): Promise<ArticleStats> {
		const counts = await db
			.selectFrom("articles")
			.select(({ fn }) => ["published", fn.countAll<number>().as("articles")])
			.groupBy("published")
			.execute();
		const count = (published: 0 | 1) => counts.find((row) => row.published === published)?.articles ?? 0;
		return {
			totalArticles: count(0) + count(1),
			publishedArticles: count(1),
			draftArticles: count(0),
		};
	}

	const scheduled = scheduledArticles({ db, clock, renderer, onPublished });
	const { publishDueCorrections, ...corrected } = correctedArticles({ db, clock, renderer, update });

	return {
		create,
		update,
		get,
		findText,
		stats,
		/** What saving would store of a text. @throws TextUnrenderable. */
		render: renderer.render,
		...describedTexts(db, renderer),
		renderTexts: renderer.renderTexts,
		renderStored: renderer.renderStored,
		createMany: (articles: Iterable<NewArticle>) => createMany(db, renderer, articles),
		...articleLists(db),
		...articleImages(db),
		...replacedImages({ db, clock, renderer }),
		...articleVersions(db),
		...corrected,
		/** Publishes what is due, articles and corrections. @returns how many this call published. */
		publishDue: async () => (await scheduled.publishDue()) + (await publishDueCorrections()),
		showDraft: shownDrafts(db, renderer, clock),
		...deletedArticles({ db, clock, renderer, onPublished }),
		...articlesSearch(db),
		...syndicatedArticles(db, renderer),
		...outdatedHtml(db, renderer),
		listCategories: (language: Language) => listCategories(db, language),
		listWrittenCategories: () => listWrittenCategories(db),
		listRelated: relatedArticles(db),
		listOfAuthor: articlesOfAuthor(db),
	};
}

/**
 * What every save also does: indexes the text, stores its HTML and a version, and deletes the
 * corrections that waited and the working copy.
 */
async function afterSave(
	db: Kysely<Tables>,
	saved: SavedArticle,
	workingCopy: string | undefined,
): Promise<void> {
	await writeTexts(db, [saved]);
	// SQLite answers within the turn that asks: what belongs to texts of 200,000 characters is written
	// in three.
	await nextTurn();
	await indexArticles(db, [saved]);
	await nextTurn();
	await storeHtml(db, [saved]);
	await saveVersion(db, saved);
	await endCorrections(db, saved.article);
	await dropWorkingCopy(db, "article", workingCopy);
}
