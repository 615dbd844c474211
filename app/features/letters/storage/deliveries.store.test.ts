import type { Updateable } from "kysely";
import { describe, expect, it } from "vitest";
import type { Tables } from "#migrations/tables.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders, readerAddress, readerToken, wholeLetter } from "#server/testing/readers.ts";
import { deliveriesStore } from "./deliveries.store.server.ts";
import { lettersStore } from "./letters.store.server.ts";

const claimMs = 30_000;
const dayMs = 24 * 60 * 60_000;
const sent = { kind: "sent" } as const;
const later = { kind: "retry", error: "451 4.2.1", waitMs: 300_000, backOff: "none" } as const;
const away = { kind: "retry", error: "ECONNREFUSED", waitMs: 0, backOff: "away" } as const;

async function open(engine: (typeof bothEngines)[number], readers = 3) {
	const { db } = await freshDatabase(engine);
	const { clock, advance } = movableClock();
	const letters = lettersStore(db, clock);
	const deliveries = deliveriesStore(db, clock, claimMs);
	await addReaders({ db }, readers);

	/** A letter that has been started. */
	async function started(audience: "all" | "en" | "fr" = "all") {
		advance(1_000);
		const letter = await letters.create(wholeLetter);
		const slugs = await letters.slugsFor(letter);
		const edition = { subject: "Moon", preheader: "", greeting: "", parts: [] };
		const mails = (["en", "fr"] as const).map((language) => {
			return { edition: { ...edition, language }, html: `<p>${language}</p>`, text: language };
		});
		return letters.start({ ...letter, audience, ...slugs }, mails);
	}

	async function claim(claimant = "process") {
		const claimed = await deliveries.claim(claimant);
		if (claimed === undefined) throw new Error("Nothing waits");
		return claimed;
	}

	const change = (reader: number, set: Updateable<Tables["subscribers"]>) =>
		db.updateTable("subscribers").set(set).where("id", "=", `reader-${reader}`).execute();
	return { db, advance, clock, letters, deliveries, started, claim, change };
}

