import { isCheckedLater, isFileDamaged } from "#platform/database/damage.ts";
import type { Database } from "#platform/database/database.ts";
import type { Refusal } from "#platform/database/database-failure.ts";
import type { Log } from "#platform/log/log.ts";
import { tellUntilTaken } from "./telling-owner.ts";

const everyMs = 5_000;

/** Log lines for the operator: what happened, and what to do. */
const lines: Record<Refusal, string> = {
	replaced:
		"the database file was moved, deleted or replaced: nothing is saved any more, pages are read on; put the right data folder in its place, then restart the site",
	damaged:
		"the database file is damaged: nothing is saved any more, pages are read on; stop the site, move the file away with its -wal and -shm, and restore the newest backup",
};

type Options = {
	database: Pick<Database, "engine" | "refusal" | "refuseWrites">;
	folder: string;
	tellOwner(reason: Refusal, signal: AbortSignal): Promise<void>;
	log: Log;
	/** Milliseconds until a notice that could not be sent to the owner is tried again. */
	againMs?: number;
	/** True if the start has left the look through the whole file to us. */
	isLarge?: (folder: string) => boolean;
};

/**
 * Watches the SQLite file: that it is where it was opened, and, if too large to be checked at the
 * start, once that it is undamaged. Not started yet.
 */
export function watchDatabaseFile(options: Options) {
	const { database, folder, tellOwner, log, againMs, isLarge = isCheckedLater } = options;
	const stopping = new AbortController();
	let timer: NodeJS.Timeout | undefined;
	let checking: Promise<void> | undefined;
	let telling: Promise<void> | undefined;

	/** Tells of a file that nothing is written to any more, once. */
	async function look(): Promise<void> {
		const reason = database.refusal();
		if (reason === undefined || telling !== undefined) return;
		log.error({ reason, folder }, lines[reason]);
		const { signal } = stopping;
		telling = tellUntilTaken(() => tellOwner(reason, signal), { signal, log, againMs });
	}

	async function check(): Promise<void> {
		try {
			const isDamaged = await isFileDamaged(folder, stopping.signal);
			if (isDamaged === false) log.info("the database file was looked through, and is undamaged");
			if (isDamaged) database.refuseWrites("damaged");
			await look();
		} catch (error) {
			log.warn({ err: error }, "the database file could not be looked through");
		}
	}

	function start(): void {
		if (database.engine !== "sqlite") return;
		timer = setInterval(look, everyMs).unref();
		if (isLarge(folder)) checking = check();
	}

	async function stop(): Promise<void> {
		clearInterval(timer);
		stopping.abort();
		await checking;
		await telling;
	}

	return { start, stop, look };
}
