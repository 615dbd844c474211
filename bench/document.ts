import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { rowsTable } from "./markdown.ts";
import { parts } from "./parts.ts";
import { lastResult } from "./results.ts";

const file = "docs/performance.md";
/** The figures are written between these; people write the text after them. */
const begin = "<!-- measured -->";
const end = "<!-- /measured -->";

/** Brings docs/performance.md up to date with what each part found last. */
export function writeDocument(): void {
	const before = existsSync(file) ? readFileSync(file, "utf8") : `# Performance\n\n${begin}\n${end}\n`;
	const [head = ""] = before.split(begin);
	const [, tail = "\n"] = before.split(end);
	writeFileSync(file, `${head}${begin}\n${measured()}\n${end}${tail}`);
}

function measured(): string {
	const sections = Object.entries(parts).flatMap(([name, part]) => {
		const result = lastResult(name);
		return result === undefined ? [] : [{ name, part, result }];
	});
	const dates = [...new Set(sections.map(({ result }) => result.at.slice(0, 10)))].sort();
	const days = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : dates[0];
	return [
		`Measured ${days} with \`npm run bench -- --write\`, on ${machine()}, SQLite.`,
		"",
		rowsTable(sections.flatMap(({ result }) => result.rows)),
		"",
		"## How each figure is taken",
		...sections.flatMap(({ name, part, result }) => [
			"",
			`### ${part.title}`,
			"",
			`\`npm run bench -- ${name}\`, ${result.at.slice(0, 16).replace("T", " ")} UTC. ${part.method}`,
			...result.details.flatMap((detail) => ["", detail]),
		]),
	].join("\n");
}

/** Returns the machine in neutral words. */
function machine(): string {
	const memory = Math.round(totalmem() / 2 ** 30);
	const { node } = process.versions;
	return `${availableParallelism()} cores, ${memory} GB of memory, Node ${node}`;
}
