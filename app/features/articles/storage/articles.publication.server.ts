import type { Kysely } from "kysely";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import type { Publication } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { dayOf, instantOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";

/** An article before its first saving. */
export const unpublished: Publication = { published: false, publishAt: null, publishedAt: null };

/**
 * Hears of an article that becomes public: once each time, whichever way, in the transaction that
 * makes it so. What it writes with `db` is committed with the publication or not at all; what it
 * throws prevents the publication.
 */
export type PublicationListener = (article: Article, db: Kysely<Tables>) => Promise<void>;

/** What every capability that changes articles works with. */
export type ArticleParts = {
	db: Kysely<Tables>;
	clock: Clock;
	renderer: TextRenderer;
	onPublished: PublicationListener;
};

/** Public from now on. */
export function publish(before: Publication, at: string, day: string | null): Publication {
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
