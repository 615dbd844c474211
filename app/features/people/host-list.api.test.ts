import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { newGuest } from "#app/features/guests/guest.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import type { Stores } from "#server/composition/stores.ts";
import { sessionOf, somePerson } from "#server/testing/people.ts";
import { testSite } from "#server/testing/test-site.ts";
import type { HostList } from "./host-list.ts";
import type { PeopleLists } from "./person.ts";

const dinner = { title: "Dinner", date: "", time: "", price: "Rs1000", tableSize: 6, startTime: "18:30" };
const anna = newGuest.parse({
	...{ firstName: "Anna", age: 34, gender: "woman", email: "anna@example.org", telephone: "+230 5712 3456" },
	...{ note: "Prefers the window", diet: "No nuts", language: "en", state: "confirmed" },
});
const path = "/api/admin/evening-list";

/** Notes that a guest paid their seat in cash. */
async function pay({ payments }: Stores, tableId: string, guest: string): Promise<void> {
	const account = (await payments.read(tableId)).accounts.find(({ guestId }) => guestId === guest);
	if (account === undefined) throw new Error("There is no account");
	const cash = { amount: 100_000, day: "2026-02-14", way: "cash" } as const;
	await payments.click(account.id, { kind: "payment", version: account.version, ...cash });
}

/** Opens a site on the evening's afternoon: 17:00 in Mauritius, half an hour before the list opens. */
async function openEvening(engine: (typeof engines)[number] = "sqlite") {
	const { clock, advance } = movableClock("2026-02-14T13:00:00.000Z");
	const site = await testSite({ engine, clock });
	const { stores } = site;
	const event = await stores.events.create(eventInput.parse({ ...dinner, calendarDate: "2026-02-14" }));
	const other = await stores.events.create(eventInput.parse({ ...dinner, calendarDate: "2026-02-14" }));
	const guest = await stores.guests.add(event.id, anna);
	const paid = await stores.guests.add(event.id, { ...anna, firstName: "Bea", email: "" });
	await pay(site.stores, event.id, paid.id);
	await stores.guests.add(event.id, {
		...anna,
		firstName: "Carl",
		email: "",
		gender: "man",
		state: "applied",
	});
	const elsewhere = await stores.guests.add(other.id, { ...anna, firstName: "Dora" });
	const host = await sessionOf(site, await somePerson(site.database, "host", { event_id: event.id }));
	const ask = async () => {
		const answer = await site.send("GET", path, undefined, host);
		return { text: await answer.clone().text(), list: (await answer.json()) as HostList };
	};
	const tick = async (id: string, isHere: boolean) =>
		(await site.send("PUT", `${path}/${id}`, { isHere }, host)).status;
	/** Waits an instant after the host's session would have ended without use. */
	const later = (minutes: number) => advance(minutes * 60_000);
	return { ...site, event, guest, paid, elsewhere, ask, tick, later };
}

