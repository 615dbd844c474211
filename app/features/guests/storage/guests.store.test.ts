import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

const dayMs = 24 * 60 * 60_000;

async function open(engine: (typeof engines)[number]) {
	const { clock, advance } = movableClock("2026-02-01T08:00:00.000Z");
	const stores = openStores(await freshDatabase(engine), clock);
	const { id: tableId } = await someTable(stores, { tableSize: 4 });
	return { ...stores, stores, tableId, advanceDays: (days: number) => advance(days * dayMs) };
}

describe.each(engines)("guests on %s", (engine) => {
	it("are kept as they were written, with a version for each change", async () => {
		const { guests, tableId } = await open(engine);
		const written = {
			email: "Anais@Example.com ",
			telephone: "+230 5712 3456",
			diet: "No fish",
			note: "A\nB",
		};
		const added = await guests.add(tableId, someGuest(written));
		expect(added).toMatchObject({ tableId, email: "anais@example.com", note: "A\nB", state: "applied" });
		const { state: _, ...input } = someGuest({ ...written, firstName: "Anaé" });
		const updated = await guests.update(added.id, { ...input, version: 1 });
		expect(updated).toMatchObject({ firstName: "Anaé", diet: "No fish", version: 2, state: "applied" });
		expect(await guests.get(added.id)).toEqual(updated);
		await expect(guests.update(added.id, { ...input, version: 1 })).rejects.toMatchObject({
			code: "stale",
			more: { current: updated },
		});
		await guests.remove(added.id);
		await expect(guests.remove(added.id)).rejects.toMatchObject({ status: 404 });
	});

	it("never hold more than half of the seats by gender, and are told so", async () => {
		const { guests, tableId } = await open(engine);
		await guests.add(tableId, someGuest({}, "invited"));
		await guests.add(tableId, someGuest({}, "confirmed"));
		await expect(guests.add(tableId, someGuest({}, "invited"))).rejects.toMatchObject({
			code: "no-seat-woman",
		});
		const waiting = await guests.add(tableId, someGuest({}, "waiting"));
		const man = await guests.add(tableId, someGuest({ gender: "man" }, "confirmed"));
		await expect(guests.setState(waiting.id, { state: "came", version: 1 })).rejects.toMatchObject({
			code: "no-seat-woman",
		});
		const { state: _, ...asWoman } = someGuest();
		await expect(guests.update(man.id, { ...asWoman, version: 1 })).rejects.toMatchObject({
			code: "no-seat-woman",
		});
		expect(await guests.get(man.id)).toMatchObject({ gender: "man", version: 1 });
	});

	it("keep their seats when the table is made smaller, and wait where it has no size", async () => {
		const { guests, events, stores, tableId } = await open(engine);
		await guests.add(tableId, someGuest({}, "invited"));
		await guests.add(tableId, someGuest({}, "invited"));
		const table = await events.get(tableId);
		await expect(events.update(tableId, { ...table, tableSize: 2 })).rejects.toMatchObject({
			code: "seats-held",
		});
		expect((await events.update(tableId, { ...table, tableSize: 8 })).tableSize).toBe(8);
		const unsized = await someTable(stores, { tableSize: null });
		await guests.add(unsized.id, someGuest());
		await expect(guests.add(unsized.id, someGuest({}, "invited"))).rejects.toMatchObject({
			code: "no-table-size",
		});
	});

	it("are at a table once by their address, and a table that is not there takes nobody", async () => {
		const { guests, tableId } = await open(engine);
		await guests.add(tableId, someGuest({ email: "anais@example.com" }));
		await expect(guests.add(tableId, someGuest({ email: "ANAIS@example.com" }))).rejects.toMatchObject({
			code: "guest-twice",
			fields: { email: expect.any(String) },
		});
		await guests.add(tableId, someGuest());
		await guests.add(tableId, someGuest());
		await expect(guests.add("none", someGuest())).rejects.toMatchObject({ status: 404 });
	});

	it("are taken by no table whose guests are erased already", async () => {
		const { guests, tableId, advanceDays } = await open(engine);
		advanceDays(41 + 60);
		await guests.add(tableId, someGuest());
		advanceDays(1);
		await expect(guests.add(tableId, someGuest())).rejects.toMatchObject({ code: "guests-erased" });
	});
});
