import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders } from "#server/testing/readers.ts";
import { deliveriesStore } from "./deliveries.store.server.ts";
import { returnsStore } from "./returns.store.server.ts";

const dayMs = 24 * 60 * 60_000;
const refusal = { kind: "failed", error: "550 5.1.1", isRefusal: true } as const;
const taken = { kind: "sent" } as const;

async function open(engine: (typeof bothEngines)[number], readers = 1) {
	const { db } = await freshDatabase(engine);
	const time = movableClock();
	const deliveries = deliveriesStore(db, time.clock);
	const returns = returnsStore(db, time.clock);
	await addReaders({ db }, readers);
	let letters = 0;

	/** A letter to the first reader, claimed, a day after the one before. */
	async function claimed() {
		time.advance(dayMs);
		const now = time.clock().toISOString();
		const id = `letter-${letters++}`;
		await db
			.insertInto("letters")
			.values({
				id,
				parts: "[]",
				english_articles: "shown",
				listed: 0,
				state: "sending",
				audience: "all",
				started_at: now,
				created_at: now,
				updated_at: now,
				version: 1,
			})
			.execute();
		const row = { letter_id: id, subscriber_id: "reader-0", language: "en", state: "waiting" } as const;
		await db
			.insertInto("letter_deliveries")
			.values({ ...row, due_at: now })
			.execute();
		const claim = await deliveries.claim("process");
		if (claim === undefined) throw new Error("Nothing could be claimed");
		return claim;
	}

	/** A letter that ends so. @returns the code that comes back with it. */
	async function letter(outcome: typeof refusal | typeof taken): Promise<string> {
		const claim = await claimed();
		await deliveries.settle(claim, "process", outcome);
		return claim.returnCode;
	}

	const reader = () =>
		db.selectFrom("subscribers").selectAll().where("id", "=", "reader-0").executeTakeFirstOrThrow();
	return { db, time, deliveries, returns, claimed, letter, reader };
}

describe.each(bothEngines)("letters that come back on %s", (engine) => {
	it("pauses an address at the third in a row, though the mail server takes each first", async () => {
		const { letter, returns, reader, deliveries } = await open(engine);
		for (let count = 1; count <= 3; count += 1) {
			expect(await reader()).toMatchObject({ refused_at: null });
			expect(await returns.noteFailure([await letter(taken)], "5.1.1")).toBe("noted");
		}
		expect(await reader()).toMatchObject({
			refusals: 3,
			refusal_status: "5.1.1",
			refused_at: expect.any(String),
		});
		expect(await deliveries.countRecipients("all")).toMatchObject({ en: 0 });
		expect(await deliveries.countPaused("all")).toBe(1);
		expect(await deliveries.countPaused("fr")).toBe(0);
	});

	it("counts those in a row whatever the order in which their reports arrive", async () => {
		const { letter, returns, reader } = await open(engine);
		const codes = [await letter(taken), await letter(taken), await letter(taken)];
		for (const code of [codes[2], codes[0], codes[1]]) await returns.noteFailure([code ?? ""], "5.0.0");
		expect((await reader()).refused_at).not.toBeNull();
	});

	it("begins anew after a letter that arrived", async () => {
		const { letter, returns, reader } = await open(engine);
		await letter(refusal);
		await letter(refusal);
		expect(await reader()).toMatchObject({ refusals: 2 });
		await letter(taken);
		expect(await reader()).toMatchObject({ refusals: 0 });
		await letter(refusal);
		await returns.noteFailure([await letter(taken)], "5.1.1");
		expect(await reader()).toMatchObject({ refusals: 2, refused_at: null });
	});

	it("counts a report once, however often and by however many it is read", async () => {
		const { letter, returns, reader, deliveries } = await open(engine);
		const code = await letter(taken);
		const answers = await Promise.all(Array.from({ length: 4 }, () => returns.noteFailure([code], "5.1.1")));
		expect(answers.toSorted()).toEqual(["known", "known", "known", "noted"]);
		expect(await reader()).toMatchObject({ refusals: 1 });
		expect(await deliveries.progress("letter-0")).toMatchObject({ sent: 0, failed: 1, returned: 1 });
	});

	it("notes what did not arrive without a word against the address, and knows no code of nobody", async () => {
		const { letter, returns, reader, deliveries } = await open(engine);
		for (const status of ["5.7.1", "5.6.0", "4.4.7"]) {
			expect(await returns.noteFailure(["f".repeat(32), await letter(taken)], status)).toBe("noted");
		}
		expect(await reader()).toMatchObject({ refusals: 0, refused_at: null });
		expect(await deliveries.progress("letter-1")).toMatchObject({ failed: 1 });
		expect(await returns.noteFailure(["f".repeat(32)], "5.1.1")).toBe("unknown");
		expect(await returns.noteFailure([], "5.1.1")).toBe("unknown");
	});

	it("does not send a letter again that came back from a process which ended with it", async () => {
		const { claimed, returns, deliveries, time } = await open(engine);
		const claim = await claimed();
		expect(await returns.noteFailure([claim.returnCode], "5.1.1")).toBe("noted");
		time.advance(dayMs);
		expect(await deliveries.claim("another")).toBeUndefined();
		await deliveries.settle(claim, "process", taken);
		expect(await deliveries.progress(claim.letterId)).toMatchObject({ sent: 0, failed: 1 });
	});

	it("has the same code at each try", async () => {
		const { claimed, deliveries, time } = await open(engine);
		const first = await claimed();
		expect(first.returnCode).toMatch(/^[0-9a-f]{32}$/);
		time.advance(dayMs);
		expect(await deliveries.claim("another")).toMatchObject({ returnCode: first.returnCode, tries: 2 });
	});

	it("sends to a paused address again when asked to, and counts from there", async () => {
		const { letter, returns, reader } = await open(engine);
		for (let count = 0; count < 3; count += 1) await letter(refusal);
		expect((await reader()).refused_at).not.toBeNull();
		await returns.resume("reader-0");
		expect(await reader()).toMatchObject({ refused_at: null, refusals: 0, refusal_status: null });
		await letter(refusal);
		expect(await reader()).toMatchObject({ refused_at: null, refusals: 1 });
		await expect(returns.resume("nobody")).rejects.toMatchObject({ status: 404 });
	});

	it("lets whoever complains leave at once, once", async () => {
		const { letter, returns, reader, time, db, deliveries } = await open(engine);
		const code = await letter(taken);
		expect(await returns.noteComplaint([code])).toBe("noted");
		const person = await reader();
		expect(person).toMatchObject({ state: "unsubscribed", complained_at: person.unsubscribed_at });
		const progress = await deliveries.progress("letter-0");
		expect(progress).toMatchObject({ sent: 1, returned: 0, complaints: 1 });
		// Back by their own will: the old complaint, read again, is no new one.
		await db.updateTable("subscribers").set({ state: "confirmed", unsubscribed_at: null }).execute();
		time.advance(dayMs);
		expect(await returns.noteComplaint([code])).toBe("known");
		expect(await reader()).toMatchObject({ state: "confirmed" });
		expect(await returns.noteComplaint(["0".repeat(32)])).toBe("unknown");
	});

	it("has nobody to count for once the reader is erased", async () => {
		const { letter, returns, db, deliveries } = await open(engine);
		const code = await letter(taken);
		await db.deleteFrom("subscribers").execute();
		expect(await returns.noteFailure([code], "5.1.1")).toBe("noted");
		expect(await returns.noteComplaint([code])).toBe("noted");
		expect(await deliveries.progress("letter-0")).toMatchObject({ failed: 1 });
	});
});
