import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { deliveriesStore } from "./deliveries.store.server.ts";
import type { FinishedMail } from "./letters.start.server.ts";
import { lettersStore } from "./letters.store.server.ts";

const minuteMs = 60_000;
const inAnHour = "2026-01-15T09:00:00.000Z";

async function open(engine: (typeof bothEngines)[number], readers = 0) {
	const { db } = await freshDatabase(engine);
	const { clock, advance } = movableClock();
	const letters = lettersStore(db, clock);
	await addReaders({ db }, readers);
	const create = async (change: Partial<typeof wholeLetter> = {}) => {
		advance(1_000);
		return letters.create({ ...wholeLetter, ...change });
	};

	/** The mails of a letter, in the languages in which it leaves. */
	const mails = (subject: string, languages: readonly ("en" | "fr")[] = ["en", "fr"]): FinishedMail[] =>
		languages.map((language) => ({
			edition: { language, subject: `${subject} ${language}`, preheader: "", greeting: "", parts: [] },
			html: `<p>${subject}</p>`,
			text: subject,
		}));

	/** A letter that has left. */
	async function sent(subject: string, languages?: readonly ("en" | "fr")[]) {
		advance(minuteMs);
		const letter = await create({ subject });
		const slugs = await letters.slugsFor(letter);
		return letters.start({ ...letter, ...slugs }, mails(subject, languages));
	}

	return { db, letters, create, mails, sent, advance, deliveries: deliveriesStore(db, clock) };
}

const codeOf = (refused: Promise<unknown>) =>
	refused.then(
		() => "done",
		(error: { code: string }) => error.code,
	);

