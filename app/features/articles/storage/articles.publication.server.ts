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
 * Called once for each publication of an article, within its transaction. What it writes with `db`
 * is committed with the publication or not at all; throwing prevents the publication.
 */
export type PublicationListener = (article: Article, db: Kysely<Tables>) => Promise<void>;

/** The dependencies of every capability that changes articles. */
export type ArticleParts = {
	db: Kysely<Tables>;
	clock: Clock;
	renderer: TextRenderer;
	onPublished: PublicationListener;
};

/** Returns the publication of an article that is public from now on. */
export function publish(before: Publication, at: string, day: string | null): Publication {
	return { published: true, publishAt: null, publishedAt: dateOf(day, before.publishedAt, at) };
}

/**
 * Returns the date of an article that is public at an instant: the day that was chosen, or its
 * present date, which is that of its first publication. A day means its noon, which is the same day
 * nearly everywhere, or the instant itself before noon; a present date of that day stays.
 */
export function dateOf(day: string | null, present: string | null, at: string): string {
	if (day === null) return present ?? at;
	if (present !== null && dayOf(new Date(present)) === day) return present;
	const noon = instantOf(`${day}T12:00`) ?? at;
	return noon < at ? noon : at;
}

/**
 * Returns the date of an article that is shown before it is public: by its chosen day, its present
 * date, its scheduled time, or now.
 */
export function expectedDate(
	{ publishedOn, publishedAt, publishAt }: Pick<Article, "publishedOn" | "publishedAt" | "publishAt">,
	now: string,
): string {
	return dateOf(publishedOn, publishedAt, publishAt ?? now);
}

/**
 * Returns the publication of an article that is scheduled. Instants are stored in one spelling, so
 * that they compare as text.
 */
function schedule(before: Publication, publishAt: string): Publication {
	return { ...withdraw(before), publishAt: new Date(publishAt).toISOString() };
}

/** Returns the publication of an article that is a draft without a time. */
function withdraw({ publishedAt }: Publication): Publication {
	return { published: false, publishAt: null, publishedAt };
}

/** Returns an article's publication after a save at the instant `now`. */
export function publicationAfter(input: ArticleInput, before: Publication, now: string): Publication {
	if (input.published) return publish(before, now, input.publishedOn);
	return input.publishAt === null ? withdraw(before) : schedule(before, input.publishAt);
}

/**
 * Refuses a time of publication in the past, and a date in the future.
 * @throws ApiError 400 `past` or `day-ahead`.
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

/** Announces a saved article that has become public. The last part of the save's transaction. */
export async function announcePublication(
	onPublished: PublicationListener,
	{ before, article, db }: { before: Publication; article: Article; db: Kysely<Tables> },
): Promise<void> {
	if (article.published && !before.published) await onPublished(article, db);
}
