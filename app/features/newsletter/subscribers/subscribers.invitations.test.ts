import { describe, expect, it } from "vitest";
import { confirmationsStore } from "#app/features/newsletter/signup/confirmations.store.server.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { erasuresStore } from "./subscribers.erasure.server.ts";
import { confirmsInAll, invitationsStore } from "./subscribers.invitations.server.ts";
import { subscribersStore } from "./subscribers.store.server.ts";

const hourMs = 60 * 60_000;
const email = "ada@example.com";

describe.each(engines)("asking one person on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const mails = mailQueue(db, clock);
		const all = () => db.selectFrom("subscribers").selectAll().execute();
		const ordered = () => db.selectFrom("outgoing_mails").selectAll().execute();
		return {
			db,
			clock,
			advance,
			all,
			ordered,
			invitations: invitationsStore(db, clock, mails),
			subscribers: subscribersStore(db, clock, mails),
			confirmations: confirmationsStore(db, clock, mails),
			erasures: erasuresStore(db, clock),
		};
	}

	it("adds the person as unconfirmed, with a mail before those at the slow pace", async () => {
		const { db, invitations, all, ordered, confirmations, clock } = await open();
		await invitations.add({ email: " Ada@Example.com", language: "fr" });
		const [ada] = await all();
		expect(ada).toMatchObject({ email, state: "pending", page: "hand", language: "fr", confirmed_at: null });
		expect(await ordered()).toMatchObject([{ recipient: email, kind: "newsletter-confirm", unhurried: 0 }]);
		expect(await db.selectFrom("consents").selectAll().execute()).toMatchObject([
			{ id: ada?.consent_id, kind: "asked", statement: "", file_name: "", recorded_by: "administrator" },
		]);
		const link = await confirmations.open(ada?.id ?? "", clock().toISOString());
		await confirmations.confirm(link?.token ?? "");
		expect(await all()).toMatchObject([{ state: "confirmed" }]);
	});

	it.each([
		["is on the list", "already-subscribed"],
		["has left", "has-left"],
		["was erased", "was-erased"],
	])("leaves alone who %s", async (_name, code) => {
		const { db, invitations, all, ordered, subscribers, erasures } = await open();
		await subscribers.ask({ email, language: "en", page: "/" });
		const [ada] = await all();
		if (code === "has-left") await subscribers.unsubscribe(ada?.unsubscribe_token ?? "");
		if (code === "was-erased") await erasures.erase(ada?.id ?? "");
		const before = [await all(), await ordered()];
		await expect(invitations.add({ email, language: "en" })).rejects.toMatchObject({ status: 409, code });
		expect([await all(), await ordered()]).toEqual(before);
		expect(await db.selectFrom("consents").select("id").execute()).toEqual([]);
	});

	it("refuses an invalid address", async () => {
		const { invitations, all } = await open();
		const adding = invitations.add({ email: "ada@example.com\nBcc: ben@example.com", language: "en" });
		await expect(adding).rejects.toMatchObject({ status: 400, fields: { email: expect.any(String) } });
		expect(await all()).toEqual([]);
	});

	it("asks again at most once an hour and three times in all", async () => {
		const { invitations, all, ordered, subscribers, advance } = await open();
		await subscribers.ask({ email, language: "en", page: "/blog" });
		const [{ id } = { id: "" }] = await all();
		const enough = { status: 429, code: "asked-enough" };
		await expect(invitations.resend(id)).rejects.toMatchObject(enough);
		for (let turn = 1; turn < confirmsInAll; turn += 1) {
			advance(hourMs);
			await invitations.resend(id);
		}
		advance(7 * 24 * hourMs);
		await expect(invitations.resend(id)).rejects.toMatchObject(enough);
		expect(await ordered()).toHaveLength(confirmsInAll);
	});

	it("does not ask people again who never used the form or have answered", async () => {
		const { db, invitations, all, advance } = await open();
		await invitations.add({ email, language: "en" });
		const [{ id } = { id: "" }] = await all();
		advance(2 * hourMs);
		const nothing = { status: 409, code: "nothing-to-confirm" };
		await expect(invitations.resend(id)).rejects.toMatchObject(nothing);
		await db.updateTable("subscribers").set({ page: "/", state: "confirmed" }).execute();
		await expect(invitations.resend(id)).rejects.toMatchObject(nothing);
		await expect(invitations.resend("nobody")).rejects.toMatchObject({ status: 404 });
	});
});
