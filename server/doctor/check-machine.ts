import { existsSync } from "node:fs";
import { mkdtemp, rm, rmdir, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { archivesUntil, needsAttention } from "#app/features/backups/backup.ts";
import { gigabyte, lowDiskBytes } from "#app/features/state/site-state.ts";
import type { Environment } from "#platform/environment.ts";
import { freeBytesOf, isSameDisk, nearestFolder } from "#platform/files/disk-room.ts";
import { ownerOnly } from "#platform/files/owner-only.ts";
import { listArchives, readNotes } from "#server/backup/archive-folder.ts";
import { isRecipient } from "#server/backup/encryption.ts";
import { type Finding, look, reasonOf, right, wrong } from "./finding.ts";

/** The free room that a site needs to grow before visitors come. */
const enoughBytes = 2 * lowDiskBytes;
/** The date of the first version of this program: a clock before it is wrong. */
const earliest = Date.parse("2026-01-01T00:00:00.000Z");

/** Returns whether a folder can be written, or made, and how much room its disk has. */
export async function checkFolder(variable: string, folder: string, advice = ""): Promise<Finding[]> {
	const path = resolve(folder);
	const probe = join(path, `.doctor-${process.pid}`);
	try {
		await writeFile(probe, "", { mode: ownerOnly.file });
		await rm(probe);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT")
			return [unwritable(variable, path, error, advice)];
		const above = nearestFolder(path);
		const refused = await tryToMakeFolder(above);
		if (refused !== undefined) return [unwritable(variable, above, refused, advice)];
		const remedy = `it is created when it is needed; check the spelling${advice}`;
		return [look(variable, `${path} does not exist yet`, remedy)];
	}
	return [await roomOf(variable, path)];
}

/** Makes and removes a folder: rights alone do not tell, as below `/proc`. */
async function tryToMakeFolder(above: string): Promise<unknown> {
	try {
		await rmdir(await mkdtemp(join(above, ".doctor-")));
		return undefined;
	} catch (error) {
		return error;
	}
}

function unwritable(variable: string, path: string, error: unknown, advice: string): Finding {
	const user = process.getuid?.() ?? "of the site";
	const remedy = `let user ${user} write there, or set ${variable} to another folder${advice}`;
	return wrong(variable, `${path} cannot be written (${reasonOf(error)})`, remedy);
}

async function roomOf(variable: string, path: string): Promise<Finding> {
	const bytes = await freeBytesOf(path);
	const found = `${path} can be written; ${(bytes / gigabyte).toFixed(1)} GB are free`;
	if (bytes >= enoughBytes) return right(variable, found);
	const remedy = "make room, or a larger disk: backups and pictures need it";
	return bytes < lowDiskBytes ? wrong(variable, found, remedy) : look(variable, found, remedy);
}

/** The path of the systemd unit that the installer writes. */
const unitFile = "/etc/systemd/system/ensemble.service";
const unitAdvice = "see that the unit of systemd names it in ReadWritePaths=";

/** Checks the folder of the backups: outside that of the data, the unit of a service has to name it. */
export async function checkBackupFolder(
	{ backupDir, dataDir }: Pick<Environment, "backupDir" | "dataDir">,
	unit = unitFile,
): Promise<Finding[]> {
	const isElsewhere = relative(resolve(dataDir), resolve(backupDir)).startsWith("..");
	const isBounded = isElsewhere && existsSync(unit);
	const found = [
		...(await checkFolder("BACKUP_DIR", backupDir, isBounded ? `; ${unitAdvice}` : "")),
		...(await checkDisk(backupDir, dataDir)),
	];
	if (!isBounded) return found;
	return found.map((finding) =>
		finding.state === "right" ? look(finding.subject, finding.found, unitAdvice) : finding,
	);
}

/** A disk that breaks takes the backups on it along. */
async function checkDisk(backupDir: string, dataDir: string): Promise<Finding[]> {
	// A folder that cannot be looked at is a finding of its own.
	if (!(await isSameDisk(backupDir, dataDir).catch(() => false))) return [];
	const remedy = "set BACKUP_DIR to a folder on another disk, or copy it to another machine each night";
	return [look("backup disk", "is that of the data too", remedy)];
}

/** The age of the newest backup, and whether it could be restored. */
export async function checkBackups(
	{ backupDir, backupRecipient }: Pick<Environment, "backupDir" | "backupRecipient">,
	now: Date,
): Promise<Finding[]> {
	const encryption = backupRecipient === undefined ? [] : [await checkRecipient(backupRecipient)];
	return [...(await checkArchives(backupDir, now)), ...encryption];
}

async function checkRecipient(recipient: string): Promise<Finding> {
	const name = "BACKUP_AGE_RECIPIENT";
	if (await isRecipient(recipient)) return right(name, "backups are encrypted; only its identity opens them");
	return wrong(name, "no backup can be written: this is no public key", "copy it anew from age-keygen");
}

async function checkArchives(folder: string, now: Date): Promise<Finding[]> {
	const [archives, notes] = await Promise.all([listArchives(folder), readNotes(folder)]);
	const trouble = needsAttention({ archives, isRunning: false, ...notes }, now);
	const [newest] = archivesUntil(archives, now);
	const age = newest && Math.round((now.getTime() - Date.parse(newest.writtenAt)) / 3_600_000);
	const found = newest === undefined ? "there is none" : `${archives.length}, the newest ${age} h old`;
	if (trouble === null) {
		const checked =
			notes.checkedAt === null ? ", none tried yet" : `, one restored ${notes.checkedAt.slice(0, 10)}`;
		return [right("backups", found + checked)];
	}
	const remedies = {
		none: "they are made every night while the site runs; ensemble backup makes one now",
		old: "let the site run at night, or see why none was made: the log says it",
		failed: "the last one failed: the log says why; room in BACKUP_DIR, mostly",
		future: `${archives.find((one) => !archivesUntil([one], now).length)?.name} is dated in the future: set the clock right, and move it away`,
		unsound: "the last check could not restore one: ensemble restore --check FILE says why",
	};
	const state = trouble === "none" ? look : wrong;
	return [state("backups", found, remedies[trouble])];
}

/** The clock of this machine, as far as it can be told without another; and who runs the site. */
export function checkMachine(now: Date): Finding[] {
	const clock =
		now.getTime() > earliest
			? right("clock", now.toISOString())
			: wrong("clock", `${now.toISOString()} is in the past`, "let this machine ask a time server (NTP)");
	if (process.getuid?.() !== 0) return [clock];
	const remedy = "run the site as an account of its own, which owns its data alone";
	return [clock, look("account", "this is root", remedy)];
}
