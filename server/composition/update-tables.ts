import { migrations } from "#migrations/index.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate, warnOfWaits } from "#platform/database/migrate.ts";
import type { Log } from "#platform/log/log.ts";

/** Brings the tables up to date, under the database's start lock; logs who holds them up. */
export function updateTables(database: Database, log: Pick<Log, "warn">): Promise<void> {
	return migrate(database, migrations, warnOfWaits(database, log));
}
