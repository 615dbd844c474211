import { describe, expect, it } from "vitest";
import { imageUrlOf } from "#app/features/media/media.ts";
import { afterReading } from "#platform/testing/after-reading.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { replaceImageInLetters } from "./letters.image-replacement.server.ts";
import { lettersStore } from "./letters.store.server.ts";

const [from, to] = ["a".repeat(64), "b".repeat(64)];
const replacement = { from, to, described: [] };

describe.each(engines)("replacing an image in letters, on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock } = movableClock();
		const letters = lettersStore(db, clock);
		const { id } = await letters.create({ ...wholeLetter, imageUrl: imageUrlOf(from), imageAlt: "Before" });
		return { db, letters, id, now: clock().toISOString() };
	}

	it.each([
		["was written on", { version: 2 }],
		["began to leave", { state: "sending" as const }],
	])("changes no letter that %s meanwhile", async (_what, change) => {
		const { db, letters, id, now } = await open();
		const replacing = db.transaction().execute((transaction) => {
			const happen = () => transaction.updateTable("letters").set(change).where("id", "=", id).execute();
			return replaceImageInLetters(transaction.withPlugin(afterReading("subject", happen)), replacement, now);
		});
		await expect(replacing).rejects.toMatchObject({ status: 409, code: "stale" });
		expect(await letters.get(id)).toMatchObject({ imageUrl: imageUrlOf(from), version: 1 });
		expect(await letters.listVersions(id)).toHaveLength(1);
	});

	it("keeps a letter's words for a picture that the library does not describe", async () => {
		const { db, letters, id, now } = await open();
		expect(await replaceImageInLetters(db, replacement, now)).toBe(1);
		expect(await letters.get(id)).toMatchObject({
			...{ imageUrl: imageUrlOf(to), imageAlt: "Before", version: 2 },
		});
	});
});
