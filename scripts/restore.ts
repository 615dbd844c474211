/**
 * `npm run restore -- FILE`: fills an empty database, of either engine, with a file of `npm run
 * backup`. `--check` restores into a temporary place and compares, and changes nothing.
 */
import { parseArgs } from "node:util";
import type * as Command from "#server/backup/command.ts";
import { reportProgress, withArchiveCommand } from "./archive-command.ts";

const { values, positionals } = parseArgs({
	options: { check: { type: "boolean", default: false } },
	allowPositionals: true,
});

await withArchiveCommand(async ({ runRestore }: typeof Command) => {
	const [file] = positionals;
	if (file === undefined) throw new Error("Which file? npm run restore -- FILE");
	const { manifest } = await runRestore(file, { checkOnly: values.check, onProgress: reportProgress });
	const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
	const outcome = values.check ? "can be restored, row by row" : "are restored";
	console.log(`${rows} rows of ${manifest.writtenAt} ${outcome}.`);
});
