import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

/** The table's only row. */
const rowId = 1;

/** Which version of the program was started last, and since when it is the one. */
export function runningVersionStore(db: Kysely<Tables>, clock: Clock) {
	/** Notes the version that starts. One that is started again has been running all along. */
	async function note(version: string): Promise<void> {
		const since = clock().toISOString();
		await db
			.insertInto("running_version")
			.values({ id: rowId, version, since })
			.onConflict((conflict) =>
				conflict.column("id").doUpdateSet({ version, since }).where("running_version.version", "!=", version),
			)
			.execute();
	}

	/** Writes what is there already, to see whether anything can be stored. */
	async function rewrite(): Promise<void> {
		await db
			.updateTable("running_version")
			.set(({ ref }) => ({ since: ref("since") }))
			.execute();
	}

	/** Since when a version runs; null where another one was started after it. */
	async function since(version: string): Promise<string | null> {
		const row = await db
			.selectFrom("running_version")
			.select("since")
			.where("version", "=", version)
			.executeTakeFirst();
		return row?.since ?? null;
	}

	return { note, rewrite, since };
}
