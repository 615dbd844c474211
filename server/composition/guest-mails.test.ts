import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { anna, dayMs, type Opened, openTable, tokenOf, visit } from "#server/testing/table-of-guests.ts";

describe.each(engines)("an invitation on %s", (engine) => {
	it("goes to each guest once, in their language, whatever two tabs click", async () => {
		const site = await openTable(engine);
		const both = await Promise.all([site.order("invitation"), site.order("invitation")]);
		const outcomes = both.flatMap(({ outcomes }) => outcomes.map(({ outcome }) => outcome)).toSorted();
		expect(outcomes).toEqual(["already", "already", "ordered", "ordered"]);
		expect(await site.outcomes("invitation")).toEqual(["already", "already"]);
		const mails = await site.written();
		expect(mails.map((mail) => [mail?.to, mail?.subject]).toSorted()).toEqual([
			["anna@example.com", "Your invitation: Lagoon Dinner, Saturday 14 February 2026"],
			["luc@example.com", "Votre invitation\u00a0: Le dîner, samedi 14 février 2026"],
		]);
		expect(await site.stateOf(site.woman)).toBe("invited");
		expect(mails.map((mail) => mail?.text).join()).not.toMatch(/jazz|nuts/);
	});

	it("is accepted by a click alone, once, and never undone by a second one", async () => {
		const site = await openTable(engine);
		await site.order("invitation", [site.woman]);
		const token = tokenOf((await site.written())[0]);
		const stored = await site.database.db.selectFrom("guest_links").selectAll().execute();
		expect(JSON.stringify(stored)).not.toContain(token);
		expect([await visit(site, token), await visit(site, token)]).toEqual(["open", "open"]);
		expect(await site.stateOf(site.woman)).toBe("invited");
		expect(await Promise.all([visit(site, token, "accept"), visit(site, token, "accept")])).toEqual([
			303, 303,
		]);
		expect(await site.stateOf(site.woman)).toBe("confirmed");
		expect(await visit(site, token, "decline")).toBe(303);
		expect([await site.stateOf(site.woman), await visit(site, token)]).toEqual(["confirmed", "accepted"]);
	});

	it("is declined, which frees the seat", async () => {
		const site = await openTable(engine);
		await site.order("invitation", [site.man]);
		const token = tokenOf((await site.written())[0]);
		expect(await visit(site, token, "decline")).toBe(303);
		expect([await site.stateOf(site.man), await visit(site, token)]).toEqual(["cancelled", "declined"]);
	});

	it("takes nothing else than its two answers", async () => {
		const site = await openTable(engine);
		await site.order("invitation", [site.woman]);
		const token = tokenOf((await site.written())[0]);
		expect(await visit(site, token, "delete")).toBe(400);
		expect(await visit(site, token, { method: "POST" })).toBe(400);
		expect(await visit(site, token, { method: "PUT" })).toBe(405);
		expect(await visit(site, "nonsense")).toBe("invalid");
		expect(await site.stateOf(site.woman)).toBe("invited");
	});

	it.each<[string, (site: Opened) => Promise<unknown>, string]>([
		["has begun", async ({ time }) => time.advance(30 * dayMs + 7 * 3_600_000), "invalid"],
		["is cancelled", ({ change }) => change({ state: "cancelled" }), "cancelled"],
		["is postponed", ({ change }) => change({ state: "postponed" }), "postponed"],
		[
			"is postponed and its day gone",
			({ change }) => change({ state: "postponed", calendarDate: null }),
			"postponed",
		],
		["no longer has this guest", ({ stores, woman }) => stores.guests.remove(woman), "invalid"],
	])("answers nothing once the evening %s, and says so", async (_case, end, shown) => {
		const site = await openTable(engine);
		await site.order("invitation", [site.woman]);
		const token = tokenOf((await site.written())[0]);
		await end(site);
		expect(await visit(site, token)).toBe(shown);
		expect(await visit(site, token, "accept")).toBe(303);
		expect(await visit(site, token)).toBe(shown);
		const row = await site.database.db
			.selectFrom("guests")
			.select("state")
			.where("id", "=", site.woman)
			.executeTakeFirst();
		expect(row?.state).not.toBe("confirmed");
	});

	it("needs a seat, an address, and a guest who waits for one", async () => {
		const site = await openTable(engine);
		const more = await Promise.all(
			["Bea", "Cleo", "Dora"].map((firstName, index) =>
				site.stores.guests.add(site.event.id, {
					...{ ...anna, firstName, state: "applied" },
					email: index === 0 ? "" : `${firstName.toLowerCase()}@example.com`,
				}),
			),
		);
		const [bea = "", cleo = "", dora = ""] = more.map(({ id }) => id);
		await site.setState(site.man, "cancelled");
		expect(await site.outcomes("invitation", [site.woman, bea, cleo, dora, site.man, "nobody"])).toEqual([
			"ordered",
			"noAddress",
			"ordered",
			"noSeat",
			"unfit",
			"unfit",
		]);
	});
});

