import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";
import { articlesStore } from "./articles.store.server.ts";

const usual = { title: "Usual", excerpt: "In short.", content: "Words.", published: true };

const oddTexts = [
	`It's "quoted" and \`ticked\``,
	"'; drop table articles; --",
	"100% of _all_ \\ of them",
	'NEAR("a" OR -b) AND *',
	"<b>bold</b> & <script>",
	"Two 💞 at a table 👩‍❤️‍👨",
	"E\u0301te\u0301 a\u0300 l’i\u0302le",
	"شام في موريشيوس",
	"x".repeat(190),
];
const oddSearches = [
	...["%", "_", "'", '"', "*", "\\", "(", "-", "NEAR", "a OR b", "💞", "\u0000", " ", "''; --"],
	"x".repeat(100),
];
/** Titles and their addresses, in this order: what has no plain letter takes the next free number. */
const addresses: [string, string][] = [
	["Ünïcödé & more!", "unicode-more"],
	["   ", "article"],
	["شام", "article-2"],
	["L’été à l’île", "lete-a-lile"],
	["100% sûr", "100-sur"],
	["--", "article-3"],
];

describe.each(bothEngines)("articles with unusual characters on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		const add = (more: object) => articles.saving.create(articleInput.parse({ ...usual, ...more }));
		const found = async (search: string) =>
			(await articles.cards.list("en", { search, limit: 10 })).map(({ title }) => title);
		return { articles, add, found };
	}

	it("are returned as they were written", async () => {
		const { articles, add } = await open();
		for (const title of oddTexts) {
			const { id } = await add({ title, excerpt: title, content: title, tags: [title.slice(0, 40).trim()] });
			const read = await articles.reading.get(id);
			expect([read.title, read.excerpt, read.content], title).toEqual([title, title, title]);
		}
	});

	it("can be searched without an error", async () => {
		const { add, found } = await open();
		await add({ title: "Plain words" });
		for (const search of oddSearches) await expect(found(search), search).resolves.toBeInstanceOf(Array);
	});

	it("are found by a word whatever surrounds it", async () => {
		const { add, found } = await open();
		await add({ title: "“Silence”, 100% (really)" });
		for (const search of ["silence", "SILENCE", "100"]) {
			expect(await found(search), search).toEqual(["“Silence”, 100% (really)"]);
		}
	});

	it("are distinguished when a wildcard of SQL is searched", async () => {
		const { add, found } = await open();
		await add({ title: "First dates" });
		expect(await found("f_rst")).toEqual([]);
		expect(await found("f%st")).toEqual([]);
	});

	it("have a slug of plain letters", async () => {
		const { add } = await open();
		for (const [title, slug] of addresses) {
			expect((await add({ title, published: false })).slug, title).toBe(slug);
		}
	});
});
