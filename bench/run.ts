/**
 * `npm run bench`: measures the built site, part after part, and ends with a table. `-- throughput
 * growth` measures only these parts. `--write` brings docs/performance.md up to date with what each
 * part found last.
 */
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { rowsTable } from "./markdown.ts";
import { say } from "./progress.ts";
import { saveResult } from "./results.ts";

const usage =
	"npm run bench -- [--write] [PART ...]  measures the built site; --write brings the document up to date; a PART that there is not names all";
const { positionals, values } = readToolOptions(usage, {
	allowPositionals: true,
	options: { write: { type: "boolean", default: false } },
});
// After the options: the browsers and clients of the parts take seconds to load.
const { parts } = await import("./parts.ts");
const { writeDocument } = await import("./document.ts");
const unknown = positionals.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
	console.error(`There is no part ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}.`);
	process.exit(1);
}

process.env.NODE_ENV = "production";
buildIfChanged();
const asked = Object.entries(parts).filter(
	([name]) => positionals.length === 0 || positionals.includes(name),
);
const results = [];
for (const [name, part] of asked) {
	say(part.title);
	const result = saveResult(name, await part.measure());
	for (const detail of result.details) console.log(`\n${detail}\n`);
	results.push(result);
}
console.log(`\n${rowsTable(results.flatMap(({ rows }) => rows))}\n`);
if (values.write) writeDocument();
