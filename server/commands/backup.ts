import { builtPages } from "#server/archived-pages/built-pages.ts";
import { runBackup } from "#server/backup/command.ts";
import { damagedImagesLine } from "#server/backup/damaged-images.ts";
import { rowsOf } from "#server/backup/manifest.ts";
import type { Progress } from "#server/backup/write-archive.ts";
import type { CommandArgs } from "./command-args.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `backup [FILE]`: writes everything that the site holds to one file, in BACKUP_DIR and with the
 * time as its name unless one is named. The site may be running.
 */
export async function run({ file: path }: CommandArgs, terminal: Terminal): Promise<number> {
	const onProgress: Progress = (table, rows) => terminal.progress(`${table}: ${rows}`);
	const pages = await builtPages();
	const { file, manifest, damagedImages } = await runBackup(path, onProgress, undefined, undefined, {
		pages,
	});
	terminal.say(`${rowsOf(manifest)} rows are saved in ${file}`);
	if (damagedImages.length === 0) return 0;
	terminal.warn(damagedImagesLine(damagedImages));
	return 1;
}
