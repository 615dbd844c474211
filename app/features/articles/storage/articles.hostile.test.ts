import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const usual = { title: "Usual", excerpt: "In short.", content: "Words.", published: true };

describe.each(engines)("articles with odd letters on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const add = (more: object) => articles.create(articleInput.parse({ ...usual, ...more }));
		const found = async (search: string) =>
			(await articles.listCards("en", { search, limit: 10 })).map(({ title }) => title);
		return { articles, add, found };
	}

	it.each([
		["quotes", `It's "quoted" and \`ticked\``],
		["a statement", "'; drop table articles; --"],
		["signs of patterns", "100% of _all_ \\ of them"],
		["signs of a search's own language", 'NEAR("a" OR -b) AND *'],
		["marks of HTML", "<b>bold</b> & <script>"],
		["a face", "Two 💞 at a table 👩‍❤️‍👨"],
		["letters that are joined", "E\u0301te\u0301 a\u0300 l’i\u0302le"],
		["another way of writing", "شام في موريشيوس"],
		["a very long word", "x".repeat(190)],
	])("give %s back as they were written", async (_what, title) => {
		const { articles, add } = await open();
		const { id } = await add({ title, excerpt: title, content: title, tags: [title.slice(0, 40).trim()] });
		const read = await articles.get(id);
		expect([read.title, read.excerpt, read.content]).toEqual([title, title, title]);
	});

	it.each([
		"%",
		"_",
		"'",
		'"',
		"*",
		"\\",
		"(",
		"-",
		"NEAR",
		"a OR b",
		"💞",
		"\u0000",
		" ",
		"''; --",
		"x".repeat(100),
	])("are searched for %j without a fault", async (search) => {
		const { add, found } = await open();
		await add({ title: "Plain words" });
		await expect(found(search)).resolves.toBeInstanceOf(Array);
	});

	it("are found by a word whatever stands around it", async () => {
		const { add, found } = await open();
		await add({ title: "“Silence”, 100% (really)" });
		for (const search of ["silence", "SILENCE", "100"]) {
			expect(await found(search)).toEqual(["“Silence”, 100% (really)"]);
		}
	});

	it("are told apart where a sign that stands for any letter was searched", async () => {
		const { add, found } = await open();
		await add({ title: "First dates" });
		expect(await found("f_rst")).toEqual([]);
		expect(await found("f%st")).toEqual([]);
	});

	it.each([
		["Ünïcödé & more!", "unicode-more"],
		["   ", "article"],
		["شام", "article"],
		["L’été à l’île", "lete-a-lile"],
		["100% sûr", "100-sur"],
		["--", "article"],
	])("have an address of plain letters: %j is at %s", async (title, slug) => {
		const { add } = await open();
		expect((await add({ title, published: false })).slug).toBe(slug);
	});
});
