import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { migratedPlace } from "#platform/testing/fresh-database.ts";
import { freshFolder } from "#platform/testing/fresh-folder.ts";
import { passingKey } from "#server/backup/encryption.ts";

/** Stores images of some bytes, which are no pictures. @returns their hashes. */
export async function addImages({ db }: Pick<Database, "db">, count: number, size = 200): Promise<string[]> {
	const hashes: string[] = [];
	for (let number = 0; number < count; number += 1) {
		const bytes = randomBytes(size);
		const hash = createHash("sha256").update(bytes).digest("hex");
		const row = { hash, bytes, width: 1, height: 1, created_at: "2026-01-01T00:00:00.000Z" };
		await db.insertInto("media").values(row).execute();
		hashes.push(hash);
	}
	return hashes;
}

/** A site with a setting and some images, whose owner has a key; open until `close`. */
export async function siteToCopy(engine: Database["engine"], images = 3) {
	const { identity, recipient } = await passingKey();
	const place = { ...(await migratedPlace(engine)), backupDir: join(await freshFolder(), "backups") };
	const database = await openDatabase(place);
	// Made by the migrations of each site: databases of these tests are copies of one that was migrated.
	await database.db
		.updateTable("forgetting_keys")
		.set({ key: randomBytes(32).toString("hex") })
		.execute();
	const setting = { id: "1", key: "colour", value: "lagoon", updated_at: "2026-01-01T00:00:00.000Z" };
	await database.db.insertInto("settings").values(setting).execute();
	return { place, database, identity, recipient, hashes: await addImages(database, images) };
}
