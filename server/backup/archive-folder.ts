import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import { archivesUntil, type BackupArchive } from "#app/features/backups/backup.ts";
import { writeAtomically } from "#platform/files/owner-only.ts";

const archiveName =
	/^ensemble-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-before-update)?\.tar\.gz(?:\.age)?$/;
const notesName = "checks.json";
const unfinishedEnding = ".partial";

/**
 * The name of the archive of an instant, which sorts by time: `ensemble-2026-11-22T08-15-00Z.tar.gz`,
 * ending with `.age` if encrypted to a `recipient`, with `-before-update` in it before an update.
 */
export function archiveNameAt(instant: Date, recipient?: string, isBeforeUpdate = false): string {
	const moment = `${instant.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
	const reason = isBeforeUpdate ? "-before-update" : "";
	return `ensemble-${moment}${reason}.tar.gz${recipient === undefined ? "" : ".age"}`;
}

/** The path of an archive until it is complete. */
export const unfinishedArchive = (file: string): string => file + unfinishedEnding;

/** Returns when an archive was written, by its name, in ISO 8601; undefined for other files. */
export function instantOfArchive(name: string): string | undefined {
	const [, day, hour, minute, second] = archiveName.exec(name) ?? [];
	return day === undefined ? undefined : `${day}T${hour}:${minute}:${second}.000Z`;
}

/** The archives of a folder, newest first; none where there is no folder. */
export async function listArchives(folder: string): Promise<BackupArchive[]> {
	const names = (await readdir(folder).catch(unlessMissing)) ?? [];
	const found = await Promise.all(
		names.map(async (name) => {
			const writtenAt = instantOfArchive(name);
			if (writtenAt === undefined) return [];
			// One may go between the two looks: another process deletes what is not retained.
			const file = await stat(join(folder, name)).catch(unlessMissing);
			return file === undefined ? [] : [{ name, writtenAt, bytes: file.size }];
		}),
	);
	return found.flat().toSorted((one, other) => (one.name < other.name ? 1 : -1));
}

/** Stands for what is not there. @throws any other failure. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}

/** The days, weeks and months of which one archive each is retained. */
const retained = { days: 7, weeks: 5, months: 12 };
/** The privacy policy says so: an older one still holds people who were erased since. */
const oldestMonths = 13;

/**
 * Returns the archives to retain, newest first: the newest of each of the last 7 days, 5 weeks and
 * 12 months that have one, none older than 13 months, and always the newest of all.
 */
export function retainedArchives<Archive extends Pick<BackupArchive, "writtenAt">>(
	archives: readonly Archive[],
	now: Date,
): Archive[] {
	const oldest = new Date(now);
	oldest.setUTCMonth(oldest.getUTCMonth() - oldestMonths);
	const kept = new Set<Archive>();
	for (const [count, periodOf] of [
		[retained.days, dayOfInstant],
		[retained.weeks, weekOfInstant],
		[retained.months, monthOfInstant],
	] as const) {
		const periods = new Set<string>();
		for (const archive of archives) {
			const period = periodOf(archive.writtenAt);
			if (periods.has(period) || periods.size === count) continue;
			periods.add(period);
			kept.add(archive);
		}
	}
	return archives.filter(
		(archive, place) => place === 0 || (kept.has(archive) && archive.writtenAt >= oldest.toISOString()),
	);
}

const dayOfInstant = (instant: string): string => instant.slice(0, 10);
const monthOfInstant = (instant: string): string => instant.slice(0, 7);
const dayMs = 24 * 60 * 60 * 1000;
/** The first of January 1970 was a Thursday; weeks begin on Monday. */
const weekOfInstant = (instant: string): string => String(Math.floor((Date.parse(instant) / dayMs + 3) / 7));

/** An update may be undone weeks later, once it is clear what it broke. */
const beforeUpdateMs = 30 * dayMs;

const isWayBack = ({ name, writtenAt }: BackupArchive, now: Date): boolean =>
	archiveName.exec(name)?.[5] !== undefined && now.getTime() - Date.parse(writtenAt) < beforeUpdateMs;

/** The nights of archives that prove that time has passed; of few archives, more than half of them. */
const nightsOfProof = 7;

/** Returns the present time, but at most a month after several archives: clocks may jump ahead. */
function provenNow(archives: readonly BackupArchive[], now: Date): Date {
	const proof = archives[Math.min(nightsOfProof, Math.floor(archives.length / 2) + 1) - 1];
	if (proof === undefined) return now;
	return new Date(Math.min(now.getTime(), Date.parse(proof.writtenAt) + 31 * dayMs));
}

/** Deletes the archives that are not retained, but none of the future, and abandoned halves. */
export async function pruneArchives(folder: string, now: Date): Promise<void> {
	await removeAbandoned(folder, now);
	for (const { name } of archivesToRemove(await listArchives(folder), now)) {
		await rm(join(folder, name), { force: true });
	}
}

/** Returns the archives, given newest first, that are not retained; none of the future. */
export function archivesToRemove(archives: readonly BackupArchive[], now: Date): BackupArchive[] {
	const past = archivesUntil(archives, now);
	const proven = provenNow(past, now);
	const kept = new Set(retainedArchives(past, proven));
	return past.filter((archive) => !kept.has(archive) && !isWayBack(archive, proven));
}

/** No backup takes as long. */
const abandonedMs = 24 * 60 * 60 * 1000;

async function removeAbandoned(folder: string, now: Date): Promise<void> {
	for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
		const archive = basename(name, unfinishedEnding);
		if (archive === name || instantOfArchive(archive) === undefined) continue;
		const file = join(folder, name);
		const found = await stat(file).catch(unlessMissing);
		if (found !== undefined && now.getTime() - found.mtimeMs > abandonedMs) await rm(file, { force: true });
	}
}

const notesShape = z.object({
	/** The time of the last failure; null once a backup succeeded. */
	failedAt: z.string().nullable(),
	checkedAt: z.string().nullable(),
	/** True if the last check could restore everything. */
	isSound: z.boolean(),
});

/** Notes about the archives of a folder. */
export type BackupNotes = z.infer<typeof notesShape>;

/** Reads the notes of a folder; those of a new one where nobody can read them. */
export async function readNotes(folder: string): Promise<BackupNotes> {
	const noted = await readJson(join(folder, notesName), notesShape);
	return noted ?? { failedAt: null, checkedAt: null, isSound: true };
}

export async function writeNotes(folder: string, changes: Partial<BackupNotes>): Promise<void> {
	const notes = { ...(await readNotes(folder)), ...changes };
	await writeAtomically(join(folder, notesName), JSON.stringify(notes));
}

/** Reads a file of JSON; undefined where there is none, or another one. */
async function readJson<Shape extends z.ZodType>(file: string, shape: Shape) {
	try {
		return shape.parse(JSON.parse(await readFile(file, "utf8")));
	} catch {
		return undefined;
	}
}

const updateName = "update.json";

/** An update that was begun, and has not succeeded yet. */
const updateShape = z.object({
	/** The name of the archive that was written before the update. */
	archive: z.string(),
	/** The last migration of the database then. */
	migration: z.string(),
});

/** Notes beside the archives what was written before an update that begins now. */
export function noteUpdate(folder: string, note: z.infer<typeof updateShape>): Promise<void> {
	return writeAtomically(join(folder, updateName), JSON.stringify(note));
}

/** Returns the archive of an update that is tried again, unless a site that ran since wrote one. */
export async function archiveBeforeUpdate(folder: string, migration: string): Promise<string | undefined> {
	const note = await readJson(join(folder, updateName), updateShape);
	const [newest] = await listArchives(folder).catch(() => []);
	const isOfThis = note?.migration === migration && note.archive === newest?.name;
	return isOfThis ? note.archive : undefined;
}

/** Called when a start has succeeded: what changes from then on is in no archive. */
export async function forgetUpdate(folder: string): Promise<void> {
	await rm(join(folder, updateName), { force: true });
}
