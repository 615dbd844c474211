import { describe, expect, it } from "vitest";
import { eventInput, usualTable } from "#app/features/events/event.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { eventsStore } from "./events.store.server.ts";

const usual = usualTable(defaultFacts);

const brunch = { title: "October Brunch", type: "Brunch", date: "October 4", time: "11:00 am - 2:00 pm" };

describe.each(engines)("events on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return eventsStore(db, steppingClock());
	}

	it("stores what it is given, with the specification's defaults", async () => {
		const events = await open();
		const fr = { ...eventInput.parse(brunch), title: "Brunch d’octobre", date: "4 octobre" };
		const created = await events.create(eventInput.parse({ ...brunch, fr }));
		expect(created).toMatchObject({
			...brunch,
			price: usual.price,
			location: "Central Mauritius",
			maxGuests: usual.maxGuests,
			published: true,
			calendarDate: null,
			fr: { title: "Brunch d’octobre", date: "4 octobre" },
		});
		expect(await events.list({ publishedOnly: true })).toEqual([created]);
	});

	it("lists by calendar day, the undated last, and hides drafts from visitors", async () => {
		const events = await open();
		for (const [title, calendarDate, published] of [
			["Undated", null, true],
			["Later", "2026-12-06", true],
			["Sooner", "2026-10-04", true],
			["Hidden", "2026-09-01", false],
		] as const) {
			await events.create(eventInput.parse({ ...brunch, title, calendarDate, published }));
		}
		const titles = async (publishedOnly: boolean) =>
			(await events.list({ publishedOnly })).map(({ title }) => title);
		expect(await titles(true)).toEqual(["Sooner", "Later", "Undated"]);
		expect(await titles(false)).toEqual(["Hidden", "Sooner", "Later", "Undated"]);
	});

	it("lets an event go once its day is over in Mauritius", async () => {
		const { db } = await freshDatabase(engine);
		const time = { now: new Date("2026-10-04T19:59:59.000Z") };
		const events = eventsStore(db, () => time.now);
		await events.create(eventInput.parse({ ...brunch, calendarDate: "2026-10-04" }));
		await events.create(eventInput.parse({ ...brunch, title: "Undated" }));
		await events.create(eventInput.parse({ ...brunch, title: "Hidden", published: false }));
		const titles = async () => (await events.listUpcoming()).map(({ title }) => title);
		expect(await titles()).toEqual(["October Brunch", "Undated"]);
		time.now = new Date("2026-10-04T20:00:00.000Z");
		expect(await titles()).toEqual(["Undated"]);
	});

	it("replaces every text, counts versions and preserves the creation", async () => {
		const events = await open();
		const created = await events.create(eventInput.parse({ ...brunch, fr: { title: "Brunch" } }));
		const input = eventInput.parse({
			...brunch,
			type: "Dinner",
			title: "A dinner",
			price: "Rs1200",
			description: "Two\nlines.",
			location: "Moka",
			maxGuests: "4",
			published: false,
			calendarDate: "2026-10-04",
			startTime: "18:30",
		});
		const changed = await events.update(created.id, { ...input, version: 1 });
		expect(changed).toMatchObject({ ...input, createdAt: created.createdAt, version: 2 });
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
