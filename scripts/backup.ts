/**
 * `npm run backup [FILE]`: writes everything that the site holds to one file, `DATA_DIR/backups/` and
 * the time unless one is named. The site may be running.
 */
import type * as Command from "#server/backup/command.ts";
import { reportProgress, withArchiveCommand } from "./archive-command.ts";

await withArchiveCommand(async ({ runBackup }: typeof Command) => {
	const { file, manifest } = await runBackup(process.argv[2], reportProgress);
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	console.log(`${rows} rows are saved in ${file}`);
});