describe.each(bothEngines)("letters on %s", (engine) => {
	it("are stored as they were written, in both languages, and read back whole", async () => {
		const { letters, create } = await open(engine);
		const { id, ...created } = await create();
		expect(created).toEqual({
			...wholeLetter,
			...{ slug: null, ownSlugs: {}, state: "draft", audience: "all", sendAt: null },
			...{ startedAt: null, finishedAt: null },
			...{ createdAt: "2026-01-15T08:00:01.000Z", updatedAt: "2026-01-15T08:00:01.000Z", version: 1 },
		});
		expect(await letters.get(id)).toEqual({ id, ...created });
	});

	it("are listed with the newest first, whatever was changed since", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create({ subject: "First" });
		await create({ subject: "Second" });
		await letters.update(id, { ...wholeLetter, subject: "First, changed", version: 1 });
		expect((await letters.list()).map(({ subject }) => subject)).toEqual(["Second", "First, changed"]);
	});

	it("lose their French texts when those are taken out, and get them back", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create();
		expect((await letters.update(id, { ...wholeLetter, fr: null, version: 1 })).fr).toBeNull();
		expect((await letters.update(id, { ...wholeLetter, version: 2 })).fr).toEqual(wholeLetter.fr);
	});

	it("are changed from the last version alone, and the refusal shows what stands there", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create();
		await letters.update(id, { ...wholeLetter, subject: "Second", version: 1 });
		await expect(letters.update(id, { ...wholeLetter, subject: "Late", version: 1 })).rejects.toMatchObject({
			status: 409,
			code: "stale",
			more: { current: { subject: "Second", version: 2 } },
		});
		expect(await letters.get(id)).toMatchObject({ subject: "Second", version: 2 });
	});

	it("of two changes at one moment, one is kept whole and the other refused", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create();
		const outcomes = await Promise.all(
			["One", "Two"].map((subject) => codeOf(letters.update(id, { ...wholeLetter, subject, version: 1 }))),
		);
		expect(outcomes.toSorted()).toEqual(["done", "stale"]);
		const kept = ["One", "Two"][outcomes.indexOf("done")];
		expect(await letters.get(id)).toMatchObject({ subject: kept, version: 2 });
	});

	it("that are not there answer so to every wish", async () => {
		const { letters } = await open(engine);
		for (const wish of [
			() => letters.get("none"),
			() => letters.remove("none"),
			() => letters.setListed("none", true),
			() => letters.update("none", { ...wholeLetter, version: 1 }),
			() => letters.step("none", "pause"),
			() => letters.schedule("none", { version: 1, audience: "all", sendAt: inAnHour }),
		]) {
			await expect(wish()).rejects.toMatchObject({ status: 404 });
		}
	});

	it("leave at a time to come, from the version that was looked at", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create();
		const sending = { version: 1, audience: "fr", sendAt: inAnHour } as const;
		const past = { ...sending, sendAt: "2026-01-15T08:00:01.000Z" };
		await expect(letters.schedule(id, past)).rejects.toMatchObject({ status: 400, code: "past" });
		expect(await codeOf(letters.schedule(id, { ...sending, version: 7 }))).toBe("stale");
		expect(await letters.schedule(id, sending)).toMatchObject({
			...{ state: "scheduled", audience: "fr", sendAt: inAnHour, version: 2 },
		});
		expect(await codeOf(letters.schedule(id, { ...sending, version: 2 }))).toBe("moved-on");
	});

	it("are due at their time, not before, and no more once they were taken back", async () => {
		const { letters, create, advance } = await open(engine);
		const { id } = await create();
		await letters.schedule(id, { version: 1, audience: "all", sendAt: inAnHour });
		expect(await letters.listDue()).toEqual([]);
		advance(60 * minuteMs);
		expect((await letters.listDue()).map((due) => due.id)).toEqual([id]);
		expect(await letters.step(id, "unschedule")).toMatchObject({ state: "draft", sendAt: null });
		expect(await letters.listDue()).toEqual([]);
	});

	it("are not written while they are scheduled: their words are those that were looked at", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create();
		await letters.schedule(id, { version: 1, audience: "all", sendAt: inAnHour });
		expect(await codeOf(letters.update(id, { ...wholeLetter, subject: "New", version: 2 }))).toBe("moved-on");
		expect((await letters.get(id)).subject).toBe(wholeLetter.subject);
	});

	it("are deleted while nothing of them has left, with all their versions", async () => {
		const { letters, create, sent, db } = await open(engine);
		const { id } = await create();
		await letters.remove(id);
		expect(await db.selectFrom("letter_versions").selectAll().execute()).toEqual([]);
		expect(await db.selectFrom("letter_texts").selectAll().execute()).toEqual([]);
		const gone = await sent("Gone");
		expect(await codeOf(letters.remove(gone.id))).toBe("moved-on");
		expect(await letters.list()).toHaveLength(1);
	});

	it("start once, whoever presses, with what was looked at", async () => {
		const { letters, create, mails, db } = await open(engine, 3);
		const letter = { ...(await create()), slug: "moon" };
		const outcomes = await Promise.all(
			Array.from({ length: 3 }, () => codeOf(letters.start(letter, mails("Moon")))),
		);
		expect(outcomes.toSorted()).toEqual(["done", "moved-on", "moved-on"]);
		expect(await db.selectFrom("letter_deliveries").selectAll().execute()).toHaveLength(3);
		expect(await db.selectFrom("letter_editions").selectAll().execute()).toHaveLength(2);
	});

	it("say when the last one left", async () => {
		const { letters, sent, create } = await open(engine);
		expect(await letters.lastStart()).toBeNull();
		await sent("First");
		const { startedAt } = await sent("Second");
		await create();
		expect(await letters.lastStart()).toBe(startedAt);
	});
});

