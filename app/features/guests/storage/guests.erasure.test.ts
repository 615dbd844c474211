import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

const dayMs = 24 * 60 * 60_000;
const names = ["Anaïs", "anais@example.com", "5712", "No fish", "A secret", "Laval"];

async function open(engine: (typeof engines)[number]) {
	// 14 March, the evening, in the morning of the business.
	const { clock, advance } = movableClock("2026-03-14T05:00:00.000Z");
	const { db, ...database } = await freshDatabase(engine);
	const stores = openStores({ ...database, db }, clock);
	const { id: tableId } = await someTable(stores);
	const written = {
		email: "anais@example.com",
		telephone: "+230 5712 3456",
		note: "A secret",
		diet: "No fish",
	};
	await stores.guests.add(tableId, someGuest(written, "came"));
	await stores.guests.add(tableId, someGuest({ gender: "man", email: "max@example.com" }, "came"));
	await stores.guests.add(tableId, someGuest({ email: "lea@example.com" }));
	await stores.seatings.reserve(tableId, { surname: "Laval", version: 0 });
	const dump = async () =>
		JSON.stringify([
			await db.selectFrom("guests").selectAll().execute(),
			await db.selectFrom("seatings").selectAll().execute(),
			await db.selectFrom("former_seats").selectAll().execute(),
		]);
	return { ...stores, stores, db, tableId, dump, advanceDays: (days: number) => advance(days * dayMs) };
}

describe.each(engines)("the guests of an evening on %s", (engine) => {
	it("are erased once sixty days have passed, but for their number", async () => {
		const { guests, seatings, tableId, dump, advanceDays } = await open(engine);
		advanceDays(60);
		expect(await guests.eraseOld()).toBe(0);
		const { counts, balance } = await seatings.read(tableId, { limit: 9 });
		advanceDays(1);
		expect(await guests.eraseOld()).toBe(3);
		const after = await seatings.read(tableId, { limit: 9 });
		expect(after).toMatchObject({ guests: [], surname: "", balance });
		expect(after.counts).toEqual(expect.arrayContaining(counts));
		expect(after.counts).toHaveLength(counts.length);
		expect(after.erasedAt).toMatch(/^2026-05-14/);
		for (const name of names) expect(await dump()).not.toContain(name);
		expect(await guests.eraseOld()).toBe(0);
		expect(await seatings.read(tableId, { limit: 9 })).toEqual(after);
	});

	it("still do not meet again for six months, and are then wholly forgotten", async () => {
		const { guests, stores, db, advanceDays } = await open(engine);
		advanceDays(61);
		await guests.eraseOld();
		const { id: next } = await someTable(stores, { calendarDate: "2026-06-13" });
		await guests.add(next, someGuest({ gender: "man", email: "max@example.com" }, "invited"));
		await guests.add(next, someGuest({ email: "anais@example.com" }));
		await guests.add(next, someGuest({ firstName: "Léa", email: "lea@example.com" }));
		const fits = (await guests.fitting(next)).woman.map(({ guest }) => guest.firstName);
		expect(fits).toEqual(["Léa"]);
		advanceDays(125);
		await guests.eraseOld();
		expect(
			await db.selectFrom("former_seats").selectAll().where("evening", "=", "2026-03-14").execute(),
		).toEqual([]);
	});

	it("stay with a table that was moved to another day, and go from one without a day", async () => {
		const { guests, events, seatings, stores, tableId, advanceDays } = await open(engine);
		await events.update(tableId, { ...(await events.get(tableId)), calendarDate: "2026-05-01" });
		const { id: undated } = await someTable(stores, { calendarDate: null, date: "Soon" });
		await guests.add(undated, someGuest());
		advanceDays(60);
		expect(await guests.eraseOld()).toBe(0);
		advanceDays(1);
		expect(await guests.eraseOld()).toBe(1);
		expect((await seatings.read(tableId, { limit: 9 })).total).toBe(3);
	});
});

describe.each(engines)("what is held about a person on %s", (engine) => {
	it("is told whole, and forgotten whole: at tables, in hashes and in the newsletter", async () => {
		const { guests, stores, subscribers, subscribersList, erasures, db, advanceDays } = await open(engine);
		advanceDays(61);
		await guests.eraseOld();
		const { id } = await someTable(stores, { title: "June", calendarDate: "2026-06-13" });
		await guests.add(id, someGuest({ email: "anais@example.com", note: "Back" }));
		expect(await guests.findHeld("anais@example.com")).toMatchObject({
			places: [{ guest: { note: "Back", tableId: id }, table: { title: "June" } }],
			formerEvenings: ["2026-03-14"],
		});
		await subscribers.ask({ email: "anais@example.com", language: "fr", page: "/" });
		const [subscriber] = await subscribersList.page({ search: "anais" }, 1);
		await erasures.erase(subscriber?.id ?? "");
		expect(await guests.findHeld("anais@example.com")).toEqual({ places: [], formerEvenings: [] });
		expect(await db.selectFrom("former_seats").select("person").execute()).toHaveLength(1);
		expect(await guests.forget("max@example.com")).toBe(0);
		expect(await db.selectFrom("former_seats").select("person").execute()).toEqual([]);
	});
});
