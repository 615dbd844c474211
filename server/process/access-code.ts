import { newAccessCode } from "#app/features/session/access-code.server.ts";
import { accessCodeStore } from "#app/features/session/access-code.store.server.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { type Log, openLog } from "#platform/log/log.ts";
import { requireSite } from "#server/backup/require-site.ts";
import { updateTables } from "#server/composition/update-tables.ts";

/**
 * Replaces the access code of the site that the environment names, and signs everyone out. The site
 * may be running. @throws NoSiteError where there is none: the code of another site would open
 * nothing.
 * @returns the code that was made, when `chosen` is empty.
 */
export async function replaceAccessCode(
	chosen: string,
	environment = readEnvironment(),
	log: Pick<Log, "warn"> = openLog(environment.logLevel),
): Promise<string | undefined> {
	await requireSite(environment);
	const database = await openDatabase(environment);
	try {
		await database.exclusively(() => updateTables(database, log));
		const made = chosen === "" ? newAccessCode() : undefined;
		await accessCodeStore(database.db, systemClock).setAccessCode(made ?? chosen);
		return made;
	} finally {
		await database.close();
	}
}
