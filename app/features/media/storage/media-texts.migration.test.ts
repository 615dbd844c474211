import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "#migrations/index.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace } from "#platform/testing/fresh-database.ts";
import { mediaStore } from "./media.store.server.ts";

const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0017"));
const now = "2026-11-20T08:00:00.000Z";

describe.each(engines)("images from before their descriptions had rows on %s", (engine) => {
	it("preserve their bytes and what describes them in both languages", async () => {
		const database = await openDatabase(await freshPlace(engine));
		await migrate(database, earlier);
		const { db } = database;
		const bytes = Uint8Array.from([1, 2, 3]);
		for (const [hash, alt, altFr] of [
			["both", "A square", "Un carré"],
			["french", "", "Un rond"],
			["none", "", ""],
		] as const) {
			await sql`
				insert into media (hash, bytes, width, height, alt, alt_fr, created_at)
				values (${hash}, ${bytes}, 9, 6, ${alt}, ${altFr}, ${now})
			`.execute(db);
		}
		await migrate(database, migrations);

		const media = mediaStore(db, () => new Date(now));
		expect(await media.list()).toMatchObject([
			{ hash: "both", alt: "A square", altFr: "Un carré", width: 9, height: 6, createdAt: now },
			{ hash: "french", alt: "", altFr: "Un rond" },
			{ hash: "none", alt: "", altFr: "" },
		]);
		expect(await media.findBytes("both")).toHaveLength(3);
		await database.close();
	});
});
