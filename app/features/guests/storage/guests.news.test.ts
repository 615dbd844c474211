import { describe, expect, it } from "vitest";
import { engines } from "#platform/testing/fresh-database.ts";
import { dayMs, openTable } from "#server/testing/table-of-guests.ts";

/** Opens a table in a month with Anna and Luc. @returns also what its guests are to be told. */
async function open(engine: (typeof engines)[number]) {
	const table = await openTable(engine);
	const { stores, woman, man } = table;
	/** Returns the news that guests are to be told, as `change 2`; of every table that there is. */
	const toTell = async () =>
		(await stores.guests.guestsToTell()).map(({ title, news }) =>
			[title, ...news.map(({ kind, guests }) => `${kind} ${guests}`)].join(", "),
		);
	const newsOf = async (id: string) => {
		const { tableId } = await stores.guests.get(id);
		return (await stores.guests.newsAt(tableId)).get(id);
	};
	const send = async (kind: string, ids: string[]) => {
		await table.order(kind, ids);
		return table.written();
	};
	const setState = async (id: string, state: "invited" | "confirmed" | "applied") => {
		const { version } = await stores.guests.get(id);
		return stores.guests.setState(id, { state, version });
	};
	return { ...table, toTell, newsOf, send, setState, both: [woman, man] };
}

