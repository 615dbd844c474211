import { describe, expect, it } from "vitest";
import { blankDraft } from "#app/content/draft.ts";
import { type Article, articleInput } from "#app/features/articles/article.ts";
import type { SocialEvent } from "#app/features/events/event.ts";
import { type Letter, letterFields } from "#app/features/letters/letter.ts";
import { exampleEvent } from "#server/testing/example-event.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { composeEdition } from "./compose-edition.server.ts";

const at = "2026-01-15T08:00:00.000Z";
const picture = `/media/${"a".repeat(64)}-1600.webp`;

const letter = (change: Partial<Letter> = {}): Letter => ({
	...wholeLetter,
	...{ id: "a", slug: null, ownSlugs: {}, state: "draft", audience: "all", sendAt: null },
	...{
		startedAt: null,
		finishedAt: null,
		createdAt: at,
		updatedAt: at,
		version: 1,
		textVersions: { en: 1, fr: 1 },
	},
	...change,
});

const fr = {
	title: "Lune",
	excerpt: "Un texte.",
	content: "Mots.",
	category: "",
	tags: [],
	imageAlt: "Une lune",
};
const article = (change: object = {}): Article => ({
	...articleInput.parse({
		...{ title: "Moon", excerpt: "A text.", content: "Words.", slug: "moon", published: true },
		...{ imageUrl: picture, imageAlt: "A moon", fr },
		...change,
	}),
	...{
		id: "moon-id",
		publishedAt: at,
		createdAt: at,
		updatedAt: at,
		version: 1,
		textVersions: { en: 1, fr: 1 },
	},
});

/** Composes a letter on a site with these articles and tables. */
function compose(
	change: Partial<Letter>,
	language: "en" | "fr" = "en",
	{ articles = [article()], tables = [] as SocialEvent[], described = ["en", "fr"] } = {},
) {
	return composeEdition(letter(change), language, {
		findArticle: async (id) => articles.find((one) => one.id === id),
		listTables: async () => tables,
		renderMarkdown: async (markdown, written) => `<p lang="${written}">${markdown}</p>`,
		describeImage: async (url, asked) =>
			described.includes(asked) ? `${url} in the library (${asked})` : "",
	});
}

describe("a letter in one language", () => {
	it("has its own texts in that language", async () => {
		expect(await compose({}, "fr")).toMatchObject({
			...{ language: "fr", subject: "Deux tables en décembre" },
			greeting: "Chères lectrices, chers lecteurs,",
			parts: [{ kind: "words", html: expect.stringContaining("*nouveau*") }],
		});
	});

	it.each(["subject", "preheader", "greeting"] as const)(
		"has the English %s where there is none",
		async (name) => {
			const { fr: texts } = wholeLetter;
			const edition = await compose({ fr: texts && { ...texts, [name]: "" } }, "fr");
			expect(edition[name]).toBe(wholeLetter[name]);
		},
	);

	it("is English where nothing was translated, and still a French letter", async () => {
		const edition = await compose({ fr: null }, "fr");
		// Its pictures are described in the language of the text around them.
		expect(edition.parts).toMatchObject([{ html: expect.stringContaining('lang="en"') }]);
		expect(edition).toMatchObject({ language: "fr", subject: wholeLetter.subject });
	});

	it("keeps its parts in their order, and has none twice", async () => {
		const { parts } = await compose({
			...{ quote: "So it is.", quoteSource: "She" },
			parts: ["quote", "article:moon-id", "words", "title:moon-id", "quote"],
		});
		expect(parts.map(({ kind }) => kind)).toEqual(["quote", "article", "words"]);
	});

	it.each([
		["words", { content: " \n\t" }],
		["quote", { quote: "" }],
		["picture", { imageUrl: null }],
		["tables", {}],
		["article:none", {}],
		["anything else", {}],
	])("leaves out a part that has nothing to show: %s", async (part, change) => {
		expect((await compose({ ...change, parts: [part] })).parts).toEqual([]);
	});

	it("shows its picture with the words of its language", async () => {
		const { fr: texts } = wholeLetter;
		const change = { imageUrl: picture, imageAlt: "A lagoon", parts: ["picture"] };
		const french = { fr: texts && { ...texts, imageAlt: "Un lagon" } };
		expect((await compose({ ...change, ...french })).parts).toEqual([
			{ kind: "picture", imageUrl: picture, alt: "A lagoon" },
		]);
		expect((await compose({ ...change, ...french }, "fr")).parts).toMatchObject([{ alt: "Un lagon" }]);
		// The library's words of that language come before those of another one.
		expect((await compose(change, "fr")).parts).toMatchObject([{ alt: `${picture} in the library (fr)` }]);
		expect((await compose(change, "fr", { described: [] })).parts).toMatchObject([{ alt: "A lagoon" }]);
		expect((await compose({ ...change, imageAlt: "", fr: null }, "fr")).parts).toMatchObject([
			{ alt: `${picture} in the library (fr)` },
		]);
	});
});

