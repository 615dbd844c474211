import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#platform/clock.ts";
import { makeFolder, ownerOnly, writeAtomically } from "#platform/files/owner-only.ts";

/** The files that mark work on a folder, which one process does at a time. */
export type TurnFile = "backup.running" | "copy.running";

const confirmEveryMs = 60_000;
/** The time without a confirmation after which a turn belongs to a process that was killed. */
const lostAfterMs = 5 * confirmEveryMs;

/** Returns whether a process of the site is at something in a folder, a backup by default. */
export async function isTurnTaken(
	folder: string,
	clock: Clock,
	fileName: TurnFile = "backup.running",
): Promise<boolean> {
	const confirmed = await readConfirmation(join(folder, fileName));
	return confirmed !== undefined && isFresh(confirmed, clock);
}

/**
 * Takes the turn to write a backup, or a copy of one, in a folder that processes share: a file that one alone can
 * create, with an instant that is confirmed each minute. Undefined while another process has it.
 * @throws when the folder cannot be written.
 */
export async function takeTurn(
	folder: string,
	clock: Clock,
	fileName: TurnFile = "backup.running",
): Promise<{ end(): Promise<void> } | undefined> {
	await makeFolder(folder);
	const file = join(folder, fileName);
	const confirmed = await readConfirmation(file);
	if (confirmed !== undefined) {
		if (isFresh(confirmed, clock)) return undefined;
		await setAside(file, confirmed, clock);
	}
	if (!(await createWhole(file, instantOf(clock)))) return undefined;
	let confirming = Promise.resolve();
	const timer = setInterval(() => {
		// One that fails is made up for by the next.
		confirming = writeAtomically(file, instantOf(clock)).catch(() => undefined);
	}, confirmEveryMs);
	timer.unref();
	return {
		async end(): Promise<void> {
			clearInterval(timer);
			await confirming;
			await rm(file, { force: true });
		},
	};
}

const instantOf = (clock: Clock): string => clock().toISOString();

const isFresh = (confirmed: string, clock: Clock): boolean =>
	Math.abs(clock().getTime() - Date.parse(confirmed)) < lostAfterMs;

const readConfirmation = (file: string): Promise<string | undefined> =>
	readFile(file, "utf8").catch(() => undefined);

/** Creates a file with what stands in it, in one step; false where there is one. */
async function createWhole(file: string, content: string): Promise<boolean> {
	const draft = `${file}.${randomUUID()}`;
	await writeFile(draft, content, { mode: ownerOnly.file });
	try {
		await link(draft, file);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	} finally {
		await rm(draft, { force: true });
	}
}

/** Removes a lost turn. Of those that find it within five minutes, one alone can create the note. */
async function setAside(file: string, lost: string, clock: Clock): Promise<void> {
	const period = Math.floor(clock().getTime() / lostAfterMs);
	const note = `${file}.${period}`;
	if (!(await createWhole(note, lost))) return;
	if ((await readConfirmation(file)) === lost) await rm(file, { force: true });
	await rm(note, { force: true });
}
