/**
 * `npm run torture`: kills and breaks a built site again and again while it is written to and read,
 * then looks for what it lost. `-- --engine postgres --minutes 60 --seed 7`: on one engine, for as
 * long, drawing other moments. `--write` brings docs/reliability.md up to date with what each
 * engine showed last.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "#bench/progress.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { documentWith, type Engine, type Outcome } from "./report.ts";
import { torture } from "./torture.ts";

const file = "docs/reliability.md";
const logFolder = join("build", "torture");
const fileOf = (engine: Engine) => join(logFolder, `${engine}.json`);

const usage =
	"npm run torture -- [--engine sqlite|postgres] [--minutes 10] [--seed 1] [--write]  kills and breaks a built site while it is used";
const { values } = readToolOptions(usage, {
	options: {
		engine: { type: "string" },
		minutes: { type: "string", default: "10" },
		seed: { type: "string", default: "20261122" },
		write: { type: "boolean", default: false },
	},
});
const engines: Engine[] = ["sqlite", "postgres"];
const asked = engines.filter((engine) => values.engine === undefined || values.engine === engine);
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (asked.length === 0 || !(minutes > 0) || !Number.isInteger(seed)) {
	console.error(usage);
	process.exit(1);
}

process.env.NODE_ENV = "production";
buildIfChanged();
mkdirSync(logFolder, { recursive: true });
for (const engine of asked) {
	say(`${engine}, ${minutes} minutes, seed ${seed}`);
	const outcome = await torture({ engine, minutes, seed, logFolder });
	writeFileSync(fileOf(engine), JSON.stringify(outcome));
	console.log(documentWith("", [outcome]));
	if (outcome.wrongs.length > 0) process.exitCode = 1;
}
if (values.write) {
	const outcomes = engines.filter((engine) => existsSync(fileOf(engine))).map(lastOutcome);
	writeFileSync(file, documentWith(readFileSync(file, "utf8"), outcomes));
}

function lastOutcome(engine: Engine): Outcome {
	return JSON.parse(readFileSync(fileOf(engine), "utf8")) as Outcome;
}
