import type { Kysely } from "kysely";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import {
	articleOf,
	articleRows,
	byArticle,
	columnsOf,
	type Publication,
} from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { indexArticles } from "#app/features/articles/search/articles.indexer.server.ts";
import { dayOf, instantOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { withKnownAuthor } from "./articles.authors.server.ts";
import { renderStored, storeHtml } from "./articles.html.server.ts";
import { writeTexts } from "./articles.text-rows.server.ts";

/** An article before its first saving. */
export const unpublished: Publication = { published: false, publishAt: null, publishedAt: null };

/**
 * Hears of an article that becomes public: once each time, whichever way, in the transaction that
 * makes it so. What it writes with `db` is committed with the publication or not at all; what it
 * throws prevents the publication.
 */
export type PublicationListener = (article: Article, db: Kysely<Tables>) => Promise<void>;

/** Public from now on. */
function publish(before: Publication, at: string, day: string | null): Publication {
	return { published: true, publishAt: null, publishedAt: dateOf(day, before.publishedAt, at) };
}

/**
 * What dates an article that is public at an instant: the day that was chosen, else the date that it
 * has, which is the first time that it was public. Of a day it is noon, which is of the same day nearly
 * everywhere, unless that is to come; a date of that day stays.
 */
export function dateOf(day: string | null, present: string | null, at: string): string {
	if (day === null) return present ?? at;
	if (present !== null && dayOf(new Date(present)) === day) return present;
	const noon = instantOf(`${day}T12:00`) ?? at;
	return noon < at ? noon : at;
}

/**
 * What dates an article that is shown before it is public: as it will be, with the day chosen for it,
 * as it is, with the time chosen for it, or today.
 */
export function expectedDate(
	{ publishedOn, publishedAt, publishAt }: Pick<Article, "publishedOn" | "publishedAt" | "publishAt">,
	now: string,
): string {
	return dateOf(publishedOn, publishedAt, publishAt ?? now);
}

/**
 * Not public until an instant, which is stored in the one spelling of instants, so that they
 * compare as text.
 */
function schedule(before: Publication, publishAt: string): Publication {
	return { ...withdraw(before), publishAt: new Date(publishAt).toISOString() };
}

/** Not public, and no time set for it. */
function withdraw({ publishedAt }: Publication): Publication {
	return { published: false, publishAt: null, publishedAt };
}

/** What a saving at the instant `now` makes of an article's publication. */
export function publicationAfter(input: ArticleInput, before: Publication, now: string): Publication {
	if (input.published) return publish(before, now, input.publishedOn);
	return input.publishAt === null ? withdraw(before) : schedule(before, input.publishAt);
}

/**
 * The same content under the day that the article stands under, where it has been public and no other
 * is chosen.
 */
export function withKnownDay<Input extends ArticleInput>(
	input: Input,
	current: Pick<Article, "publishedAt" | "publishedOn">,
): Input {
	if (input.publishedOn !== null || current.publishedAt === null) return input;
	return { ...input, publishedOn: current.publishedOn };
}

/**
 * Refuses a time of publication that has passed, which nobody chooses, and a day to stand under that
 * is to come. @throws ApiError 400 `past` or `day-ahead`.
 */
export function checkPublication(input: ArticleInput, now: Date): void {
	const { published, publishAt, publishedOn } = input;
	if (publishedOn !== null && publishedOn > dayOf(now)) {
		const message = "Choose a day that has come.";
		throw new ApiError(400, "day-ahead", message, { fields: { publishedOn: message } });
	}
	if (published || publishAt === null || Date.parse(publishAt) > now.getTime()) return;
	const message = "Choose a time in the future.";
	throw new ApiError(400, "past", message, { fields: { publishAt: message } });
}

/**
 * Announces a saved article if it was not public before and is now. The last part of the saving's
 * transaction.
 */
export async function announcePublication(
	onPublished: PublicationListener,
	{ before, article, db }: { before: Publication; article: Article; db: Kysely<Tables> },
): Promise<void> {
	if (article.published && !before.published) await onPublished(article, db);
}

type Parts = { db: Kysely<Tables>; clock: Clock; renderer: TextRenderer; onPublished: PublicationListener };

/** The queries on articles that publish themselves. */
export function scheduledArticles({ db, clock, renderer, onPublished }: Parts) {
	/**
	 * Publishes the articles whose time has come, each once however many processes try. The first
	 * publication is dated with the time that was chosen, or an earlier day. The version moves on, so
	 * that a form opened before cannot hide it unseen.
	 * @returns how many this call published.
	 */
	async function publishDue(): Promise<number> {
		const now = clock().toISOString();
		const due = await articleRows(db).where("published", "=", 0).where("publish_at", "<=", now).execute();
		let published = 0;
		for (const draft of byArticle(due).map(articleOf)) {
			const rendered = await renderStored(renderer, draft);
			const publication = publish(draft, draft.publishAt ?? now, draft.publishedOn);
			published += await db.transaction().execute(async (transaction) => {
				// Deleting an author is no new version of what named them.
				const named = await withKnownAuthor(transaction, draft);
				const article = { ...named, ...publication, updatedAt: now, version: draft.version + 1 };
				const { numUpdatedRows } = await transaction
					.updateTable("articles")
					.set({ ...columnsOf(named, publication), updated_at: now, version: article.version })
					.where("id", "=", draft.id)
					.where("published", "=", 0)
					// Deleted and restored meanwhile, it is a draft of the same version without a time.
					.where("publish_at", "<=", now)
					.where("version", "=", draft.version)
					.executeTakeFirst();
				if (numUpdatedRows === 0n) return 0;
				const saved = [{ article, rendered }];
				await writeTexts(transaction, saved);
				await indexArticles(transaction, saved);
				await storeHtml(transaction, saved);
				await announcePublication(onPublished, { before: draft, article, db: transaction });
				return 1;
			});
		}
		return published;
	}

	return { publishDue };
}