describe.each(engines)("a host's list, on %s", (engine) => {
	it("is open from an hour before the evening until midnight, and says nothing of guests before and after", async () => {
		const { ask, tick, later, guest } = await openEvening(engine);
		const early = await ask();
		expect(early.list).toMatchObject({
			title: "Dinner",
			opensAt: "2026-02-14T13:30:00.000Z",
			closesAt: "2026-02-14T20:00:00.000Z",
			guests: [],
		});
		expect(early.text).not.toContain("Anna");
		expect(await tick(guest.id, true)).toBe(404);
		later(30);
		expect((await ask()).list.guests.map(({ firstName }) => firstName)).toEqual(["Anna", "Bea"]);
		for (let hour = 1; hour <= 6; hour += 1) {
			later(60);
			expect((await ask()).list.guests).toHaveLength(2);
		}
		later(30);
		expect((await ask()).list.guests).toEqual([]);
		expect(await tick(guest.id, true)).toBe(404);
	});

	it("names first names, diets, who is here and who paid, and nothing else", async () => {
		const { ask, later, guest } = await openEvening(engine);
		later(31);
		const { text, list } = await ask();
		const known = { id: guest.id, firstName: "Anna", diet: "No nuts", isHere: false, payment: "due" };
		expect(list.guests[0]).toEqual(known);
		expect(text).not.toMatch(/example\.org|5712|window|Carl|Dora|1000|100000/);
	});

	it("says who paid, before and after they came, and of nobody where nothing is owed", async () => {
		const { ask, tick, later, stores, guest, paid, event } = await openEvening(engine);
		later(31);
		const payments = async () => (await ask()).list.guests.map(({ payment }) => payment);
		expect(await payments()).toEqual(["due", "paid"]);
		await tick(paid.id, true);
		await tick(guest.id, true);
		expect(await payments()).toEqual(["due", "paid"]);
		await pay(stores, event.id, guest.id);
		expect(await payments()).toEqual(["paid", "paid"]);
		await tick(paid.id, false);
		expect(await payments()).toEqual(["paid", "paid"]);

		const onTheHouse = await openEvening(engine);
		onTheHouse.later(31);
		const { id } = onTheHouse.event;
		await onTheHouse.stores.events.update(id, { ...onTheHouse.event, ticketPrice: 0, price: "" });
		const { guests } = (await onTheHouse.ask()).list;
		expect(guests.map(({ payment }) => payment)).toEqual([null, "paid"]);
	});

	it("is the owner's for any table at any hour, and nobody else's", async () => {
		const { send, signIn, event, guest, elsewhere, stores, database } = await openEvening(engine);
		const owner = await signIn();
		const path = `/api/admin/tables/${event.id}/arrivals`;
		const answer = await send("GET", path, undefined, owner);
		const list = (await answer.json()) as HostList;
		expect(list.guests.map(({ firstName }) => firstName)).toEqual(["Anna", "Bea"]);
		const tick = async (id: string, token: string) =>
			(await send("PUT", `${path}/${id}`, { isHere: true }, token)).status;
		const host = await sessionOf({ database, stores }, "a-host");
		expect([await tick(guest.id, host), (await send("GET", path, undefined, host)).status]).toEqual([
			403, 403,
		]);
		expect([await tick(guest.id, owner), await tick(elsewhere.id, owner)]).toEqual([204, 404]);
		expect((await stores.guests.get(guest.id)).state).toBe("came");
		await stores.events.update(event.id, { ...event, state: "postponed" });
		expect(await (await send("GET", path, undefined, owner)).text()).toBe("null");
	});

	it("notes who is here once, however often it is told, and takes it back to what it was", async () => {
		const { ask, tick, later, stores, guest, paid, elsewhere } = await openEvening(engine);
		later(31);
		for (const { id } of [guest, paid, guest]) expect(await tick(id, true)).toBe(204);
		expect((await ask()).list.guests.map(({ isHere }) => isHere)).toEqual([true, true]);
		expect(await stores.guests.get(guest.id)).toMatchObject({ state: "came", version: guest.version + 1 });
		for (const { id } of [paid, guest, paid]) expect(await tick(id, false)).toBe(204);
		expect(await stores.guests.get(paid.id)).toMatchObject({ state: "paid" });
		expect(await stores.guests.get(guest.id)).toMatchObject({ state: "confirmed" });
		expect(await tick(elsewhere.id, true)).toBe(404);
		expect(await stores.guests.get(elsewhere.id)).toMatchObject({ state: "confirmed" });
	});

	it("is none once the evening is cancelled, and the host goes with an evening that is deleted", async () => {
		const { ask, later, stores, event, database } = await openEvening(engine);
		later(31);
		await stores.events.update(event.id, { ...event, state: "cancelled" });
		expect((await ask()).text).toBe("null");
		await stores.events.remove(event.id);
		const people = await database.db.selectFrom("people").select("id").execute();
		expect(people).toEqual([{ id: "owner" }]);
	});

	it("ends the host's access at noon of the next day: in the record, and told among the people", async () => {
		const { later, send, signIn, stores, site, database } = await openEvening(engine);
		await somePerson(database, "editor");
		const people = async () => {
			const answer = await send("GET", "/api/admin/people", undefined, await signIn());
			return (await answer.json()) as PeopleLists;
		};
		later(18 * 60);
		await site.services.endHosts();
		expect((await people()).people.map(({ role }) => role)).toContain("host");
		later(60);
		await site.services.endHosts();
		const { people: left, ended } = await people();
		expect(left.map(({ role }) => role)).toEqual(["editor"]);
		expect(ended).toEqual([{ name: "Some host", at: expect.stringMatching(/^2026-02-15T08:/) }]);
		expect(await stores.audit.list({ action: "host-ended" }, 9)).toMatchObject([{ person: null }]);
		const logIn = { email: "host@example.org", password: "seven quiet herons" };
		expect((await send("POST", "/api/admin/login", logIn)).status).toBe(401);
	});
});
