import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { instantOf } from "#app/i18n/business-time.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const brunch = { title: "October Brunch", type: "Brunch", date: "October 4", time: "11:00 am - 2:00 pm" };

describe.each(bothEngines)("events on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return eventsStore(db, steppingClock());
	}

	it("stores what it is given, with the specification's defaults", async () => {
		const events = await open();
		const fr = { ...eventInput.parse(brunch), title: "Brunch d’octobre", date: "4 octobre" };
		const created = await events.create(eventInput.parse({ ...brunch, fr }));
		expect(created).toMatchObject({
			title: "October Brunch",
			type: "Brunch",
			calendarDate: "2026-10-04",
			startTime: "11:00",
			endTime: "14:00",
			ticketPrice: defaultFacts.ticket,
			tableSize: null,
			location: "Central Mauritius",
			published: true,
			fr: { title: "Brunch d’octobre", date: "", time: "", price: "" },
		});
		expect([created.date, created.time, created.price, created.maxGuests]).toEqual(["", "", "", "6-8"]);
		expect(await events.list({ publishedOnly: true })).toEqual([created]);
	});

	it("preserves what it cannot read, until it is told the day", async () => {
		const events = await open();
		const vague = { date: "Early in May", time: "evening", price: "Free", maxGuests: "a few" };
		const fr = { title: "Un dîner", date: "Début mai", time: "le soir", price: "Gratuit" };
		const { id, ...created } = await events.create(eventInput.parse({ ...brunch, ...vague, fr }));
		expect(created).toMatchObject({ ...vague, calendarDate: null, startTime: null, ticketPrice: null, fr });
		const real = { calendarDate: "2026-05-01", startTime: "18:30", ticketPrice: 0, tableSize: 4 };
		const told = await events.update(id, { ...created, ...real, version: 1 });
		expect(told).toMatchObject({ ...real, date: "", time: "", price: "", maxGuests: "", fr: { date: "" } });
	});

	it("stays with the year of a day that is written again without it", async () => {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-09-01T08:00:00.000Z") };
		const events = eventsStore(db, () => time.now);
		const { id } = await events.create(eventInput.parse(brunch));
		time.now = new Date("2026-11-22T08:00:00.000Z");
		const input = eventInput.parse(brunch);
		expect(await events.update(id, { ...input, version: 1 })).toMatchObject({ calendarDate: "2026-10-04" });
		const moved = eventInput.parse({ ...brunch, date: "October 11" });
		expect(await events.update(id, { ...moved, version: 2 })).toMatchObject({ calendarDate: "2027-10-11" });
	});

	it("lists by calendar day, the undated last, and hides drafts from visitors", async () => {
		const events = await open();
		for (const [title, calendarDate, published] of [
			["Undated", null, true],
			["Later", "2026-12-06", true],
			["Sooner", "2026-10-04", true],
			["Hidden", "2026-09-01", false],
		] as const) {
			await events.create(eventInput.parse({ ...brunch, title, date: "Some day", calendarDate, published }));
		}
		const titles = async (publishedOnly: boolean) =>
			(await events.list({ publishedOnly })).map(({ title }) => title);
		expect(await titles(true)).toEqual(["Sooner", "Later", "Undated"]);
		expect(await titles(false)).toEqual(["Hidden", "Sooner", "Later", "Undated"]);
	});

	it("lets an event go once its day is over where the business is", async () => {
		const { db } = await freshDatabase(engine);
		const midnight = Date.parse(instantOf("2026-10-05T00:00") ?? "");
		const time = { now: new Date(midnight - 1_000) };
		const events = eventsStore(db, () => time.now);
		await events.create(eventInput.parse({ ...brunch, calendarDate: "2026-10-04" }));
		await events.create(eventInput.parse({ ...brunch, title: "Undated", date: "Some day" }));
		await events.create(eventInput.parse({ ...brunch, title: "Hidden", published: false }));
		const titles = async () => (await events.listUpcoming()).map(({ title }) => title);
		expect(await titles()).toEqual(["October Brunch", "Undated"]);
		time.now = new Date(midnight);
		expect(await titles()).toEqual(["Undated"]);
	});

	it("replaces every text, counts versions and preserves the creation", async () => {
		const events = await open();
		const created = await events.create(eventInput.parse({ ...brunch, fr: { title: "Brunch" } }));
		const real = {
			type: "Dinner",
			title: "A dinner",
			ticketPrice: 1200,
			description: "Two\nlines.",
			location: "Moka",
			tableSize: 4,
			published: false,
			calendarDate: "2026-10-04",
			startTime: "18:30",
			endTime: "21:30",
		};
		const input = eventInput.parse({ ...brunch, ...real });
		const changed = await events.update(created.id, { ...input, version: 1 });
		expect(changed).toMatchObject({ ...real, createdAt: created.createdAt, version: 2 });
		expect(changed.updatedAt > created.updatedAt).toBe(true);
		expect(await events.get(created.id)).toEqual(changed);
	});

	it("refuses an update made from an older version, and shows the newer one", async () => {
		const events = await open();
		const input = eventInput.parse(brunch);
		const { id } = await events.create(input);
		await events.update(id, { ...input, title: "Newer", version: 1 });
		await expect(events.update(id, { ...input, title: "Mine", version: 1 })).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: { title: "Newer", version: 2 } },
		});
		expect(await events.get(id)).toMatchObject({ title: "Newer" });
	});

	it("lets one of two simultaneous updates win", async () => {
		const events = await open();
		const input = eventInput.parse(brunch);
		const { id } = await events.create(input);
		const results = await Promise.allSettled([
			events.update(id, { ...input, title: "One", version: 1 }),
			events.update(id, { ...input, title: "Two", version: 1 }),
		]);
		expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect(await events.get(id)).toMatchObject({ version: 2 });
	});

	it("deletes an event once, and finds nothing where there is none", async () => {
		const events = await open();
		const input = eventInput.parse(brunch);
		const { id } = await events.create(input);
		await events.remove(id);
		const missing = { status: 404, message: "This event does not exist, or has been deleted." };
		await expect(events.get(id)).rejects.toMatchObject(missing);
		await expect(events.remove(id)).rejects.toMatchObject(missing);
		await expect(events.update(id, { ...input, version: 1 })).rejects.toMatchObject(missing);
		expect(await events.list({ publishedOnly: false })).toEqual([]);
	});
});
