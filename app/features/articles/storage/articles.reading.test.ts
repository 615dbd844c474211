import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArticleInput, articleInput } from "#app/features/articles/article.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { engines, freshDatabase } from "#platform/testing/fresh-database.ts";
import type { ListedPage } from "./articles.reading.server.ts";
import { articlesStore } from "./articles.store.server.ts";

const whole = { title: "First dates", excerpt: "How to begin.", content: "A thought.", category: "Dating" };
const french = {
	title: "L’été à deux",
	excerpt: "",
	content: "",
	category: "",
	tags: [],
	imageAlt: "",
	imageCaption: "",
	originalUrl: "",
	searchTitle: "",
	searchDescription: "",
	slug: "",
};

function input(changes: Partial<ArticleInput> = {}): ArticleInput {
	return articleInput.parse({ ...whole, ...changes });
}

const text = fc.string({
	unit: fc.constantFrom("a", "b", "é", "É", "œ", "%", "_", "\\", '"', "’", " "),
	maxLength: 9,
});

describe.each(engines)("the list of articles on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		const articles = articlesStore(db, steppingClock());
		/** Returns the titles of a list, and its count, which must agree. */
		async function titles(asked: Partial<ListedPage> = {}): Promise<string[]> {
			const page = { publishedOnly: false, limit: 50, ...asked };
			const { entries } = await articles.reading.listSummaries(page);
			const whole = await articles.reading.listPage({ ...page, limit: undefined });
			expect(whole.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
			expect(await articles.reading.count(page)).toBe(entries.length);
			return entries.map(({ title }) => title);
		}
		return { db, articles, titles };
	}

	it("is searched in title, excerpt and category of both languages, whatever the case and the accents", async () => {
		const { articles, titles } = await open();
		await articles.saving.create(input({ published: true }));
		await articles.saving.create(input({ title: "Summer", excerpt: "A café by the sea.", fr: french }));
		await articles.saving.create(input({ title: "", excerpt: "", category: "Œuvre", tags: ["tagged"] }));
		expect(await titles({ search: "FIRST" })).toEqual(["First dates"]);
		expect(await titles({ search: "begin" })).toEqual(["First dates"]);
		expect(await titles({ search: "dating" })).toEqual(["Summer", "First dates"]);
		expect(await titles({ search: "cafe" })).toEqual(["Summer"]);
		expect(await titles({ search: "l'ete" })).toEqual(["Summer"]);
		expect(await titles({ search: "oeuvre" })).toEqual([""]);
		expect(await titles({ search: "thought" })).toEqual([]);
		expect(await titles({ search: "tagged" })).toEqual([]);
		expect(await titles({ search: "  dating   to b " })).toEqual(["First dates"]);
		expect(await titles({ search: "a", publishedOnly: true })).toEqual(["First dates"]);
		expect(await titles({ search: " " })).toHaveLength(3);
	});

	it("finds the same as a scan of all texts, for any text and words", async () => {
		const { db, articles } = await open();
		const written = fc.array(fc.record({ title: text, excerpt: text, category: text }), { maxLength: 3 });
		await fc.assert(
			fc.asyncProperty(written, text, async (texts, search) => {
				await db.deleteFrom("articles").execute();
				const created = [];
				for (const one of texts) created.push(await articles.saving.create(input(one)));
				const words = foldForSearch(search).split(" ").filter(Boolean);
				const expected = created.filter(({ title, excerpt, category }) =>
					words.every((word) =>
						[title, excerpt, category].some((field) => foldForSearch(field).includes(word)),
					),
				);
				const { entries } = await articles.reading.listSummaries({ publishedOnly: false, search, limit: 9 });
				expect(entries.map(({ id }) => id)).toEqual(expected.map(({ id }) => id).reverse());
				expect(await articles.reading.count({ publishedOnly: false, search })).toBe(expected.length);
			}),
			{ numRuns: 50 },
		);
	});

	it("is filtered by status; readers see published articles, whatever they request", async () => {
		const { articles, titles } = await open();
		await articles.saving.create(input({ title: "Live", published: true }));
		await articles.saving.create(input({ title: "Waiting", publishAt: "2027-01-01T00:00:00.000Z" }));
		await articles.saving.create(input({ title: "Draft" }));
		expect(await titles({ status: "all" })).toEqual(["Draft", "Waiting", "Live"]);
		expect(await titles({ status: "published" })).toEqual(["Live"]);
		expect(await titles({ status: "scheduled" })).toEqual(["Waiting"]);
		expect(await titles({ status: "draft" })).toEqual(["Draft"]);
		expect(await titles({ status: "draft", search: "begin" })).toEqual(["Draft"]);
		for (const status of ["all", "scheduled", "draft"] as const) {
			expect(await titles({ status, publishedOnly: true })).toEqual(["Live"]);
		}
	});

	it("follows changes, publications on time and deletions", async () => {
		const { articles, titles } = await open();
		const { id } = await articles.saving.create(input());
		await articles.saving.update(id, { ...input({ title: "Second thoughts" }), version: 1 });
		expect(await titles({ search: "first" })).toEqual([]);
		expect(await titles({ search: "second", status: "draft" })).toEqual(["Second thoughts"]);
		await articles.saving.update(id, { ...input({ publishAt: "2026-01-15T08:00:20.000Z" }), version: 2 });
		while ((await articles.schedule.publishDue()) === 0);
		expect(await titles({ search: "first", status: "published" })).toEqual(["First dates"]);
		expect(await articles.cards.count("en", { search: "thought" })).toBe(1);
		await articles.deletion.remove(id);
		expect(await titles()).toEqual([]);
	});

	it("pages without a gap or a repetition, whatever is added meanwhile, equal instants by id", async () => {
		const at = new Date("2026-01-01T00:00:00.000Z");
		for (const publishedOnly of [false, true]) {
			const { articles } = await open();
			for (let number = 1; number <= 7; number += 1) {
				await articles.saving.create(input({ title: `Number ${number}`, published: number % 2 === 0 }), {
					at,
				});
			}
			const before = (await articles.reading.listPage({ publishedOnly })).entries.map(({ id }) => id);
			expect(before).toEqual(before.toSorted().reverse());
			const seen: string[] = [];
			let cursor: string | undefined;
			do {
				const page = await articles.reading.listSummaries({ publishedOnly, limit: 2, cursor });
				seen.push(...page.entries.map(({ id }) => id));
				cursor = page.next;
				await articles.saving.create(input({ title: "Newer", published: true }));
			} while (cursor !== undefined);
			expect(seen).toEqual(before);
		}
	});

	it("has the state of each French text", async () => {
		const { articles } = await open();
		await articles.saving.create(input({ fr: { ...french, excerpt: "Un extrait.", content: "Bonjour." } }));
		await articles.saving.create(input({ fr: french }));
		await articles.saving.create(input());
		const { entries } = await articles.reading.listSummaries({ publishedOnly: false, limit: 3 });
		expect(entries.map((entry) => entry.french)).toEqual(["missing", "incomplete", "complete"]);
		expect(entries.every((entry) => !("content" in entry))).toBe(true);
	});

	it("names the categories that are written in each language", async () => {
		const { articles } = await open();
		await articles.saving.create(input({ fr: { ...french, category: "Été" } }));
		await articles.saving.create(input({ category: "Calm" }));
		await articles.saving.create(input({ category: "" }));
		expect(await articles.categories.listWritten()).toEqual({ en: ["Calm", "Dating"], fr: ["Été"] });
	});
});
