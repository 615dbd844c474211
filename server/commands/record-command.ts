import type { AuditEntry } from "#app/features/audit/audit.store.server.ts";
import { migrations } from "#migrations/index.ts";
import { systemClock } from "#platform/clock.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { openAudit } from "#server/composition/audit.ts";
import { openStores } from "#server/composition/stores.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Records what a command has done with a site, which may be running, and orders the mail to its owner about it.
 * A site whose tables are of another version has no record, which is said.
 */
export async function recordCommand(
	entry: Pick<AuditEntry, "action" | "subject">,
	terminal: Pick<Terminal, "warn">,
	environment = readEnvironment(),
): Promise<void> {
	const database = await openDatabase(environment);
	try {
		if (!(await isMigrated(database, migrations))) {
			terminal.warn("The tables of the site are of another version: this is not in its record.");
			return;
		}
		const stores = openStores(database, systemClock);
		const log = openLog(environment.logLevel);
		const { record } = openAudit({ db: database.db, stores, clock: systemClock, log });
		await record({ ...entry, details: { byCommand: true } });
	} finally {
		await database.close();
	}
}
