import type { Clock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import type { OnStatement } from "#platform/database/statement-times.ts";
import type { Environment } from "#platform/environment.ts";
import { openStores, type StoreOptions } from "./stores.ts";

/**
 * Opens all that the environment says of where the site's data is stored. `onStatement` is told how
 * long each statement took. @returns the database, and what opens the stores over it.
 */
export async function openStorage(environment: Environment, clock: Clock, onStatement?: OnStatement) {
	const database = await openDatabase(environment, onStatement);
	return { database, openStores: (options?: StoreOptions) => openStores(database, clock, options) };
}
