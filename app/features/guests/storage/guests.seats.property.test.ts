import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { genders, type SettableState, settableStates } from "#app/features/guests/guest.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, migratedPlace } from "#platform/testing/fresh-database.ts";
import { isLong } from "#platform/testing/long-tests.ts";
import { openStores, type Stores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";

/** An owner's click; guests and tables are chosen among those that there are. */
const command = fc.oneof(
	fc.record({
		kind: fc.constant("add" as const),
		table: fc.nat(1),
		gender: fc.constantFrom(...genders),
		state: fc.constantFrom(...settableStates),
	}),
	fc.record({
		kind: fc.constant("state" as const),
		guest: fc.nat(),
		state: fc.constantFrom<SettableState>(...settableStates),
	}),
	fc.record({ kind: fc.constant("move" as const), guest: fc.nat(), table: fc.nat(1) }),
	fc.record({ kind: fc.constant("gender" as const), guest: fc.nat(), gender: fc.constantFrom(...genders) }),
	fc.record({ kind: fc.constant("size" as const), table: fc.nat(1), size: fc.constantFrom(2, 4, 6, null) }),
	fc.record({ kind: fc.constant("remove" as const), guest: fc.nat() }),
);

type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** The statuses of a refusal by a rule, which leaves everything as it was; any other is a fault. */
const refusals = [404, 409];

/** Opens two processes over one database, with two tables. */
async function openTwo(engine: (typeof bothEngines)[number]) {
	const place = await migratedPlace(engine);
	const open = async () => {
		const database = await openDatabase(place);
		onTestFinished(() => database.close());
		return openStores(database, steppingClock());
	};
	const clients = [await open(), await open()] as const;
	return clients;
}

async function carryOut(stores: Stores, tables: readonly string[], one: Command): Promise<void> {
	const tableOf = (index: number) => tables[index] ?? "";
	const guestAt = async (index: number) => {
		const lists = await Promise.all(tables.map((id) => stores.seatings.read(id, { limit: 200 })));
		const all = lists.flatMap(({ guests }) => guests);
		return all[index % Math.max(1, all.length)];
	};
	if (one.kind === "add") {
		await stores.guests.add(tableOf(one.table), someGuest({ gender: one.gender }, one.state));
		return;
	}
	if (one.kind === "size") {
		const table = await stores.events.get(tableOf(one.table));
		await stores.events.update(table.id, { ...table, tableSize: one.size });
		return;
	}
	const guest = await guestAt(one.guest);
	if (guest === undefined) return;
	const { id, version } = guest;
	if (one.kind === "remove") await stores.guests.remove(id);
	if (one.kind === "state") await stores.guests.setState(id, { state: one.state, version });
	if (one.kind === "move") await stores.guests.move(id, { tableId: tableOf(one.table), version });
	if (one.kind === "gender") await stores.guests.update(id, { ...guest, gender: one.gender });
}

async function tryCommand(stores: Stores, tables: readonly string[], one: Command): Promise<void> {
	try {
		await carryOut(stores, tables, one);
	} catch (error) {
		if (!refusals.includes((error as { status?: number }).status ?? 0)) throw error;
	}
}

describe.each(bothEngines)("the seats of tables on %s", (engine) => {
	it("are never held by more women or men than half of them, whatever two tabs click at once", async () => {
		const clients = await openTwo(engine);
		const [one] = clients;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(command, command), { minLength: 1, maxLength: 12 }),
				async (rounds) => {
					const tables = [
						(await someTable(one, { tableSize: 2 })).id,
						(await someTable(one, { tableSize: 4, calendarDate: "2026-04-04" })).id,
					];
					for (const round of rounds) {
						await Promise.all(round.map((click, index) => tryCommand(clients[index] ?? one, tables, click)));
						for (const id of tables) {
							const { balance } = await one.seatings.read(id, { limit: 1 });
							for (const gender of genders) {
								expect(balance[gender].held).toBeLessThanOrEqual(balance[gender].seats);
							}
						}
					}
				},
			),
			{ numRuns: isLong ? 10 : 4 },
		);
	});

	it("one seat that both click at the same moment goes to one of them", async () => {
		const clients = await openTwo(engine);
		const { id } = await someTable(clients[0], { tableSize: 2 });
		const clicks = [...clients, ...clients, ...clients].map(({ guests }) =>
			guests.add(id, someGuest({}, "invited")),
		);
		const outcomes = await Promise.allSettled(clicks);
		expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		for (const outcome of outcomes) {
			if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "no-seat-woman" });
		}
	});
});
