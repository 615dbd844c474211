import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import type { BackupReport } from "#app/features/backups/backup.ts";
import type { BackupService } from "#app/features/backups/backups.api.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { RefusedWriteError } from "#platform/database/database-failure.ts";
import type { Environment } from "#platform/environment.ts";
import type { Log } from "#platform/log/log.ts";
import {
	archiveNameAt,
	listArchives,
	pruneArchives,
	readNotes,
	writeNotes,
} from "#server/backup/archive-folder.ts";
import { runBackupTask, UnsoundArchive } from "#server/backup/backup-runner.ts";
import { isTurnTaken, takeTurn } from "#server/backup/folder-turn.ts";

export type BackupSettings = Pick<Environment, "dataDir" | "databaseUrl" | "backupDir"> &
	Partial<Pick<Environment, "backupRecipient" | "imagePlace">>;

type Parts = {
	settings: BackupSettings;
	clock: Clock;
	log: Log;
	/** Why nothing may be written to the database, which is then none to back up either. */
	refusal?: Database["refusal"];
	/** Writes the list of erased people beside the archives. */
	noteErased?: () => Promise<void>;
	/** Called with the name of each archive that was written. */
	onWritten?: (name: string) => Promise<void>;
	runTask?: typeof runBackupTask;
};

/** An archive is restored for a check once a week. */
const checkEveryMs = 7 * 24 * 60 * 60 * 1000;

/** Opens the backups of the site: one at a time among its processes, in its own process. */
export function openBackups({
	settings,
	clock,
	log,
	refusal,
	noteErased,
	onWritten,
	runTask = runBackupTask,
}: Parts) {
	const { backupDir: folder, dataDir, databaseUrl, backupRecipient, imagePlace } = settings;
	const place = { dataDir, databaseUrl, backupRecipient, imagePlace };
	const stopping = new AbortController();
	let running: Promise<void> | undefined;
	let isRefusalTold = false;

	async function report(): Promise<BackupReport> {
		// Before the list is read: one that ends meanwhile may be missing in it, and is asked for again.
		const isRunning = running !== undefined || (await isTurnTaken(folder, clock));
		const [archives, notes] = await Promise.all([listArchives(folder), readNotes(folder)]);
		return { archives, isRunning, ...notes };
	}

	/** Begins a backup, unless one is under way already. `isAwaited` by a person who looks on. */
	function start(isAwaited = false): Promise<void> {
		running ??= backUp(isAwaited).finally(() => {
			running = undefined;
		});
		return running;
	}

	/**
	 * Returns whether no backup may be written: a damaged file would replace a sound archive, and a
	 * moved data folder would be recreated with backups alone.
	 */
	function isRefused(): boolean {
		const reason = refusal?.();
		if (reason !== undefined && !isRefusalTold) log.error({ reason }, "no backup is written any more");
		isRefusalTold ||= reason !== undefined;
		return reason !== undefined;
	}

	async function backUp(isAwaited: boolean): Promise<void> {
		if (isRefused()) return;
		const turn = await takeTurn(folder, clock).catch(fail);
		if (turn === undefined) return;
		try {
			await backUpNow(isAwaited);
		} finally {
			await turn.end();
		}
	}

	async function backUpNow(isAwaited: boolean): Promise<void> {
		const file = join(folder, archiveNameAt(clock(), backupRecipient));
		const isCheckDue = await isDue();
		// Once it is written, nobody here can read one that is encrypted.
		const kind = isCheckDue && backupRecipient !== undefined ? "back up and check" : "back up";
		let unsound: UnsoundArchive | undefined;
		try {
			await runTask({ kind, file, place, isAwaited }, stopping.signal).catch((error: unknown) => {
				if (!(error instanceof UnsoundArchive)) throw error;
				unsound = error;
			});
			await pruneArchives(folder, clock());
			await noteErased?.();
			await writeNotes(folder, { failedAt: null });
			log.info({ file }, "a backup was written");
			await onWritten?.(basename(file));
		} catch (error) {
			// Old ones go in time, whether or not new ones can be made.
			await pruneArchives(folder, clock()).catch(() => undefined);
			await fail(error);
			return;
		}
		// A damaged image is reported at once, and checked again each night.
		if (!isCheckDue && unsound === undefined) return;
		await noteCheck(file, async () => {
			if (unsound !== undefined) throw unsound;
			if (kind === "back up") await runTask({ kind: "check", file, place, isAwaited }, stopping.signal);
		});
	}

	async function isDue(): Promise<boolean> {
		const { checkedAt, isSound } = await readNotes(folder);
		if (!isSound || checkedAt === null) return true;
		const since = clock().getTime() - Date.parse(checkedAt);
		// Less than nothing has passed since a check of a clock that has been set back since.
		return since < 0 || since >= checkEveryMs;
	}

	async function fail(error: unknown): Promise<undefined> {
		if (stopping.signal.aborted || isRefused()) return;
		log.error({ err: error }, "the backup failed");
		// The folder itself may be what cannot be written.
		await writeNotes(folder, { failedAt: clock().toISOString() }).catch(() => undefined);
	}

	async function noteCheck(file: string, check: () => Promise<void>): Promise<void> {
		const now = clock();
		try {
			await check();
			await writeNotes(folder, { checkedAt: now.toISOString(), isSound: true });
		} catch (error) {
			if (stopping.signal.aborted || isRefused()) return;
			log.error({ err: error, file }, "a backup could not be restored");
			await writeNotes(folder, { checkedAt: now.toISOString(), isSound: false });
		}
	}

	/** Opens an archive to be read; undefined where there is none of that name. */
	async function open(name: string) {
		const archive = (await listArchives(folder)).find((found) => found.name === name);
		return archive && { bytes: archive.bytes, stream: createReadStream(join(folder, archive.name)) };
	}

	/** Ends what is under way: nothing half written is left. */
	async function stop(): Promise<void> {
		stopping.abort();
		await running;
	}

	/** Begins one for the owner. @throws RefusedWriteError where none can be made. */
	function begin(): void {
		const reason = refusal?.();
		if (reason !== undefined) throw new RefusedWriteError(reason);
		void start(true);
	}

	const service: BackupService = { report, start: begin, open };
	return { service, start, report, stop };
}
