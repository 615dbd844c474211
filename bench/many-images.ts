import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { defaultLanguage } from "#app/site/site-config.ts";
import { openDatabase } from "#platform/database/open-database.ts";

const insertedAtOnce = 500;

/** Returns a PNG of 8 by 8 pixels of one colour: small, real, and another one for each number. */
function smallPicture(number: number): Uint8Array {
	const size = 8;
	const line = Buffer.concat([
		Buffer.of(0),
		Buffer.alloc(size * 3, Buffer.of(number >> 16, number >> 8, number)),
	]);
	const header = Buffer.alloc(13);
	header.writeUInt32BE(size, 0);
	header.writeUInt32BE(size, 4);
	header.set([8, 2], 8);
	const chunks = [
		["IHDR", header],
		["IDAT", deflateSync(Buffer.concat(Array.from({ length: size }, () => line)))],
		["IEND", Buffer.alloc(0)],
	] as const;
	const written = chunks.map(([name, data]) => {
		const body = Buffer.concat([Buffer.from(name), data]);
		const ends = Buffer.alloc(8);
		ends.writeUInt32BE(data.length, 0);
		ends.writeUInt32BE(crc32(body), 4);
		return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
	});
	return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...written]);
}

/** Adds pictures to a site that does not run, each with a name and described in one language. */
export async function addPictures(
	place: { dataDir: string; databaseUrl: string | undefined },
	count: number,
): Promise<void> {
	const database = await openDatabase(place);
	for (let begun = 0; begun < count; begun += insertedAtOnce) {
		const rows = Array.from({ length: insertedAtOnce }, (_, place) => {
			const bytes = smallPicture(begun + place);
			const created_at = new Date(Date.UTC(2026, 0, 1) + begun + place).toISOString();
			const hash = createHash("sha256").update(bytes).digest("hex");
			return { hash, bytes, width: 8, height: 8, created_at };
		});
		const words = rows.map((row, place) => ({
			hash: row.hash,
			language: defaultLanguage,
			alt: `Colour ${begun + place}`,
		}));
		const names = rows.map(({ hash }, place) => ({ hash, name: `IMG ${begun + place}` }));
		await database.db.insertInto("media").values(rows).execute();
		await database.db.insertInto("media_names").values(names).execute();
		await database.db.insertInto("media_texts").values(words).execute();
	}
	await database.analyze();
	await database.close();
}
