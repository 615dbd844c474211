import { basename } from "node:path";
import { builtPages } from "#server/archived-pages/built-pages.ts";
import { damagedImagesLine, runBackup } from "#server/backup/command.ts";
import { rowsOf } from "#server/backup/manifest.ts";
import type { Progress } from "#server/backup/write-archive.ts";
import { recordCommand } from "./record-command.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

/** `backup [FILE]`: writes a site, which may be running, to one file, by default in BACKUP_DIR. */
export async function run({ file: path }: CommandArgs, terminal: Terminal): Promise<number> {
	const onProgress: Progress = (table, rows) => terminal.progress(`${table}: ${rows}`);
	const pages = await builtPages();
	const { file, manifest, damagedImages } = await runBackup(path, onProgress, undefined, undefined, {
		pages,
	});
	await recordCommand({ action: "backup-written", subject: basename(file) }, terminal);
	terminal.say(`${rowsOf(manifest)} rows are saved in ${file}`);
	if (damagedImages.length === 0) return 0;
	terminal.warn(damagedImagesLine(damagedImages));
	return 1;
}
