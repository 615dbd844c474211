import { z } from "zod";
import { asTyped } from "#server/process/typed-command.ts";
import { articleCountOf, runSeed } from "#server/seed/command.ts";
import type { CommandArgs } from "./command-args.ts";
import type { Terminal } from "./terminal.ts";

const options = z.object({
	reset: z.boolean().optional(),
	empty: z.boolean().optional(),
	articles: z.string().optional(),
});

/**
 * `seed`: fills an empty database with the sample site, or begins one without samples (`--empty`): a
 * site with a public address starts on no empty database. `--reset` wipes what is there first, once
 * confirmed. `--articles 10000` also adds so many generated articles, to an empty database or to a
 * full one.
 */
export async function run({ values }: CommandArgs, terminal: Terminal): Promise<number> {
	const { reset = false, empty = false, articles } = options.parse(values);

	async function confirm(place: string): Promise<boolean> {
		const warning = `This deletes every article, event, setting and image in ${place}.`;
		return (await terminal.ask(`${warning}\nType "wipe" to go on: `))?.trim() === "wipe";
	}

	const outcome = await runSeed({ reset, empty, articles: articleCountOf(articles) }, confirm);
	const sentences = {
		seeded: empty ? "The site is begun, without samples." : "The sample site is in place.",
		added: "The generated articles are in place.",
		"not empty": `Nothing done: the database is not empty. To start over: ${asTyped("seed", "--reset")}`,
		"not confirmed": "Nothing done.",
	};
	terminal.say(sentences[outcome]);
	return outcome === "seeded" || outcome === "added" ? 0 : 1;
}
