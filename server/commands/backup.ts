import { basename, join } from "node:path";
import { z } from "zod";
import { readEnvironment } from "#platform/environment.ts";
import { builtPages } from "#server/archived-pages/built-pages.ts";
import { archiveNameAt, noteUpdate } from "#server/backup/archive-folder.ts";
import { runBackup } from "#server/backup/command.ts";
import { damagedImagesLine } from "#server/backup/damaged-images.ts";
import { rowsOf } from "#server/backup/manifest.ts";
import type { Progress } from "#server/backup/write-archive.ts";
import { recordCommand } from "./record-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const typedOptions = z.object({ "before-update": z.boolean().default(false) });

/**
 * `backup [FILE]`: writes a site, which may be running, to one file, by default in BACKUP_DIR. With
 * `--before-update` it is kept as the way back from the update that follows, which writes no second one.
 */
export async function run({ values, file }: CommandArgs, terminal: Terminal): Promise<number> {
	const { "before-update": isBeforeUpdate } = typedOptions.parse(values);
	if (!isBeforeUpdate) return (await writeTo(file, terminal)).code;
	if (file !== undefined) throw new Error("--before-update names its file itself: nothing was done.");
	const { backupDir, backupRecipient } = readEnvironment();
	const archive = archiveNameAt(new Date(), backupRecipient, true);
	const { code, migration } = await writeTo(join(backupDir, archive), terminal);
	await noteUpdate(backupDir, { archive, migration });
	return code;
}

async function writeTo(path: string | undefined, terminal: Terminal) {
	const onProgress: Progress = (table, rows) => terminal.progress(`${table}: ${rows}`);
	const pages = await builtPages();
	const options = { pages };
	const written = await runBackup(path, onProgress, undefined, undefined, options);
	const { file, manifest, damagedImages, imagesAway } = written;
	await recordCommand({ action: "backup-written", subject: basename(file) }, terminal);
	terminal.say(`${rowsOf(manifest)} rows are saved in ${file}`);
	const outside = manifest.outside?.length ?? 0;
	if (outside > 0)
		terminal.say(`${outside} images are not in it: it names them, and MEDIA_URL says where they are.`);
	if (imagesAway !== undefined) terminal.warn(imagesAway);
	if (damagedImages.length > 0) terminal.warn(damagedImagesLine(damagedImages));
	const migration = manifest.migrations.toSorted().at(-1) ?? "";
	return { code: damagedImages.length === 0 && imagesAway === undefined ? 0 : 1, migration };
}
