import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Message } from "#platform/mail/mail-transport.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { dayMs, type Opened, openTable, tokenOf, visit } from "#server/testing/table-of-guests.ts";

/** Opens a table of which Anna and Luc were told; Luc has confirmed. */
async function open(engine: (typeof engines)[number] = "sqlite") {
	const site = await openTable(engine);
	const links: string[] = [];
	for (const id of [site.woman, site.man]) {
		await site.order("invitation", [id]);
		links.push(...(await site.written()).map(tokenOf));
	}
	await site.setState(site.man, "confirmed");
	return { ...site, links };
}

/** Sends a mail to both. @returns what Anna got in English, and Luc in French. */
async function sent(site: Opened, kind: string): Promise<Message[]> {
	const mails: Message[] = [];
	for (const id of [site.woman, site.man]) {
		await site.order(kind, [id]);
		mails.push(...(await site.written()).flatMap((mail) => mail ?? []));
	}
	return mails;
}

function entryIn(mail: Message | undefined) {
	const component = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ""));
	const entry = component.getFirstSubcomponent("vevent");
	return [entry?.getFirstPropertyValue("status"), entry?.getFirstPropertyValue("summary")];
}

describe.each([
	["whose day stands still", {}, ["TENTATIVE", "Postponed: Dinner"]],
	["whose day is gone", { calendarDate: null }, ["CANCELLED", "Postponed: Dinner"]],
])("a postponed table %s", (_case, changes, entry) => {
	it("says so in its mail, in both languages, and names the old day as one that was", async () => {
		const site = await open();
		await site.change({ state: "postponed", ...changes });
		const [english, french] = await sent(site, "postponement");
		expect([english?.subject, french?.subject]).toEqual([
			"Postponed: Lagoon Dinner",
			"Reporté\u00a0: Le dîner",
		]);
		expect(english?.text).toContain("will not take place on the day that was planned");
		expect(french?.text).toContain("n’aura pas lieu le jour prévu");
		for (const text of [english?.text, english?.html, french?.text, french?.html]) {
			expect(text).not.toMatch(/When|Quand|18[:.]30|18 h 30|invitation\//);
		}
		expect(english?.text?.match(/.*14 February.*/)?.[0] ?? "").toMatch(/^(Was planned for: .*)?$/);
		expect(entryIn(english)).toEqual(entry);
		expect(english?.calendar?.filename).toBe("table.ics");
	});

	it("offers no other mail about itself", async () => {
		const site = await open();
		await site.change({ state: "postponed", ...changes });
		for (const kind of ["invitation", "confirmation", "change", "moved", "backOn", "cancellation"]) {
			const refused = await site.send("POST", site.path, { kind, guestIds: [site.woman] }, site.token);
			expect([kind, refused.status]).toEqual([kind, 409]);
		}
	});

	it("offers no seat by the links of its invitations, and says so to who has one", async () => {
		const site = await open();
		await site.change({ state: "postponed", ...changes });
		for (const token of site.links) {
			expect(await visit(site, token)).toBe("postponed");
			expect(await visit(site, token, "accept")).toBe(303);
		}
		expect([await site.stateOf(site.woman), await site.stateOf(site.man)]).toEqual(["invited", "confirmed"]);
	});
});

describe.each(engines)("what guests are told of a table on %s", (engine) => {
	it("is, after a postponement, that it takes place, with the new day and a link that works", async () => {
		const site = await open(engine);
		await site.change({ state: "postponed" });
		await sent(site, "postponement");
		await site.later(40 * dayMs);
		await site.change({ calendarDate: "2026-04-18" });
		const mails = await sent(site, "backOn");
		expect(mails.map(({ subject }) => subject)).toEqual([
			"Taking place after all: Lagoon Dinner, Saturday 18 April 2026",
			"La table a bien lieu\u00a0: Le dîner, samedi 18 avril 2026",
		]);
		expect(await site.stores.guests.guestsToTell()).toEqual([]);
		expect(entryIn(mails[0])).toEqual(["CONFIRMED", "Dinner"]);
		for (const token of [...mails.map(tokenOf), ...site.links]) {
			expect(["open", "accepted"]).toContain(await visit(site, token));
		}
		expect(await visit(site, site.links[0] ?? "", "accept")).toBe(303);
		expect(await site.stateOf(site.woman)).toBe("confirmed");
	});

	it("is said as taking place after all to those alone who were told the contrary", async () => {
		const site = await open(engine);
		await site.change({ state: "cancelled" });
		await site.order("cancellation", [site.man]);
		await site.written();
		await site.change({});
		expect(await site.outcomes("backOn")).toEqual(["unfit", "ordered"]);
		await site.written();
		expect(await site.outcomes("change")).toEqual(["ordered", "ordered"]);
	});

	it("is, once they are moved, the new table; the old link leads there too", async () => {
		const site = await open(engine);
		const { id: brunch } = await site.stores.events.create({
			...(await site.stores.events.get(site.event.id)),
			...{ title: "Garden Brunch", calendarDate: "2026-02-21" },
		});
		const { version } = await site.stores.guests.get(site.woman);
		const moved = await site.stores.guests.move(site.woman, { tableId: brunch, version });
		const order = { kind: "moved", guestIds: [moved.id] };
		await site.send("POST", `/api/admin/events/${brunch}/mails`, order, site.token);
		const [mail] = await site.written();
		expect(mail?.subject).toBe("Your new table: Garden Brunch, Saturday 21 February 2026");
		expect(mail?.text).not.toContain("Lagoon");
		expect(await site.stores.guests.guestsToTell()).toEqual([]);
		const [former = ""] = site.links;
		// After the day of the table that they left.
		await site.later(32 * dayMs);
		expect([await visit(site, former), await visit(site, tokenOf(mail))]).toEqual(["open", "open"]);
		expect(await visit(site, former, "accept")).toBe(303);
		expect(await site.stateOf(moved.id)).toBe("confirmed");
	});

	it("opens nothing by an old link once a moved guest has another address", async () => {
		const site = await open(engine);
		const { id: brunch } = await site.stores.events.create(await site.stores.events.get(site.event.id));
		const guest = await site.stores.guests.get(site.woman);
		const moved = await site.stores.guests.move(site.woman, { ...guest, tableId: brunch });
		await site.stores.guests.update(moved.id, { ...moved, email: "other@example.com" });
		expect(await visit(site, site.links[0] ?? "")).toBe("invalid");
	});

	it("stays at hand by the link of the table that they were moved to and back from", async () => {
		const site = await open(engine);
		const { id: brunch } = await site.stores.events.create(await site.stores.events.get(site.event.id));
		const guest = await site.stores.guests.get(site.woman);
		const moved = await site.stores.guests.move(site.woman, { ...guest, tableId: brunch });
		const order = { kind: "moved", guestIds: [moved.id] };
		await site.send("POST", `/api/admin/events/${brunch}/mails`, order, site.token);
		const [mail] = await site.written();
		await site.stores.guests.move(moved.id, { ...moved, tableId: site.event.id });
		expect(await visit(site, tokenOf(mail))).toBe("open");
	});
});
