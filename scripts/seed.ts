/** `npm run seed`: fills an empty database with the sample site. `-- --reset` wipes what is there first, once confirmed. */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { runSeed as RunSeed } from "../server/seed/command.ts";
import { withServerModule } from "./server-module.ts";

const { values } = parseArgs({ options: { reset: { type: "boolean", default: false } } });

async function confirm(place: string): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	const question = `This deletes every article, event, setting and image in ${place}.\nType "wipe" to go on: `;
	// A closed input means no.
	const answer = await Promise.race([
		terminal.question(question),
		new Promise<string>((resolve) => terminal.once("close", () => resolve(""))),
	]);
	terminal.close();
	return answer.trim() === "wipe";
}

const sentences = {
	seeded: "The sample site is in place.",
	"not empty": "Nothing done: the database is not empty. To start over: npm run seed -- --reset",
	"not confirmed": "Nothing done.",
};

const outcome = await withServerModule<{ runSeed: typeof RunSeed }, keyof typeof sentences>(
	"/server/seed/command.ts",
	({ runSeed }) => runSeed(values.reset, confirm),
);
console.log(sentences[outcome]);
process.exitCode = outcome === "seeded" ? 0 : 1;
