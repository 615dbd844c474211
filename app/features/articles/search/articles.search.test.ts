import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutMarks } from "#app/content/plain-text.ts";
import { type ArticleInput, articleInput, textsFor } from "#app/features/articles/article.ts";
import { articlesStore } from "#app/features/articles/storage/articles.store.server.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { languages } from "#app/site/site-config.ts";
import { steppingClock } from "#platform/testing/clock.ts";
import { bothEngines, freshDatabase } from "#platform/testing/fresh-database.ts";

const whole = { title: "First dates", excerpt: "How to begin.", content: "Say **hello**.", published: true };
const french = {
	title: "Premiers rendez-vous",
	excerpt: "Comment commencer.",
	content: "Dites *bonjour* à l’être aimé.",
	category: "",
	tags: ["Été"],
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

/** Marks of patterns, quotes, accents and letters that change their number when they are folded. */
const hostile = [
	"a",
	"A",
	"e",
	"é",
	"É",
	"œ",
	"ß",
	"ᴬ",
	"İ",
	"%",
	"_",
	"\\",
	"'",
	"’",
	'"',
	" ",
	"\u00a0",
	"\n",
];
const words = fc.string({ unit: fc.constantFrom(...hostile, "\u0301"), minLength: 1, maxLength: 8 });
const texts = fc.record({
	title: words,
	excerpt: fc.constant("An excerpt."),
	content: words,
	tags: fc.array(
		words.map((tag) => `x${tag}`),
		{ maxLength: 2 },
	),
});
const articleTexts = fc.record({ english: texts, fr: fc.option(texts) });

/**
 * The specification's rule, read out loud: the query in the title, in the content or in any tag.
 */
function isFound(article: ArticleInput, language: "en" | "fr", query: string): boolean {
	const { title, content, tags } = textsFor(language, article);
	const fields = [title, withoutMarks(content), ...tags];
	return fields.some((field) => foldForSearch(field).includes(foldForSearch(query)));
}

describe.each(bothEngines)("articles searched on %s", (engine) => {
	async function open() {
		const { db } = await freshDatabase(engine);
		return { db, articles: articlesStore(db, steppingClock()) };
	}

	it("find the same as a scan of all texts, for any text and query", async () => {
		const { db, articles } = await open();
		const query = fc.oneof(words, fc.constantFrom("%", "_", "\\", "'", "", "é", "AE", "ss"));
		await fc.assert(
			fc.asyncProperty(fc.array(articleTexts, { maxLength: 3 }), query, async (written, search) => {
				await db.deleteFrom("articles").execute();
				const inputs = written.map(({ english, fr }) =>
					input({ ...english, fr: fr && { ...french, ...fr } }),
				);
				const created = [];
				for (const one of inputs) created.push({ one, slug: (await articles.saving.create(one)).slug });
				for (const language of languages) {
					const expected = created
						.filter(({ one }) => isFound(one, language, search))
						.map(({ slug }) => slug);
					const found = await articles.cards.list(language, { search, limit: 10 });
					expect(found.map(({ slug }) => slug).sort()).toEqual(expected.sort());
					expect(await articles.cards.count(language, { search })).toBe(expected.length);
				}
			}),
			{ numRuns: 60 },
		);
	});

	it("are searched in the text that the reader sees", async () => {
		const { articles } = await open();
		await articles.saving.create(input({ fr: french, tags: ["Summer"] }));
		await articles.saving.create(input({ title: "Half translated", fr: { ...french, content: "" } }));
		const found = async (language: "en" | "fr", search: string) =>
			(await articles.cards.list(language, { search, limit: 9 })).map(({ title }) => title);
		expect(await found("fr", "bonjour a l'etre AIMÉ")).toEqual([french.title]);
		expect(await found("en", "bonjour")).toEqual([]);
		expect(await found("fr", "summer")).toEqual([]);
		expect(await found("en", "say hello")).toEqual(["Half translated", whole.title]);
		expect(await found("fr", "say hello")).toEqual(["Half translated"]);
	});

	it("are found after every change, without drafts", async () => {
		const { articles } = await open();
		const { id } = await articles.saving.create(input({ tags: ["old"] }));
		await articles.saving.update(id, { ...input({ title: "Second thoughts", tags: ["new"] }), version: 1 });
		expect(await articles.cards.count("en", { search: "first dates" })).toBe(0);
		expect(await articles.cards.count("en", { tag: "old" })).toBe(0);
		expect(await articles.cards.count("fr", { search: "THOUGHTS", tag: "New" })).toBe(1);
		await articles.saving.update(id, { ...input({ published: false, tags: ["new"] }), version: 2 });
		expect(await articles.cards.count("en", { tag: "new" })).toBe(0);
		await articles.deletion.remove(id);
		expect(await articles.cards.count("en")).toBe(0);
	});

	it("are filtered by a whole tag of the reader's language, whatever its case", async () => {
		const { articles } = await open();
		await articles.saving.create(input({ tags: ["Summer love"], fr: french }));
		expect(await articles.cards.count("en", { tag: " summer LOVE" })).toBe(1);
		expect(await articles.cards.count("en", { tag: "summer" })).toBe(0);
		expect(await articles.cards.count("en", { tag: "Été" })).toBe(0);
		expect(await articles.cards.count("fr", { tag: "été" })).toBe(1);
		expect(await articles.cards.count("fr", { tag: "%" })).toBe(0);
	});

	it("come in pages without a gap or a repetition", async () => {
		const { articles } = await open();
		for (let number = 1; number <= 7; number += 1)
			await articles.saving.create(input({ title: `Number ${number}` }));
		const titles: string[] = [];
		for (const offset of [0, 3, 6]) {
			const cards = await articles.cards.list("en", { search: "number", limit: 3, offset });
			titles.push(...cards.map(({ title }) => title));
		}
		expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Number ${number}`));
		expect(await articles.cards.list("en", { limit: 3, offset: 9 })).toEqual([]);
	});
});
