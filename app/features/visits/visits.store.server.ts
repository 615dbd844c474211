import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { holdTable } from "#platform/database/locks.ts";
import { formOutcomes, type Outcome, type SeenKind, seenKinds } from "./counted-kinds.ts";
import { maxHostsPerDay } from "./visit.ts";

export type VisitsStore = ReturnType<typeof visitsStore>;

export type Seen = Record<SeenKind, number>;

/** From where, and on which page in which language; both blank where that is not known. */
type Where = { page: string; language: string; source: string };
export type SeenCount = Where & Partial<Seen>;
export type OutcomeCount = Where & { outcome: Outcome; count: number };
/** The counts of a day, `YYYY-MM-DD`. */
export type DayCounts = { day: string; seen: SeenCount[]; outcomes: OutcomeCount[] };

/** Days (`YYYY-MM-DD`) or months (`YYYY-MM`) from the first to the last, both included. */
export type Periods = { span: "day" | "month"; from: string; to: string };

type Period = { span: "day" | "month"; period: string };

/** Rows of one statement: both engines limit its parameters. */
const rowsAtOnce = 500;

/** The counts of visits and of what they led to, by day and by month. They name nobody. */
export function visitsStore(db: Kysely<Tables>) {
	/** Adds to the counts of a day and of its month, all of them or none. */
	async function add({ day, seen, outcomes }: DayCounts): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			// One after the other: together they would name more hosts than there may be.
			await holdTable(transaction, "visit_counts");
			const sources = await storedSources(transaction, day, [...seen, ...outcomes]);
			const stored = <Count extends Where>(count: Count) => ({ ...count, source: sources(count.source) });
			const periods = [
				{ span: "day", period: day },
				{ span: "month", period: day.slice(0, 7) },
			] as const;
			for (const period of periods) {
				await addSeen(transaction, period, joined(seen.map(stored)));
				await addOutcomes(transaction, period, outcomes.map(stored));
			}
		});
	}

	/**
	 * Sums what was seen in days or months, for each value of some columns: the fewer counts, and the
	 * more columns in the order of the key, the faster.
	 */
	async function sumSeen<By extends keyof Where | "period", Kind extends SeenKind = SeenKind>(
		{ span, from, to }: Periods,
		by: readonly By[],
		kinds: readonly Kind[] = seenKinds as readonly SeenKind[] as readonly Kind[],
	) {
		const columns = by as readonly (keyof Where | "period")[];
		const rows = await db
			.selectFrom("visit_counts")
			.select(columns)
			.select(({ fn }) => kinds.map((name) => fn.sum(name).as(name)))
			.where("span", "=", span)
			.where("period", ">=", from)
			.where("period", "<=", to)
			.groupBy(columns)
			.execute();
		return rows.map(
			(row) => ({ ...row, ...numbersOf(row, kinds) }) as Record<By, string> & Record<Kind, number>,
		);
	}

	/** Sums what visitors did in days or months, by page, language and source. */
	async function sumOutcomes({ span, from, to }: Periods): Promise<OutcomeCount[]> {
		const rows = await db
			.selectFrom("visit_outcomes")
			.select(["outcome", "page", "language", "source"])
			.select(({ fn }) => fn.sum("count").as("count"))
			.where("span", "=", span)
			.where("period", ">=", from)
			.where("period", "<=", to)
			.groupBy(["outcome", "page", "language", "source"])
			.execute();
		return rows.map((row) => ({ ...row, outcome: row.outcome as Outcome, count: Number(row.count) }));
	}

	/** Sums how often visitors did each thing in days or months. */
	async function sumOutcomeKinds({ span, from, to }: Periods): Promise<Partial<Record<Outcome, number>>> {
		const rows = await db
			.selectFrom("visit_outcomes")
			.select("outcome")
			.select(({ fn }) => fn.sum("count").as("count"))
			.where("span", "=", span)
			.where("period", ">=", from)
			.where("period", "<=", to)
			.groupBy("outcome")
			.execute();
		return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]));
	}

	/** Sums what is kept of each month of the pages with a path, in which `%` stands for anything. */
	async function sumPages(path: string) {
		const seen = await db
			.selectFrom("visit_counts")
			.select("page")
			.select(({ fn }) => seenKinds.map((name) => fn.sum(name).as(name)))
			.where("span", "=", "month")
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
			seen: seen.map((row) => ({ page: row.page, ...numbersOf(row, seenKinds) })),
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
			.where("span", "=", span)
			.where("page", "<>", "")
			.orderBy("period")
			.limit(1)
			.executeTakeFirst();
		return row?.period ?? null;
	}

	/** Deletes the days before one; their months stay. */
	async function forgetDaysBefore(day: string): Promise<void> {
		for (const table of ["visit_counts", "visit_outcomes"] as const) {
			await db.deleteFrom(table).where("span", "=", "day").where("period", "<", day).execute();
		}
	}

	return { add, sumSeen, sumOutcomes, sumOutcomeKinds, sumPages, findFirstDay, forgetDaysBefore };
}

