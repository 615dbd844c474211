import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const dayMs = 24 * 60 * 60 * 1000;
const dinner = eventInput.parse({
	title: "Dinner",
	date: "November 8",
	time: "6:30 pm",
	calendarDate: "2026-11-08",
});

describe.each(engines)("the calendar on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const time = { now: Date.parse("2026-11-01T08:00:00.000Z") };
		const events = eventsStore(db, () => new Date(time.now));
		/** Every entry in short: its title, count of changes and whether it is struck out. */
		async function entries() {
			return (await events.listCalendar()).map(({ event, cancelled }) =>
				[event.title, event.sequence, cancelled ? "cancelled" : "on"].join(" "),
			);
		}
		return { events, time, entries };
	}

	it("holds published events that have a day, those that are over too", async () => {
		const { events, entries, time } = await open();
		await events.create(dinner);
		await events.create({ ...dinner, title: "Undated", date: "Some day", calendarDate: null });
		await events.create({ ...dinner, title: "Draft", published: false });
		time.now += 30 * dayMs;
		expect(await entries()).toEqual(["Dinner 1 on"]);
	});

	it("strikes out an event that lost its day, one change later, as it was last seen", async () => {
		const { events, entries } = await open();
		const { id } = await events.create(dinner);
		await events.update(id, { ...dinner, title: "Supper", version: 1 });
		const undated = { date: "Some day", calendarDate: null };
		await events.update(id, { ...dinner, title: "Secret", ...undated, version: 2 });
		expect(await entries()).toEqual(["Supper 3 cancelled"]);
	});

	it("lets a hidden event go without a word, and takes it back as it was", async () => {
		const { events, entries } = await open();
		const { id } = await events.create(dinner);
		await events.update(id, { ...dinner, published: false, version: 1 });
		expect(await entries()).toEqual([]);
		await events.update(id, { ...dinner, version: 2 });
		expect(await entries()).toEqual(["Dinner 1 on"]);
	});

	it("strikes out a deleted event, but not one that was hidden before", async () => {
		const { events, entries } = await open();
		const deleted = await events.create({ ...dinner, title: "Deleted" });
		const hidden = await events.create({ ...dinner, title: "Hidden" });
		await events.remove(deleted.id);
		await events.update(hidden.id, { ...dinner, published: false, version: 1 });
		await events.remove(hidden.id);
		expect(await entries()).toEqual(["Deleted 2 cancelled"]);
	});

	it("never speaks of a draft, nor cancels what took place", async () => {
		const { events, entries, time } = await open();
		const draft = await events.create({ ...dinner, published: false });
		const past = await events.create(dinner);
		const tidied = await events.create(dinner);
		await events.remove(draft.id);
		time.now += 30 * dayMs;
		await events.remove(past.id);
		await events.update(tidied.id, { ...dinner, published: false, version: 1 });
		expect(await entries()).toEqual([]);
	});
});
