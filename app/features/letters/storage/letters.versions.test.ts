import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { lettersStore } from "./letters.store.server.ts";

const minuteMs = 60_000;

describe.each(engines)("versions of a letter on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const letters = lettersStore(db, clock);
		const { id } = await letters.create({ ...wholeLetter, subject: "One" });
		const numbers = async () => (await letters.listVersions(id)).map(({ version }) => version);
		const say = (subject: string, version: number) =>
			letters.update(id, { ...wholeLetter, subject, version });
		return { db, advance, letters, id, numbers, say };
	}

	it("are one for a while of writing, however often it was saved", async () => {
		const { letters, id, numbers, say, advance } = await open();
		for (let version = 1; version <= 9; version += 1) {
			advance(minuteMs);
			await say(`Typed ${version}`, version);
		}
		expect(await numbers()).toEqual([10]);
		advance(minuteMs);
		await say("Later", 10);
		expect(await letters.listVersions(id)).toEqual([
			{ version: 11, savedAt: "2026-01-15T08:10:00.000Z", title: "Later", words: 5 },
			{ version: 10, savedAt: "2026-01-15T08:09:00.000Z", title: "Typed 9", words: 5 },
		]);
	});

	it("are restored as they were, and lose nothing of what was there a moment before", async () => {
		const { letters, id, numbers, say, advance } = await open();
		advance(20 * minuteMs);
		await say("Two", 1);
		const { input } = await letters.getVersion(id, 1);
		expect(input).toEqual({ ...wholeLetter, subject: "One" });
		await letters.update(id, { ...input, version: 2, restored: true });
		expect(await numbers()).toEqual([3, 2, 1]);
		expect((await letters.getVersion(id, 2)).input.subject).toBe("Two");
		expect(await letters.get(id)).toMatchObject({ subject: "One", version: 3 });
	});

	it("begin with what was there before letters had any", async () => {
		const { db, letters, id, numbers, say, advance } = await open();
		await db.deleteFrom("letter_versions").execute();
		advance(20 * minuteMs);
		await say("Two", 1);
		expect(await numbers()).toEqual([2, 1]);
		expect((await letters.getVersion(id, 1)).input.subject).toBe("One");
	});

	it("stay 20 to a letter, and go with it", async () => {
		const { letters, id, numbers, say, advance } = await open();
		for (let version = 1; version <= 22; version += 1) {
			advance(20 * minuteMs);
			await say(`Typed ${version}`, version);
		}
		expect(await numbers()).toEqual(Array.from({ length: 20 }, (_, index) => 23 - index));
		await expect(letters.getVersion(id, 3)).rejects.toMatchObject({ status: 404 });
		await letters.remove(id);
		await expect(letters.listVersions(id)).rejects.toMatchObject({ status: 404 });
	});

	it("store nothing of a saving that was refused", async () => {
		const { numbers, say, advance } = await open();
		advance(20 * minuteMs);
		await expect(say("Stale", 7)).rejects.toMatchObject({ code: "stale" });
		expect(await numbers()).toEqual([1]);
	});
});
