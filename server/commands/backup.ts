import { builtPages } from "#server/archived-pages/built-pages.ts";
import { runBackup } from "#server/backup/command.ts";
import { rowsOf } from "#server/backup/manifest.ts";
import type { Progress } from "#server/backup/write-archive.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `backup [FILE]`: writes everything that the site holds to one file, in BACKUP_DIR and with the time
 * as its name unless one is named. The site may be running.
 */
export async function run([path]: string[], terminal: Terminal): Promise<number> {
	const onProgress: Progress = (table, rows) => terminal.progress(`${table}: ${rows}`);
	const pages = await builtPages();
	const { file, manifest } = await runBackup(path, onProgress, undefined, undefined, { pages });
	terminal.say(`${rowsOf(manifest)} rows are saved in ${file}`);
	return 0;
}
