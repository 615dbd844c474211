import { describe, expect, it } from "vitest";
import { erasuresStore } from "#app/features/newsletter/subscribers/subscribers.erasure.server.ts";
import { subscribersStore } from "#app/features/newsletter/subscribers/subscribers.store.server.ts";
import { mailQueue } from "#platform/mail/mail-queue.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { type ImportConsent, importsStore } from "./imports.store.server.ts";
import type { Candidate } from "./read-file.server.ts";

const stated: ImportConsent = {
	kind: "stated",
	statement: "They signed the list at our table.",
	givenOn: "2026-01-10",
};
const people = (count: number, from = 0): Candidate[] =>
	Array.from({ length: count }, (_, index) => ({
		line: index + 2,
		email: `reader-${from + index}@example.com`,
		language: index % 2 === 0 ? "en" : "fr",
	}));

describe.each(bothEngines)("an import on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const { clock, advance } = movableClock();
		const mails = mailQueue(db, clock);
		const imports = importsStore(db, clock, mails);
		const subscribers = subscribersStore(db, clock, mails);
		const erasures = erasuresStore(db, clock);
		const watch = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
		const add = (candidates: Candidate[], consent: ImportConsent = stated, name = "list.csv") =>
			imports.add(candidates, consent, name, watch());
		const all = () => db.selectFrom("subscribers").selectAll().orderBy("email").execute();
		const ordered = () => db.selectFrom("outgoing_mails").selectAll().orderBy("recipient").execute();
		return { db, clock, advance, mails, imports, subscribers, erasures, watch, add, all, ordered };
	}

	it("adds people who have agreed as confirmed, with the statement, its day, its file and its author", async () => {
		const { db, add, all, ordered } = await open();
		expect((await add(people(3))).fresh).toHaveLength(3);
		const [consent] = await db.selectFrom("consents").selectAll().execute();
		expect(consent).toMatchObject({
			kind: "stated",
			statement: "They signed the list at our table.",
			given_on: "2026-01-10",
			file_name: "list.csv",
			recorded_at: "2026-01-15T08:00:00.000Z",
			recorded_by: "administrator",
		});
		for (const subscriber of await all()) {
			expect(subscriber).toMatchObject({
				state: "confirmed",
				page: "import",
				consent_version: "stated",
				consent_id: consent?.id,
				confirmed_at: "2026-01-15T08:00:00.000Z",
			});
			expect(subscriber.unsubscribe_token).toMatch(/^[\w-]{43}$/);
		}
		expect(await ordered()).toEqual([]);
	});

	it("asks each of the others by one mail at the slow pace, with the whole time to answer", async () => {
		const { add, all, ordered, subscribers, advance } = await open();
		await add(people(2), { kind: "asked" });
		expect(await all()).toMatchObject([
			{ state: "pending", confirmed_at: null, asked_at: "2026-01-15T08:00:00.000Z" },
			{ state: "pending", confirmed_at: null, asked_at: "2026-01-15T08:00:06.000Z" },
		]);
		const mails = await ordered();
		expect(mails).toMatchObject([
			{ recipient: "reader-0@example.com", language: "en", kind: "newsletter-confirm", unhurried: 1 },
			{ recipient: "reader-1@example.com", language: "fr", kind: "newsletter-confirm", unhurried: 1 },
		]);
		for (const { payload } of mails) expect(JSON.parse(payload)).toMatchObject({ invited: true });
		advance(30 * 24 * 60 * 60_000);
		await subscribers.removeExpired();
		expect((await all()).map(({ email }) => email)).toEqual(["reader-1@example.com"]);
	});

	it("leaves out people who are known, have left or were erased, and changes nothing of them", async () => {
		const { add, all, imports, subscribers, erasures, watch } = await open();
		for (const email of ["known@example.com", "left@example.com", "erased@example.com"]) {
			await subscribers.ask({ email, language: "en", page: "/" });
		}
		const rows = await all();
		const idOf = (email: string) => rows.find((row) => row.email === email);
		await subscribers.unsubscribe(idOf("left@example.com")?.unsubscribe_token ?? "");
		await erasures.erase(idOf("erased@example.com")?.id ?? "");
		const before = await all();
		const file: Candidate[] = ["erased", "known", "left", "new"].map((name, index) => ({
			line: index + 1,
			email: `${name}@example.com`,
			language: "fr",
		}));
		const expected = {
			fresh: [file[3]],
			leftOut: [
				{ line: 1, reason: "erased", text: "erased@example.com" },
				{ line: 2, reason: "known", text: "known@example.com" },
				{ line: 3, reason: "unsubscribed", text: "left@example.com" },
			],
		};
		expect(await imports.preview(file, watch())).toEqual(expected);
		expect(await all()).toEqual(before);
		expect(await add(file)).toEqual(expected);
		expect((await all()).filter(({ email }) => email !== "new@example.com")).toEqual(before);
	});

	it("is one transaction", async () => {
		const { db, imports, all, ordered } = await open();
		const run = new AbortController();
		const onProgress = (done: number) => {
			if (done >= 400) run.abort();
		};
		const adding = imports.add(people(1_000), { kind: "asked" }, "a.csv", { signal: run.signal, onProgress });
		await expect(adding).rejects.toThrow();
		expect([await all(), await ordered(), await db.selectFrom("consents").selectAll().execute()]).toEqual([
			[],
			[],
			[],
		]);
	});

	it("adds each person once if two files come at the same moment", async () => {
		const { add, all } = await open();
		const [one, other] = [people(900), people(900, 300).toReversed()];
		const results = await Promise.all([add(one), add(other)]);
		expect(await all()).toHaveLength(1_200);
		expect(results.reduce((sum, { fresh }) => sum + fresh.length, 0)).toBe(1_200);
		expect(results.flatMap(({ leftOut }) => leftOut).every(({ reason }) => reason === "known")).toBe(true);
	});

	it("stores the form's consent for a person who uses the form meanwhile", async () => {
		const { add, all, subscribers, advance } = await open();
		await add(people(1), { kind: "asked" });
		advance(60 * 60_000);
		await subscribers.ask({ email: "reader-0@example.com", language: "fr", page: "/fr/blog" });
		expect(await all()).toMatchObject([{ state: "pending", page: "/fr/blog", consent_id: null }]);
	});

	it("deletes its statement with the last person that it concerns", async () => {
		const { db, add, all, erasures } = await open();
		await add(people(2));
		const [first, second] = await all();
		await erasures.erase(first?.id ?? "");
		expect(await db.selectFrom("consents").select("id").execute()).toHaveLength(1);
		await erasures.erase(second?.id ?? "");
		expect(await db.selectFrom("consents").select("id").execute()).toEqual([]);
	});
});
