import { describe, expect, it } from "vitest";
import { eraseApplicationsAgain } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { bothEngines } from "#platform/testing/fresh-database.ts";
import { nadia, nadiasAnswers, someApplication, somePhotograph } from "#server/testing/applications.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { testSite } from "#server/testing/test-site.ts";

const owner = "owner";

async function open(engine: (typeof bothEngines)[number]) {
	const site = await testSite({ engine });
	const { masters, applications } = site.site.services;
	const parts = { db: site.database.db, masters };
	const add = (written?: Parameters<typeof someApplication>[1]) => someApplication(parts, written);
	return { ...site, ...applications, masters, add };
}

describe.each(bothEngines)("the inbox, on %s", (engine) => {
	it("opens an application with its answers, and marks a new one as read", async () => {
		const { store, add } = await open(engine);
		const id = await add();
		expect(await store.open(id, owner)).toMatchObject({
			...nadia,
			state: "read",
			answers: nadiasAnswers,
			entries: [{ kind: "state", from: "new", to: "read", person: { id: owner, name: "" } }],
		});
		expect((await store.open(id, owner)).entries).toHaveLength(1);
	});

	it("moves one as the table of states says, from the version that was seen", async () => {
		const { store, add } = await open(engine);
		const id = await add({ state: "read" });
		const move = (state: "conversation" | "accepted" | "kept", version: number) =>
			store.move(id, { state, version, mail: null }, owner);
		expect(await move("conversation", 1)).toMatchObject({ state: "conversation", version: 2 });
		await expect(move("accepted", 1)).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: { state: "conversation" } },
		});
		expect(await move("accepted", 2)).toMatchObject({ state: "accepted", membership: "active" });
		await expect(move("kept", 3)).rejects.toMatchObject({ status: 409, code: "no-step" });
		const left = await store.setMembership(id, { membership: "left", version: 3 });
		expect(left).toMatchObject({ state: "accepted", membership: "left" });
	});

	it("keeps the notes of two tabs, also of one whose change is refused", async () => {
		const { store, add } = await open(engine);
		const id = await add({ state: "read" });
		await store.move(id, { state: "kept", version: 1, mail: null }, owner);
		const tabs = ["From the first tab", "From the second tab"];
		await Promise.all(tabs.map((text) => store.note(id, text, owner)));
		const refused = store.move(id, { state: "declined", version: 1, mail: null }, owner);
		await expect(refused).rejects.toBeInstanceOf(ApiError);
		const { entries } = await store.get(id);
		const notes = entries.flatMap((entry) => (entry.kind === "note" ? [entry] : []));
		expect(notes.map(({ text }) => text).toSorted()).toEqual(tabs);
		const rest = await store.removeNote(id, notes[0]?.id ?? "");
		expect(rest.entries.filter(({ kind }) => kind === "note")).toHaveLength(1);
	});

	it("orders a mail whose words and recipient are in the database for nobody to read", async () => {
		const { store, add, database } = await open(engine);
		const id = await add({ state: "read" });
		const mail = { subject: "A marker subject", text: "A marker text" };
		await store.move(id, { state: "conversation", version: 1, mail }, owner);
		expect((await store.get(id)).entries).toMatchObject([{ kind: "state" }, { kind: "mail", ...mail }]);
		const [queued] = await database.db.selectFrom("outgoing_mails").selectAll().execute();
		expect(queued).toMatchObject({ recipient: "", kind: "application-answer", language: "fr" });
		const stored = await database.db.selectFrom("application_entries").select("content").execute();
		expect(JSON.stringify([queued, stored])).not.toMatch(/marker|nadia/i);
	});

	it("knows no application that was not sent", async () => {
		const { store, list, add } = await open(engine);
		const id = await add({ state: "unfinished", sent_at: null });
		await expect(store.get(id)).rejects.toMatchObject({ status: 404 });
		expect(await list.page({}, 10)).toMatchObject({ applications: [], total: 0 });
	});

	it("lists and finds by name, address and number, page by page", async () => {
		const { list, add } = await open(engine);
		await add({ id: "a", sent_at: "2026-01-01T00:00:00.000Z", applicant: { name: "Élodie Li" } });
		await add({ id: "b", sent_at: "2026-01-02T00:00:00.000Z", form: "socials", state: "kept" });
		await add({ id: "c", sent_at: "2026-01-03T00:00:00.000Z", flags: '["fast"]' });
		const found = async (filter: Parameters<typeof list.page>[0], after?: string[]) => {
			const { applications, total, otherSide } = await list.page(filter, 10, after);
			return [applications.map(({ id }) => id).join(""), total, otherSide];
		};
		expect(await found({})).toEqual(["ba", 2, 1]);
		expect(await found({}, ["2026-01-02T00:00:00.000Z", "b"])).toEqual(["a", 2, 1]);
		expect(await found({ automatic: "yes" })).toEqual(["c", 1, 2]);
		expect(await found({ search: "elodie" })).toEqual(["a", 1, 0]);
		expect(await found({ search: "nadia@" })).toEqual(["ba", 2, 1]);
		expect(await found({ search: "52512345", form: "socials" })).toEqual(["b", 1, 0]);
		expect(await found({ search: "nadia@" }, ["2026-01-02T00:00:00.000Z", "b"])).toEqual(["a", 2, 1]);
		expect(await found({ state: "kept" })).toEqual(["b", 1, 0]);
		expect(await found({ search: "nobody" })).toEqual(["", 0, 0]);
		expect((await list.page({ search: "elodie" }, 10)).counts).toMatchObject({ new: 1, kept: 1, read: 0 });
	});

	it("lists what it cannot open without a name, and opens it once the key is there", async () => {
		const { list, store, masters, add } = await open(engine);
		const id = await add();
		const [key] = masters.list();
		await masters.store([]);
		expect((await list.page({}, 10)).applications).toMatchObject([{ id, name: "", isSealed: true }]);
		await expect(store.get(id)).rejects.toMatchObject({ status: 409, code: "no-key" });
		await masters.store(key === undefined ? [] : [key]);
		expect((await list.page({}, 10)).applications).toMatchObject([{ name: nadia.name, isSealed: false }]);
	});

	it("erases one with everything of it, and notes a keyed hash alone", async () => {
		const { store, erasures, add, database, stores, site } = await open(engine);
		const id = await add({ state: "read" });
		await somePhotograph({ db: database.db, masters: site.services.masters }, id);
		await store.note(id, "A note", owner);
		await store.move(id, { state: "kept", version: 1, mail: { subject: "s", text: "t" } }, owner);
		const hash = await erasures.erase(id);
		for (const table of [
			...(["applications", "application_photographs", "application_entries", "outgoing_mails"] as const),
		])
			expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
		expect(await stores.erasures.list()).toMatchObject([{ hash }]);
		expect(hash).not.toContain(id);
		await expect(erasures.erase(id)).rejects.toMatchObject({ status: 404 });
	});

	it("erases all that looks automatic and was listed, and nothing else", async () => {
		const { list, site, add, stores } = await open(engine);
		const at = (day: string) => `2026-01-${day}T00:00:00.000Z`;
		for (let number = 0; number < 120; number += 1)
			await add({ id: `fast-${number}`, flags: '["fast"]', sent_at: at("01") });
		await add({ id: "other-form", form: "network", flags: '["decoy"]', sent_at: at("01") });
		await add({ id: "later", flags: '["many"]', sent_at: at("03") });
		await add({ id: "person", sent_at: at("01") });
		const { erasures } = site.services;
		const erase = (filter: object) =>
			erasures.eraseApplications(list.listAutomatic({ before: at("02"), ...filter }));
		expect(await erase({ form: "membership" })).toBe(120);
		const listedIds = async (automatic?: "yes") =>
			(await list.page({ ...(automatic && { automatic }) }, 10)).applications.map(({ id }) => id);
		expect([await listedIds(), await listedIds("yes")]).toEqual([["person"], ["later", "other-form"]]);
		expect(await erase({})).toBe(1);
		expect(await erase({})).toBe(0);
		expect(await stores.erasures.list()).toHaveLength(121);
	});

	it("erases again what a restore of an older backup brings back", async () => {
		const { erasures, add, stores, database } = await open(engine);
		const id = await add();
		await erasures.erase(id);
		await add({ id });
		await add({ id: "another" });
		expect(await eraseApplicationsAgain(database.db, await stores.erasures.list())).toBe(1);
		const rows = await database.db.selectFrom("applications").select("id").execute();
		expect(rows).toEqual([{ id: "another" }]);
	});

	it("makes one guest of somebody accepted, where the table has room, and says so where it has none", async () => {
		const { store, seat, add, stores } = await open(engine);
		const { id: tableId } = await someTable(stores, { tableSize: 2 });
		const input = { ...someGuest({ email: nadia.email }, "confirmed"), tableId };
		const early = await add({ state: "read" });
		await expect(seat(early, { ...input, version: 1 })).rejects.toMatchObject({ code: "no-step" });
		const id = await add({ state: "accepted" });
		const seated = await seat(id, { ...input, version: 1 });
		expect(seated.guest?.tableId).toBe(tableId);
		expect((await stores.guests.get(seated.guest?.id ?? "")).email).toBe(nadia.email);
		await expect(seat(id, { ...input, version: 1 })).rejects.toMatchObject({ code: "stale" });
		const other = await add({ state: "accepted" });
		await expect(seat(other, { ...input, version: 1 })).rejects.toMatchObject({ code: "guest-twice" });
		const third = { ...input, email: "other@example.com", version: 1 };
		await expect(seat(other, third)).rejects.toMatchObject({ code: "no-seat-woman" });
		expect((await store.get(other)).guest).toBeNull();
	});

	it("erases what was declined, withdrawn or left unfinished for as long as its form says", async () => {
		const { erasures, add, database } = await open(engine);
		const [now, months, days] = ["2026-01-10", "2024-12-31", "2025-12-01"].map(
			(day) => `${day}T00:00:00.000Z`,
		);
		await add({ id: "declined", state: "declined", state_at: months });
		await add({ id: "withdrawn", state: "withdrawn", state_at: months });
		await add({ id: "lately", state: "declined", state_at: now });
		await add({ id: "kept", state: "kept", state_at: months });
		await add({ id: "left", state: "unfinished", sent_at: null, updated_at: days });
		await add({ id: "going", state: "unfinished", sent_at: null, updated_at: now });
		expect(await erasures.eraseOld()).toBe(3);
		const rows = await database.db.selectFrom("applications").select("id").orderBy("id").execute();
		expect(rows.map(({ id }) => id)).toEqual(["going", "kept", "lately"]);
	});
});
