import { copiesTrouble } from "#app/features/backups/copies.ts";
import type { Environment } from "#platform/environment.ts";
import { isSameDisk } from "#platform/files/disk-room.ts";
import { openObjectStore } from "#platform/storage/open-store.ts";
import type { StoragePlace } from "#platform/storage-place.ts";
import { readCopyNotes } from "#server/copies/copy-notes.ts";
import { copiesFolder } from "#server/copies/layout.ts";
import { checkPlace } from "./check-place.ts";
import { type Finding, look, right, wrong } from "./finding.ts";

const name = "copies";

type Settings = Pick<Environment, "backupCopy" | "backupRecipient" | "backupDir" | "dataDir">;

/** Checks that copies leave this machine, that their place takes them, and the age of the newest. */
export async function checkCopies(settings: Settings, now: Date): Promise<Finding[]> {
	const { backupCopy: to, backupRecipient, backupDir, dataDir } = settings;
	if (to === undefined) {
		const remedy = "set BACKUP_COPY_URL to a bucket or to a folder on another disk, and BACKUP_AGE_RECIPIENT";
		return [look(name, "none leaves this machine", remedy)];
	}
	if (backupRecipient === undefined) {
		const remedy = "set BACKUP_AGE_RECIPIENT to the public key that age-keygen prints";
		return [wrong(name, "none leaves: there is no key to encrypt to", remedy)];
	}
	const store = openObjectStore(to);
	return [
		await checkPlace(store, "BACKUP_COPY", copiesFolder),
		...(await checkDisk(to, dataDir)),
		await checkNewest(backupDir, store.place, now),
	];
}

async function checkDisk(to: StoragePlace, dataDir: string): Promise<Finding[]> {
	if (to.kind !== "folder" || !(await isSameDisk(to.path, dataDir).catch(() => false))) return [];
	return [look("copies' disk", "is that of the data too", "name a folder on another disk, or a bucket")];
}

async function checkNewest(backupDir: string, place: string, now: Date): Promise<Finding> {
	const notes = await readCopyNotes(backupDir, place);
	const report = { ...notes, hasKey: true, isRunning: false, isOnDataDisk: false };
	const trouble = copiesTrouble(report, now);
	const { copiedAt, checkedAt, failedAt } = notes;
	const age = copiedAt && Math.round((now.getTime() - Date.parse(copiedAt)) / 3_600_000);
	const newest = age === null ? "there is none" : `the newest ${age} h old`;
	if (trouble === null) {
		return right(
			name,
			`${newest}${checkedAt === null ? "" : `, one fetched and compared ${checkedAt.slice(0, 10)}`}`,
		);
	}
	if (trouble === "none") {
		return look(name, newest, "they are made every night while the site runs; ensemble copy makes one now");
	}
	if (trouble === "uncleared") {
		return look(
			name,
			`${newest}; older ones stay`,
			"let the key remove, or clear what is older than 13 months yourself",
		);
	}
	const when = failedAt === null ? "" : `; one failed ${failedAt.slice(0, 16)}Z (${trouble})`;
	return wrong(name, `${newest}${when}`, "the log says why; restore --check --identity KEY tries the newest");
}
