/**
 * `npm run bench`: measures the built site and prints a table. `-- throughput growth` measures only these parts;
 * `--write` brings docs/performance.md up to date with every part that was measured last.
 */
import { parseArgs } from "node:util";
import { buildIfChanged } from "../scripts/build-if-changed.ts";
import { rowsTable } from "./markdown.ts";
import { say } from "./progress.ts";
import { throughput } from "./throughput.ts";
import type { Part } from "./part.ts";

const parts: Record<string, Part> = { throughput };
const { positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });

buildIfChanged();
for (const name of positionals) {
	const part = parts[name];
	if (part === undefined) throw new Error(`no ${name}`);
	say(part.title);
	const { rows, details } = await part.measure();
	console.log(`\n${rowsTable(rows)}\n`);
	for (const detail of details) console.log(`${detail}\n`);
}
