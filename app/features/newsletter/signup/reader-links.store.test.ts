import { describe, expect, it } from "vitest";
import { erasuresStore } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { subscribersList } from "#app/features/newsletter/subscribers/subscribers.list.server.ts";
import { subscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders, readerAddress, readerToken } from "#server/testing/readers.ts";
import { readerLinksStore } from "./reader-links.store.server.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const fresh = "new@example.com";

describe.each(bothEngines)("links of readers on %s", (engine) => {
	async function open() {
		const database = await freshDatabase(engine);
		const { db } = database;
		const { clock, advance } = movableClock();
		const mails = mailQueue(db, clock);
		const links = readerLinksStore(db, clock, mails);
		const subscribers = subscribersStore(db, clock, mails);
		await addReaders(database, 3);
		const reader = (id = "reader-0") =>
			db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst();
		const ordered = () =>
			db.selectFrom("outgoing_mails").select(["recipient", "language", "kind"]).orderBy("id").execute();
		const settingsLink = async () => (await links.open("reader-0", readerAddress(0), "present")) ?? "";
		const addressLink = async (email = fresh) => (await links.open("reader-0", email, "new")) ?? "";
		return { db, clock, advance, mails, links, subscribers, reader, ordered, settingsLink, addressLink };
	}

	it("are sent to the address that is known, at most three a day, whoever asks", async () => {
		const { links, ordered, advance } = await open();
		await Promise.all(Array.from({ length: 5 }, () => links.ask(readerToken(0))));
		await links.ask("nobody");
		expect(await ordered()).toEqual(
			Array.from({ length: 3 }, () => ({
				recipient: readerAddress(0),
				language: "en",
				kind: "newsletter-settings",
			})),
		);
		advance(24 * hourMs + 1);
		await links.ask(readerToken(0));
		expect(await ordered()).toHaveLength(4);
	});

	it("change the language once, within an hour, and not by the link of every mail", async () => {
		const { db, links, reader, settingsLink, advance } = await open();
		const wish = { language: "fr", email: "" } as const;
		expect(await links.change(readerToken(0), wish)).toBeUndefined();
		const token = await settingsLink();
		expect(JSON.stringify(await db.selectFrom("reader_links").selectAll().execute())).not.toContain(token);
		expect(await links.findSettings(token)).toEqual({ email: readerAddress(0), language: "en" });
		expect(await Promise.all([links.change(token, wish), links.change(token, wish)])).toEqual([
			"saved",
			"saved",
		]);
		expect(await reader()).toMatchObject({ language: "fr", email: readerAddress(0) });
		expect(await links.change(token, { ...wish, language: "en" })).toBeUndefined();
		expect(await links.findSettings(token)).toBeUndefined();
		const late = await settingsLink();
		advance(hourMs);
		expect(await links.change(late, { ...wish, language: "en" })).toBeUndefined();
		expect(await reader()).toMatchObject({ language: "fr" });
	});

	it("ask a new address first: until it is proved the old one stays", async () => {
		const { links, reader, ordered, settingsLink, addressLink } = await open();
		const settings = await settingsLink();
		const change = (email: string) => links.change(settings, { language: "en", email });
		expect([await change(fresh), await change(fresh)]).toEqual(["address", "address"]);
		expect(await change("another@example.com")).toBeUndefined();
		expect(await ordered()).toEqual([{ recipient: fresh, language: "en", kind: "newsletter-address" }]);
		expect(await reader()).toMatchObject({ email: readerAddress(0) });
		const token = await addressLink();
		expect(await links.findSettings(token)).toBeUndefined();
		expect(await links.findAddress(token)).toEqual({ state: "open", email: fresh });
		expect(await Promise.all([links.proveAddress(token), links.proveAddress(token)])).toEqual([true, true]);
		expect(await reader()).toMatchObject({ email: fresh, unsubscribe_token: readerToken(0) });
		expect((await ordered()).filter(({ kind }) => kind === "newsletter-moved")).toEqual([
			{ recipient: readerAddress(0), language: "en", kind: "newsletter-moved" },
		]);
		expect(await links.proveAddress(token)).toBe(true);
		expect(await links.findAddress(token)).toEqual({ state: "done", email: fresh });
	});

	it("go out of use with an older wish, after a day, and when the reader leaves", async () => {
		const { links, subscribers, reader, addressLink, settingsLink, advance } = await open();
		const [first, second] = [await addressLink("one@example.com"), await addressLink("two@example.com")];
		expect(await links.proveAddress(second)).toBe(true);
		expect(await links.proveAddress(first)).toBe(false);
		expect(await reader()).toMatchObject({ email: "two@example.com" });
		expect(await settingsLink()).toBe("");
		const late = await addressLink();
		advance(24 * hourMs);
		expect(await links.proveAddress(late)).toBe(false);
		const last = await addressLink();
		await subscribers.unsubscribe(readerToken(0));
		expect(await links.findAddress(last)).toEqual({ state: "invalid", email: "" });
		expect(await links.proveAddress(last)).toBe(false);
		expect(await links.canAsk(readerToken(0))).toBe(false);
	});

	it("join the record of somebody who was known by the new address already", async () => {
		const { db, links, reader, addressLink } = await open();
		const change = { state: "unsubscribed", unsubscribed_at: "2026-01-02T08:00:00.000Z" } as const;
		await db.updateTable("subscribers").set(change).where("id", "=", "reader-1").execute();
		const token = await addressLink(readerAddress(1));
		expect([await links.proveAddress(token), await links.proveAddress(token)]).toEqual([true, true]);
		expect(await reader()).toBeUndefined();
		expect(await reader("reader-1")).toMatchObject({
			email: readerAddress(1),
			state: "confirmed",
			language: "en",
			unsubscribed_at: null,
			unsubscribe_token: readerToken(1),
		});
		expect(await reader("reader-2")).toMatchObject({ email: readerAddress(2) });
	});

	it("leave the link of every mail at work, whichever of two joined records it was sent to", async () => {
		const { db, clock, links, subscribers, addressLink } = await open();
		const stateOf = (token: number) => subscribers.findSubscription(readerToken(token));
		await links.proveAddress(await addressLink(readerAddress(1)));
		const second = (await links.open("reader-1", readerAddress(2), "new")) ?? "";
		await links.proveAddress(second);
		expect(await Promise.all([0, 1, 2].map(stateOf))).toEqual(Array.from({ length: 3 }, () => "subscribed"));
		await subscribers.pause(readerToken(0));
		expect(await Promise.all([0, 1, 2].map(stateOf))).toEqual(Array.from({ length: 3 }, () => "paused"));
		await subscribers.resume(readerToken(1));
		expect(await links.canAsk(readerToken(0))).toBe(true);
		for (const old of [0, 1]) {
			expect(await subscribers.unsubscribe(readerToken(old))).toBe("unsubscribed");
			expect(await stateOf(2)).toBe("unsubscribed");
			expect(await subscribers.undoUnsubscribe(readerToken(old))).toBe("subscribed");
		}
		await erasuresStore(db, clock).erase("reader-2");
		expect(await Promise.all([0, 1, 2].map(stateOf))).toEqual(Array.from({ length: 3 }, () => "invalid"));
		expect(await db.selectFrom("former_links").selectAll().execute()).toEqual([]);
	});

	it("begin anew with an address that refused letters", async () => {
		const { db, links, reader, addressLink } = await open();
		const refused = { refusals: 3, refused_at: "2026-01-10T08:00:00.000Z" };
		await db.updateTable("subscribers").set(refused).where("id", "=", "reader-0").execute();
		await links.proveAddress(await addressLink());
		const fresh = { refusals: 0, refused_at: null, refusals_from: expect.any(String) };
		expect(await reader()).toMatchObject(fresh);
	});

	it("answer alike, and order one mail, whether the new address is known or not", async () => {
		const { links, ordered, settingsLink } = await open();
		for (const email of [fresh, readerAddress(1)]) {
			expect(await links.change(await settingsLink(), { language: "en", email })).toBe("address");
		}
		expect((await ordered()).map(({ recipient, kind }) => [recipient, kind]).toSorted()).toEqual([
			[fresh, "newsletter-address"],
			[readerAddress(1), "newsletter-address"],
		]);
	});

	it("show the owner which address is asked for, and are gone with an erased reader", async () => {
		const { db, clock, links, addressLink, settingsLink, advance } = await open();
		const list = subscribersList(db, clock);
		await links.change(await settingsLink(), { language: "en", email: fresh });
		await addressLink();
		const found = await list.page({ search: "new@exam" }, 10);
		expect(found.map(({ id, requestedEmail }) => [id, requestedEmail])).toEqual([["reader-0", fresh]]);
		await erasuresStore(db, clock).erase("reader-0");
		expect(await db.selectFrom("reader_links").selectAll().execute()).toEqual([]);
		expect(await db.selectFrom("outgoing_mails").selectAll().execute()).toEqual([]);
		await links.open("reader-1", fresh, "new");
		advance(24 * hourMs);
		expect(await list.count({ search: "new@exam" })).toBe(0);
		await links.removeExpired();
		expect(await db.selectFrom("reader_links").selectAll().execute()).toEqual([]);
	});
});
