import { systemClock } from "#platform/clock.ts";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import { databasePlace } from "#platform/database/open-database.ts";
import { type Environment, readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { openStorage } from "#server/composition/open-storage.ts";
import { variantFilesOf } from "#server/composition/pictures.ts";
import { updateTables } from "#server/composition/update-tables.ts";
import { generatedArticles } from "./generated-articles.ts";
import { seed, seedNothing } from "./seed.ts";
import { seedState } from "./seed-state.ts";

/** Tables that a reset empties; people and access are not sample content. */
const wiped = [
	"former_slugs",
	"articles",
	"events",
	"withdrawn_events",
	"authors",
	"settings",
	"media",
] as const;
/** Of what was deleted and can be restored, what goes with them: their images are gone, too. */
const wipedDeletions: DeletedKind[] = ["article", "event", "image", "author"];

export type SeedOutcome = "seeded" | "added" | "not empty" | "not confirmed";

/** Options of the seed: empty the tables first, add no samples, add so many generated articles. */
export type SeedWish = { reset: boolean; empty?: boolean; articles: number };

const maxArticles = 100_000;

/**
 * The number of `--articles`. @throws Error with one line when it is no whole number from 1 to
 * 100000.
 */
export function articleCountOf(typed: string | undefined): number {
	if (typed === undefined) return 0;
	const count = Number(typed);
	if (/^\d+$/.test(typed) && count >= 1 && count <= maxArticles) return count;
	throw new Error(`--articles takes a whole number from 1 to ${maxArticles}, not "${typed}".`);
}

/**
 * Seeds the database that the environment names. An empty one is filled; with `reset`, one that
 * holds something is wiped of its articles, authors, events, settings and images first, if `confirm`
 * agrees to the place it is shown. Generated articles are added to whatever is there.
 */
export async function runSeed(
	{ reset, empty = false, articles }: SeedWish,
	confirm: (place: string) => Promise<boolean>,
	environment: Environment = readEnvironment(),
	log = openLog(environment.logLevel),
): Promise<SeedOutcome> {
	const { database, openStores } = await openStorage(environment, systemClock);
	try {
		const stores = openStores();
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
