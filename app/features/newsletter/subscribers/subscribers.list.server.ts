import { type ExpressionBuilder, type Kysely, type Selectable, sql } from "kysely";
import type { Consent } from "#app/features/newsletter/consent.ts";
import { normalizeEmail } from "#app/features/newsletter/email.ts";
import { countReasons, type LeavingReasonCounts } from "#app/features/newsletter/leaving.ts";
import type { Subscriber, SubscriberCounts, SubscriberFilter } from "#app/features/newsletter/subscriber.ts";
import { daysAfter, instantOf } from "#app/i18n/business-time.ts";
import type { ConsentsTable, SubscribersTable } from "#migrations/subscriber-tables.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { anywhere } from "#platform/database/like.ts";

/** Addresses of pages are made up by whoever sends the form: a list of them has an end. */
const pagesAtMost = 100;
/** Rows that an export reads at a time. */
const exportedAtATime = 500;

/** A subscriber with the token of the link that each mail to them carries. */
export type Exported = Subscriber & { unsubscribeToken: string };

/** Where a page ends: when its last subscriber came, and their id. */
type Position = readonly string[];

export type SubscribersList = ReturnType<typeof subscribersList>;

/** The people of the newsletter, as the administrator looks through them. */
export function subscribersList(db: Kysely<Tables>, clock: Clock) {
	/** At most `limit` of those who match, the newest first, that come after a position. */
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

	/** All who match, some at a time, so that a long list is never in memory whole. */
	async function* pages(filter: SubscriberFilter): AsyncGenerator<Exported[]> {
		let after: Position | undefined;
		for (;;) {
			const now = clock().toISOString();
			const rows = await read(filter, now, exportedAtATime, after);
			const exported = rows.map((row) => ({ ...fromRow(row, now), unsubscribeToken: row.unsubscribe_token }));
			const last = exported.at(-1);
			if (last === undefined) return;
			yield exported;
			after = positionOf(last);
		}
	}

	/** How many match. */
	async function count(filter: SubscriberFilter): Promise<number> {
		const { people: subscribers } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.countAll<number>().as("people"))
			.where(matching(filter, clock().toISOString()))
			.executeTakeFirstOrThrow();
		return subscribers;
	}

	/** Where subscribers come from. */
	async function listPages(): Promise<string[]> {
		const rows = await db
			.selectFrom("subscribers")
			.select("page")
			.distinct()
			.orderBy("page")
			.limit(pagesAtMost)
			.execute();
		return rows.map(({ page: from }) => from);
	}

	/** How many people there are in each state, of those who match whatever their state is. */
	async function countStates({ state: _, ...filter }: SubscriberFilter = {}): Promise<SubscriberCounts> {
		const rows = await db
			.selectFrom("subscribers")
			.select(({ fn }) => ["state", fn.countAll<number>().as("people")])
			.where(matching(filter, clock().toISOString()))
			.groupBy("state")
			.execute();
		const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
		for (const { state, people: subscribers } of rows) counts[state] = subscribers;
		return counts;
	}

	/** Why those left who left, where they said so. */
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

/** Where a page that ends with this subscriber ends. */
export function positionOf({ subscribedAt, id }: Subscriber): string[] {
	return [subscribedAt, id];
}

/** The address that a reader gave as their new one and has still to prove. */
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
			const rests = where.or([where("refused_at", "is not", null), where("rests_until", ">", now)]);
			conditions.push(where("state", "=", "confirmed"), rests);
		} else if (state === "refusing") {
			conditions.push(where("state", "=", "confirmed"), where("refused_at", "is not", null));
		} else if (state !== undefined) conditions.push(where("state", "=", state));
		if (language !== undefined) conditions.push(where("language", "=", language));
		if (page !== undefined && page !== "") conditions.push(where("page", "=", page));
		if (from !== undefined) conditions.push(where("created_at", ">=", beginningOf(from)));
		if (to !== undefined) conditions.push(where("created_at", "<", beginningOf(daysAfter(to, 1))));
		return where.and(conditions);
	};
}

/** When a day begins in the business's time zone. */
function beginningOf(day: string): string {
	return instantOf(`${day}T00:00`) ?? "";
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
