import { describe, expect, it } from "vitest";
import { steppingClock } from "../../../server/platform/testing/clock";
import { engines, freshDatabase } from "../../../server/platform/testing/fresh-database";
import { eventInput } from "./event";
import { eventsStore } from "./events.store.server";

const brunch = { title: "October Brunch", type: "Brunch", date: "October 4", time: "11:00 am - 2:00 pm" };

describe.each(engines)("events on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return eventsStore(db, steppingClock());
	}

	it("keeps what it is given, with the specification's defaults", async () => {
		const events = await open();
		const fr = { ...eventInput.parse(brunch), title: "Brunch d’octobre", date: "4 octobre" };
		const created = await events.create(eventInput.parse({ ...brunch, fr }));
		expect(created).toMatchObject({
			...brunch,
			price: "Rs1000",
			location: "Central Mauritius",
			maxGuests: "6-8",
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
});
