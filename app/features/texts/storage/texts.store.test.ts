import { describe, expect, it } from "vitest";
import { publicationsOfPage } from "#app/features/texts/text-publication.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { textDraftsStore } from "./text-drafts.store.server.ts";
import { textsStore } from "./texts.store.server.ts";

const shippedTexts: Record<string, string> = { "a.title": "One", "a.text": "Two", "b.title": "Three" };

describe.each(bothEngines)("the texts of the site on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const clock = steppingClock();
		const shipped = { ...shippedTexts };
		const shippedText = (key: string) => shipped[key];
		const drafts = textDraftsStore(db, clock, shippedText);
		const texts = textsStore(db, clock, shippedText);
		const write = (key: string, text: string, base = shipped[key] ?? "") =>
			drafts.save({ key, language: "fr", text, base });
		const publish = async () => texts.publish((await drafts.read()).revision);
		return { drafts, texts, write, publish, shipped };
	}

	it("gather changes that nobody sees, and become public together", async () => {
		const { drafts, texts, write, publish } = await open();
		await write("a.title", "Un");
		const saved = await write("a.text", "Deux");
		expect(saved).toEqual({ draft: "Deux", revision: 2 });
		expect(await texts.list()).toEqual([]);
		const { changes } = await publish();
		expect(changes).toEqual([
			{ key: "a.text", language: "fr", before: "Two", after: "Deux" },
			{ key: "a.title", language: "fr", before: "One", after: "Un" },
		]);
		expect(await texts.list()).toEqual([
			{ key: "a.text", language: "fr", text: "Deux", replaced: "Two" },
			{ key: "a.title", language: "fr", text: "Un", replaced: "One" },
		]);
		expect((await drafts.read()).drafts.size).toBe(0);
	});

	it("say when one below a key was last published, also when that was taken back", async () => {
		const { texts, write, publish } = await open();
		expect(await texts.findNewestTime("a.")).toBeNull();
		await write("a.title", "Un");
		const { id, publishedAt } = await publish();
		expect([await texts.findNewestTime("a."), await texts.findNewestTime("b.")]).toEqual([publishedAt, null]);
		const { publication } = await texts.undo(id);
		expect(await texts.findNewestTime("a.")).toBe(publication?.publishedAt);
		expect(publication?.publishedAt).not.toBe(publishedAt);
	});

	it("say in which language one is older than in another, until that one is changed too", async () => {
		const { drafts, texts, write, publish } = await open();
		const writeEnglish = (text: string, base: string) =>
			drafts.save({ key: "a.title", language: "en", text, base });
		const outdated = async () => (await texts.listOutdated()).get("a.title")?.languages ?? [];
		await write("a.title", "Un");
		await publish();
		expect(await outdated()).toEqual(["en"]);
		await write("a.title", "Le premier", "Un");
		await publish();
		expect(await outdated()).toEqual(["en"]);
		await writeEnglish("The first", "One");
		await publish();
		expect(await outdated()).toEqual([]);
		await writeEnglish("First", "The first");
		const { id } = await publish();
		expect(await outdated()).toEqual(["fr"]);
		await writeEnglish("The very first", "First");
		await write("a.title", "Le tout premier", "Le premier");
		await publish();
		expect(await outdated()).toEqual([]);
		expect((await texts.undo(id)).publication).toBeUndefined();
	});

	it("are of one age where each says again what is shipped", async () => {
		const { texts, write, publish } = await open();
		await write("a.title", "Un");
		const { id } = await publish();
		await texts.undo(id);
		expect([...(await texts.listOutdated())]).toEqual([]);
	});

	it("store only what differs from what is shipped", async () => {
		const { drafts, texts, write, publish } = await open();
		await write("a.title", "Un");
		expect(await write("a.title", "One", "Un")).toMatchObject({ draft: null });
		expect((await drafts.read()).drafts.size).toBe(0);
		await write("a.title", "Un");
		await publish();
		expect(await write("a.title", "One", "Un")).toMatchObject({ draft: "One" });
		expect((await drafts.read()).drafts).toEqual(new Map([["fr a.title", "One"]]));
		await publish();
		expect(await texts.list()).toEqual([]);
	});

	it("never take the place of what was written elsewhere meanwhile", async () => {
		const { drafts, write, publish } = await open();
		await write("a.title", "Un");
		await expect(write("a.title", "Uno")).rejects.toMatchObject({ code: "stale", more: { current: "Un" } });
		await publish();
		await expect(write("a.title", "Uno")).rejects.toMatchObject({ more: { current: "Un" } });
		const both = await Promise.allSettled([write("a.title", "Uno", "Un"), write("a.title", "Eins", "Un")]);
		expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
		expect((await drafts.read()).drafts.size).toBe(1);
	});

	it("publish what was looked at, and nothing else", async () => {
		const { drafts, texts, write } = await open();
		const { revision } = await write("a.title", "Un");
		await write("a.text", "Deux");
		await expect(texts.publish(revision)).rejects.toMatchObject({ status: 409, code: "draft-changed" });
		await expect(drafts.discard(revision)).rejects.toMatchObject({ code: "draft-changed" });
		expect((await drafts.read()).drafts.size).toBe(2);
		await drafts.discard((await drafts.read()).revision);
		const empty = (await drafts.read()).revision;
		await expect(texts.publish(empty)).rejects.toMatchObject({ code: "nothing-changed" });
	});

	it("are taken back whole or one by one, but for what changed again", async () => {
		const { texts, write, publish } = await open();
		await write("a.title", "Un");
		await write("a.text", "Deux");
		await write("b.title", "Trois");
		const { id } = await publish();
		await write("a.text", "Zwei", "Deux");
		await publish();
		const one = await texts.undo(id, [{ key: "b.title", language: "fr" }]);
		expect(one).toMatchObject({ kept: 0, publication: { undoes: id } });
		expect(one.publication?.changes).toEqual([
			{ key: "b.title", language: "fr", before: "Trois", after: "Three" },
		]);
		expect(await texts.undo(id)).toMatchObject({ kept: 2, publication: { changes: [{ key: "a.title" }] } });
		expect(await texts.undo(id)).toEqual({ kept: 3, publication: undefined });
		expect((await texts.list()).map(({ text }) => text)).toEqual(["Zwei"]);
		await expect(texts.undo("none")).rejects.toMatchObject({ status: 404 });
		expect((await texts.listPublications()).map(({ changes }) => changes.length)).toEqual([1, 1, 1, 3]);
	});

	it("remember what they replaced, and lose nothing with a text that is no longer shipped", async () => {
		const { texts, write, publish, shipped } = await open();
		await write("a.title", "Un");
		await publish();
		await write("b.title", "Trois");
		shipped["a.title"] = "The one";
		delete shipped["b.title"];
		expect(await texts.list()).toEqual([{ key: "a.title", language: "fr", text: "Un", replaced: "One" }]);
		await expect(publish()).rejects.toMatchObject({ code: "nothing-changed" });
		shipped["b.title"] = "Three";
		expect((await publish()).changes).toHaveLength(1);
	});

	it("of entries that were removed wait for their return, until what is left is published", async () => {
		const { drafts, texts, publish, shipped } = await open();
		const [faq, steps] = ["home.faq.items", "howItWorks.steps"];
		const inner = `${steps}.ncccc0000.details`;
		const written = {
			[`${faq}.naaaa0000.question`]: "Removed",
			[`${faq}.nbbbb0000.question`]: "Kept",
			[inner]: "ndddd0000",
			[`${inner}.ndddd0000`]: "Removed with what is around it",
			[faq]: "nbbbb0000 0",
			[steps]: "0",
		};
		for (const [key, text] of Object.entries(written)) {
			shipped[key] = "";
			await drafts.save({ key, language: "en", text, base: "" });
		}
		expect((await drafts.read()).drafts.size).toBe(6);
		const { changes } = await publish();
		expect(changes.map(({ key }) => key)).toEqual([faq, `${faq}.nbbbb0000.question`, steps]);
		expect((await drafts.read()).drafts.size).toBe(0);
		expect((await texts.list()).map(({ text }) => text)).not.toContain("Removed");
	});

	it("of entries that visitors see are published where the order has not changed", async () => {
		const { drafts, publish, shipped } = await open();
		const text = "home.faq.items.naaaa0000.question";
		Object.assign(shipped, { "home.faq.items": "0", [text]: "" });
		const save = (key: string, written: string, base: string) =>
			drafts.save({ key, language: "en", text: written, base });
		await save("home.faq.items", "0 naaaa0000", "0");
		await publish();
		await save(text, "Later", "");
		expect((await publish()).changes).toMatchObject([{ key: text, after: "Later" }]);
		// Back at the shipped order, which a draft says by no text of its own.
		await save(text, "Never", "Later");
		await save("home.faq.items", "0", "0 naaaa0000");
		expect((await publish()).changes).toMatchObject([{ key: "home.faq.items", after: "0" }]);
	});

	it("of a file are written over the draft that they were compared with, and over no newer one", async () => {
		const { drafts } = await open();
		const { revision } = await drafts.read();
		const change = { key: "list.a", language: "en" as const, text: "Of the file" };
		await drafts.saveAll([{ ...change, text: "Newer" }]);
		await expect(drafts.saveAll([change], revision)).rejects.toMatchObject({ code: "draft-changed" });
		expect([...(await drafts.read()).drafts.values()]).toEqual(["Newer"]);
		expect(await drafts.saveAll([change], (await drafts.read()).revision)).toBe(1);
	});

	it("are listed page by page, each publication once", async () => {
		const { drafts, texts, publish } = await open();
		for (let turn = 0; turn <= publicationsOfPage; turn += 1) {
			await drafts.saveAll([{ key: "a.title", language: "fr", text: `Turn ${turn}` }]);
			await publish();
		}
		const first = await texts.listPublications();
		const rest = await texts.listPublications(first.at(-1)?.id);
		expect([first.length, rest.length]).toEqual([publicationsOfPage, 1]);
		expect(rest[0]?.changes[0]).toMatchObject({ before: "One", after: "Turn 0" });
		expect(await texts.listPublications(rest[0]?.id)).toEqual([]);
		expect(await texts.listPublications("none")).toEqual([]);
	});

	it("are published by the thousand in one go", async () => {
		const { drafts, texts, publish, shipped } = await open();
		const keys = Array.from({ length: 1_200 }, (_, index) => `many.${index}`);
		for (const key of keys) shipped[key] = "Old";
		const changed = await drafts.saveAll(keys.map((key) => ({ key, language: "en", text: `New ${key}` })));
		expect(changed).toBe(1_200);
		expect((await publish()).changes).toHaveLength(1_200);
		expect(await texts.list()).toHaveLength(1_200);
	});
});
