import { migrations } from "../../migrations/index";
import { systemClock } from "../platform/clock";
import { openDatabase } from "../platform/database";
import { type Environment, readEnvironment } from "../platform/environment";
import { migrate } from "../platform/migrate";
import { openStores } from "../stores";
import { isEmpty } from "./is-empty";
import { seed } from "./seed";

/** What a reset deletes, and what it leaves: people and access are not sample content. */
const wiped = ["former_slugs", "articles", "events", "withdrawn_events", "settings", "media"] as const;

export type SeedOutcome = "seeded" | "not empty" | "not confirmed";

/**
 * Seeds the database that the environment names. An empty one is filled; with `reset`, one that holds something is
 * wiped of its articles, events, settings and images first, if `confirm` agrees to the place it is shown.
 */
export async function runSeed(
	reset: boolean,
	confirm: (place: string) => Promise<boolean>,
	environment: Environment = readEnvironment(),
): Promise<SeedOutcome> {
	const database = await openDatabase(environment);
	try {
		const stores = openStores(database, systemClock);
		return await database.exclusively(async () => {
			await migrate(database, migrations);
			if (!(await isEmpty(stores))) {
				if (!reset) return "not empty";
				if (!(await confirm(placeOf(environment)))) return "not confirmed";
				for (const table of wiped) await database.db.deleteFrom(table).execute();
			}
			await seed(stores, systemClock);
			return "seeded";
		});
	} finally {
		await database.close();
	}
}

/** Names the database without its password. */
function placeOf({ databaseUrl, dataDir }: Environment): string {
	if (databaseUrl === undefined) return dataDir;
	const { host, pathname } = new URL(databaseUrl);
	return host + pathname;
}
