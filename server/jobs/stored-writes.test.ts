import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { runningVersionStore } from "#app/features/state/running-version.store.server.ts";
import type { Refusal, WriteTrouble } from "#platform/database/database-failure.ts";
import { watchWrites } from "#platform/database/write-watch.ts";
import { openLog } from "#platform/log/log.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { watchStoredWrites } from "./stored-writes.ts";

const minuteMs = 60_000;

/** A watch over a disk that is full or not, with what it has told. */
function watched(tell: (signal: AbortSignal) => Promise<void> = async () => undefined) {
	const { clock, advance } = movableClock();
	const writes = watchWrites(() => clock().getTime());
	const lines: string[] = [];
	const notices: WriteTrouble[] = [];
	const note = (_what: unknown, line?: string) => void lines.push(line ?? String(_what));
	let isFull = false;
	let refusal: Refusal | undefined;
	const write = async () => {
		if (!isFull) return;
		const error = Object.assign(new Error("no room"), { code: "ENOSPC" });
		writes.failed(error);
		throw error;
	};
	const watch = watchStoredWrites({
		...{ database: { writes, refusal: () => refusal }, tryWriting: write, clock },
		tellOwner: async (reason, signal) => {
			notices.push(reason);
			await tell(signal);
		},
		log: Object.assign(openLog("silent"), { error: note, info: note }),
	});
	onTestFinished(watch.stop);
	const fill = async () => {
		isFull = true;
		await write().catch(() => undefined);
	};
	const free = () => {
		isFull = false;
	};
	const refuse = () => {
		refusal = "replaced";
	};
	return { watch, writes, lines, notices, fill, free, refuse, advance };
}

it("the job says nothing while all is well", async () => {
	const { watch, lines, notices } = watched();
	await watch.look();
	expect([lines, notices]).toEqual([[], []]);
});

it("the job leaves a file that is written to no more to those who tell of it", async () => {
	const { watch, lines, notices, fill, refuse } = watched();
	await fill();
	refuse();
	await watch.look();
	expect([lines, notices]).toEqual([[], []]);
});

it("the job tells the log and the owner of a full disk once, and the log of its end", async () => {
	const { watch, writes, lines, notices, fill, free, advance } = watched();
	await fill();
	await watch.look();
	await watch.look();
	expect(lines).toEqual([expect.stringMatching(/^the disk of the database is full: .*make room/)]);
	expect(notices).toEqual(["full"]);
	free();
	await watch.look();
	expect(writes.trouble()).toBe("full");
	advance(minuteMs);
	await watch.look();
	expect(writes.trouble()).toBeUndefined();
	expect(lines.slice(1)).toEqual(["what is saved is stored again"]);
});

it("a disk that is full again and again is one mail a day, and a line each time", async () => {
	const { watch, lines, notices, fill, free, advance } = watched();
	const again = async () => {
		await fill();
		await watch.look();
		free();
		advance(minuteMs);
		await watch.look();
	};
	await again();
	await again();
	expect(notices).toEqual(["full"]);
	expect(lines).toHaveLength(4);
	advance(24 * 60 * minuteMs);
	await again();
	expect(notices).toEqual(["full", "full"]);
});

it("the job tells nobody any more of what is over, nor after a stop", async () => {
	const signals: AbortSignal[] = [];
	const { watch, lines, fill, free, advance } = watched((signal) => {
		signals.push(signal);
		return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
	});
	await fill();
	await watch.look();
	free();
	advance(minuteMs);
	await watch.look();
	expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
	await fill();
	await watch.look();
	await watch.stop();
	expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
	expect(lines).not.toContain("the owner could not be told that nothing is saved");
});

it.each(bothEngines)(
	"tries with what is there already on %s: nothing changes, and it is a write",
	async (engine) => {
		const { db } = await freshDatabase(engine);
		const store = runningVersionStore(db, () => new Date("2026-11-23T08:00:00.000Z"));
		await store.note("1.2.3");
		await store.rewrite();
		expect(await store.since("1.2.3")).toBe("2026-11-23T08:00:00.000Z");
		if (engine === "sqlite") await sql`pragma query_only = on`.execute(db);
		else await sql`set default_transaction_read_only = on`.execute(db);
		await expect(store.rewrite()).rejects.toThrow(/read-?only|readonly/i);
	},
);
