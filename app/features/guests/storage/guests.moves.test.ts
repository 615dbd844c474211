import { describe, expect, it } from "vitest";
import type { SettableState } from "#app/features/guests/guest.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { businessInstant } from "#server/testing/business-instant.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

const dayMs = 24 * 60 * 60_000;

async function open(
	engine: (typeof engines)[number],
	state: SettableState,
	start = "2026-02-01T08:00:00.000Z",
) {
	const { clock, advance } = movableClock(start);
	const stores = openStores(await freshDatabase(engine), clock);
	const { id: march } = await someTable(stores);
	const { id: april } = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
	const guest = await stores.guests.add(march, someGuest({ email: "anais@example.com" }, state));
	const list = async (id: string) => (await stores.seatings.read(id, { limit: 10 })).guests;
	return { ...stores, stores, march, april, guest, list, advance };
}

describe.each(engines)("moving a guest on %s", (engine) => {
	it("keeps what they are, says where they went, and gives their place back", async () => {
		const { guests, march, april, guest, list } = await open(engine, "confirmed");
		const moved = await guests.move(guest.id, { tableId: april, version: 1 });
		expect(moved).toMatchObject({ tableId: april, state: "confirmed", email: "anais@example.com" });
		const movedTo = { tableId: april, title: "Brunch", fr: null, calendarDate: "2026-04-04" };
		expect(await list(march)).toMatchObject([{ id: guest.id, state: "moved", movedTo }]);
		const back = await guests.move(moved.id, { tableId: march, version: moved.version });
		expect(back).toMatchObject({ id: guest.id, state: "confirmed", tableId: march });
		expect(await list(april)).toEqual([]);
		expect(await list(march)).toMatchObject([{ state: "confirmed", movedTo: null }]);
	});

	it("forgets no way between three tables", async () => {
		const { guests, stores, march, april, guest, list } = await open(engine, "confirmed");
		const { id: may } = await someTable(stores, { title: "May", calendarDate: "2026-05-02" });
		const first = await guests.move(guest.id, { tableId: april, version: 1 });
		const second = await guests.move(first.id, { tableId: may, version: 1 });
		expect((await list(march))[0]?.movedTo?.tableId).toBe(may);
		const back = await guests.move(second.id, { tableId: march, version: 1 });
		expect(back.id).toBe(guest.id);
		expect((await list(april))[0]).toMatchObject({ state: "moved", movedTo: { tableId: march } });
		await guests.remove(back.id);
		expect([await list(march), await list(april), await list(may)]).toEqual([[], [], []]);
	});

	it.each([
		["confirmed", "2026-03-07T23:59", "moved"],
		["confirmed", "2026-03-08T00:01", "move-too-late"],
		["invited", "2026-03-14T12:00", "move-too-late"],
		["waiting", "2026-03-14T12:00", "moved"],
	] as const)("one who has %s, at %s: %s", async (state, local, expected) => {
		const { guests, april, guest } = await open(engine, state, businessInstant(local));
		const moving = guests.move(guest.id, { tableId: april, version: 1 });
		const outcome = await moving.then(
			() => "moved",
			(error: { code: string }) => error.code,
		);
		expect(outcome).toBe(expected);
	});

	it("is possible for as long as the facts say", async () => {
		const { guests, facts, april, guest } = await open(
			engine,
			"confirmed",
			businessInstant("2026-03-12T12:00"),
		);
		await facts.save({ ...defaultFacts, moveDays: 2 }, 1);
		expect(await guests.move(guest.id, { tableId: april, version: 1 })).toMatchObject({ tableId: april });
	});

	it("is always possible from a table that does not take place", async () => {
		const { guests, events, march, april, guest } = await open(
			engine,
			"confirmed",
			"2026-03-13T08:00:00.000Z",
		);
		await events.update(march, { ...(await events.get(march)), state: "cancelled" });
		expect(await guests.move(guest.id, { tableId: april, version: 1 })).toMatchObject({ tableId: april });
	});

	it("needs a seat, a table to come and the last version", async () => {
		const { guests, stores, april, guest } = await open(engine, "confirmed");
		for (let seat = 0; seat < 3; seat += 1) await guests.add(april, someGuest({}, "invited"));
		const move = (tableId: string, version = 1) => guests.move(guest.id, { tableId, version });
		await expect(move(april)).rejects.toMatchObject({ code: "no-seat-woman" });
		await expect(move(april, 2)).rejects.toMatchObject({ code: "stale" });
		const { id: over } = await someTable(stores, { calendarDate: "2026-01-31" });
		await expect(move(over)).rejects.toMatchObject({ code: "table-closed" });
		await expect(move("none")).rejects.toMatchObject({ status: 404 });
		await expect(move(guest.tableId)).rejects.toMatchObject({ code: "guest-moved" });
		expect(await guests.get(guest.id)).toEqual(guest);
	});

	it.each([
		["anais@example.com", "open"],
		["somebody-else@example.com", "opens nothing"],
	])("and back leaves a link that went to anais@example.com, for %s: %s", async (email, expected) => {
		const { guests, guestLinks, march, april, guest } = await open(engine, "invited");
		const token = await guestLinks.open(guest.id, "invitation", "2026-03-14T14:30:00.000Z");
		const moved = await guests.move(guest.id, { tableId: april, version: 1 });
		const { version } = await guests.update(moved.id, { ...moved, email });
		const back = await guests.move(moved.id, { tableId: march, version });
		expect(back).toMatchObject({ id: guest.id, email, state: "invited" });
		const found = await guestLinks.find(token, "invitation");
		expect(found === undefined ? "opens nothing" : "open").toBe(expected);
	});

	it("can be taken back within the hour on whatever day", async () => {
		const { guests, stores, march, guest, advance } = await open(engine, "confirmed");
		const { id: soon } = await someTable(stores, { calendarDate: "2026-02-03" });
		const moved = await guests.move(guest.id, { tableId: soon, version: 1 });
		advance(59 * 60_000);
		const back = await guests.move(moved.id, { tableId: march, version: 1 });
		expect(back.id).toBe(guest.id);
		const again = await guests.move(back.id, { tableId: soon, version: back.version });
		advance(dayMs);
		const late = guests.move(again.id, { tableId: march, version: again.version });
		await expect(late).rejects.toMatchObject({ code: "move-too-late" });
	});
});
