import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blankDraft, contentOf } from "#app/content/draft.ts";
import { articleInput } from "#app/features/articles/article.ts";
import { letterFields } from "#app/features/letters/letter.ts";
import { movableClock } from "#platform/testing/clock.ts";
import { addReaders, readerToken, wholeLetter } from "#server/testing/readers.ts";
import { testSite } from "#server/testing/test-site.ts";

const minuteMs = 60_000;
const blank = contentOf(letterFields, blankDraft(letterFields));

async function open({ readers = 2 } = {}) {
	const time = movableClock();
	const site = await testSite({ siteUrl: "https://ensemble.example", clock: time.clock });
	await addReaders(site.database, readers);
	const { service } = site.site.services.letters;
	const { letters, articles } = site.stores;
	const publish = async (title: string, change: object = {}) => {
		time.advance(minuteMs);
		const words = { title, excerpt: "A text.", content: "Words.", published: true };
		return (await articles.saving.create(articleInput.parse({ ...words, ...change }))).id;
	};
	const later = (minutes: number) => new Date(time.clock().getTime() + minutes * minuteMs).toISOString();
	const send = async (id: string, sendAt: string | null = null) =>
		service.send(id, { version: (await letters.get(id)).version, audience: "all", sendAt });
	const mails = async () => {
		const outbox = join(site.folder, "outbox");
		const names = await readdir(outbox).catch(() => []);
		return Promise.all(names.map((name) => readFile(join(outbox, name), "utf8")));
	};
	return { ...site, ...time, service, letters, articles, publish, later, send, mails };
}

describe("a new letter", () => {
	it("begins with the owner's words, what was published, and the coming tables", async () => {
		const { service, publish } = await open();
		const [moon, sea] = [await publish("Moon"), await publish("Sea")];
		await publish("Draft", { published: false });
		const { parts, subject, state } = await service.create(blank, undefined);
		expect(parts).toEqual(["words", `article:${sea}`, `article:${moon}`, "tables"]);
		expect([subject, state]).toEqual(["", "draft"]);
	});

	it("leaves out what was published before the last letter", async () => {
		const { service, publish, letters, send } = await open();
		await publish("Before");
		await send((await letters.create(wholeLetter)).id);
		const since = await publish("Since");
		expect((await service.create(blank, undefined)).parts).toEqual(["words", `article:${since}`, "tables"]);
	});

	it("holds eight articles at most: nobody reads on", async () => {
		const { service, publish } = await open();
		for (let count = 0; count < 10; count += 1) await publish(`Moon ${count}`);
		expect((await service.create(blank, undefined)).parts).toHaveLength(10);
	});

	it("is like an earlier one, with its words and none of its history", async () => {
		const { service, letters, send } = await open();
		const first = await letters.create(wholeLetter);
		await send(first.id);
		const { id, ...copy } = await service.create(blank, first.id);
		expect(id).not.toBe(first.id);
		expect(copy).toMatchObject({
			...wholeLetter,
			...{ slug: null, state: "draft", startedAt: null, version: 1 },
		});
		await expect(service.create(blank, "none")).rejects.toMatchObject({ status: 404 });
	});
});

describe("what a letter looks like now", () => {
	it("follows what changes elsewhere on the site until it leaves, and not after", async () => {
		const { service, letters, articles, publish, send } = await open();
		const moon = await publish("Moon");
		const { id } = await letters.create({ ...wholeLetter, parts: [`article:${moon}`] });
		const titles = async () =>
			(await service.preview(id)).editions.map(({ html }) => /Moon|Tides/.exec(html)?.[0]);
		expect(await titles()).toEqual(["Moon", "Moon"]);
		const stored = await articles.reading.get(moon);
		await articles.saving.update(moon, { ...stored, title: "Tides", version: stored.version });
		expect(await titles()).toEqual(["Tides", "Tides"]);
		const { slug } = await send(id);
		await articles.saving.update(moon, { ...(await articles.reading.get(moon)), title: "Moon" });
		const edition = await letters.findEdition(slug ?? "", "en");
		expect(JSON.stringify(edition?.edition.parts)).toContain("Tides");
	});

	it("counts its readers, its bytes and whom it comes from", async () => {
		const { service, letters } = await open({ readers: 3 });
		const { id } = await letters.create(wholeLetter);
		const { editions, sender } = await service.preview(id);
		expect(editions.map(({ language, recipients }) => [language, recipients])).toEqual([
			["en", 2],
			["fr", 1],
		]);
		for (const { html, bytes } of editions) expect(bytes).toBe(Buffer.byteLength(html));
		expect(sender).toContain("@");
	});

	it("names paused addresses among those who are meant", async () => {
		const { service, letters, database } = await open({ readers: 3 });
		await database.db
			.updateTable("subscribers")
			.set({ refused_at: "2026-01-02T08:00:00.000Z" })
			.where("id", "=", "reader-1")
			.execute();
		const { id } = await letters.create(wholeLetter);
		const checksFor = async (audience?: "en" | "fr") =>
			(await service.preview(id, audience)).checks.map(({ code, detail }) => `${code} ${detail}`);
		expect(await checksFor()).toContain("paused-readers 1");
		expect(await checksFor("fr")).toEqual(expect.arrayContaining(["no-readers ", "paused-readers 1"]));
		expect((await checksFor("en")).join()).not.toContain("paused-readers");
	});
});

