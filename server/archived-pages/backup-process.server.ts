/** The process of a backup or a copy, at a low priority. While developing, plain Node runs this source. */
import { setPriority } from "node:os";
import { dirname } from "node:path";
import type { BackupOutcome, BackupTask } from "#server/backup/backup-runner.ts";
import { checkRestore, runBackup } from "#server/backup/command.ts";
import { damagedImagesLine } from "#server/backup/damaged-images.ts";
import { passingKey } from "#server/backup/encryption.ts";
import type { PageReader } from "#server/backup/manifest.ts";
import type { CopyOutcome, CopyTask } from "#server/copies/copy-runner.ts";
import { carryOutCopy } from "#server/copies/copy-task.ts";
import { builtPages } from "./built-pages.ts";

/** Nice values: behind the site, which is at 0. */
const priorities = { awaited: 5, background: 10 };

async function carryOut(task: BackupTask | CopyTask): Promise<BackupOutcome | CopyOutcome> {
	const pages = await builtPages();
	return task.kind === "copy" ? carryOutCopy(task, pages) : carryOutBackup(task, pages);
}

async function carryOutBackup(
	{ kind, file, place }: BackupTask,
	pages: PageReader | undefined,
): Promise<BackupOutcome> {
	const key = kind === "back up and check" ? await passingKey() : undefined;
	let isWritten = false;
	try {
		if (kind !== "check") {
			const moreRecipients = key === undefined ? [] : [key.recipient];
			const wanted = { ...place, backupDir: dirname(file) };
			const options = { moreRecipients, pages };
			const written = await runBackup(file, undefined, wanted, new Date(), options);
			const { damagedImages, imagesAway } = written;
			isWritten = true;
			if (imagesAway !== undefined) return { error: imagesAway, isWritten };
			if (damagedImages.length > 0) return { error: damagedImagesLine(damagedImages), isWritten };
		}
		const identity = key?.identity;
		if (kind !== "back up") await checkRestore(file, { identity, pages, imagePlace: place.imagePlace });
		return { error: null, isWritten };
	} catch (error) {
		return { error: String(error), isWritten };
	}
}

process.once("message", async (task: BackupTask | CopyTask) => {
	setPriority(task.kind !== "copy" && task.isAwaited ? priorities.awaited : priorities.background);
	process.send?.(await carryOut(task), () => process.disconnect());
});
// Without the site there is nobody to tell.
process.once("disconnect", () => process.exit());
