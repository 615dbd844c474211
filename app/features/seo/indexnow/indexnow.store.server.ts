import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** The table's only row. */
const rowId = 1;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A page that changes again and again is told of once in this time. */
const restMs = hourMs;
/** Longest time that a process reserves a message. */
const holdMs = 5 * minuteMs;
/** Longest wait after a failure, also where more is asked for. */
const maxWaitMs = 24 * hourMs;
/** Rows of one statement: engines bound how many values it may have. */
const rowsOfStatement = 1_000;

/** The pages that search engines may list by path, each with its last change. */
export type PageStamps = ReadonlyMap<string, string>;

/** The answer to a message; `status` is null without one. */
export type EngineAnswer = { status: number | null; retryAfterMs?: number | undefined };

/** The pages that changed or went; `isAll` unless more waits for a page to rest. */
export type News = { changed: string[]; gone: string[]; isAll: boolean };

export type IndexNowStore = ReturnType<typeof indexNowStore>;

/**
 * The pages that search engines were told of. What is still to tell follows from how these differ
 * from the pages that are there, so that no publication is lost or told twice, whatever fails.
 */
export function indexNowStore(db: Kysely<Tables>, clock: Clock) {
	const after = (ms: number) => new Date(clock().getTime() + ms).toISOString();
	const find = () => db.selectFrom("indexnow_state").selectAll().executeTakeFirst();

	/** Begins with pages that search engines know already. Does nothing after the first time. */
	async function begin(known: PageStamps): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			const begun = await transaction
				.insertInto("indexnow_state")
				.values({ id: rowId, key: randomBytes(16).toString("hex"), next_at: after(0), tries: 0 })
				.onConflict((conflict) => conflict.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			if (begun !== undefined) await note(transaction, [...known], "");
		});
	}

	/** Finds what is to be told of the pages that are there. */
	async function findNews(present: PageStamps): Promise<News> {
		const rows = await db.selectFrom("indexnow_pages").selectAll().execute();
		return newsOf(present, rows, { rested: after(-restMs), now: after(0) });
	}

	/** Reserves the next message for this process; undefined while none is due. */
	async function take(): Promise<{ key: string; heldUntil: string } | undefined> {
		const heldUntil = after(holdMs);
		const taken = await db
			.updateTable("indexnow_state")
			.set({ next_at: heldUntil })
			.where((where) =>
				where.or([
					where("next_at", "<=", after(0)),
					// Written by a clock that was ahead.
					where("next_at", ">", after(maxWaitMs + hourMs)),
				]),
			)
			.returning("key")
			.executeTakeFirst();
		return taken && { ...taken, heldUntil };
	}

	/** Forgets all, so that nothing of the past is told. Part of every restore. */
	async function forget(): Promise<void> {
		await db.deleteFrom("indexnow_pages").execute();
		await db.deleteFrom("indexnow_state").execute();
	}

	return {
		find,
		begin,
		findNews,
		take,
		record: (heldUntil: string, answer: EngineAnswer, pages: ToldPages) =>
			record(db, after, { heldUntil, answer, ...pages }),
		forget,
	};
}

/** The pages of a message: those that are there, and those that are gone. */
type ToldPages = { told: [path: string, stamp: string][]; gone: string[] };

/** Stores the answer to a message about these pages, which are known where it was taken. */
async function record(
	db: Kysely<Tables>,
	after: (ms: number) => string,
	{ heldUntil, answer, told, gone }: { heldUntil: string; answer: EngineAnswer } & ToldPages,
): Promise<void> {
	await db.transaction().execute(async (transaction) => {
		const row = await transaction
			.selectFrom("indexnow_state")
			.selectAll()
			.where("next_at", "=", heldUntil)
			.executeTakeFirst();
		if (row === undefined) return;
		const isTaken = answer.status === 200 || answer.status === 202;
		const next = isTaken
			? { tries: 0, failing_since: null, told_at: after(0), next_at: after(0) }
			: {
					tries: row.tries + 1,
					failing_since: row.failing_since ?? after(0),
					next_at: after(waitAfter(answer, row.tries)),
				};
		await transaction
			.updateTable("indexnow_state")
			.set({ status: answer.status, ...next })
			.where("next_at", "=", heldUntil)
			.execute();
		if (!isTaken) return;
		await note(transaction, told, after(0));
		for (const paths of parts(gone)) {
			await transaction.deleteFrom("indexnow_pages").where("path", "in", paths).execute();
		}
	});
}

type ToldPage = { path: string; stamp: string; told_at: string };

/** Compares the pages that are there with those that were told of. */
function newsOf(
	present: PageStamps,
	rows: readonly ToldPage[],
	{ rested, now }: { rested: string; now: string },
): News {
	const known = new Map(rows.map((row) => [row.path, row]));
	const differing = [...present].filter(([path, stamp]) => known.get(path)?.stamp !== stamp);
	const changed = differing
		.map(([path]) => path)
		.filter((path) => {
			const toldAt = known.get(path)?.told_at ?? "";
			// Later than now: written by a clock that was ahead.
			return toldAt <= rested || toldAt > now;
		});
	const gone = rows.map(({ path }) => path).filter((path) => !present.has(path));
	return { changed, gone, isAll: changed.length === differing.length };
}

async function note(
	db: Kysely<Tables>,
	pages: readonly (readonly [path: string, stamp: string])[],
	told_at: string,
): Promise<void> {
	for (const part of parts(pages)) {
		await db
			.insertInto("indexnow_pages")
			.values(part.map(([path, stamp]) => ({ path, stamp, told_at })))
			.onConflict((conflict) =>
				conflict.column("path").doUpdateSet(({ ref }) => ({
					stamp: ref("excluded.stamp"),
					told_at: ref("excluded.told_at"),
				})),
			)
			.execute();
	}
}

/** Returns how long to wait after a failure: ever longer, and an hour at least where it is no passing one. */
function waitAfter({ status, retryAfterMs = 0 }: EngineAnswer, tries: number): number {
	const isLasting = status !== null && status < 500 && status !== 429;
	const growing = Math.min(12 * hourMs, minuteMs * 2 ** Math.min(tries, 10));
	return Math.min(maxWaitMs, Math.max(growing, retryAfterMs, isLasting ? hourMs : 0));
}

function parts<Row>(rows: readonly Row[]): Row[][] {
	return Array.from({ length: Math.ceil(rows.length / rowsOfStatement) }, (_, part) =>
		rows.slice(part * rowsOfStatement, (part + 1) * rowsOfStatement),
	);
}
