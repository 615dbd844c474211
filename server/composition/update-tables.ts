import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { warnOfWaits } from "#platform/database/migration-waits.ts";
import type { Log } from "#platform/log/log.ts";

/**
 * Brings the tables up to date: where others hold them, the log says who. Call
 * it under the database's start lock.
 */
export function updateTables(database: Database, log: Pick<Log, "warn">): Promise<void> {
	return migrate(database, migrations, warnOfWaits(database, log));
}