describe("the mails of a table", () => {
	it("are dropped where they are no longer true when they leave", async () => {
		const site = await openTable();
		await site.order("invitation");
		await site.setState(site.woman, "cancelled");
		await site.change({ state: "cancelled" });
		expect(await site.written()).toEqual([undefined, undefined]);
	});

	it("bring a calendar the same entry, as it stands by then", async () => {
		const site = await openTable();
		for (const id of [site.woman, site.man]) await site.setState(id, "confirmed");
		await site.order("confirmation", [site.man]);
		const [confirmed] = await site.written();
		await site.change({ startTime: "19:00" });
		expect(await site.outcomes("change", [site.man])).toEqual(["ordered"]);
		const [changed] = await site.written();
		await site.change({ state: "cancelled" });
		expect(await site.outcomes("cancellation", [site.man])).toEqual(["ordered"]);
		const [cancelled] = await site.written();
		const entries = [confirmed, changed, cancelled].map((mail) => {
			const component = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ""));
			const entry = new ICAL.Event(component.getFirstSubcomponent("vevent") ?? undefined);
			expect(component.getFirstPropertyValue("method")).toBe(mail?.calendar?.method);
			return [entry.uid, entry.sequence, mail?.calendar?.method, entry.summary, entry.startDate.hour];
		});
		const uid = `${site.event.id}@ensemble.example`;
		expect(entries).toEqual([
			[uid, 1, "REQUEST", "Dîner", 18],
			[uid, 2, "REQUEST", "Dîner", 19],
			[uid, 3, "CANCEL", "Annulé\u00a0: Dîner", 18],
		]);
		expect(confirmed?.html).toContain("samedi 14 février 2026");
		expect(confirmed?.html).not.toContain("/invitation/");
	});

	it("name its guest and the sender to the calendar, and ask it for no answer", async () => {
		const site = await openTable();
		await site.setState(site.man, "confirmed");
		await site.order("confirmation", [site.man]);
		const [mail] = await site.written();
		const component = new ICAL.Component(ICAL.parse(mail?.calendar?.content ?? ""));
		const entry = new ICAL.Event(component.getFirstSubcomponent("vevent") ?? undefined);
		expect(entry.organizer).toBe("mailto:hello@ensemble.example");
		expect(entry.attendees.map((one) => one.toICALString())).toEqual([
			`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:MAILTO:${mail?.to}`,
		]);
		expect(mail?.calendar?.content).not.toMatch(/Ensemble|Singles|Lagoon/);
	});

	it("may go again once the table changed, and only where they fit it", async () => {
		const site = await openTable();
		await site.setState(site.woman, "confirmed");
		const early = { kind: "reminder", guestIds: [site.woman] };
		expect((await site.send("POST", site.path, early, site.token)).status).toBe(409);
		await site.later(28 * dayMs);
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["ordered"]);
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["already"]);
		await site.change({ description: "Corrected." });
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["already"]);
		await site.change({ startTime: "19:30" });
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["ordered"]);
		const refused = { kind: "cancellation", guestIds: [site.woman] };
		expect((await site.send("POST", site.path, refused, site.token)).status).toBe(409);
		await site.later(12 * dayMs);
		const late = { kind: "reminder", guestIds: [site.woman] };
		expect((await site.send("POST", site.path, late, site.token)).status).toBe(409);
	});

	it("are shown before they are sent, as they will be, with what the owner adds", async () => {
		const site = await openTable();
		const asked = { kind: "invitation", guestId: site.man, note: "<b>La Table</b>, Tamarin" };
		const answer = await site.send("POST", `${site.path}/preview`, asked, site.token);
		const shown = (await answer.json()) as { to: string; subject: string; html: string; text: string };
		expect(shown).toMatchObject({ to: "luc@example.com", subject: expect.stringContaining("Le dîner") });
		expect(shown.html).toContain("&lt;b&gt;La Table");
		expect(await site.written()).toEqual([]);
		await site.order("invitation", [site.man], asked.note);
		const [mail] = await site.written();
		const withoutLink = (text = "") => text.replaceAll(/\/invitation\/[^\s"]+/g, "");
		expect(withoutLink(mail?.html)).toBe(withoutLink(shown.html));
		expect(withoutLink(mail?.text)).toBe(withoutLink(shown.text));
	});

	it("stand beside each guest: what went out, what waits, and what is older than the last change", async () => {
		const site = await openTable();
		await site.order("invitation", [site.woman]);
		await site.written();
		await site.change({ startTime: "19:30" });
		await site.order("invitation", [site.woman]);
		const { kinds, guests } = (await (
			await site.send("GET", site.path, undefined, site.token)
		).json()) as TableMails;
		expect(kinds).toEqual(["invitation", "confirmation", "reminder", "change"]);
		expect(guests.map(({ firstName, mails }) => [firstName, mails.map((m) => [m.status, m.isOld])])).toEqual([
			[
				"Anna",
				[
					["sent", true],
					["waiting", false],
				],
			],
			["Luc", []],
		]);
		expect(JSON.stringify(guests)).not.toMatch(/example\.com|jazz/);
	});

	it.each(["", "/preview"])("are nobody's without a session (%s)", async (below) => {
		const site = await openTable();
		const body = { kind: "invitation", guestIds: [site.woman], guestId: site.woman };
		expect((await site.send("POST", site.path + below, body)).status).toBe(401);
		expect((await site.send("GET", site.path)).status).toBe(401);
		expect(await site.written()).toEqual([]);
	});
});
