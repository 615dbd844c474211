import type { Kysely } from "kysely";
import type { CopyService } from "#app/features/backups/copies.api.server.ts";
import type { CopiesReport, CopyFailure } from "#app/features/backups/copies.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { RefusedWriteError } from "#platform/database/database-failure.ts";
import type { Environment } from "#platform/environment.ts";
import { isSameDisk } from "#platform/files/disk-room.ts";
import type { Log } from "#platform/log/log.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { isTurnTaken, takeTurn } from "#server/backup/folder-turn.ts";
import { type CopyNotes, readCopyNotes, writeCopyNotes } from "#server/copies/copy-notes.ts";
import { runCopyTask } from "#server/copies/copy-runner.ts";
import { changedLists, sendLists } from "#server/copies/send-lists.ts";
import { claimPlace, siteMark } from "#server/copies/site-mark.ts";
import type { CopyWritten } from "#server/copies/write-copy.ts";

export type CopySettings = Pick<Environment, "dataDir" | "databaseUrl" | "backupDir"> &
	Partial<Pick<Environment, "backupRecipient" | "backupCopy" | "imagePlace">>;

type Parts = {
	settings: CopySettings;
	db: Kysely<Tables>;
	clock: Clock;
	log: Log;
	/** Why nothing may be written to the database, of which no copy is made then. */
	refusal?: Database["refusal"];
	/** Called with the name of each copy that was stored. */
	onStored?: (name: string) => Promise<void>;
	runTask?: typeof runCopyTask;
};

/** A copy is fetched again for a check once a week. */
const checkEveryMs = 7 * 24 * 60 * 60 * 1000;
const turnFile = "copy.running";

export type Copies = ReturnType<typeof openCopies>;

/** Opens the copies of the site elsewhere: one at a time among its processes, in a process of its own. */
export function openCopies(parts: Parts) {
	const { settings, clock, refusal } = parts;
	const { backupDir: folder, backupCopy: to, backupRecipient: recipient, dataDir } = settings;
	const place = to === undefined ? null : openObjectStore(to).place;
	const copying = to === undefined || recipient === undefined ? undefined : openCopying(parts, to, recipient);

	async function report(): Promise<CopiesReport> {
		const isRunning = copying?.isRunning() || (await isTurnTaken(folder, clock, turnFile));
		const { checkedUpTo: _, lists: _lists, ...notes } = await readCopyNotes(folder, place ?? "");
		const isOnDataDisk = to?.kind === "folder" && (await isSameDisk(to.path, dataDir).catch(() => false));
		return { ...notes, place, hasKey: recipient !== undefined, isRunning, isOnDataDisk };
	}

	/** Begins one for the owner, where copies may leave. @throws RefusedWriteError where none can be made. */
	function begin(): void {
		const reason = refusal?.();
		if (reason !== undefined) throw new RefusedWriteError(reason);
		void copying?.start();
	}

	const service: CopyService = { report, begin };
	return {
		service,
		report,
		/** True while copies are to be made. */
		areWanted: copying !== undefined,
		/** Begins a copy, unless one is under way already; settles when it has ended. */
		start: async () => copying?.start(),
		/** Sends the lists of people whom no copy may bring back, where they have changed. */
		sendLists: async () => copying?.sendChangedLists(),
		/** Ends what is under way: what was sent so far is found by the next copy. */
		stop: async () => copying?.stop(),
	};
}

function openCopying(
	{ settings, db, clock, log, refusal, onStored, runTask = runCopyTask }: Parts,
	to: StoragePlace,
	recipient: string,
) {
	const { backupDir: folder, dataDir, databaseUrl, imagePlace } = settings;
	const store = openObjectStore(to);
	const { place } = store;
	const stopping = new AbortController();
	let running: Promise<void> | undefined;

	const note = (changes: Partial<CopyNotes>) => writeCopyNotes(folder, place, changes);

	function start(): Promise<void> {
		running ??= copy().finally(() => {
			running = undefined;
		});
		return running;
	}

	async function copy(): Promise<void> {
		if (refusal?.() !== undefined) return;
		const turn = await takeTurn(folder, clock, turnFile).catch((error: unknown) => fail("failed", error));
		if (turn === undefined) return;
		try {
			await copyNow();
		} catch (error) {
			await fail("failed", error);
		} finally {
			await turn.end();
		}
	}

	async function copyNow(): Promise<void> {
		const now = clock();
		const notes = await readCopyNotes(folder, place);
		const outcome = await runTask(
			{
				...{
					kind: "copy",
					place: { dataDir, databaseUrl, imagePlace },
					to,
					recipient,
					now: now.toISOString(),
				},
				checkAfter: isCheckDue(notes, now) ? notes.checkedUpTo : undefined,
			},
			stopping.signal,
		);
		if (outcome.written === null) {
			await fail(outcome.failure, outcome.error);
			return;
		}
		await noteWritten(outcome.written, now);
		await sendChangedLists();
		await onStored?.(outcome.written.name);
	}

	async function noteWritten(written: CopyWritten, now: Date): Promise<void> {
		const { name, bytes, images, sent, notCleared, check } = written;
		log.info({ copy: name, place, images, sent }, "a copy was stored elsewhere");
		if (notCleared !== null) log.warn({ place, reason: notCleared }, "older copies could not be cleared");
		if (check !== null && check.mended > 0)
			log.warn({ place, images: check.mended }, "damaged images of a copy were stored anew");
		if (check?.fault) log.error({ place, copy: name, reason: check.fault }, "a copy could not be restored");
		await note({
			...{ copiedAt: now.toISOString(), bytes, images, failedAt: null, failure: null },
			areCleared: notCleared === null,
			...(check !== null && {
				...{ checkedAt: now.toISOString(), isSound: check.fault === null },
				...{ mended: check.mended, checkedUpTo: check.upTo },
			}),
		});
	}

	async function fail(failure: CopyFailure, error: unknown): Promise<undefined> {
		if (stopping.signal.aborted || refusal?.() !== undefined) return;
		log.error({ place, reason: failure, err: String(error) }, "the copy elsewhere failed");
		// The folder of the notes may be what cannot be written.
		await note({ failedAt: clock().toISOString(), failure }).catch(() => undefined);
	}

	async function sendChangedLists(): Promise<void> {
		const { lists } = await readCopyNotes(folder, place);
		const changed = await changedLists(folder, lists);
		if (changed.length === 0) return;
		await claimPlace(store, await siteMark(db));
		await note({ lists: { ...lists, ...(await sendLists(store, changed, recipient)) } });
	}

	async function stop(): Promise<void> {
		stopping.abort();
		await running;
	}

	return { start, sendChangedLists, stop, isRunning: () => running !== undefined };
}

function isCheckDue({ checkedAt, isSound }: CopyNotes, now: Date): boolean {
	if (!isSound || checkedAt === null) return true;
	const since = now.getTime() - Date.parse(checkedAt);
	// Less than nothing has passed since a check of a clock that has been set back since.
	return since < 0 || since >= checkEveryMs;
}
