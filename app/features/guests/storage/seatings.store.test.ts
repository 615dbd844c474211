import { describe, expect, it } from "vitest";
import type { SettableState } from "#app/features/guests/guest.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

async function open(engine: (typeof bothEngines)[number]) {
	const { clock, advance } = movableClock(businessInstant("2026-02-01T12:00"));
	const stores = openStores(await freshDatabase(engine), clock);
	const { id: tableId } = await someTable(stores, { location: "Moka", ageFrom: 30, ageTo: 40 });
	const add = (firstName: string, state: SettableState = "applied", written: object = {}) => {
		advance(1_000);
		return stores.guests.add(tableId, someGuest({ firstName, ...written }, state));
	};
	const read = (query: object = {}) => stores.seatings.read(tableId, { limit: 100, ...query });
	const names = async (query: object = {}) => (await read(query)).guests.map(({ firstName }) => firstName);
	return { ...stores, stores, tableId, add, read, names, advance };
}

describe.each(bothEngines)("the guest list of a table on %s", (engine) => {
	it("is empty for a table with nobody at it", async () => {
		const { read, tableId } = await open(engine);
		expect(await read()).toEqual({
			table: {
				...{ id: tableId, title: "Dinner", type: "Dinner", state: "announced" },
				...{ location: "Moka", fr: null },
				...{ calendarDate: "2026-03-14", startTime: "18:30", size: 6, ageFrom: 30, ageTo: 40 },
				isOnTheHouse: false,
			},
			...{
				surname: "",
				version: 0,
				counts: [],
				toTell: [],
				guests: [],
				total: 0,
				nextCursor: null,
				erasedAt: null,
			},
			balance: { woman: { seats: 3, held: 0 }, man: { seats: 3, held: 0 } },
		});
	});

	it("is not there for a table that is not", async () => {
		const { seatings } = await open(engine);
		await expect(seatings.read("none", { limit: 1 })).rejects.toMatchObject({ status: 404 });
		await expect(seatings.reserve("none", { surname: "X", version: 0 })).rejects.toMatchObject({
			status: 404,
		});
	});

	it("counts seats by whoever holds one, and nobody else", async () => {
		const { add, read } = await open(engine);
		for (const state of ["invited", "confirmed", "waiting", "applied", "cancelled"] as const)
			await add(state, state);
		await add("Max", "came", { gender: "man" });
		const { balance, counts } = await read();
		expect(balance).toEqual({ woman: { seats: 3, held: 2 }, man: { seats: 3, held: 1 } });
		expect(counts.map(({ gender, state, guests }) => `${guests} ${gender} ${state}`)).toEqual([
			"1 man came",
			"1 woman applied",
			"1 woman cancelled",
			"1 woman confirmed",
			"1 woman invited",
			"1 woman waiting",
		]);
	});

	it("shows those with a seat first, then whoever came first", async () => {
		const { add, names } = await open(engine);
		for (const [name, state] of [
			["A", "applied"],
			["B", "cancelled"],
			["C", "invited"],
			["D", "applied"],
			["E", "waiting"],
			["F", "confirmed"],
		] as const) {
			await add(name, state);
		}
		expect(await names()).toEqual(["F", "C", "E", "A", "D", "B"]);
	});

	it("is read page by page, without anybody twice or left out, also while somebody comes", async () => {
		const { add, read, stores, tableId } = await open(engine);
		for (const name of "ABCDEFG") await add(name);
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const page = await read({ limit: 3, ...(cursor && { cursor }) });
			seen.push(...page.guests.map(({ firstName }) => firstName));
			cursor = page.nextCursor ?? undefined;
			if (seen.length === 3) await stores.guests.add(tableId, someGuest({ firstName: "First" }, "confirmed"));
		} while (cursor !== undefined);
		expect(seen).toEqual([..."ABCDEFG"]);
	});

	it("finds by a part of a name, an address or a number, whatever case, accents and wildcards", async () => {
		const { add, names } = await open(engine);
		await add("Léa", "applied", { email: "lea@example.com" });
		await add("Max", "confirmed", { gender: "man", email: "max@example.com" });
		await add("Zoé", "applied", { telephone: "+230 5712 3456" });
		for (const [search, found] of [
			["lea", ["Léa"]],
			["LÉA", ["Léa"]],
			["5712", ["Zoé"]],
			["max@", ["Max"]],
			["example.com", ["Max", "Léa"]],
			["%", []],
			["_", []],
			["", ["Max", "Léa", "Zoé"]],
		] as const) {
			expect(await names({ search }), search).toEqual(found);
		}
	});

	it("finds by state, and counts all whatever is searched for", async () => {
		const { add, read } = await open(engine);
		await add("Léa");
		await add("Zoé", "waiting");
		const found = await read({ state: "waiting" });
		expect(found.guests.map(({ firstName }) => firstName)).toEqual(["Zoé"]);
		expect([found.total, found.counts.length]).toEqual([1, 2]);
	});

	it("searches neither notes nor what somebody does not eat", async () => {
		const { add, names } = await open(engine);
		await add("Léa", "applied", { note: "Divorced", diet: "No fish" });
		expect([await names({ search: "divorced" }), await names({ search: "fish" })]).toEqual([[], []]);
	});

	it("is reserved under a name, changed from the last version alone", async () => {
		const { seatings, tableId, read } = await open(engine);
		expect(await seatings.reserve(tableId, { surname: "Laval", version: 0 })).toEqual({
			...{ surname: "Laval", version: 1 },
		});
		await expect(seatings.reserve(tableId, { surname: "Duval", version: 0 })).rejects.toMatchObject({
			...{ status: 409, code: "stale", more: { current: { surname: "Laval", version: 1 } } },
		});
		await seatings.reserve(tableId, { surname: "", version: 1 });
		expect(await read()).toMatchObject({ surname: "", version: 2 });
	});

	it("is reserved once by two tabs at one moment", async () => {
		const { seatings, tableId, read } = await open(engine);
		const names = ["Laval", "Duval", "Noval"];
		const outcomes = await Promise.allSettled(
			names.map((surname) => seatings.reserve(tableId, { surname, version: 0 })),
		);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const kept = names[outcomes.findIndex(({ status }) => status === "fulfilled")];
		expect(await read()).toMatchObject({ surname: kept, version: 1 });
	});
});

