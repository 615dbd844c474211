import { z } from "zod";
import { systemClock } from "#platform/clock.ts";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import { databasePlace, openDatabase } from "#platform/database/open-database.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { outsideImages } from "#server/composition/outside-images.ts";
import { variantFilesOf } from "#server/composition/pictures.ts";
import { openStores } from "#server/composition/stores.ts";
import { updateTables } from "#server/composition/update-tables.ts";
import { asTyped } from "#server/process/typed-command.ts";
import { generatedArticles } from "#server/seed/generated-articles.ts";
import { seed, seedNothing } from "#server/seed/seed.ts";
import { seedState } from "#server/seed/seed-state.ts";
import type { CommandArgs, Terminal } from "./terminal.ts";

const maxArticles = 100_000;

const options = z.object({
	reset: z.boolean().default(false),
	empty: z.boolean().default(false),
	articles: z.string().optional(),
});

/**
 * `seed`: fills an empty database with the sample site, or begins one without samples (`--empty`).
 * `--reset` wipes what is there first, once confirmed. `--articles 10000` also adds so many generated
 * articles, to an empty database or to a full one.
 */
export async function run({ values }: CommandArgs, terminal: Terminal): Promise<number> {
	const { reset, empty, articles } = options.parse(values);

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

/** Tables that a reset empties; people and access are not sample content. */
const wiped = [
	...(["former_slugs", "articles", "events", "withdrawn_events", "authors", "settings", "media"] as const),
];
/** The kinds of deleted things that are wiped, too: the images that they could be restored with are gone. */
const wipedDeletions: DeletedKind[] = ["article", "event", "image", "author"];

/** The number of `--articles`. @throws Error with one line when it is no whole number up to 100000. */
export function articleCountOf(typed: string | undefined): number {
	if (typed === undefined) return 0;
	const count = Number(typed);
	if (/^\d+$/.test(typed) && count >= 1 && count <= maxArticles) return count;
	throw new Error(`--articles takes a whole number from 1 to ${maxArticles}, not "${typed}".`);
}

/** Seeds a database; `confirm` is asked, with its place, before one that holds something is wiped. */
export async function runSeed(
	{ reset, empty = false, articles }: { reset: boolean; empty?: boolean; articles: number },
	confirm: (place: string) => Promise<boolean>,
	environment: Environment = readEnvironment(),
	log = openLog(environment.logLevel),
): Promise<"seeded" | "added" | "not empty" | "not confirmed"> {
	const database = await openDatabase(environment);
	try {
		const stores = openStores(database, systemClock, { images: outsideImages(environment, log) });
		return await database.exclusively(async () => {
			await updateTables(database, log);
			const state = await seedState(stores);
			const isFresh = state === "empty" || (state === "unfinished" && !empty);
			if (!isFresh && !reset && articles === 0) return "not empty";
			if (!isFresh && reset) {
				if (!(await confirm(databasePlace(environment)))) return "not confirmed";
				for (const table of wiped) await database.db.deleteFrom(table).execute();
				await database.db.deleteFrom("deleted_things").where("kind", "in", wipedDeletions).execute();
			}
			if (isFresh || reset) {
				const variantFiles = variantFilesOf(environment, log);
				if (empty) await seedNothing(stores);
				else await seed({ stores, clock: systemClock, variantFiles });
			}
			if (articles === 0) return "seeded";
			await stores.articles.bulk.create(generatedArticles(articles, systemClock()));
			await database.analyze();
			return "added";
		});
	} finally {
		await database.close();
	}
}
