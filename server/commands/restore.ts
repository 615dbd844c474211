import { parseArgs } from "node:util";
import { builtPages } from "#server/archived-pages/built-pages.ts";
import { runRestore } from "#server/backup/command.ts";
import { readIdentity } from "#server/backup/encryption.ts";
import { type Manifest, rowsOf } from "#server/backup/manifest.ts";
import type { PagesRead } from "#server/backup/page-reader.ts";
import { asTyped } from "#server/process/typed-command.ts";
import type { Terminal } from "./terminal.ts";

/**
 * `restore FILE`: fills an empty database, of either engine, with a file of `backup`. `--check`
 * restores into a temporary place, compares rows and pages, and changes nothing. `--identity FILE`
 * opens one that is encrypted.
 */
export async function run(words: string[], terminal: Terminal): Promise<number> {
	const { values, positionals } = parseArgs({
		args: words,
		options: { check: { type: "boolean", default: false }, identity: { type: "string" } },
		allowPositionals: true,
	});
	const [file] = positionals;
	if (file === undefined) throw new Error(`Which file? ${asTyped("restore", "FILE")}`);
	const { manifest, erasedAgain, pagesRead } = await runRestore(file, {
		checkOnly: values.check,
		identity: values.identity === undefined ? undefined : await readIdentity(values.identity),
		pages: values.check ? await builtPages() : undefined,
		onProgress: (table, rows) => terminal.progress(`${table}: ${rows}`),
	});
	const outcome = values.check ? "can be restored, row by row" : "are restored";
	terminal.say(`${rowsOf(manifest)} rows of ${manifest.writtenAt}${writerOf(manifest)} ${outcome}.`);
	if (pagesRead !== undefined) terminal.say(ofPages(pagesRead));
	if (!values.check) terminal.say(ofErased(erasedAgain, manifest.writtenAt));
	return 0;
}

const writerOf = ({ version }: Pick<Manifest, "version">): string =>
	version === undefined ? "" : `, written by version ${version},`;

function ofPages({ count, areCompared }: PagesRead): string {
	return areCompared
		? `${count} pages read from them say what they said then.`
		: `${count} pages read from them open; another version wrote it, so that what they say was not compared.`;
}

function ofErased(erasedAgain: number | undefined, writtenAt: string): string {
	if (erasedAgain === undefined)
		return `No list of erased people (erased.json) lies beside the archive: erase again whoever was erased since ${writtenAt}.`;
	return `People erased since then and erased again: ${erasedAgain}.`;
}
