import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshPlace, migratedPlace } from "#platform/testing/fresh-database.ts";
import { checkRestore, runBackup, runRestore } from "./command.ts";

const now = new Date("2026-11-22T08:15:00.000Z");

describe.each(engines)("an image that rots on %s", (engine) => {
	it("is told by the backup, by its check and by the restore, which have the rest", async () => {
		const place = await migratedPlace(engine);
		const backupDir = join(place.dataDir, "backups");
		await mkdir(backupDir);
		const database = await openDatabase(place);
		const bytes = Buffer.from("the bytes of an image");
		const hash = createHash("sha256").update(bytes).digest("hex");
		const image = { hash, bytes, width: 1, height: 1, created_at: now.toISOString() };
		await database.db.insertInto("media").values(image).execute();
		const sound = await runBackup(join(backupDir, "sound.tar.gz"), undefined, { ...place, backupDir }, now);
		expect(sound.damagedImages).toEqual([]);
		await checkRestore(sound.file, {});
		bytes.writeUInt8(0, 3);
		await database.db.updateTable("media").set({ bytes }).execute();
		await database.close();
		const rotten = await runBackup(undefined, undefined, { ...place, backupDir }, now);
		expect(rotten.damagedImages).toEqual([hash]);
		await expect(checkRestore(rotten.file, {})).rejects.toThrow(
			`One stored image is damaged or missing (${hash})`,
		);
		expect((await runRestore(rotten.file, {}, await freshPlace(engine))).damagedImages).toEqual([hash]);
	});
});
