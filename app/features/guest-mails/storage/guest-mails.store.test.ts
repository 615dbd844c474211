import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { openStores } from "#server/composition/stores.ts";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { guestMailKindOf } from "./guest-mails.store.server.ts";

const hourMs = 3_600_000;

async function open(engine: (typeof bothEngines)[number]) {
	const { clock, advance } = movableClock();
	const database = await freshDatabase(engine);
	const stores = openStores(database, clock);
	const table = await someTable(stores);
	const add = (firstName: string, written: object = {}) =>
		stores.guests.add(
			table.id,
			someGuest({ firstName, email: `${firstName.toLowerCase()}@example.com`, ...written }, "confirmed"),
		);
	const { guestMails, mails } = stores;
	const order = (
		guest: { id: string; email: string },
		sequence = 1,
		kind: "reminder" | "change" = "reminder",
	) => guestMails.order({ ...guest, event_id: table.id, language: "en" }, { kind, note: "Hello", sequence });
	const list = async (sequence = 1) => guestMails.list(table.id, { sequence, quietChanges: 0 });
	return { ...stores, guestMails, mails, table, add, order, list, advance, clock, db: database.db };
}

describe.each(bothEngines)("the mails of a table on %s", (engine) => {
	it("are queued with what their writer needs, for the one address", async () => {
		const { add, order, mails } = await open(engine);
		const anna = await add("Anna");
		expect(await order(anna)).toBe(true);
		const queued = await mails.claim();
		expect(queued).toMatchObject({ recipient: "anna@example.com", language: "en", kind: "guest-reminder" });
		expect(JSON.parse(queued?.payload ?? "")).toEqual({ guestId: anna.id, note: "Hello" });
		expect(await mails.claim()).toBeUndefined();
	});

	it("go once for each change of the table, each kind and each address", async () => {
		const { add, order } = await open(engine);
		const anna = await add("Anna");
		expect([await order(anna), await order(anna)]).toEqual([true, false]);
		expect(await order(anna, 2)).toBe(true);
		expect(await order(anna, 1, "change")).toBe(true);
		expect(await order({ ...anna, email: "new@example.com" })).toBe(true);
	});

	it("go once, however many tabs order them at one moment", async () => {
		const { add, order, db } = await open(engine);
		const anna = await add("Anna");
		const orders = await Promise.all(Array.from({ length: 5 }, () => order(anna)));
		expect(orders.filter(Boolean)).toHaveLength(1);
		expect(await db.selectFrom("outgoing_mails").select("id").execute()).toHaveLength(1);
	});

	it("are listed beside their guests, who stand in the order of their names", async () => {
		const { add, order, list, advance } = await open(engine);
		await add("Zoe");
		const anna = await add("Anna");
		await order(anna);
		advance(hourMs);
		await order(anna, 2, "change");
		expect((await list(2)).map(({ firstName, mails }) => [firstName, mails])).toEqual([
			[
				"Anna",
				[
					{
						kind: "reminder",
						isMessage: false,
						orderedAt: "2026-01-15T08:00:00.000Z",
						status: "waiting",
						isOld: true,
					},
					{
						kind: "change",
						isMessage: false,
						orderedAt: "2026-01-15T09:00:00.000Z",
						status: "waiting",
						isOld: false,
					},
				],
			],
			["Zoe", []],
		]);
	});

	it("say nothing of guests but what the screen shows", async () => {
		const { add, list } = await open(engine);
		await add("Anna", { telephone: "+230 5555 5555", note: "Likes jazz", email: "" });
		const [anna] = await list();
		expect(anna).toEqual({
			...{ id: expect.any(String), firstName: "Anna", language: "fr", state: "confirmed" },
			...{ hasAddress: false, takesMessages: false, mails: [], gender: "woman", version: 1 },
		});
	});

	it("are on their way, sent, or gone from the queue with time", async () => {
		const { add, order, list, mails, db } = await open(engine);
		const anna = await add("Anna");
		await order(anna);
		const statuses = async () => (await list())[0]?.mails.map(({ status }) => status);
		expect(await statuses()).toEqual(["waiting"]);
		const queued = await mails.claim();
		if (queued !== undefined) await mails.markSent(queued);
		expect(await statuses()).toEqual(["sent"]);
		await db.deleteFrom("outgoing_mails").execute();
		expect(await statuses()).toEqual(["gone"]);
	});

	it("have failed once the queue gave them up", async () => {
		const { add, order, list, db } = await open(engine);
		await order(await add("Anna"));
		await db.updateTable("outgoing_mails").set({ next_try_at: null }).execute();
		expect((await list())[0]?.mails).toMatchObject([{ status: "failed" }]);
	});

	it("may be ordered again once the queue gave them up, once, and only then", async () => {
		const { add, order, list, mails } = await open(engine);
		const anna = await add("Anna");
		await order(anna);
		const first = await mails.claim();
		if (first === undefined) throw new Error("No mail was queued");
		await mails.markFailed(first, new Error("down"));
		expect(await order(anna)).toBe(false);
		await mails.markFailed(first, new Error("no such mailbox"), true);
		const orders = await Promise.all(Array.from({ length: 5 }, () => order(anna)));
		expect(orders.filter(Boolean)).toHaveLength(1);
		expect((await list())[0]?.mails.map(({ status }) => status)).toEqual(["waiting"]);
		expect(await mails.claim()).toMatchObject({ recipient: "anna@example.com", tries: 1 });
		expect(await mails.claim()).toBeUndefined();
	});

	it("are as if never ordered once they were dropped, which leaves all others", async () => {
		const { add, order, list, guestMails, mails, db } = await open(engine);
		const [anna, bea] = [await add("Anna"), await add("Bea")];
		await order(anna);
		const mail = await mails.claim();
		if (mail === undefined) throw new Error("No mail was queued");
		await order(bea);
		await guestMails.drop(mail);
		expect((await list()).map(({ mails: sent }) => sent.length)).toEqual([0, 1]);
		const queued = await db.selectFrom("outgoing_mails").select("recipient").execute();
		expect(queued).toEqual([{ recipient: "bea@example.com" }]);
		expect([await order(anna), await order(bea)]).toEqual([true, false]);
	});

	it("stay with their own table, and go with their guest", async () => {
		const { add, order, list, guests, guestMails, db, ...stores } = await open(engine);
		const anna = await add("Anna");
		await order(anna);
		const other = await someTable(stores, { title: "Brunch" });
		expect(await guestMails.list(other.id, other)).toEqual([]);
		await guests.remove(anna.id);
		expect(await list()).toEqual([]);
		expect(await db.selectFrom("guest_mails").selectAll().execute()).toEqual([]);
		expect(await guestMails.findGuest(anna.id)).toBeUndefined();
	});
});

