import { parseArgs } from "node:util";
import { runRestore } from "#server/backup/command.ts";
import { rowsOf } from "#server/backup/manifest.ts";
import { asTyped } from "#server/process/typed-command.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `restore FILE`: fills an empty database, of either engine, with a file of `backup`. `--check`
 * restores into a temporary place and compares, and changes nothing.
 */
export async function run(words: string[], terminal: Terminal): Promise<number> {
	const { values, positionals } = parseArgs({
		args: words,
		options: { check: { type: "boolean", default: false } },
		allowPositionals: true,
	});
	const [file] = positionals;
	if (file === undefined) throw new Error(`Which file? ${asTyped("restore", "FILE")}`);
	const { manifest } = await runRestore(file, {
		checkOnly: values.check,
		onProgress: (table, rows) => terminal.progress(`${table}: ${rows}`),
	});
	const outcome = values.check ? "can be restored, row by row" : "are restored";
	terminal.say(`${rowsOf(manifest)} rows of ${manifest.writtenAt} ${outcome}.`);
	return 0;
}
