import ICAL from "ical.js";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import type { OrderAnswer, TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { action, loader } from "#app/features/guest-mails/public/invitation.page.tsx";
import { siteContext } from "#app/site/site-context.server.ts";
import type { Message } from "#platform/mail/mail-transport.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { siteContexts } from "#server/routes/pages.ts";
import { testSite } from "#server/testing/test-site.ts";

const siteUrl = "https://ensemble.example";
const dayMs = 24 * 3_600_000;
const real = { calendarDate: "2026-02-14", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
const dinner = eventInput.parse({ title: "Lagoon Dinner", tableSize: 4, ...real, fr: { title: "Le dîner" } });
const guest = { age: 34, telephone: "", note: "Likes jazz", diet: "no nuts", language: "en" } as const;
const anna = { ...guest, firstName: "Anna", gender: "woman", email: "anna@example.com" } as const;
const luc = { ...guest, firstName: "Luc", gender: "man", email: "luc@example.com", language: "fr" } as const;

/** A table in a month's time, with two who applied. */
async function open(engine: (typeof engines)[number] = "sqlite") {
	const time = movableClock();
	const opened = await testSite({ engine, siteUrl, clock: time.clock });
	const { stores, site, send } = opened;
	const token = await opened.signIn();
	const event = await stores.events.create(dinner);
	const path = `/api/admin/events/${event.id}/mails`;
	const ids: string[] = [];
	for (const one of [anna, luc]) {
		ids.push((await stores.guests.add(event.id, { ...one, state: "applied" })).id);
	}
	const [woman = "", man = ""] = ids;
	const order = async (kind: string, guestIds = ids, note = "") =>
		(await send("POST", path, { kind, guestIds, note }, token)).json() as Promise<OrderAnswer>;
	const outcomes = async (kind: string, guestIds?: string[]) =>
		(await order(kind, guestIds)).outcomes.map(({ outcome }) => outcome);

	/** Every mail that is due, as it would be sent; `undefined` for one that is dropped. */
	async function written(): Promise<(Message | undefined)[]> {
		const mails: (Message | undefined)[] = [];
		for (let mail = await stores.mails.claim(); mail !== undefined; mail = await stores.mails.claim()) {
			mails.push(await site.services.guestMails.write(mail));
			await stores.mails.markSent(mail);
		}
		return mails;
	}

	async function stateOf(id: string) {
		return (await stores.guests.get(id)).state;
	}

	async function setState(id: string, state: "confirmed" | "cancelled" | "applied") {
		const { version } = await stores.guests.get(id);
		await stores.guests.setState(id, { state, version });
	}

	const change = (changes: object) =>
		stores.events
			.get(event.id)
			.then(({ version }) => stores.events.update(event.id, { ...dinner, ...changes, version }));

	return {
		...opened,
		time,
		token,
		event,
		path,
		woman,
		man,
		order,
		outcomes,
		written,
		stateOf,
		setState,
		change,
	};
}

type Opened = Awaited<ReturnType<typeof open>>;

const tokenOf = (mail: Message | undefined) => /\/invitation\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** Opens the page of an invitation, or sends its form. */
async function visit({ site }: Opened, token: string, form?: string | { method: string }) {
	const path = `${siteUrl}/invitation/${token}`;
	const sent =
		typeof form === "string" ? { method: "POST", body: new URLSearchParams({ intent: form }) } : form;
	const request = new Request(path, sent);
	const context = new RouterContextProvider();
	context.set(siteContext, siteContexts(site)(request, "", "192.0.2.1"));
	const args = { request, url: new URL(path), params: { token }, context, pattern: "/invitation/:token" };
	if (form === undefined) return (await loader(args)).data.invitation.state;
	return action(args).then(
		({ status }) => status,
		(refusal: Response) => refusal.status,
	);
}

describe.each(engines)("an invitation on %s", (engine) => {
	it("goes to each guest once, in their language, whatever two tabs click", async () => {
		const site = await open(engine);
		const both = await Promise.all([site.order("invitation"), site.order("invitation")]);
		const said = both.flatMap(({ outcomes }) => outcomes.map(({ outcome }) => outcome)).toSorted();
		expect(said).toEqual(["already", "already", "ordered", "ordered"]);
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
		const site = await open(engine);
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
		const site = await open(engine);
		await site.order("invitation", [site.man]);
		const token = tokenOf((await site.written())[0]);
		expect(await visit(site, token, "decline")).toBe(303);
		expect([await site.stateOf(site.man), await visit(site, token)]).toEqual(["cancelled", "declined"]);
	});

	it("takes nothing else than its two answers", async () => {
		const site = await open(engine);
		await site.order("invitation", [site.woman]);
		const token = tokenOf((await site.written())[0]);
		expect(await visit(site, token, "delete")).toBe(400);
		expect(await visit(site, token, { method: "POST" })).toBe(400);
		expect(await visit(site, token, { method: "PUT" })).toBe(405);
		expect(await visit(site, "nonsense")).toBe("invalid");
		expect(await site.stateOf(site.woman)).toBe("invited");
	});

	it.each<[string, (site: Opened) => Promise<unknown>]>([
		["has begun", async ({ time }) => time.advance(30 * dayMs + 7 * 3_600_000)],
		["is cancelled", ({ change }) => change({ state: "cancelled" })],
		["no longer has this guest", ({ stores, woman }) => stores.guests.remove(woman)],
	])("answers nothing once the evening %s", async (_case, end) => {
		const site = await open(engine);
		await site.order("invitation", [site.woman]);
		const token = tokenOf((await site.written())[0]);
		await end(site);
		expect(await visit(site, token)).toBe("invalid");
		expect(await visit(site, token, "accept")).toBe(303);
		const row = await site.database.db
			.selectFrom("guests")
			.select("state")
			.where("id", "=", site.woman)
			.executeTakeFirst();
		expect(row?.state).not.toBe("confirmed");
	});

	it("needs a seat, an address, and a guest who waits for one", async () => {
		const site = await open(engine);
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
		const site = await open();
		await site.order("invitation");
		await site.setState(site.woman, "cancelled");
		await site.change({ state: "cancelled" });
		expect(await site.written()).toEqual([undefined, undefined]);
	});

	it("bring a calendar the same entry, as it stands by then", async () => {
		const site = await open();
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
			const component = new ICAL.Component(ICAL.parse(mail?.attachments?.[0]?.content ?? ""));
			const entry = new ICAL.Event(component.getFirstSubcomponent("vevent") ?? undefined);
			return [entry.uid, entry.sequence, entry.summary, entry.startDate.hour];
		});
		const uid = `${site.event.id}@ensemble.example`;
		expect(entries).toEqual([
			[uid, 1, "Dîner", 18],
			[uid, 2, "Dîner", 19],
			[uid, 3, "Annulé\u00a0: Dîner", 18],
		]);
		expect(confirmed?.html).toContain("samedi 14 février 2026");
		expect(confirmed?.html).not.toContain("/invitation/");
	});

	it("may go again once the table changed, and only where they fit it", async () => {
		const site = await open();
		await site.setState(site.woman, "confirmed");
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["ordered"]);
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["already"]);
		await site.change({ description: "Corrected." });
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["already"]);
		await site.change({ startTime: "19:30" });
		expect(await site.outcomes("reminder", [site.woman])).toEqual(["ordered"]);
		const refused = { kind: "cancellation", guestIds: [site.woman] };
		expect((await site.send("POST", site.path, refused, site.token)).status).toBe(409);
		site.time.advance(40 * dayMs);
		const late = { kind: "reminder", guestIds: [site.woman] };
		expect((await site.send("POST", site.path, late, await site.signIn())).status).toBe(409);
	});

	it("are shown before they are sent, as they will be, with what the owner adds", async () => {
		const site = await open();
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
		const site = await open();
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
		const site = await open();
		const body = { kind: "invitation", guestIds: [site.woman], guestId: site.woman };
		expect((await site.send("POST", site.path + below, body)).status).toBe(401);
		expect((await site.send("GET", site.path)).status).toBe(401);
		expect(await site.written()).toEqual([]);
	});
});
