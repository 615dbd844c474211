import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { copiesReport } from "#app/features/backups/copies.ts";
import { writeAtomically } from "#platform/files/owner-only.ts";

const notesName = "copies.json";

const notesShape = copiesReport
	.pick({ copiedAt: true, bytes: true, images: true, failedAt: true, failure: true, checkedAt: true })
	.extend(copiesReport.pick({ isSound: true, mended: true, areCleared: true }).shape)
	.extend({
		/** The place that the rest is of; with another one, the notes begin anew. */
		place: z.string(),
		/** The key of the image that the last check ended with. */
		checkedUpTo: z.string(),
		/** The digests of the lists of people that lie there. */
		lists: z.record(z.string(), z.string()),
	});

/** Notes about the copies at a place. */
export type CopyNotes = z.infer<typeof notesShape>;

const noNotes = {
	...{ copiedAt: null, bytes: 0, images: 0, failedAt: null, failure: null },
	...{ checkedAt: null, isSound: true, mended: 0, areCleared: true, checkedUpTo: "", lists: {} },
} satisfies Omit<CopyNotes, "place">;

/** Reads the notes beside the backups; those of a new place where there are none of it. */
export async function readCopyNotes(folder: string, place: string): Promise<CopyNotes> {
	try {
		const notes = notesShape.parse(JSON.parse(await readFile(join(folder, notesName), "utf8")));
		if (notes.place === place) return notes;
	} catch {
		// There are none yet, or no version wrote them.
	}
	return { ...noNotes, place };
}

export async function writeCopyNotes(
	folder: string,
	place: string,
	changes: Partial<CopyNotes>,
): Promise<void> {
	const notes = { ...(await readCopyNotes(folder, place)), ...changes };
	await writeAtomically(join(folder, notesName), JSON.stringify(notes));
}