describe.each(engines)("guests who do not know where their table stands, on %s", (engine) => {
	it("are those whose invitation has not left; one that is ordered counts as under way, a refused one as to be sent", async () => {
		const { stores, order, woman, newsOf, toTell, stateOf } = await open(engine);
		await order("invitation", [woman]);
		expect(await stateOf(woman)).toBe("invited");
		expect([await newsOf(woman), await toTell()]).toEqual([{ kind: "invitation", mail: "underWay" }, []]);
		const mail = await stores.mails.claim();
		if (mail === undefined) throw new Error("No mail was queued");
		await stores.mails.markFailed(mail, new Error("550 no such mailbox"), true);
		expect([await newsOf(woman), await toTell()]).toEqual([
			{ kind: "invitation", mail: "failed" },
			["Lagoon Dinner, invitation 1"],
		]);
		await order("invitation", [woman]);
		const again = await stores.mails.claim();
		if (again !== undefined) await stores.mails.markSent(again);
		expect([await newsOf(woman), await toTell()]).toEqual([undefined, []]);
	});

	it("are not those whom the owner told", async () => {
		const { stores, setState, woman, man, change, newsOf, toTell } = await open(engine);
		await setState(woman, "invited");
		await setState(man, "confirmed");
		expect(await toTell()).toEqual([]);
		await change({ startTime: "19:00" });
		expect(await toTell()).toEqual(["Lagoon Dinner, change 2"]);
		await stores.guests.markTold(man, await stores.guests.get(man));
		expect([await newsOf(man), await newsOf(woman)]).toEqual([undefined, { kind: "change", mail: "none" }]);
		expect(await toTell()).toEqual(["Lagoon Dinner, change 1"]);
	});

	it.each([
		["another day", { calendarDate: "2026-02-21" }, "change"],
		["another hour", { startTime: "19:00" }, "change"],
		["another place", { location: "Moka" }, "change"],
		["another price", { ticketPrice: 1200 }, "change"],
		["being cancelled", { state: "cancelled" }, "cancellation"],
		["being postponed", { state: "postponed" }, "postponement"],
		["having no day any more", { state: "postponed", calendarDate: null }, "postponement"],
	])("do not know of %s until a mail about it has left", async (_what, changes, kind) => {
		const { send, both, change, toTell } = await open(engine);
		await send("invitation", both);
		await change({ description: "Fresh words" });
		expect(await toTell()).toEqual([]);
		await change(changes);
		expect(await toTell()).toEqual([`Lagoon Dinner, ${kind} 2`]);
	});

	it("are those who accepted on the page, which does not say where, until they have the confirmation", async () => {
		const { stores, send, woman, change, later, toTell } = await open(engine);
		await send("invitation", [woman]);
		await change({ startTime: "19:00" });
		await later(dayMs);
		await stores.guests.recordAnswer(woman, { ...(await stores.guests.get(woman)), state: "confirmed" });
		expect(await toTell()).toEqual(["Lagoon Dinner, confirmation 1"]);
		await change({ startTime: "19:30" });
		expect(await toTell()).toEqual(["Lagoon Dinner, confirmation 1"]);
		await send("confirmation", [woman]);
		expect(await toTell()).toEqual([]);
		await change({ startTime: "20:00" });
		expect(await toTell()).toEqual(["Lagoon Dinner, change 1"]);
	});

	it("are those confirmed alone where the restaurant or the way there changes", async () => {
		const { send, setState, both, woman, change, later, toTell } = await open(engine);
		await send("invitation", both);
		await change({ restaurant: "Le Jardin" });
		expect(await toTell()).toEqual([]);
		await later(dayMs);
		await setState(woman, "confirmed");
		expect(await toTell()).toEqual(["Lagoon Dinner, confirmation 1"]);
		await send("confirmation", [woman]);
		expect(await toTell()).toEqual([]);
		await change({ directions: "Behind the church." });
		expect(await toTell()).toEqual(["Lagoon Dinner, change 1"]);
		await send("change", [woman]);
		await change({ startTime: "19:00" });
		expect(await toTell()).toEqual(["Lagoon Dinner, change 2"]);
	});

	it("still do not know of a change once they are marked as confirmed or paid", async () => {
		const { send, woman, change, setState, toTell } = await open(engine);
		await send("invitation", [woman]);
		await change({ startTime: "19:00" });
		await setState(woman, "confirmed");
		expect(await toTell()).toEqual(["Lagoon Dinner, change 1"]);
	});

	it("are those who were moved, until they hear of it, and not once they are moved back before", async () => {
		const { stores, send, event, woman, later, newsOf, toTell } = await open(engine);
		const { id: brunch } = await stores.events.create({ ...event, title: "Brunch" });
		const move = async (id: string, tableId: string) =>
			stores.guests.move(id, { tableId, version: (await stores.guests.get(id)).version });
		await send("invitation", [woman]);
		await later(dayMs);
		const moved = await move(woman, brunch);
		expect(await newsOf(moved.id)).toEqual({ kind: "moved", mail: "none" });
		expect(await toTell()).toEqual(["Brunch, moved 1"]);
		await move(moved.id, event.id);
		expect(await toTell()).toEqual([]);
		const again = await move(woman, brunch);
		await stores.guests.markTold(again.id, again);
		expect(await toTell()).toEqual([]);
		await move(again.id, event.id);
		expect(await newsOf(woman)).toEqual({ kind: "moved", mail: "none" });
		expect(await toTell()).toEqual(["Lagoon Dinner, moved 1"]);
	});

	it.each(["cancelled", "postponed"] as const)("are never moved to a table that is %s", async (state) => {
		const { stores, setState, event, woman, man } = await open(engine);
		const { id: tableId, version } = await stores.events.create({ ...event, title: "Brunch" });
		await stores.events.update(tableId, { ...event, state, version });
		await setState(woman, "confirmed");
		const moving = stores.guests.move(woman, { ...(await stores.guests.get(woman)), tableId });
		await expect(moving).rejects.toMatchObject({ code: "table-closed" });
		const waiting = stores.guests.move(man, { ...(await stores.guests.get(man)), tableId });
		const outcome = await waiting.then(
			() => "moved",
			({ code }) => code,
		);
		expect(outcome).toBe(state === "postponed" ? "moved" : "table-closed");
	});

	it.each(["cancelled", "postponed"] as const)(
		"are nobody whose invitation had not left when the table was %s",
		async (state) => {
			const { order, send, woman, man, change, newsOf, toTell, written } = await open(engine);
			await send("invitation", [man]);
			await order("invitation", [woman]);
			await change({ state });
			const kind = state === "cancelled" ? "cancellation" : "postponement";
			const known = async () => [await newsOf(woman), await newsOf(man), await toTell()];
			const uninvited = { kind: "invitation", mail: "off" };
			const one = [uninvited, { kind, mail: "none" }, [`Lagoon Dinner, ${kind} 1`]];
			expect(await known()).toEqual(one);
			expect(await written()).toEqual([undefined]);
			expect(await known()).toEqual(one);
		},
	);

	it("are those who gave their seat up and have one again, whatever they were sent before", async () => {
		const { send, woman, setState, later, order, newsOf, written } = await open(engine);
		await send("invitation", [woman]);
		await setState(woman, "applied");
		await later(dayMs);
		expect((await order("invitation", [woman])).outcomes).toMatchObject([{ outcome: "ordered" }]);
		expect(await newsOf(woman)).toEqual({ kind: "invitation", mail: "underWay" });
		await written();
		expect(await newsOf(woman)).toBeUndefined();
	});

	it("are those who have another address now, as long as they have not answered", async () => {
		const { stores, send, both, woman, man, setState, change, toTell } = await open(engine);
		await send("invitation", both);
		await setState(man, "confirmed");
		for (const id of [woman, man]) {
			await stores.guests.update(id, { ...(await stores.guests.get(id)), email: `${id}@example.com` });
		}
		expect(await toTell()).toEqual(["Lagoon Dinner, invitation 1"]);
		await change({ startTime: "19:00" });
		expect(await toTell()).toEqual(["Lagoon Dinner, invitation 1, change 1"]);
	});

	it("are nobody who has no seat, came, or whose evening is over", async () => {
		const { setState, woman, change, later, toTell } = await open(engine);
		await change({ startTime: "19:00" });
		expect(await toTell()).toEqual([]);
		await setState(woman, "confirmed");
		await change({ startTime: "19:30" });
		expect(await toTell()).toHaveLength(1);
		await later(31 * dayMs);
		expect(await toTell()).toEqual([]);
	});
});
