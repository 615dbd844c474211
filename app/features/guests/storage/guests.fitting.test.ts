import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { monthsAfter } from "./guests.fitting.server.ts";
import { personHasher } from "./guests.person.server.ts";

async function open(engine: (typeof engines)[number]) {
	const database = await freshDatabase(engine);
	const stores = openStores(database, movableClock("2026-02-01T08:00:00.000Z").clock);
	const { id: here } = await someTable(stores, { ageFrom: 30, ageTo: 40 });
	const { id: there } = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
	const add = (tableId: string, firstName: string, written: object = {}, state = "waiting") =>
		stores.guests.add(
			tableId,
			someGuest({ firstName, email: `${firstName}@example.com`, ...written }, state as "waiting"),
		);
	const names = async () => {
		const { woman, man } = await stores.guests.fitting(here);
		return [woman, man].map((side) => side.map(({ guest }) => guest.firstName));
	};
	return { ...stores, stores, database, db: database.db, here, there, add, names };
}

describe.each(engines)("who would fit a free seat on %s", (engine) => {
	it("is of the right age and gender, those who wait here first", async () => {
		const { here, there, add, names, guests } = await open(engine);
		await add(there, "Elsewhere");
		await add(here, "Applied", {}, "applied");
		await add(here, "Waiting");
		await add(here, "Young", { age: 29 });
		await add(here, "Old", { age: 41 });
		await add(here, "Gone", {}, "cancelled");
		await add(there, "Max", { gender: "man", age: 40 });
		expect(await names()).toEqual([["Waiting", "Applied", "Elsewhere"], ["Max"]]);
		const { man } = await guests.fitting(here);
		expect(man[0]?.table).toEqual({ tableId: there, title: "Brunch", fr: null, calendarDate: "2026-04-04" });
	});

	it("is nobody where no seat is free, and nobody who is at the table already", async () => {
		const { here, there, add, names } = await open(engine);
		for (const name of ["One", "Two", "Three"]) await add(here, name, { gender: "man" }, "invited");
		await add(there, "Max", { gender: "man" });
		await add(here, "Same", {}, "cancelled");
		await add(there, "Same");
		await add(there, "Unknown", { email: "" });
		expect(await names()).toEqual([["Unknown"], []]);
		await expect((await open(engine)).guests.fitting("none")).rejects.toMatchObject({ status: 404 });
	});

	it.each([
		["2025-09-15", []],
		["2025-09-14", ["Anna"]],
		["2026-09-13", []],
	])("has not met anybody of the table within six months: on %s", async (day, expected) => {
		const { stores, database, here, add, names } = await open(engine);
		const { id: before } = await someTable(stores, { calendarDate: day });
		const { clock } = movableClock("2025-09-16T08:00:00.000Z");
		const earlier = openStores(database, clock);
		await earlier.guests.add(before, someGuest({ email: "anna@example.com" }, "came"));
		await earlier.guests.add(before, someGuest({ gender: "man", email: "max@example.com" }, "came"));
		await add(here, "Anna");
		await add(here, "Max", { gender: "man" }, "invited");
		expect((await names())[0]).toEqual(expected);
	});

	it("nor at an evening whose guests are erased", async () => {
		const { db, here, add, names } = await open(engine);
		const hashOf = await personHasher(db);
		const sat = (email: string, evening: string) => ({ event_id: evening, person: hashOf(email), evening });
		await db
			.insertInto("former_seats")
			.values([
				...["anna@example.com", "max@example.com"].map((email) => sat(email, "2025-11-14")),
				...["lea@example.com", "max@example.com"].map((email) => sat(email, "2025-08-14")),
			])
			.execute();
		await add(here, "Anna");
		await add(here, "Lea");
		await add(here, "Max", { gender: "man" }, "paid");
		expect((await names())[0]).toEqual(["Lea"]);
	});
});

it.each([
	["2026-03-14", -6, "2025-09-14"],
	["2026-08-31", -6, "2026-02-28"],
	["2026-08-31", 6, "2027-02-28"],
])("%s and %i months is %s", (day, months, expected) => {
	expect(monthsAfter(day, months)).toBe(expected);
});
