/**
 * `npm run seed`: fills an empty database with the sample site. `-- --reset` wipes what is there
 * first, once confirmed. `-- --articles 10000` also adds so many generated articles, to an empty
 * database or to a full one.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import type { articleCountOf as ArticleCountOf, runSeed as RunSeed } from "#server/seed/command.ts";
import { withServerModule } from "./server-module.ts";

const { values } = parseArgs({
	options: { reset: { type: "boolean", default: false }, articles: { type: "string" } },
});

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
	added: "The generated articles are in place.",
	"not empty": "Nothing done: the database is not empty. To start over: npm run seed -- --reset",
	"not confirmed": "Nothing done.",
};

type Command = { runSeed: typeof RunSeed; articleCountOf: typeof ArticleCountOf };

try {
	const outcome = await withServerModule<Command, keyof typeof sentences>(
		"/server/seed/command.ts",
		({ runSeed, articleCountOf }) =>
			runSeed({ reset: values.reset, articles: articleCountOf(values.articles) }, confirm),
	);
	console.log(sentences[outcome]);
	process.exitCode = outcome === "seeded" || outcome === "added" ? 0 : 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
