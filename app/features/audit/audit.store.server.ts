import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { daysAfter, startOfDay } from "#app/i18n/business-time.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { type AuditAction, type AuditFilter, type AuditRecord, auditMonths } from "./audit.ts";

/** Rows of an exported file that are read at once. */
const exportBatch = 500;
const maxSubjectCharacters = 300;

/** Something that was done. `name` is the person's; blank for an owner who gave none. */
export type AuditEntry = Pick<AuditRecord, "action"> &
	Partial<Pick<AuditRecord, "person" | "device" | "subject" | "details">>;

export type AuditStore = ReturnType<typeof auditStore>;

/** The record of what was done: rows are added, and deleted once they are old. */
export function auditStore(db: Kysely<Tables>, clock: Clock) {
	/** Adds a record, in the transaction of what was done where there is one. @returns it. */
	async function record(entry: AuditEntry, within: Kysely<Tables> = db): Promise<AuditRecord> {
		const { action, person = null, device = null, subject = null, details = {} } = entry;
		const added = { id: randomUUID(), at: clock().toISOString(), action, person, device, details };
		const cut = subject === null ? null : subject.slice(0, maxSubjectCharacters);
		await within
			.insertInto("audit_records")
			.values({
				...{ id: added.id, at: added.at, action, device, subject: cut },
				...{ person_id: person?.id ?? null, person_name: person?.name || null },
				details: JSON.stringify(details),
			})
			.execute();
		return { ...added, subject: cut };
	}

	/** Counts a wrong key: one row an hour, whoever tries, so that nobody can fill the table. */
	async function countFailedTry(): Promise<void> {
		const hour = `${clock().toISOString().slice(0, 13)}:00:00.000Z`;
		await db
			.insertInto("audit_records")
			.values({ id: `failed-${hour}`, at: hour, action: "sign-in-failed", details: "1" })
			.onConflict((conflict) =>
				conflict.column("id").doUpdateSet({
					// The count alone is JSON too, and both engines add to it in one statement.
					details: sql<string>`cast(cast(audit_records.details as integer) + 1 as text)`,
				}),
			)
			.execute();
	}

	/** Lists at most `limit` matches, the newest first, behind a place in the list. */
	async function list(filter: AuditFilter, limit: number, after?: readonly string[]): Promise<AuditRecord[]> {
		const rows = await db
			.selectFrom("audit_records")
			.selectAll()
			.where(matching(filter))
			.$if(after !== undefined, (query) =>
				query.where(({ eb, refTuple, tuple }) => {
					const [at = "", id = ""] = after ?? [];
					return eb(refTuple("at", "id"), "<", tuple(at, id));
				}),
			)
			.orderBy("at", "desc")
			.orderBy("id", "desc")
			.limit(limit)
			.execute();
		return rows.map(({ person_id: id, person_name: name, details, action, ...row }) => ({
			...row,
			action: action as AuditAction,
			person: id === null ? null : { id, name: name ?? "" },
			details: detailsOf(details),
		}));
	}

	async function count(filter: AuditFilter): Promise<number> {
		const { found } = await db
			.selectFrom("audit_records")
			.select(({ fn }) => fn.countAll<number>().as("found"))
			.where(matching(filter))
			.executeTakeFirstOrThrow();
		return Number(found);
	}

	/** Yields all matches in batches. */
	async function* batches(filter: AuditFilter): AsyncGenerator<AuditRecord[]> {
		let after: string[] | undefined;
		for (;;) {
			const found = await list(filter, exportBatch, after);
			const last = found.at(-1);
			if (last === undefined) return;
			yield found;
			after = placeOf(last);
		}
	}

	/** Lists everybody whom a record names, under their latest name. */
	async function people(): Promise<{ id: string; name: string }[]> {
		const rows = await db
			.selectFrom("audit_records")
			.select(({ fn }) => ["person_id", fn.max("person_name").as("name")])
			.where("person_id", "is not", null)
			.groupBy("person_id")
			.orderBy("person_id")
			.execute();
		return rows.map(({ person_id, name }) => ({ id: person_id ?? "", name: name ?? "" }));
	}

	async function removeOld(): Promise<void> {
		const oldest = clock();
		oldest.setUTCMonth(oldest.getUTCMonth() - auditMonths);
		await db.deleteFrom("audit_records").where("at", "<", oldest.toISOString()).execute();
	}

	return { record, countFailedTry, list, count, batches, people, removeOld };
}

/** The place of a record in the list. */
export function placeOf({ at, id }: AuditRecord): string[] {
	return [at, id];
}

function detailsOf(stored: string): AuditRecord["details"] {
	const details = JSON.parse(stored) as number | AuditRecord["details"];
	return typeof details === "number" ? { count: details } : details;
}

function matching({ action, person, from, to }: AuditFilter) {
	return (where: ExpressionBuilder<Tables, "audit_records">) =>
		where.and([
			...(action === undefined ? [] : [where("action", "=", action)]),
			...(person === undefined ? [] : [where("person_id", "=", person)]),
			...(from === undefined ? [] : [where("at", ">=", startOfDay(from))]),
			...(to === undefined ? [] : [where("at", "<", startOfDay(daysAfter(to, 1)))]),
		]);
}