describe.each(bothEngines)("the tables to which a guest can be moved on %s", (engine) => {
	it("are those to come, by day, those without a day last", async () => {
		const { seatings, stores, tableId } = await open(engine);
		const add = async (title: string, written: object) => (await someTable(stores, { title, ...written })).id;
		await add("Over", { calendarDate: "2026-01-31" });
		await add("Cancelled", { state: "cancelled" });
		const undated = await add("Undated", {
			calendarDate: null,
			startTime: null,
			date: "Soon",
			time: "Evening",
		});
		const today = await add("Today", { calendarDate: "2026-02-01" });
		const postponed = await add("Postponed", { calendarDate: "2026-05-02", state: "postponed" });
		const hidden = await add("Hidden", { calendarDate: "2026-04-04", published: false });
		expect((await seatings.listOpen()).map(({ id }) => id)).toEqual([
			today,
			tableId,
			hidden,
			postponed,
			undated,
		]);
	});

	it("say how many seats are held at each", async () => {
		const { seatings, add, stores } = await open(engine);
		await add("Léa", "confirmed");
		await add("Eva", "waiting");
		await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04", tableSize: null });
		expect((await seatings.listOpen()).map(({ title, balance }) => [title, balance.woman])).toEqual([
			["Dinner", { seats: 3, held: 1 }],
			["Brunch", { seats: 0, held: 0 }],
		]);
	});
});

describe.each(bothEngines)("what is held about a person on %s", (engine) => {
	it("is every place at a table, by day, and nothing about anybody else", async () => {
		const { guests, add, stores } = await open(engine);
		await add("Léa", "confirmed", { email: "lea@example.com", note: "Likes jazz" });
		await add("Max", "confirmed", { gender: "man", email: "max@example.com" });
		const earlier = await someTable(stores, { title: "Brunch", calendarDate: "2026-02-07" });
		await guests.add(earlier.id, someGuest({ firstName: "Léana", email: "lea@example.com" }));
		const held = await guests.findHeld("lea@example.com");
		expect(held.places.map(({ guest, table }) => [guest.firstName, guest.note, table.title])).toEqual([
			["Léana", "", "Brunch"],
			["Léa", "Likes jazz", "Dinner"],
		]);
		expect(JSON.stringify(held)).not.toContain("Max");
		expect(await guests.findHeld("nobody@example.com")).toEqual({ places: [], formerEvenings: [] });
	});

	it("is forgotten at every table when asked, and nobody else is", async () => {
		const { guests, add, names } = await open(engine);
		await add("Léa", "confirmed", { email: "lea@example.com" });
		await add("Max", "confirmed", { gender: "man" });
		expect([await guests.forget("lea@example.com"), await guests.forget("lea@example.com")]).toEqual([1, 0]);
		expect(await names()).toEqual(["Max"]);
	});

	it("is never that of everybody who gave no address", async () => {
		const { guests, add, names } = await open(engine);
		await add("Léa");
		await add("Max", "confirmed", { gender: "man" });
		expect(await guests.forget("")).toBe(0);
		expect(await names()).toEqual(["Max", "Léa"]);
	});
});
