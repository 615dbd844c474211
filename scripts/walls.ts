/** `npm run walls`: what `.dependency-cruiser.mjs` forbids, and folders that know each other, in one reading. */
import { spawnSync } from "node:child_process";
import type { ICruiseResult, IViolation } from "dependency-cruiser";
import { folderCycles, type Import } from "./folder-cycles.ts";
import { readToolOptions } from "./tool-options.ts";

readToolOptions("npm run walls  refuses imports through a wall, and folders that know each other");

/** The rooms of the product. */
const rooms = ["app", "platform", "server", "migrations", "scripts", "bench", "updater"];
const folders = [...rooms, "torture"];

const test = /\.test\./;

function readModules(): ICruiseResult {
	const options = ["--config", ".dependency-cruiser.mjs", "--output-type", "json"];
	const cache = ["--cache", ".cache/walls", "--cache-strategy", "content"];
	const { stdout } = spawnSync("depcruise", [...cache, ...options, ...folders], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
		maxBuffer: 64 * 1024 * 1024,
	});
	return JSON.parse(stdout) as ICruiseResult;
}

/** Returns the imports among product files, types included. */
function productionImports({ modules }: ICruiseResult): Import[] {
	const isProduct = (file: string) => rooms.includes(file.split("/")[0] ?? "") && !test.test(file);
	return modules
		.filter(({ source }) => isProduct(source))
		.flatMap(({ source, dependencies }) =>
			dependencies
				.filter(({ resolved, couldNotResolve }) => !couldNotResolve && isProduct(resolved))
				.map(({ resolved }) => ({ from: source, to: resolved })),
		);
}

/** Returns a violation on one line, a circle with all its files. */
function written({ rule, from, to, cycle }: IViolation): string {
	return `${rule.severity} ${rule.name}: ${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(" → ")}`;
}

const cruised = readModules();
const { violations, totalCruised } = cruised.summary;
const lines = [...violations.map(written), ...folderCycles(productionImports(cruised))];
for (const line of lines) console.error(line);
console.log(`${totalCruised} files, ${lines.length} that trespass`);
if (lines.length > 0) process.exitCode = 1;
