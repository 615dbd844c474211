import { existsSync } from "node:fs";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open-database.ts";
import { sqliteFile } from "#platform/database/sqlite.ts";
import type { Environment } from "#platform/environment.ts";

/** Thrown where a command was to find a site and there is none. */
export class NoSiteError extends Error {}

/** Refuses a command that is called from the wrong folder, which begins no site. @throws NoSiteError */
export async function requireSite(place: Pick<Environment, "dataDir" | "databaseUrl">): Promise<void> {
	if (place.databaseUrl === undefined) {
		if (existsSync(sqliteFile(place.dataDir))) return;
		throw new NoSiteError(`There is no site in ${place.dataDir}: DATA_DIR names its folder.`);
	}
	const database = await openDatabase(place);
	try {
		const { rows } = await sql<{ found: string | null }>`select to_regclass('access_codes') as found`.execute(
			database.db,
		);
		if (rows[0]?.found == null) {
			throw new NoSiteError("There is no site in this database: DATABASE_URL names that of the site.");
		}
	} finally {
		await database.close();
	}
}
