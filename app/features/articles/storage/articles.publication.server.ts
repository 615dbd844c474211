import type { Kysely } from "kysely";
import type { Article, ArticleInput } from "#app/features/articles/article.ts";
import type { Publication } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { dayOf, instantOf } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { holdTable } from "#platform/database/locks.ts";
import { withSlugs } from "./articles.slugs.server.ts";

/** An article before its first saving. */
export const unpublished: Publication = { published: false, publishAt: null, publishedAt: null };

/**
 * Called once for each publication, within its transaction: what it writes with `db` is committed
 * with it or not at all; throwing prevents the publication.
 */
export type PublicationListener = (article: Article, db: Kysely<Tables>) => Promise<void>;

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
 * Returns the date of an article that is public at an instant: the chosen day, or its present date.
 * A day means its noon, the same day nearly everywhere, or an earlier instant; a date of that day
 * stays.
 */
function dateOf(day: string | null, present: string | null, at: string): string {
	if (day === null) return present ?? at;
	if (present !== null && dayOf(new Date(present)) === day) return present;
	const noon = instantOf(`${day}T12:00`) ?? at;
	return noon < at ? noon : at;
}

/** Returns the date to show before publication: chosen day, present date, scheduled time or now. */
export function expectedDate(
	{ publishedOn, publishedAt, publishAt }: Pick<Article, "publishedOn" | "publishedAt" | "publishAt">,
	now: string,
): string {
	return dateOf(publishedOn, publishedAt, publishAt ?? now);
}

/** Returns a scheduled publication. Instants are stored in one spelling, to compare as text. */
function schedule(before: Publication, publishAt: string): Publication {
	return { ...withdraw(before), publishAt: new Date(publishAt).toISOString() };
}

/** Returns the publication of an article that is a draft without a time. */
function withdraw({ publishedAt }: Publication): Publication {
	return { published: false, publishAt: null, publishedAt };
}

export function publicationAfter(input: ArticleInput, before: Publication, now: string): Publication {
	if (input.published) return publish(before, now, input.publishedOn);
	return input.publishAt === null ? withdraw(before) : schedule(before, input.publishAt);
}

/** Refuses a past time of publication or a future date. @throws ApiError 400. */
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

/**
 * Returns the content that a save stores: under the article's day, by an author who exists, with
 * free addresses. Part of the save's transaction. @throws ApiError 409 `slug-taken`.
 */
export async function storedContent(
	db: Kysely<Tables>,
	input: ArticleInput,
	{ id, current }: { id: string; current?: Article | undefined },
): Promise<ArticleInput> {
	const hasOwnDay = input.publishedOn !== null || current === undefined || current.publishedAt === null;
	const dated = hasOwnDay ? input : { ...input, publishedOn: current.publishedOn };
	return withSlugs(db, await withKnownAuthor(db, dated), { id, current });
}

/** Returns the content, by the business where its author was deleted; holds the authors. */
export async function withKnownAuthor<Input extends ArticleInput>(
	db: Kysely<Tables>,
	input: Input,
): Promise<Input> {
	if (input.authorId === null) return input;
	await holdTable(db, "authors");
	const known = await db
		.selectFrom("authors")
		.select("id")
		.where("id", "=", input.authorId)
		.executeTakeFirst();
	return known === undefined ? { ...input, authorId: null } : input;
}
