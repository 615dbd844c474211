import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { countReasons, type LeavingReasonCounts } from "#app/features/newsletter/leaving.ts";
import type { Subscriber, SubscriberCounts, SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { daysAfter, startOfDay } from "#app/i18n/business-time.ts";
import { normalizeEmail } from "#app/mail/email-address.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { anywhere } from "#platform/database/like.ts";

/** Programs can make up the page that the form names, so that the list of pages is limited. */
const maxPages = 100;
const exportBatch = 500;

/** A subscriber with the token of the links in their mails. */
export type Exported = Subscriber & { unsubscribeToken: string };

/** The end of a page: when its last subscriber came, and their id. */
type Position = readonly string[];

export type SubscribersList = ReturnType<typeof subscribersList>;

/** Lists and counts subscribers for the administrator. */
export function subscribersList(db: Kysely<Tables>, clock: Clock) {
	return { ...subscriberPages(db, clock), ...subscriberCounts(db, clock) };
}

function subscriberPages(db: Kysely<Tables>, clock: Clock) {
	/** Returns at most `limit` matches after a position, the newest first. */
	async function page(filter: SubscriberFilter, limit: number, after?: Position): Promise<Subscriber[]> {
		const found = await read(filter, limit, after);
		return found.map(({ unsubscribeToken: _, ...subscriber }) => subscriber);
	}

	async function read(filter: SubscriberFilter, limit: number, after?: Position): Promise<Exported[]> {
		const now = clock().toISOString();
		const rows = await db
			.selectFrom("subscribers")
			.leftJoin("consents", "consents.id", "consent_id")
			.select(["subscribers.id", "email", "state", "language", "page", "refusals"])
			.select(["consent_version as consentVersion", "created_at as subscribedAt"])
			.select(["confirmed_at as confirmedAt", "unsubscribed_at as unsubscribedAt"])
			.select(["leaving_reason as leavingReason", "rests_until as restsUntil"])
			.select(["refusal_status as refusal", "refused_at as refusedAt", "complained_at as complainedAt"])
			.select(["unsubscribe_token as unsubscribeToken", "kind", "statement", "given_on as givenOn"])
			.select(["file_name as fileName", "recorded_at as recordedAt", "recorded_by as recordedBy"])
			.select((row) => requestedEmail(row, now).as("requestedEmail"))
			.where(matching(filter, now))
			.$if(after !== undefined, (query) =>
				query.where(({ eb, refTuple, tuple }) => {
					const [createdAt = "", id = ""] = after ?? [];
					return eb(refTuple("created_at", "subscribers.id"), "<", tuple(createdAt, id));
				}),
			)
			.orderBy("created_at", "desc")
			.orderBy("subscribers.id", "desc")
			.limit(limit)
			.execute();
		return rows.map(
			({ restsUntil, kind, statement, givenOn, fileName, recordedAt, recordedBy, ...row }): Exported => ({
				...row,
				consent:
					kind === null || recordedAt === null
						? null
						: {
								...{ kind, givenOn, recordedAt, recordedBy: recordedBy ?? "" },
								...{ statement: statement ?? "", fileName: fileName ?? "" },
							},
				pausedUntil: row.state === "confirmed" && restsUntil !== null && restsUntil > now ? restsUntil : null,
				complainedAt: row.complainedAt === row.unsubscribedAt ? row.complainedAt : null,
			}),
		);
	}

	/** Yields all matches in batches, so that a long list is never in memory whole. */
	async function* pages(filter: SubscriberFilter): AsyncGenerator<Exported[]> {
		let after: Position | undefined;
		for (;;) {
			const exported = await read(filter, exportBatch, after);
			const last = exported.at(-1);
			if (last === undefined) return;
			yield exported;
			after = positionOf(last);
		}
	}

	return { page, pages };
}

/** Counts subscribers, and lists the pages of the site from which they came. */
function subscriberCounts(db: Kysely<Tables>, clock: Clock) {
	async function count(filter: SubscriberFilter): Promise<number> {
		const { people } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.countAll<number>().as("people"))
			.where(matching(filter, clock().toISOString()))
			.executeTakeFirstOrThrow();
		return people;
	}

	async function listPages(): Promise<string[]> {
		const rows = await db
			.selectFrom("subscribers")
			.select("page")
			.distinct()
			.orderBy("page")
			.limit(maxPages)
			.execute();
		return rows.map(({ page: from }) => from);
	}

	async function countStates({ state: _, ...filter }: SubscriberFilter = {}): Promise<SubscriberCounts> {
		const rows = await db
			.selectFrom("subscribers")
			.select(({ fn }) => ["state", fn.countAll<number>().as("people")])
			.where(matching(filter, clock().toISOString()))
			.groupBy("state")
			.execute();
		const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
		for (const { state, people } of rows) counts[state] = people;
		return counts;
	}

	async function countLeavingReasons(): Promise<LeavingReasonCounts> {
		const rows = await db
			.selectFrom("subscribers")
			.select(({ fn }) => ["leaving_reason", fn.countAll<number>().as("people")])
			.where("state", "=", "unsubscribed")
			.groupBy("leaving_reason")
			.execute();
		return countReasons(rows);
	}

	return { count, countStates, countLeavingReasons, listPages };
}

export function positionOf({ subscribedAt, id }: Subscriber): string[] {
	return [subscribedAt, id];
}

/** Selects the new address that a reader has still to prove. */
function requestedEmail(where: ExpressionBuilder<Tables, "subscribers">, now: string) {
	return where
		.selectFrom("reader_links")
		.select("new_email")
		.whereRef("subscriber_id", "=", "subscribers.id")
		.where("new_email", "is not", null)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.orderBy("reader_links.created_at", "desc")
		.limit(1);
}

function matching({ search = "", state, language, page, from, to }: SubscriberFilter, now: string) {
	const part = normalizeEmail(search);
	return (where: ExpressionBuilder<Tables, "subscribers">) => {
		const conditions = [];
		if (part !== "") {
			const like = sql`like ${anywhere(part)} escape '\\'`;
			conditions.push(sql<boolean>`(email ${like} or ${requestedEmail(where, now)} ${like})`);
		}
		if (state === "paused") {
			const isPaused = where.or([where("refused_at", "is not", null), where("rests_until", ">", now)]);
			conditions.push(where("state", "=", "confirmed"), isPaused);
		} else if (state === "refusing") {
			conditions.push(where("state", "=", "confirmed"), where("refused_at", "is not", null));
		} else if (state !== undefined) conditions.push(where("state", "=", state));
		if (language !== undefined) conditions.push(where("language", "=", language));
		if (page !== undefined && page !== "") conditions.push(where("page", "=", page));
		if (from !== undefined) conditions.push(where("created_at", ">=", startOfDay(from)));
		if (to !== undefined) conditions.push(where("created_at", "<", startOfDay(daysAfter(to, 1))));
		return where.and(conditions);
	};
}
