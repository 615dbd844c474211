import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const first = {
	...{ title: "Dinner", location: "The lagoon", description: "Fish.", price: "Rs1000" },
	...{ calendarDate: "2026-10-04", startTime: "18:30" },
};
const french = { title: "Dîner", location: "Le lagon", description: "Du poisson." };
const textOf = (title: string) => `${title}\n\nThe lagoon\n\nFish.`;

describe.each(engines)("what a text of an event has not followed, on %s", (engine) => {
	/** Opens an event with both texts, and what saves others in their place. */
	async function open() {
		const { db } = await freshDatabase(engine);
		const events = eventsStore(db, steppingClock());
		const { id } = await events.create(eventInput.parse({ ...first, fr: french }));
		let version = 1;
		async function save(changes: object) {
			await events.update(id, { ...eventInput.parse({ ...first, fr: french, ...changes }), version });
			version += 1;
			return events.listTextChanges(id);
		}
		return { db, events, id, save };
	}

	it("is nothing while they are saved together, or only what they share changes", async () => {
		const { events, id, save } = await open();
		expect(await events.listTextChanges(id)).toEqual([]);
		expect(await save({ startTime: "19:00" })).toEqual([]);
		expect(await save({ title: "Supper", fr: { ...french, title: "Souper" } })).toEqual([]);
	});

	it("begins with the other text as this one was last saved beside it, however often that changes", async () => {
		const { save } = await open();
		const behind = { language: "fr", original: "en", before: textOf("Dinner") };
		expect(await save({ title: "Supper" })).toEqual([{ ...behind, after: textOf("Supper") }]);
		expect(await save({ title: "Feast" })).toEqual([{ ...behind, after: textOf("Feast") }]);
		expect(await save({ title: "Feast", endTime: "22:00" })).toEqual([{ ...behind, after: textOf("Feast") }]);
		expect(await save({ title: "Feast", fr: { ...french, title: "Festin" } })).toEqual([]);
	});

	it("is nothing once the other text says again what it said", async () => {
		const { save } = await open();
		expect(await save({ title: "Supper" })).toHaveLength(1);
		expect(await save({})).toEqual([]);
	});

	it("is the English text's where the French one was changed", async () => {
		const { save } = await open();
		const [change, ...others] = await save({ fr: { ...french, title: "Souper" } });
		expect(others).toEqual([]);
		expect(change).toMatchObject({ language: "en", original: "fr" });
		expect(change?.after).toBe("Souper\n\nLe lagon\n\nDu poisson.");
	});

	it("is nothing where a text comes, or goes", async () => {
		const { save } = await open();
		expect(await save({ title: "Supper", fr: null })).toEqual([]);
		expect(await save({ title: "Supper", fr: french })).toEqual([]);
	});

	it("is nothing for rows from before it was noted, until one text changes", async () => {
		const { db, events, id, save } = await open();
		await db.updateTable("event_texts").set({ former_originals: null }).execute();
		expect(await events.listTextChanges(id)).toEqual([]);
		expect(await save({ title: "Supper" })).toHaveLength(1);
	});
});