describe.each(bothEngines)("addresses of letters on %s", (engine) => {
	it("are made of the subject, and take no page's away", async () => {
		const { letters, create } = await open(engine);
		for (const [subject, slug] of [
			["Two tables in December", "two-tables-in-december"],
			["L’été à Tamarin", "lete-a-tamarin"],
			["Unsubscribe", "unsubscribe-2"],
			["Settings", "settings-2"],
			["晩ご飯", "letter-2026-01-15"],
		] as const) {
			const slugs = await letters.slugsFor(await create({ subject, fr: null }));
			expect(slugs, subject).toEqual({ slug, ownSlugs: {} });
		}
	});

	it("are made of the French subject where it is the only one", async () => {
		const { letters, create } = await open(engine);
		const french = { slug: "deux-tables-en-decembre", ownSlugs: {} };
		expect(await letters.slugsFor(await create({ subject: "" }))).toEqual(french);
		expect(await letters.slugsFor({ ...(await create()), audience: "fr" })).toEqual(french);
	});

	it("are made of the subject of each language in which a letter leaves", async () => {
		const { letters, create } = await open(engine);
		const letter = await create();
		expect(await letters.slugsFor(letter)).toEqual({
			slug: "two-tables-in-december",
			ownSlugs: { fr: "deux-tables-en-decembre" },
		});
		const english = { slug: "two-tables-in-december", ownSlugs: {} };
		expect(await letters.slugsFor({ ...letter, audience: "en" })).toEqual(english);
	});

	it("are refused to the second of two letters that leave at one moment", async () => {
		const { letters, create, mails } = await open(engine);
		const both = [await create({ subject: "Moon" }), await create({ subject: "Lagoon" })];
		const chosen = await Promise.all(
			both.map(async (letter) => ({ ...letter, ...(await letters.slugsFor(letter)) })),
		);
		const outcomes = await Promise.allSettled(
			chosen.map((letter) => letters.start(letter, mails(letter.subject))),
		);
		expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		const [late] = (await letters.list()).filter(({ state }) => state === "draft");
		if (late === undefined) throw new Error("Both left");
		expect((await letters.slugsFor(late)).ownSlugs).toEqual({ fr: "deux-tables-en-decembre-2" });
	});

	it("are each letter's own, and stay as they are once it left", async () => {
		const { letters, sent, create } = await open(engine);
		const first = await sent("Moon");
		expect(await letters.slugsFor(await create({ subject: "Moon" }))).toEqual({
			slug: "moon-2",
			ownSlugs: { fr: "deux-tables-en-decembre-2" },
		});
		expect(await letters.slugsFor({ ...first, subject: "Sun", fr: null })).toEqual({
			slug: "moon",
			ownSlugs: { fr: "deux-tables-en-decembre" },
		});
		const french = await create({ subject: "Deux tables en décembre", fr: null });
		expect((await letters.slugsFor(french)).slug).toBe("deux-tables-en-decembre-2");
	});
});

describe.each(bothEngines)("past letters on %s", (engine) => {
	it("are found at their address in the reader's language, or in the only one", async () => {
		const { letters, sent } = await open(engine);
		await sent("Moon");
		await sent("Mer", ["fr"]);
		expect((await letters.findEdition("moon", "fr"))?.edition.subject).toBe("Moon fr");
		expect((await letters.findEdition("moon", "en"))?.edition.subject).toBe("Moon en");
		const slugs = { slug: "moon", ownSlugs: { fr: "deux-tables-en-decembre" } };
		expect(await letters.findEdition("deux-tables-en-decembre", "en")).toMatchObject(slugs);
		expect((await letters.findEdition("mer", "en"))?.edition).toMatchObject({ language: "fr" });
		expect(await letters.findEdition("sea", "en")).toBeUndefined();
	});

	it("are listed once each, the newest first, with the language that they are in", async () => {
		const { letters, sent, create } = await open(engine);
		await sent("Moon");
		await sent("Mer", ["fr"]);
		await create({ subject: "Draft" });
		const archived = (await letters.listArchive("en")).map(({ subject, language }) => [subject, language]);
		expect(archived).toEqual([
			["Mer fr", "fr"],
			["Moon en", "en"],
		]);
		const slugs = async (language: "en" | "fr") =>
			(await letters.listArchive(language)).map(({ slug }) => slug);
		expect(await slugs("en")).toEqual(["mer", "moon"]);
		expect(await slugs("fr")).toEqual(["deux-tables-en-decembre-2", "deux-tables-en-decembre"]);
		expect(await letters.listAddresses()).toMatchObject([
			{ slug: "mer", ownSlugs: { fr: "deux-tables-en-decembre-2" } },
			{ slug: "moon", ownSlugs: { fr: "deux-tables-en-decembre" } },
		]);
	});

	it("are in no list where their owner took them out, but still at their address", async () => {
		const { letters, sent } = await open(engine);
		const { id } = await sent("Moon");
		expect(await letters.setListed(id, false)).toMatchObject({ listed: false });
		expect([await letters.listArchive("en"), await letters.listAddresses()]).toEqual([[], []]);
		expect(await letters.findEdition("moon", "en")).toMatchObject({ listed: false });
	});

	it("are listed by nobody before they left", async () => {
		const { letters, create } = await open(engine);
		const { id } = await create();
		expect(await codeOf(letters.setListed(id, true))).toBe("moved-on");
	});
});
