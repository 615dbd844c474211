import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";

const rowId = 1;

/** The version of the program that was started last. */
export function runningVersionStore(db: Kysely<Tables>, clock: Clock) {
	/** Stores the version that starts. Starting the same one again changes nothing. */
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

	/** Writes the stored values again, to test whether the database is writable. */
	async function rewrite(): Promise<void> {
		await db
			.updateTable("running_version")
			.set(({ ref }) => ({ since: ref("since") }))
			.execute();
	}

	/** Returns since when a version runs; null if another one was started after it. */
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