/** Returns what a source is stored as: of hosts only so many a day, of letters those that were sent. */
async function storedSources(transaction: Transaction<Tables>, day: string, counts: readonly Where[]) {
	const sources = new Set(counts.map(({ source }) => source));
	const hosts = [...sources].filter((source) => source.startsWith("site/"));
	const letters = [...sources].filter((source) => source.startsWith("letter/"));
	const sent = letters.length === 0 ? new Set<string>() : await sentLetters(transaction, letters);
	const named = hosts.length === 0 ? new Set<string>() : await namedHosts(transaction, day);
	for (const host of hosts) if (named.size < maxHostsPerDay) named.add(host);
	return (source: string) => {
		if (source.startsWith("site/")) return named.has(source) ? source : "others";
		if (source.startsWith("letter/")) return sent.has(source) ? source : "unknown";
		return source;
	};
}

async function namedHosts(transaction: Transaction<Tables>, day: string): Promise<Set<string>> {
	const rows = await transaction
		.selectFrom("visit_counts")
		.select("source")
		.distinct()
		.where("span", "=", "day")
		.where("period", "=", day)
		.where("source", "like", "site/%")
		.union(
			transaction
				.selectFrom("visit_outcomes")
				.select("source")
				.distinct()
				.where("span", "=", "day")
				.where("period", "=", day)
				.where("source", "like", "site/%"),
		)
		.execute();
	return new Set(rows.map(({ source }) => source));
}

async function sentLetters(transaction: Transaction<Tables>, letters: string[]): Promise<Set<string>> {
	const slugs = letters.map((source) => source.slice("letter/".length));
	const rows = await transaction
		.selectFrom("letters")
		.select("slug")
		.where("slug", "in", slugs)
		.where("started_at", "is not", null)
		.execute();
	return new Set(rows.map(({ slug }) => `letter/${slug}`));
}

/** Joins counts that came to stand for the same, in one order: no two processes wait for each other. */
function joined(counts: readonly SeenCount[]): (Where & Seen)[] {
	const byKey = new Map<string, Where & Seen>();
	for (const { page, language, source, ...seen } of counts) {
		const key = JSON.stringify([page, language, source]);
		const before = byKey.get(key);
		const sums = seenKinds.map((name) => [name, (before?.[name] ?? 0) + (seen[name] ?? 0)]);
		byKey.set(key, { page, language, source, ...(Object.fromEntries(sums) as Seen) });
	}
	return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

async function addSeen(transaction: Transaction<Tables>, period: Period, counts: (Where & Seen)[]) {
	for (let begin = 0; begin < counts.length; begin += rowsAtOnce) {
		await transaction
			.insertInto("visit_counts")
			.values(counts.slice(begin, begin + rowsAtOnce).map((count) => ({ ...period, ...count })))
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

async function addOutcomes(transaction: Transaction<Tables>, period: Period, counts: OutcomeCount[]) {
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
function numbersOf<Kind extends SeenKind>(row: object, kinds: readonly Kind[]): Record<Kind, number> {
	const sums = new Map<string, unknown>(Object.entries(row));
	return Object.fromEntries(kinds.map((name) => [name, Number(sums.get(name))])) as Record<Kind, number>;
}
