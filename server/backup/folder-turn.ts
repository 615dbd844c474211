import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#platform/clock.ts";
import { ownerOnly } from "#platform/files/owner-only.ts";

const fileName = "backup.running";
const confirmEveryMs = 60_000;
/** A turn that was not confirmed for so long belongs to a process that was killed. */
const lostAfterMs = 5 * confirmEveryMs;

/** Whether a process of the site is writing a backup into a folder. */
export async function isTurnTaken(folder: string, clock: Clock): Promise<boolean> {
	const file = await stat(join(folder, fileName)).catch(() => undefined);
	return file !== undefined && Math.abs(clock().getTime() - file.mtimeMs) < lostAfterMs;
}

/**
 * Takes the turn to write a backup into a folder that the processes of a site share: a file that one
 * alone can create, confirmed each minute by its time. Undefined while another process has it.
 * @throws when the folder cannot be written.
 */
export async function takeTurn(folder: string, clock: Clock): Promise<{ end(): Promise<void> } | undefined> {
	await mkdir(folder, { recursive: true, mode: ownerOnly.folder });
	const file = join(folder, fileName);
	if (!(await isTurnTaken(folder, clock))) await setAside(file);
	const created = await open(file, "wx", ownerOnly.file).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== "EEXIST") throw error;
	});
	if (created === undefined) return undefined;
	await created.close();
	const confirm = () => utimes(file, clock(), clock());
	await confirm();
	let confirming = Promise.resolve();
	const timer = setInterval(() => {
		// One that fails is made up for by the next.
		confirming = confirm().catch(() => undefined);
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

/** Of several that find the same lost turn, one renames it; the others find it gone. */
async function setAside(file: string): Promise<void> {
	const aside = `${file}.${randomUUID()}`;
	await rename(file, aside).catch(() => undefined);
	await rm(aside, { force: true });
}
