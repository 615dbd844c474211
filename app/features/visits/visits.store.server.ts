import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { VisitCountsTable, VisitOutcomesTable } from "#migrations/visit-tables.ts";
import { holdTable } from "#platform/database/locks.ts";
import { formOutcomes, seenKinds } from "./counted-kinds.ts";
import {
	type DoneCount,
	inBatches,
	joined,
	type OutcomeCount,
	type Seen,
	type SeenCount,
	type SeenRow,
} from "./seen-count.ts";
import { storedSources } from "./stored-sources.server.ts";
import { addDetails, listDetails } from "./visit-details.server.ts";

export type VisitsStore = ReturnType<typeof visitsStore>;

/** The counts of a day, `YYYY-MM-DD`. */
export type DayCounts = { day: string; seen: SeenCount[]; outcomes: OutcomeCount[] };

/** Days (`YYYY-MM-DD`) or months (`YYYY-MM`) from the first to the last, both included. */
export type Periods = { span: "day" | "month"; from: string; to: string };

/** The counts of visits and of what they led to, by day and by month. They name nobody. */
export function visitsStore(db: Kysely<Tables>) {
	/** Adds to the counts of a day and of its month, all of them or none. */
	async function add({ day, seen, outcomes }: DayCounts): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			// One after the other: together they would name more hosts than there may be.
			await holdTable(transaction, "visit_counts");
			const sourceOf = await storedSources(
				transaction,
				day,
				[...seen, ...outcomes].map(({ source }) => source),
			);
			const counts = joined(seen.map((count) => ({ ...count, source: sourceOf(count.source) })));
			const done = outcomes.map((count) => ({ ...count, source: sourceOf(count.source) }));
			await addDetails(transaction, day, counts);
			for (const [span, period] of [["day", day] as const, ["month", day.slice(0, 7)] as const]) {
				await addSeen(transaction, { span: `${span}-pages`, period }, counts.map(ofAnySource));
				await addSeen(transaction, { span: `${span}-sources`, period }, counts.map(ofAnyPage));
				await addOutcomes(transaction, { span, period }, done);
			}
		});
	}

	/** Sums what was seen in days or months, for each value of some columns. */
	async function sumSeen<By extends "period" | "page" | "language">(periods: Periods, by: readonly By[]) {
		return await sumBy<By>("pages", periods, by);
	}

	/** Sums what was seen in days or months, for each source. */
	async function sumSources(periods: Periods) {
		return await sumBy<"source">("sources", periods, ["source"]);
	}

	async function sumBy<By extends "page" | "language" | "source" | "period">(
		of: "pages" | "sources",
		{ span, from, to }: Periods,
		by: readonly By[],
	) {
		const columns = by as readonly ("page" | "language" | "source" | "period")[];
		const rows = await db
			.selectFrom("visit_counts")
			.select(columns)
			.select(({ fn }) => seenKinds.map((name) => fn.sum(name).as(name)))
			.where("span", "=", `${span}-${of}`)
			.where("period", ">=", from)
			.where("period", "<=", to)
			.groupBy(columns)
			.execute();
		return rows.map((row) => ({ ...row, ...numbersOf(row) }) as Record<By, string> & Seen);
	}

	/** Sums what visitors did in days or months, for each value of some columns. */
	async function sumOutcomes<By extends "page" | "language" | "source">(
		{ span, from, to }: Periods,
		by: readonly By[],
	) {
		const columns = ["outcome", ...by] as ("outcome" | "page" | "language" | "source")[];
		const rows = await db
			.selectFrom("visit_outcomes")
			.select(columns)
			.select(({ fn }) => fn.sum("count").as("count"))
			.where("span", "=", span)
			.where("period", ">=", from)
			.where("period", "<=", to)
			.groupBy(columns)
			.execute();
		return rows.map((row) => ({ ...row, count: Number(row.count) }) as Record<By, string> & DoneCount);
	}

	/** Sums what is kept of each month of the pages with a path, in which `%` stands for anything. */
	async function sumPages(path: string) {
		const seen = await db
			.selectFrom("visit_counts")
			.select("page")
			.select(({ fn }) => seenKinds.map((name) => fn.sum(name).as(name)))
			.where("span", "=", "month-pages")
			.where("page", "like", path)
			// In the order of the key: nothing is sorted.
			.groupBy(["period", "page"])
			.execute();
		const forms = await db
			.selectFrom("visit_outcomes")
			.select("page")
			.select(({ fn }) => fn.sum("count").as("count"))
			.where("span", "=", "month")
			.where("page", "like", path)
			.where("outcome", "in", formOutcomes)
			.groupBy("page")
			.execute();
		return {
			seen: seen.map((row) => ({ page: row.page, ...numbersOf(row) })),
			forms: forms.map(({ page, count }) => ({ page, count: Number(count) })),
		};
	}

	/**
	 * Returns the first day on which pages were counted, or the first of its month where days are no
	 * longer kept; null before one. Visits by letters were counted before, without their page.
	 */
	async function findFirstDay(): Promise<string | null> {
		const [day, month] = await Promise.all([findFirst("day"), findFirst("month")]);
		if (day === null) return null;
		return month !== null && month < day.slice(0, 7) ? `${month}-01` : day;
	}

	async function findFirst(span: Periods["span"]): Promise<string | null> {
		const row = await db
			.selectFrom("visit_counts")
			.select("period")
			.where("span", "=", `${span}-pages`)
			.where("page", "<>", "")
			.orderBy("period")
			.limit(1)
			.executeTakeFirst();
		return row?.period ?? null;
	}

	/** Deletes the days before one; their months stay. */
	async function forgetDaysBefore(day: string): Promise<void> {
		await db.deleteFrom("visit_details").where("day", "<", day).execute();
		for (const span of ["day-pages", "day-sources"] as const) {
			await db.deleteFrom("visit_counts").where("span", "=", span).where("period", "<", day).execute();
		}
		await db.deleteFrom("visit_outcomes").where("span", "=", "day").where("period", "<", day).execute();
	}

	return {
		...{ add, sumSeen, sumSources, sumOutcomes, sumPages },
		...{ listSeen: (day: string) => listDetails(db, day), findFirstDay, forgetDaysBefore },
	};
}

