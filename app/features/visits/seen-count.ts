import { type Outcome, type SeenKind, seenKinds } from "./counted-kinds.ts";

export type Seen = Record<SeenKind, number>;

/** The source of a visit, and its page with its language; both blank where that is not known. */
export type Where = { page: string; language: string; source: string };
export type SeenCount = Where & Partial<Seen>;
export type SeenRow = Where & Seen;
export type DoneCount = { outcome: Outcome; count: number };
export type OutcomeCount = Where & DoneCount;

/** Joins counts that stand for the same, in one order: no two processes wait for each other. */
export function joined(counts: readonly SeenCount[]): SeenRow[] {
	const byKey = new Map<string, SeenRow>();
	for (const { page, language, source, ...seen } of counts) {
		const key = JSON.stringify([page, language, source]);
		const before = byKey.get(key);
		const sums = seenKinds.map((name) => [name, (before?.[name] ?? 0) + (seen[name] ?? 0)]);
		byKey.set(key, { page, language, source, ...(Object.fromEntries(sums) as Seen) });
	}
	return [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}

/** Rows of one statement: both engines limit its parameters. */
const rowsAtOnce = 500;

/** Parts rows into as many as one statement may hold. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
	for (let begin = 0; begin < rows.length; begin += rowsAtOnce) yield rows.slice(begin, begin + rowsAtOnce);
}
