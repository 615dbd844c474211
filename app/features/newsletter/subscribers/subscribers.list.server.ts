import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { Consent } from "#app/features/newsletter/consent.ts";
import { normalizeEmail } from "#app/features/newsletter/email.ts";
import { countReasons, type LeavingReasonCounts } from "#app/features/newsletter/leaving.ts";
import type { Subscriber, SubscriberCounts, SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { daysAfter, startOfDay } from "#app/i18n/business-time.ts";
import type { ConsentsTable, SubscribersTable } from "#migrations/subscriber-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { anywhere } from "#platform/database/like.ts";

/** Programs can make up the page that the form names, so that the list of pages is limited. */
const maxPages = 100;
/** Rows that an export reads at a time. */
const exportBatch = 500;

/** A subscriber with the token of the links in their mails. */
export type Exported = Subscriber & { unsubscribeToken: string };

/** The end of a page: when its last subscriber came, and their id. */
type Position = readonly string[];

export type SubscribersList = ReturnType<typeof subscribersList>;

/** Lists and counts subscribers for the administrator. */
export function subscribersList(db: Kysely<Tables>, clock: Clock) {
	/** Returns at most `limit` matches after a position, the newest first. */
	async function page(filter: SubscriberFilter, limit: number, after?: Position): Promise<Subscriber[]> {
		const now = clock().toISOString();
		return (await read(filter, now, limit, after)).map((row) => fromRow(row, now));
	}

	async function read(
		filter: SubscriberFilter,
		now: string,
		limit: number,
		after?: Position,
	): Promise<Row[]> {
		return db
			.selectFrom("subscribers")
			.leftJoin("consents", "consents.id", "consent_id")
			.selectAll("subscribers")
			.select(["kind", "statement", "given_on", "file_name", "recorded_at", "recorded_by"])
			.select((row) => requestedEmail(row, now).as("requested_email"))
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
	}

	/** Yields all matches in batches, so that a long list is never in memory whole. */
	async function* pages(filter: SubscriberFilter): AsyncGenerator<Exported[]> {
		let after: Position | undefined;
		for (;;) {
			const now = clock().toISOString();
			const rows = await read(filter, now, exportBatch, after);
			const exported = rows.map((row) => ({ ...fromRow(row, now), unsubscribeToken: row.unsubscribe_token }));
			const last = exported.at(-1);
			if (last === undefined) return;
			yield exported;
			after = positionOf(last);
		}
	}

	/** Counts the matches. */
	async function count(filter: SubscriberFilter): Promise<number> {
		const { people } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.countAll<number>().as("people"))
			.where(matching(filter, clock().toISOString()))
			.executeTakeFirstOrThrow();
		return people;
	}

	/** Lists the pages on which people subscribed. */
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

	/** Counts the matches in each state, without the filter's own. */
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

	/** Counts the reasons that people gave for leaving. */
	async function countLeavingReasons(): Promise<LeavingReasonCounts> {
		const rows = await db
			.selectFrom("subscribers")
			.select(({ fn }) => ["leaving_reason", fn.countAll<number>().as("people")])
			.where("state", "=", "unsubscribed")
			.groupBy("leaving_reason")
			.execute();
		return countReasons(rows);
	}

	return { page, pages, count, countStates, countLeavingReasons, listPages };
}

/** Returns the position of a subscriber in the list. */
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

type Row = Selectable<SubscribersTable> & {
	[Column in keyof Omit<ConsentsTable, "id">]: ConsentsTable[Column] | null;
} & { requested_email: string | null };

function fromRow(row: Row, now: string): Subscriber {
	const isPaused = row.state === "confirmed" && row.rests_until !== null && row.rests_until > now;
	return {
		id: row.id,
		email: row.email,
		state: row.state,
		language: row.language,
		page: row.page,
		consentVersion: row.consent_version,
		consent: consentOf(row),
		subscribedAt: row.created_at,
		confirmedAt: row.confirmed_at,
		unsubscribedAt: row.unsubscribed_at,
		leavingReason: row.leaving_reason,
		pausedUntil: isPaused ? row.rests_until : null,
		requestedEmail: row.requested_email,
		refusals: row.refusals,
		refusal: row.refusal_status,
		refusedAt: row.refused_at,
		complainedAt: row.complained_at === row.unsubscribed_at ? row.complained_at : null,
	};
}

function consentOf({ kind, recorded_at, ...row }: Row): Consent | null {
	if (kind === null || recorded_at === null) return null;
	return {
		kind,
		statement: row.statement ?? "",
		givenOn: row.given_on,
		fileName: row.file_name ?? "",
		recordedAt: recorded_at,
		recordedBy: row.recorded_by ?? "",
	};
}
