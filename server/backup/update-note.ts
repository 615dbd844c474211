import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeAtomically } from "#platform/files/atomic-file.ts";
import { listArchives } from "./archive-folder.ts";

const noteName = "update.json";

const noteShape = z.object({
	/** The name of the archive that was written before the update. */
	archive: z.string(),
	/** The last migration of the database then. */
	migration: z.string(),
});

/** An update that was begun, and has not succeeded yet. */
export type UpdateNote = z.infer<typeof noteShape>;

/** Notes beside the archives what was written before an update that begins now. */
export function noteUpdate(folder: string, note: UpdateNote): Promise<void> {
	return writeAtomically(join(folder, noteName), JSON.stringify(note));
}

/**
 * The archive from which an update goes back that is tried again: the newest of all, since whatever
 * wrote a newer one was a site that ran meanwhile. Undefined where there is none.
 */
export async function archiveBeforeUpdate(folder: string, migration: string): Promise<string | undefined> {
	const note = await readNote(folder);
	const [newest] = await listArchives(folder).catch(() => []);
	const isOfThis = note?.migration === migration && note.archive === newest?.name;
	return isOfThis ? note.archive : undefined;
}

/** To be called when a start has succeeded: what changes from then on is in no archive. */
export async function forgetUpdate(folder: string): Promise<void> {
	await rm(join(folder, noteName), { force: true });
}

async function readNote(folder: string): Promise<UpdateNote | undefined> {
	try {
		return noteShape.parse(JSON.parse(await readFile(join(folder, noteName), "utf8")));
	} catch {
		// One that cannot be read costs another backup.
		return undefined;
	}
}
