import { describe, expect, it } from "vitest";
import { deletedStore } from "#app/features/deleted/deleted.store.server.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { lettersStore } from "./letters.store.server.ts";

const hourMs = 60 * 60_000;

describe.each(engines)("deleted letters on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		return { letters: lettersStore(db, clock), deleted: deletedStore(db, clock), advance };
	}

	it("come back with every word and every version", async () => {
		const { letters, deleted, advance } = await open();
		const first = await letters.create(wholeLetter);
		advance(hourMs);
		const letter = await letters.update(first.id, { ...wholeLetter, subject: "Three tables", version: 1 });
		const versions = await letters.listVersions(letter.id);
		expect(versions).toHaveLength(2);
		await letters.remove(letter.id);
		expect(await letters.list()).toEqual([]);
		expect(await deleted.list()).toMatchObject([{ kind: "letter", title: "Three tables" }]);
		expect(await letters.restore(letter.id)).toEqual(letter);
		expect(await letters.listVersions(letter.id)).toEqual(versions);
		await expect(letters.restore(letter.id)).rejects.toMatchObject({ status: 404 });
	});

	it("never leave because they were restored", async () => {
		const { letters, advance } = await open();
		const { id } = await letters.create(wholeLetter);
		await letters.schedule(id, { version: 1, audience: "fr", sendAt: "2026-01-15T09:00:00.000Z" });
		await letters.remove(id);
		advance(2 * hourMs);
		expect(await letters.restore(id)).toMatchObject({ state: "draft", sendAt: null, audience: "fr" });
		expect(await letters.listDue()).toEqual([]);
	});

	it("do not leave either where their start had begun before", async () => {
		const { letters, advance } = await open();
		const { id } = await letters.create(wholeLetter);
		await letters.schedule(id, { version: 1, audience: "all", sendAt: "2026-01-15T09:00:00.000Z" });
		advance(2 * hourMs);
		const due = await letters.get(id);
		expect(await letters.listDue()).toEqual([due]);
		await letters.remove(id);
		await letters.restore(id);
		await expect(letters.start({ ...due, slug: "tables" }, [])).rejects.toMatchObject({ status: 409 });
		expect(await letters.get(id)).toMatchObject({ state: "draft" });
	});
});

describe.each(bothEngines)("a letter that is deleted and scheduled at once on %s", (engine) => {
	it("is deleted before it is scheduled, or not at all", async () => {
		const { db } = await freshDatabase(engine);
		const letters = lettersStore(db, movableClock().clock);
		const refuseScheduled = ({ letter }: { letter: { state: string } }) => {
			if (letter.state === "scheduled") throw new Error("It is scheduled.");
		};
		for (let round = 0; round < 5; round += 1) {
			const { id } = await letters.create(wholeLetter);
			const sending = { version: 1, audience: "all" as const, sendAt: "2999-01-01T00:00:00.000Z" };
			const steps = [() => letters.schedule(id, sending), () => letters.remove(id, refuseScheduled)];
			const both = (round % 2 === 0 ? steps : steps.toReversed()).map((step) => step());
			const outcomes = (await Promise.allSettled<unknown>(both)).map(({ status }) => status);
			expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
		}
	});
});