describe("a test of a letter", () => {
	it("is written once, to one address, and unsubscribes nobody", async () => {
		const { service, letters, mails, stores } = await open();
		const { id } = await letters.create(wholeLetter);
		await service.sendTest(id, "owner@example.com", "fr");
		const [mail = "", ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail).not.toContain(readerToken(0));
		expect(await stores.subscribers.findSubscription("test")).toBe("invalid");
		expect(await letters.get(id)).toMatchObject({ state: "draft", version: 1 });
	});

	it("says that the mail server did not take it", async () => {
		const { service, letters, folder } = await open();
		const { id } = await letters.create(wholeLetter);
		// A file where the folder of mails should be.
		await rm(join(folder, "outbox"), { recursive: true, force: true });
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, "outbox"), "");
		await expect(service.sendTest(id, "owner@example.com", "en")).rejects.toMatchObject({
			...{ status: 502, code: "mail-refused" },
		});
	});
});

describe("a letter at its time", () => {
	it("leaves once its time has come, to those who read by then", async () => {
		const { service, letters, later, send, advance, database, stores } = await open({ readers: 1 });
		const { id } = await letters.create(wholeLetter);
		await send(id, later(10));
		await service.startDue(() => expect.unreachable());
		expect((await letters.get(id)).state).toBe("scheduled");
		await database.db.deleteFrom("subscribers").execute();
		await addReaders(database, 4);
		advance(10 * minuteMs);
		await service.startDue(() => expect.unreachable());
		expect((await letters.get(id)).state).toBe("sending");
		expect(await stores.deliveries.progress(id)).toMatchObject({ waiting: 4 });
	});

	it("is a draft again where it cannot leave by then, and its owner hears of it", async () => {
		const { service, letters, later, send, advance, database } = await open();
		const { id } = await letters.create(wholeLetter);
		await send(id, later(10));
		await database.db.deleteFrom("subscribers").execute();
		advance(10 * minuteMs);
		const refused: string[] = [];
		await service.startDue((one) => refused.push(one));
		await service.startDue((one) => refused.push(one));
		expect(refused).toEqual([id]);
		expect(await letters.get(id)).toMatchObject({ state: "draft", sendAt: expect.any(String) });
	});

	it("leaves by itself where another one cannot be started", async () => {
		const { service, letters, later, send, advance, database } = await open();
		const [broken, other] = [await letters.create(wholeLetter), await letters.create(wholeLetter)];
		for (const { id } of [broken, other]) await send(id, later(10));
		// What stands in the way is nobody's fault, as a disk that is full would be.
		const edition = { language: "en", edition: "{}", html: "", text: "" } as const;
		await database.db
			.insertInto("letter_editions")
			.values({ ...edition, letter_id: broken.id })
			.execute();
		advance(10 * minuteMs);
		await expect(service.startDue(() => expect.unreachable())).rejects.toThrow("could not be started");
		expect((await letters.get(broken.id)).state).toBe("scheduled");
		expect((await letters.get(other.id)).state).toBe("sending");
	});

	it("leaves by itself however another one is refused", async () => {
		const { service, letters, later, send, advance, database } = await open();
		const [one, other] = [await letters.create(wholeLetter), await letters.create(wholeLetter)];
		await send(one.id, later(10));
		await send(other.id, later(10));
		await database.db
			.updateTable("letter_texts")
			.set({ subject: "" })
			.where("letter_id", "=", one.id)
			.execute();
		advance(10 * minuteMs);
		const refused: string[] = [];
		await service.startDue((id) => refused.push(id));
		expect(refused).toEqual([one.id]);
		expect((await letters.get(other.id)).state).toBe("sending");
	});
});