const ofAnySource = (count: SeenRow): SeenRow => ({ ...count, source: "" });
const ofAnyPage = (count: SeenRow): SeenRow => ({ ...count, page: "", language: "" });

async function addSeen(
	transaction: Transaction<Tables>,
	period: Pick<VisitCountsTable, "span" | "period">,
	counts: readonly SeenRow[],
) {
	for (const batch of inBatches(joined(counts))) {
		await transaction
			.insertInto("visit_counts")
			.values(batch.map((count) => ({ ...period, ...count })))
			.onConflict((conflict) =>
				conflict
					.columns(["span", "period", "page", "language", "source"])
					.doUpdateSet(({ ref }) =>
						Object.fromEntries(
							seenKinds.map((name) => [
								name,
								sql<number>`${ref(`visit_counts.${name}`)} + ${ref(`excluded.${name}`)}`,
							]),
						),
					),
			)
			.execute();
	}
}

async function addOutcomes(
	transaction: Transaction<Tables>,
	period: Pick<VisitOutcomesTable, "span" | "period">,
	counts: readonly OutcomeCount[],
) {
	for (const count of counts) {
		await transaction
			.insertInto("visit_outcomes")
			.values({ ...period, ...count })
			.onConflict((conflict) =>
				conflict
					.columns(["span", "period", "outcome", "page", "language", "source"])
					.doUpdateSet({ count: sql`visit_outcomes.count + excluded.count` }),
			)
			.execute();
	}
}

/** PostgreSQL answers sums as text. */
function numbersOf(row: object): Seen {
	const sums = new Map<string, unknown>(Object.entries(row));
	return Object.fromEntries(seenKinds.map((name) => [name, Number(sums.get(name))])) as Seen;
}
