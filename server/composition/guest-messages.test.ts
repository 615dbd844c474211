import { describe, expect, it } from "vitest";
import type { GuestMailPreview, GuestMessage, TableMails } from "#app/features/guest-mails/guest-mail.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { luc, openTable, visit } from "#server/testing/table-of-guests.ts";

const place = { restaurant: "Le Jardin", address: "Royal Road, Moka", directions: "Behind the church." };
const reachable = { telephone: "5712 3456", takesMessages: true };
const textIn = (link: string | null | undefined) => link && new URL(link).searchParams.get("text");

async function open(engine: (typeof engines)[number]) {
	const site = await openTable(engine);
	const { stores, man, change, path, send } = site;
	await change(place);

	/** Writes what is known of Luc. */
	async function write(written: object): Promise<void> {
		const { version } = await stores.guests.get(man);
		await stores.guests.update(man, { ...luc, ...written, version });
	}
	async function shown(kind: string): Promise<GuestMessage | null> {
		const answer = await send("POST", `${path}/preview`, { kind, guestId: man, note: "" }, site.token);
		return ((await answer.json()) as GuestMailPreview).message;
	}
	/** The text that WhatsApp would open with; null where there is no link to it. */
	const textOf = async (kind: string) => textIn((await shown(kind))?.link) ?? null;
	/** Prepares a message to Luc. */
	const prepare = (kind: string) =>
		send("POST", `${path}/messages`, { kind, guestId: man, note: "" }, site.token);
	const note = (kind: string, sequence: number) =>
		send("PUT", `${path}/messages`, { kind, guestId: man, sequence }, site.token);
	/** Luc as the screen of mails shows him. */
	async function listed() {
		const { guests } = (await (await send("GET", path, undefined, site.token)).json()) as TableMails;
		return guests.find(({ id }) => id === man);
	}
	return { ...site, write, shown, textOf, prepare, note, listed };
}

describe.each(engines)("a message to a guest by WhatsApp on %s", (engine) => {
	it("says where and how in the language of one who is confirmed, has a number and agreed", async () => {
		const { setState, man, write, textOf } = await open(engine);
		await setState(man, "confirmed");
		await write(reachable);
		const text = await textOf("confirmation");
		expect(text).toMatch(/^Bonjour Luc,\n\nNous nous réjouissons/);
		expect(text).toContain("Le Jardin, Royal Road, Moka");
		expect(text).toContain("Behind the church.");
		expect(text).not.toMatch(/undefined|\{\{|fichier joint/);
	});

	it.each([
		["without consent", { telephone: "5712 3456", takesMessages: false }],
		["without a number", { telephone: "", takesMessages: true }],
	])("is offered to nobody %s, nor prepared", async (_why, written) => {
		const { stateOf, man, write, shown, prepare } = await open(engine);
		await write(written);
		expect(await shown("invitation")).toBeNull();
		const refused = await prepare("invitation");
		expect([refused.status, await refused.json()]).toMatchObject([409, { code: "no-messages" }]);
		expect(await stateOf(man)).toBe("applied");
	});

	it("says nothing of the place to one who is invited", async () => {
		const { order, written, man, write, textOf } = await open(engine);
		await order("invitation", [man]);
		await written();
		await write(reachable);
		expect(await textOf("confirmation")).toBeNull();
		const changed = await textOf("change");
		expect(changed).toContain("Quelque chose a changé");
		expect(changed).not.toMatch(/Jardin|Royal Road|church/);
	});

	it("invites with a link that answers, keeps the seat, and counts once the owner says that she sent it", async () => {
		const site = await open(engine);
		const { man, write, shown, prepare, note, listed, written } = site;
		await write({ ...reachable, email: "" });
		expect(await shown("invitation")).toMatchObject({ link: null });
		const message = (await (await prepare("invitation")).json()) as GuestMessage;
		const text = textIn(message.link) ?? "";
		expect(text).toContain("Réponse souhaitée jusqu’au\u00a0: mardi 20 janvier 2026");
		const [, token = ""] = /\/fr\/invitation\/([\w-]+)/.exec(text) ?? [];
		expect(await visit(site, token)).toBe("open");
		expect(await listed()).toMatchObject({ state: "invited", news: { kind: "invitation" }, mails: [] });
		expect((await note("invitation", message.sequence)).status).toBe(204);
		expect((await note("invitation", message.sequence)).status).toBe(204);
		const mails = [{ kind: "invitation", isMessage: true, isOld: false }];
		expect(await listed()).toMatchObject({ state: "invited", news: null, mails });
		expect(await written()).toEqual([]);
		await visit(site, token, "accept");
		expect(await site.stateOf(man)).toBe("confirmed");
	});

	it("tells what it told, not a change that came after it was written", async () => {
		const { setState, man, write, shown, note, listed, change } = await open(engine);
		await setState(man, "confirmed");
		await write(reachable);
		await change({ ...place, startTime: "19:00" });
		const sequence = (await shown("change"))?.sequence ?? 0;
		await change({ ...place, startTime: "20:00" });
		await note("change", sequence);
		expect(await listed()).toMatchObject({ news: { kind: "change" }, mails: [{ isOld: true }] });
		await note("change", sequence + 100);
		expect(await listed()).toMatchObject({ news: null });
	});

	it("makes the same by mail needless, and is refused where it does not fit", async () => {
		const { setState, man, write, note, outcomes, prepare } = await open(engine);
		expect((await note("confirmation", 1)).status).toBe(409);
		await setState(man, "confirmed");
		await write(reachable);
		await note("confirmation", 99);
		expect(await outcomes("confirmation", [man])).toEqual(["already"]);
		expect((await prepare("moved")).status).toBe(409);
		expect((await prepare("feedback")).status).toBe(409);
	});

	it("is not sent to a guest of another table by this one's address", async () => {
		const { stores, event, man, path, send, token } = await open(engine);
		const { id } = await stores.events.create({ ...event, title: "Another" });
		const asked = { kind: "invitation", guestId: man, sequence: 1 };
		const other = path.replace(event.id, id);
		for (const method of ["POST", "PUT"] as const) {
			expect((await send(method, `${other}/messages`, asked, token)).status).toBe(404);
			expect((await send(method, `${path}/messages`, asked)).status).toBe(401);
		}
	});
});

describe.each(engines)("those who wait on %s", (engine) => {
	it("are told so, and of a table that does not take place, without a seat or a calendar entry", async () => {
		const { stores, man, woman, order, written, change, listed } = await open(engine);
		const { version } = await stores.guests.get(man);
		await stores.guests.setState(man, { state: "waiting", version });
		expect((await order("waiting", [man, woman])).outcomes.map(({ outcome }) => outcome)).toEqual([
			"ordered",
			"unfit",
		]);
		const [told] = await written();
		expect(told?.text).toContain("liste d’attente");
		expect(told?.text).not.toMatch(/Jardin|Church/);
		expect(await listed()).toMatchObject({ state: "waiting", news: null });
		await change({ state: "postponed" });
		await order("postponement", [man]);
		const [postponed] = await written();
		expect(postponed?.text).toContain("Vous restez sur la liste d’attente");
		expect(postponed?.calendar).toBeUndefined();
		await change({ state: "cancelled" });
		await order("cancellation", [man]);
		const [cancelled] = await written();
		expect(cancelled?.calendar).toBeUndefined();
		expect(cancelled?.text).not.toContain("Le fichier joint");
	});
});