describe("an article in a letter", () => {
	const parts = ["article:moon-id"];

	it("stands there with its excerpt, picture and address, in the letter's language", async () => {
		expect((await compose({ parts })).parts).toEqual([
			{
				...{ kind: "article", title: "Moon", excerpt: "A text.", path: "/blog/moon", imageUrl: picture },
				...{ imageAlt: "A moon", language: "en" },
			},
		]);
		expect((await compose({ parts }, "fr")).parts).toMatchObject([
			{ title: "Lune", excerpt: "Un texte.", path: "/fr/blog/moon", imageAlt: "Une lune", language: "fr" },
		]);
	});

	it("has the library's words for a picture that the article does not describe", async () => {
		const articles = [article({ imageAlt: "", fr: null })];
		expect((await compose({ parts }, "fr", { articles })).parts).toMatchObject([
			{ imageAlt: `${picture} in the library (en)` },
		]);
	});

	it("stands there as its title alone where its owner wants that", async () => {
		expect((await compose({ parts: ["title:moon-id"] })).parts).toMatchObject([
			{ title: "Moon", excerpt: "" },
		]);
	});

	it.each([
		["shown", [{ title: "Moon", language: "en", path: "/fr/blog/moon" }]],
		["left-out", []],
	] as const)("without a French text is %s in the French letter", async (englishArticles, shown) => {
		const articles = [article({ fr: null })];
		const { parts: composed } = await compose({ parts, englishArticles }, "fr", { articles });
		expect(composed).toMatchObject(shown);
		expect((await compose({ parts, englishArticles }, "en", { articles })).parts).toHaveLength(1);
	});

	it("whose translation is half done counts as one without", async () => {
		const articles = [article({ fr: { ...fr, content: "" } })];
		const { parts: composed } = await compose({ parts }, "fr", { articles });
		expect(composed).toMatchObject([{ title: "Moon", language: "en" }]);
	});
});

describe("the coming tables in a letter", () => {
	const real = { calendarDate: "2026-03-14", startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
	const table = (written: object) => exampleEvent({ date: "", time: "", price: "", ...real, ...written });

	it("say what, when and where, in the letter's language", async () => {
		const tables = [table({ location: "Tamarin", fr: { title: "Le dîner" } })];
		const [en] = (await compose({ parts: ["tables"] }, "en", { tables })).parts;
		const [french] = (await compose({ parts: ["tables"] }, "fr", { tables })).parts;
		expect(en).toMatchObject({ kind: "tables", tables: [{ title: "Dinner", place: "Tamarin" }] });
		expect(JSON.stringify(en)).toContain("14 March 2026");
		expect(french).toMatchObject({ tables: [{ title: "Le dîner" }] });
		expect(JSON.stringify(french)).toContain("14 mars 2026");
	});

	it("are all that are not over, in their order", async () => {
		const tables = ["One", "Two", "Three"].map((title) => table({ title }));
		const [part] = (await compose({ parts: ["tables"] }, "en", { tables })).parts;
		expect(part?.kind === "tables" && part.tables.map(({ title }) => title)).toEqual(["One", "Two", "Three"]);
	});
});

it("a new letter has nothing in it and shows nothing", async () => {
	const edition = await composeEdition(
		letter({ ...blankDraft(letterFields), fr: null, parts: ["words", "quote", "picture", "tables"] }),
		"en",
		{
			findArticle: async () => undefined,
			listTables: async () => [],
			describeImage: async () => "",
			renderMarkdown: async () => "",
		},
	);
	expect(edition).toEqual({ language: "en", subject: "", preheader: "", greeting: "", parts: [] });
});
