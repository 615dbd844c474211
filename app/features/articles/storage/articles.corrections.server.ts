import type { Kysely } from "kysely";
import { dropWorkingCopy } from "#app/content/drafts/working-copies.store.server.ts";
import { replaceVersion } from "#app/content/storage/versioned.server.ts";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import { inTextsOf, type TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { inOtherLanguages } from "#app/i18n/language.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { withKnownAuthor } from "./articles.authors.server.ts";
import { checkPublication, withKnownDay } from "./articles.publication.server.ts";
import { withSlugs } from "./articles.slugs.server.ts";
import { saveVersion } from "./articles.versions.server.ts";
import {
	articleKind,
	dropCorrections,
	findCorrections,
	restoreCorrections,
} from "./articles.waiting.server.ts";

const notPublished = "Only an article on the website can have corrections waiting.";

type Parts = {
	db: Kysely<Tables>;
	clock: Clock;
	renderer: TextRenderer;
	update(
		id: string,
		input: ArticleInput & { version: number },
		render: TextRenderer["renderTexts"],
	): Promise<Article>;
};

/**
 * Corrections of a published article that wait to be published. Their text is a version of the
 * article; no query of a page, a list, a search or a feed knows of them.
 */
export function correctedArticles({ db, clock, renderer, update }: Parts) {
	/**
	 * Lets corrections wait, in place of those that waited. They move the article's version on, so
	 * that nobody who has not seen them publishes over them.
	 * @returns the article as it will be, changed when they were saved.
	 * @throws ApiError 400 for a text that cannot be rendered, 404, 409 `stale`, or 409 `slug-taken`: an
	 * address is asked for again when they are published, since another may take it meanwhile.
	 */
	async function saveCorrections(id: string, input: ArticleInput & { version: number }): Promise<Article> {
		const { version, ...texts } = input;
		const at = clock();
		checkPublication({ ...texts, published: false }, at);
		const rendered = await renderer.renderTexts(texts);
		return replaceVersion(db, articleKind, { id, version }, async (transaction, current) => {
			if (!current.published) throw new ApiError(400, "invalid", notPublished);
			const named = await withKnownAuthor(transaction, withKnownDay(texts, current));
			const article: Article = {
				...current,
				...(await withSlugs(transaction, named, { id, current })),
				published: true,
				publishAt: texts.publishAt && new Date(texts.publishAt).toISOString(),
				updatedAt: at.toISOString(),
				version: version + 1,
			};
			const row = { article_id: id, version: article.version, publish_at: article.publishAt };
			return {
				columns: {},
				async afterSave() {
					await moveHtml(transaction, current);
					await saveVersion(transaction, { article, rendered }, true);
					await restoreCorrections(transaction, row);
					await dropWorkingCopy(transaction, "article", id);
					return article;
				},
			};
		});
	}

	/**
	 * Gives corrections up; what they said stays in the history. @returns the article that readers
	 * see. @throws ApiError 404, or 409 `stale`.
	 */
	async function discardCorrections(id: string, version: number): Promise<Article> {
		return replaceVersion(db, articleKind, { id, version }, async (transaction, current) => ({
			columns: {},
			async afterSave() {
				await moveHtml(transaction, current);
				await dropCorrections(transaction, id);
				return { ...current, version: version + 1 };
			},
		}));
	}

	/**
	 * Publishes the corrections whose time has come. Those that fail hold up no others. @returns how
	 * many this call published.
	 */
	async function publishDueCorrections(): Promise<number> {
		const due = await db
			.selectFrom("article_corrections")
			.select("article_id")
			.where("publish_at", "<=", clock().toISOString())
			.execute();
		let published = 0;
		const failures: unknown[] = [];
		for (const { article_id: id } of due) {
			try {
				published += await publishCorrections(id);
			} catch (error) {
				failures.push(error);
			}
		}
		if (failures.length > 0) throw new AggregateError(failures, "Corrections could not be published.");
		return published;
	}

	/** Where an address was taken meanwhile, all stay as they are. What was made of them meanwhile goes first. */
	async function publishCorrections(id: string): Promise<number> {
		const corrected = await findCorrections(db, id);
		// While others were published, they may have been given another time, or none.
		if (corrected === undefined || !isDue(corrected, clock())) return 0;
		const render: TextRenderer["renderTexts"] = (texts) =>
			inTextsOf(texts, (markdown) => renderer.renderStored(markdown));
		const { version } = corrected;
		const publish = (input: ArticleInput) => update(id, { ...input, version, publishAt: null }, render);
		try {
			await publish(corrected).catch((error: unknown) => {
				if (error instanceof ApiError && error.code === "slug-taken") return publish(withoutSlugs(corrected));
				throw error;
			});
			return 1;
		} catch (error) {
			if (error instanceof ApiError && (error.code === "stale" || error.code === "not-found")) return 0;
			throw error;
		}
	}

	return {
		saveCorrections,
		discardCorrections,
		publishDueCorrections,
		/** The article as its waiting corrections make it, if there are some. */
		findCorrections: (id: string) => findCorrections(db, id),
	};
}

function isDue({ publishAt }: Article, now: Date): boolean {
	return publishAt !== null && publishAt <= now.toISOString();
}

/** Corrections that ask for no address: the present ones stay. */
function withoutSlugs(texts: ArticleInput): ArticleInput {
	const translated = inOtherLanguages((language) => {
		const own = texts[language];
		return own && { ...own, slug: "" };
	});
	return { ...texts, ...translated, slug: "" };
}

/** Has the HTML of an article stand for its next version, whose texts are as they were. */
async function moveHtml(db: Kysely<Tables>, { id, version }: Article): Promise<void> {
	await db
		.updateTable("article_html")
		.set({ article_version: version + 1 })
		.where("article_id", "=", id)
		.where("article_version", "=", version)
		.execute();
}
