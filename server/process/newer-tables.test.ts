import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate, NewerDatabaseError } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { readEnvironment } from "#platform/environment.ts";
import { openLog } from "#platform/log/log.ts";
import { bothEngines, freshPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { prepareData } from "./prepare-data.ts";

const clock = () => new Date("2026-11-22T08:15:00.000Z");
const log = openLog("silent");
const next = {
	up: async (db: Parameters<(typeof migrations)["0001-baseline"]["up"]>[0]) => {
		await sql`alter table articles add column pinned integer not null default 0`.execute(db);
	},
};

describe.each(bothEngines)("newer tables on %s", (engine) => {
	it("are opened where a trial has named them, and refused otherwise", async () => {
		const place = await freshPlace(engine);
		const environment = readEnvironment({
			LOG_LEVEL: "silent",
			DATA_DIR: place.dataDir,
			DATABASE_URL: place.databaseUrl ?? "",
		});
		const database = await openDatabase(place);
		try {
			const program = await freshFolder();
			const start = () => prepareData({ environment, database, clock, log, program });
			await start();
			await migrate(database, { ...migrations, "9999-next": next });
			await expect(start()).rejects.toThrow(NewerDatabaseError);
			await writeFile(join(program, "newer-tables.json"), '["9998-other"]');
			await expect(start()).rejects.toThrow(NewerDatabaseError);
			await writeFile(join(program, "newer-tables.json"), '["9998-other","9999-next"]');
			await expect(start()).resolves.toBeUndefined();
		} finally {
			await database.close();
		}
	});
});