describe.each(bothEngines)("letters on their way on %s", (engine) => {
	it("are claimed once each, whoever asks, with what their mail needs", async () => {
		const { deliveries, started } = await open(engine);
		const { id } = await started();
		const claims = await Promise.all(["a", "b", "c", "d", "e"].map((one) => deliveries.claim(one)));
		const taken = claims.filter((claimed) => claimed !== undefined);
		expect(new Set(taken.map(({ subscriberId }) => subscriberId)).size).toBe(3);
		expect(taken).toHaveLength(3);
		const first = taken.find(({ subscriberId }) => subscriberId === "reader-1");
		expect(first).toMatchObject({
			...{ letterId: id, tries: 1, deferrals: 0 },
			reader: { email: readerAddress(1), language: "fr", unsubscribeToken: readerToken(1) },
		});
	});

	it("are those of the letter that began first, then of the next", async () => {
		const { deliveries, started, claim } = await open(engine, 1);
		const [first, second] = [await started(), await started()];
		expect((await claim()).letterId).toBe(first.id);
		expect((await claim()).letterId).toBe(second.id);
		expect(await deliveries.claim("process")).toBeUndefined();
	});

	it("are nobody's while their letter is paused, cancelled or a draft", async () => {
		const { deliveries, started, letters } = await open(engine);
		const { id } = await started();
		await letters.step(id, "pause");
		expect([await deliveries.isDue(), await deliveries.claim("a")]).toEqual([false, undefined]);
		await letters.step(id, "resume");
		expect(await deliveries.isDue()).toBe(true);
		await letters.step(id, "cancel");
		expect([await deliveries.isDue(), await deliveries.claim("a")]).toEqual([false, undefined]);
	});

	it("go to those who read the language that was meant, and to nobody else", async () => {
		const { deliveries, started } = await open(engine, 5);
		const { id } = await started("fr");
		expect(await deliveries.progress(id)).toMatchObject({ waiting: 2 });
		expect(await deliveries.countRecipients("fr")).toEqual({ en: 0, fr: 2 });
		expect(await deliveries.countRecipients("all")).toEqual({ en: 3, fr: 2 });
	});

	it("go to nobody who left, never confirmed, refused too many or pauses, whenever they did", async () => {
		const { deliveries, started, claim, change } = await open(engine, 8);
		const reasons: Updateable<Tables["subscribers"]>[] = [
			{ state: "unsubscribed" },
			{ state: "pending" },
			{ refused_at: "2026-01-02T08:00:00.000Z" },
			{ rests_until: "2026-03-01T08:00:00.000Z" },
		];
		for (const [index, reason] of reasons.entries()) await change(index, reason);
		const { id } = await started();
		expect(await deliveries.progress(id)).toMatchObject({ waiting: 4 });
		for (const [index, reason] of reasons.entries()) await change(4 + index, reason);
		for (const _ of reasons) expect((await claim()).reader).toBeUndefined();
	});

	it("go again to a reader whose pause is over", async () => {
		const { deliveries, change, advance } = await open(engine, 1);
		await change(0, { rests_until: "2026-01-16T08:00:00.000Z" });
		expect(await deliveries.countRecipients("all")).toEqual({ en: 0, fr: 0 });
		advance(dayMs);
		expect(await deliveries.countRecipients("all")).toEqual({ en: 1, fr: 0 });
	});

	it("stay claimed while they are renewed, and are another's once they are not", async () => {
		const { deliveries, started, claim, advance } = await open(engine, 1);
		const { id } = await started();
		const first = await claim("first");
		advance(claimMs - 1_000);
		await deliveries.renew("first");
		advance(claimMs - 1_000);
		expect(await deliveries.claim("second")).toBeUndefined();
		advance(1_000);
		const second = await claim("second");
		expect(second).toMatchObject({ subscriberId: first.subscriberId, tries: 2 });
		expect(second.returnCode).toBe(first.returnCode);
		expect(await deliveries.progress(id)).toMatchObject({ interrupted: 1, sending: 1 });
	});

	it("are settled by whoever holds them: a process that comes back late changes nothing", async () => {
		const { deliveries, started, claim, advance } = await open(engine, 1);
		const { id } = await started();
		const first = await claim("first");
		advance(claimMs);
		const second = await claim("second");
		await deliveries.settle(first, "first", { kind: "failed", error: "550 5.1.1", isRefusal: true });
		expect(await deliveries.progress(id)).toMatchObject({ sending: 1, failed: 0 });
		await deliveries.settle(second, "second", sent);
		expect(await deliveries.progress(id)).toMatchObject({ sending: 0, sent: 1, failures: [] });
	});

	it("come again after the time that the server asked for, and the waiting is counted", async () => {
		const { deliveries, started, claim, advance } = await open(engine, 1);
		await started();
		await deliveries.settle(await claim(), "process", later);
		advance(later.waitMs - 1_000);
		expect(await deliveries.isDue()).toBe(false);
		advance(1_000);
		expect(await claim()).toMatchObject({ tries: 2, deferrals: 1 });
	});

	it("come again at once where the server was away, which is not counted against them", async () => {
		const { deliveries, started, claim } = await open(engine, 1);
		await started();
		await deliveries.settle(await claim(), "process", away);
		expect(await claim()).toMatchObject({ tries: 2, deferrals: 0 });
	});

	it("that are handed over when their letter is cancelled arrive, or are not tried again", async () => {
		const { deliveries, started, claim, letters } = await open(engine, 2);
		const { id } = await started();
		const [one, other] = [await claim(), await claim()];
		await letters.step(id, "cancel");
		await deliveries.settle(one, "process", sent);
		await deliveries.settle(other, "process", away);
		expect(await deliveries.progress(id)).toMatchObject({ sent: 1, cancelled: 1, waiting: 0, sending: 0 });
	});

	it("of a cancelled letter, whose process ended with them, are settled as interrupted", async () => {
		const { deliveries, started, claim, letters, advance } = await open(engine, 1);
		const { id } = await started();
		await claim();
		await letters.step(id, "cancel");
		await deliveries.finish();
		expect(await deliveries.progress(id)).toMatchObject({ sending: 1 });
		advance(claimMs);
		await deliveries.finish();
		expect(await deliveries.progress(id)).toMatchObject({ sending: 0, failed: 1, interrupted: 1 });
	});

	it("end their letter once nobody waits, not before, and once", async () => {
		const { deliveries, started, claim, letters } = await open(engine, 2);
		const { id } = await started();
		await deliveries.settle(await claim(), "process", sent);
		const last = await claim();
		expect(await deliveries.finish()).toBe(0);
		await deliveries.settle(last, "process", { kind: "skipped" });
		expect([await deliveries.finish(), await deliveries.finish()]).toEqual([1, 0]);
		expect(await letters.get(id)).toMatchObject({ state: "sent", finishedAt: expect.any(String) });
		expect(await deliveries.progress(id)).toMatchObject({ sent: 1, skipped: 1 });
	});

	it("have their mail in each language, and none in a letter that is not there", async () => {
		const { deliveries, started } = await open(engine);
		const { id } = await started();
		expect(await deliveries.findMail(id, "fr")).toMatchObject({ html: "<p>fr</p>", text: "fr" });
		expect(await deliveries.findMail("none", "fr")).toBeUndefined();
	});

	it("name the last fifty that failed, the newest first", async () => {
		const { deliveries, started, claim, advance } = await open(engine, 52);
		const { id } = await started();
		for (let count = 0; count < 52; count += 1) {
			advance(1_000);
			const claimed = await claim();
			await deliveries.settle(claimed, "process", { kind: "failed", error: `5${count}`, isRefusal: false });
		}
		const { failed, failures } = await deliveries.progress(id);
		expect([failed, failures.length]).toEqual([52, 50]);
		expect([failures[0]?.error, failures.at(-1)?.error]).toEqual(["551", "52"]);
	});
});
