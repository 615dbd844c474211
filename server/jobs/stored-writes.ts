import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { WriteTrouble } from "#platform/database/database-failure.ts";
import type { Log } from "#platform/log/log.ts";
import { repeatedJob } from "./job.ts";
import { tellUntilTaken } from "./telling-owner.ts";

const everyMs = 5_000;
/** A disk that is full now and then is one mail a day. */
const nextMailMs = 24 * 60 * 60_000;

/** Log lines for the operator: what happened, and what to do. */
const lines: Record<WriteTrouble, string> = {
	full: "the disk of the database is full: nothing is saved, pages are read on; make room, then all goes on by itself",
	unwritable:
		"the disk of the database takes no writes: nothing is saved, pages are read on; once it does, all goes on by itself",
};

type Options = {
	database: Pick<Database, "writes" | "refusal">;
	/** Stores something that is there already. */
	tryWriting(): Promise<void>;
	tellOwner(reason: WriteTrouble, signal: AbortSignal): Promise<void>;
	clock: Clock;
	log: Log;
};

/** Tells the log and the owner while writes cannot be stored, and tries until they can. */
export function watchStoredWrites({ database, tryWriting, tellOwner, clock, log }: Options) {
	const { writes } = database;
	let telling: Promise<void> | undefined;
	/** Aborts the notice about trouble that is over. */
	let over: AbortController | undefined;
	let lastMailAt: number | undefined;

	async function turn(): Promise<void> {
		const reason = writes.trouble();
		// Trouble that lasts until the next start is reported elsewhere.
		if (reason === undefined || database.refusal() !== undefined) return;
		if (over === undefined) begin(reason);
		try {
			await tryWriting();
			writes.stored();
		} catch {
			// It is noted where it failed.
			return;
		}
		if (writes.trouble() !== undefined) return;
		over?.abort();
		over = undefined;
		log.info("what is saved is stored again");
	}

	function begin(reason: WriteTrouble): void {
		over = new AbortController();
		const { signal } = over;
		log.error({ reason }, lines[reason]);
		const now = clock().getTime();
		// Less than nothing has passed where the clock has been set back since.
		if (lastMailAt !== undefined && now >= lastMailAt && now - lastMailAt < nextMailMs) return;
		telling = tellUntilTaken(
			async () => {
				await tellOwner(reason, signal);
				lastMailAt = now;
			},
			{ signal, log },
		);
	}

	const job = repeatedJob({ everyMs, turn, log, failed: "the stored writes could not be looked at" });

	async function stop(): Promise<void> {
		over?.abort();
		await job.stop();
		await telling;
	}

	return { ...job, stop };
}