describe.each(bothEngines)("the link of an invitation on %s", (engine) => {
	it("opens one guest's invitation until the evening begins", async () => {
		const { add, guestLinks, advance, clock } = await open(engine);
		const anna = await add("Anna");
		const start = new Date(clock().getTime() + hourMs).toISOString();
		const token = await guestLinks.open(anna.id, "invitation", start);
		expect(await guestLinks.find(token, "invitation")).toMatchObject({ id: anna.id, first_name: "Anna" });
		expect(await guestLinks.find(token, "feedback")).toBeUndefined();
		advance(hourMs - 1);
		expect(await guestLinks.find(token, "invitation")).toBeDefined();
		advance(1);
		expect(await guestLinks.find(token, "invitation")).toBeUndefined();
	});

	it("is stored as a hash alone, and another each time; an older one still works", async () => {
		const { add, guestLinks, db } = await open(engine);
		const anna = await add("Anna");
		const tokens = [
			await guestLinks.open(anna.id, "invitation", "2026-03-14T14:30:00.000Z"),
			await guestLinks.open(anna.id, "invitation", "2026-03-14T14:30:00.000Z"),
		];
		expect(new Set(tokens).size).toBe(2);
		const stored = JSON.stringify(await db.selectFrom("guest_links").selectAll().execute());
		for (const token of tokens) {
			expect(stored).not.toContain(token);
			expect(await guestLinks.find(token, "invitation")).toMatchObject({ id: anna.id });
		}
	});

	it("opens nothing by a guess", async () => {
		const { add, guestLinks } = await open(engine);
		await guestLinks.open((await add("Anna")).id, "invitation", "2026-03-14T14:30:00.000Z");
		for (const guess of ["", "nonsense", "%", "' or 1=1 --", "\u0000"]) {
			expect(await guestLinks.find(guess, "invitation"), guess).toBeUndefined();
		}
	});

	it("is forgotten once it has expired, and with its guest", async () => {
		const { add, guestLinks, guests, advance, db } = await open(engine);
		const [anna, bea] = [await add("Anna"), await add("Bea")];
		await guestLinks.open(anna.id, "invitation", "2026-01-15T09:00:00.000Z");
		const kept = await guestLinks.open(bea.id, "invitation", "2026-01-16T09:00:00.000Z");
		advance(hourMs);
		await guestLinks.removeExpired();
		expect(await db.selectFrom("guest_links").selectAll().execute()).toHaveLength(1);
		expect(await guestLinks.find(kept, "invitation")).toBeDefined();
		await guests.remove(bea.id);
		expect(await guestLinks.find(kept, "invitation")).toBeUndefined();
	});
});

it.each([
	["guest-invitation", "invitation"],
	["guest-change", "change"],
	["guest-", undefined],
	["confirmation", undefined],
	["guest-greeting", undefined],
])("the writer of %s in the queue is that of %s", (kind, expected) => {
	expect(guestMailKindOf(kind)).toBe(expected);
});
