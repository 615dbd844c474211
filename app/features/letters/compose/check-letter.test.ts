import { describe, expect, it } from "vitest";
import { type Article, articleInput } from "#app/features/articles/article.ts";
import type { Edition, EditionArticle, EditionPart } from "#app/features/letters/edition.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { blockingChecks } from "#app/features/letters/letter-check.ts";
import { letterMails } from "#app/features/letters/mails/letter-mails.server.ts";
import { factTexts } from "#app/features/texts/claims/claims.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { wholeLetter } from "#server/testing/readers.ts";
import { type Checked, checkLetter } from "./check-letter.server.ts";

const siteUrl = "https://ensemble.example";
const at = "2026-01-15T08:00:00.000Z";
const mails = letterMails({ siteUrl, readTexts: async () => defaultTexts });

const letter = (change: Partial<Letter> = {}): Letter => ({
	...wholeLetter,
	...{ id: "a", slug: null, ownSlugs: {}, state: "draft", audience: "all", sendAt: null },
	...{ startedAt: null, finishedAt: null, createdAt: at, updatedAt: at, version: 1 },
	...change,
});

const words = (html: string): EditionPart => ({ kind: "words", html });
const edition = (change: Partial<Edition> = {}): Edition => ({
	...{
		language: "en",
		subject: "Moon",
		preheader: "A preview",
		greeting: "",
		parts: [words("<p>Hello.</p>")],
	},
	...change,
});

type Change = Partial<Omit<Checked, "mails">> & { editions?: Edition[] };

/** Returns the problems of a letter that has none but for `change`. */
async function check({ editions = [edition()], ...change }: Change = {}): Promise<string[]> {
	const found = await checkLetter({
		letter: letter(),
		mails: await Promise.all(editions.map((one) => mails.finish(one, { slug: "moon", ownSlugs: {} }))),
		recipients: { en: 2, fr: 1 },
		paused: 0,
		sources: { findArticle: async () => undefined, isThere: async () => true },
		said: inEachLanguage((language) => factTexts(defaultFacts, language, 234)),
		siteUrl,
		sender: { domain: "ensemble.example", siteHost: "ensemble.example", hasServer: true },
		...change,
	});
	for (const { code, blocks } of found) expect(blocks).toBe(blockingChecks.some((one) => one === code));
	return found.map(({ code, language, detail }) => [code, language, detail].filter(Boolean).join(" "));
}

describe("before a letter leaves", () => {
	it("nothing is wrong with a complete letter", async () => {
		expect(await check()).toEqual([]);
		expect(await check({ editions: [edition(), edition({ language: "fr" })] })).toEqual([]);
	});

	it.each<[string, Change, string[]]>([
		["nobody would get it", { recipients: { en: 0, fr: 0 } }, ["no-readers"]],
		["readers of one language are enough", { recipients: { en: 0, fr: 1 } }, []],
		["it has no subject", { editions: [edition({ subject: "" })] }, ["no-subject en"]],
		["there is nothing in it", { editions: [edition({ parts: [] })] }, ["empty en"]],
		["it has no preview line", { editions: [edition({ preheader: "" })] }, ["no-preheader en"]],
		["addresses are paused", { paused: 3 }, ["paused-readers 3"]],
		[
			"no mail server is set up",
			{ sender: { domain: "ensemble.example", siteHost: "ensemble.example", hasServer: false } },
			["no-mail-server"],
		],
	])("is said where %s", async (_what, change, expected) => {
		expect(await check(change)).toEqual(expected);
	});

	it("says first what keeps it from leaving", async () => {
		const found = await check({
			recipients: { en: 0, fr: 0 },
			editions: [edition({ subject: "", preheader: "", parts: [] })],
			paused: 1,
		});
		expect(found).toEqual(["no-readers", "no-subject en", "empty en", "no-preheader en", "paused-readers 1"]);
	});

	it.each([
		["ensemble.example", "ensemble.example", []],
		["ensemble.example", "www.ensemble.example", []],
		["mail.ensemble.example", "ensemble.example", ["sender-elsewhere mail.ensemble.example"]],
		["gmail.com", "ensemble.example", ["sender-elsewhere gmail.com"]],
		["semble.example", "ensemble.example", ["sender-elsewhere semble.example"]],
	])("looks at whether %s may send for %s", async (domain, siteHost, expected) => {
		expect(await check({ sender: { domain, siteHost, hasServer: true } })).toEqual(expected);
	});

	it("says where a mail is longer than Gmail shows", async () => {
		const long = edition({ parts: [words(`<p>${"word ".repeat(30_000)}</p>`)] });
		expect(await check({ editions: [long] })).toEqual([expect.stringMatching(/^too-large en 1\d\d$/)]);
	});
});

describe("figures of a letter", () => {
	const french = { ...edition(), language: "fr" } as const;
	const { fr } = wholeLetter;

	it.each<[string, Partial<Letter>, string[]]>([
		["a subject", { subject: "Join 5,000 readers" }, ["figure en subject readers 5,000"]],
		["a preview line", { preheader: "We have 500 members" }, ["figure en preheader members 500"]],
		["words", { content: "Our **fee**: Rs 9,000" }, ["figure en content fee Rs 9,000"]],
		[
			"a French quote",
			{ fr: fr && { ...fr, quote: "Nos tables : dix convives" } },
			["figure fr quote tableMin dix"],
		],
		["words that state the fact", { content: "Our membership is Rs 8,000" }, []],
		["words about something else", { content: "A plane ticket is Rs 6,000" }, []],
		["a letter without French", { subject: "Hello", fr: null }, ["english-subject fr", "english-words fr"]],
	])("are compared with the facts: %s", async (_what, change, expected) => {
		expect(await check({ letter: letter(change), editions: [edition(), french] })).toEqual(expected);
	});

	it("are not those of an edition that nobody gets", async () => {
		const change = { letter: letter({ fr: fr && { ...fr, subject: "Rejoignez 5 000 lecteurs" } }) };
		expect(await check(change)).toEqual([]);
	});
});

describe("a letter in two languages", () => {
	const french = edition({ language: "fr" });
	const { fr } = wholeLetter;

	it.each<[string, Letter["fr"], string[]]>([
		["has no French texts", null, ["english-subject fr", "english-words fr"]],
		["has no French subject", fr && { ...fr, subject: "" }, ["english-subject fr"]],
		["has no French words", fr && { ...fr, content: " \n" }, ["english-words fr"]],
	])("is said to be English where it %s", async (_what, texts, expected) => {
		expect(await check({ letter: letter({ fr: texts }), editions: [edition(), french] })).toEqual(expected);
	});

	it("is not asked for French words where none of the letter's own stand in it", async () => {
		const parts: EditionPart[] = [{ kind: "quote", text: "So it is.", source: "" }];
		expect(
			await check({ letter: letter({ fr: fr && { ...fr, content: "" } }), editions: [{ ...french, parts }] }),
		).toEqual([]);
	});
});

describe("what stands in a letter", () => {
	const article = (change: object = {}): Article => ({
		...articleInput.parse({
			title: "Moon",
			excerpt: "A text.",
			content: "Words.",
			published: true,
			...change,
		}),
		...{
			id: "moon",
			publishedAt: at,
			createdAt: at,
			updatedAt: at,
			version: 1,
			textVersions: { en: 1, fr: 1 },
		},
	});
	const shown: EditionArticle = {
		...{ kind: "article", title: "Moon", excerpt: "A text.", path: "/blog/moon", language: "en" },
		...{ imageUrl: `/media/${"a".repeat(64)}-1600.webp`, imageAlt: "" },
	};

	it.each<[string, EditionPart, string[]]>([
		["the picture", { kind: "picture", imageUrl: "/media/x", alt: "" }, ["picture-undescribed en"]],
		["a described picture", { kind: "picture", imageUrl: "/media/x", alt: "A moon" }, []],
		["an article's picture", shown, ["picture-undescribed en Moon"]],
		["an article's described picture", { ...shown, imageAlt: "A moon" }, []],
		["the title of an article, which shows no picture", { ...shown, excerpt: "" }, []],
		["an article without a picture", { ...shown, imageUrl: null }, []],
		["a note", words("<p><strong>(Missing picture 2: a boat)</strong></p>"), ["picture-missing en"]],
		["a picture in the words", words('<p><img src="/media/x" alt=""></p>'), ["picture-undescribed en"]],
		["decoration in the words", words('<p><img src="/media/x" alt="" role="presentation"></p>'), []],
		["a described one in the words", words('<p><img src="/media/x" alt="A moon"></p>'), []],
	])("is looked at for what it describes: %s", async (_what, part, expected) => {
		expect(await check({ editions: [edition({ parts: [part] })] })).toEqual(expected);
	});

	it("is named once where articles are gone, in whatever language", async () => {
		const gone = letter({ parts: ["words", "article:moon", "title:sea"] });
		expect(await check({ letter: gone, editions: [edition(), edition({ language: "fr" })] })).toEqual([
			"article-gone",
		]);
	});

	it.each([
		["shown", "article-english fr Moon"],
		["left-out", "article-left-out fr Moon"],
	] as const)("is named where an article has no French text and is %s", async (englishArticles, expected) => {
		const found = await check({
			letter: letter({ parts: ["article:moon"], englishArticles }),
			editions: [edition(), edition({ language: "fr" })],
			sources: { findArticle: async () => article(), isThere: async () => true },
		});
		expect(found).toEqual([expected]);
	});

	it("is named by its French title where it is in French alone", async () => {
		const fr = { title: "Lune", excerpt: "Un texte.", content: "Des mots." };
		const found = await check({
			letter: letter({ parts: ["article:moon"] }),
			sources: {
				findArticle: async () => article({ title: "", excerpt: "", content: "", fr }),
				isThere: async () => true,
			},
		});
		expect(found).toEqual(["article-english en Lune"]);
	});

	it("is followed where a link stays on the site, and nowhere else", async () => {
		const asked: string[] = [];
		const links = [
			"/here",
			"/gone?a=1#b",
			`${siteUrl}/gone`,
			"https://elsewhere.example/x",
			"mailto:a@b.example",
		];
		const html = links.map((href) => `<a href="${href}">x</a>`).join("");
		const isThere = async (path: string) => {
			asked.push(path);
			return path === "/here";
		};
		const sources = { findArticle: async () => undefined, isThere };
		expect(await check({ editions: [edition({ parts: [words(html)] })], sources })).toEqual([
			"dead-link en /gone?a=1#b",
			`dead-link en ${siteUrl}/gone`,
		]);
		expect(asked).toEqual(["/here", "/gone", "/gone"]);
	});

	it("is said to lead nowhere where an address is none at all", async () => {
		const html = '<a href="https://">x</a>';
		expect(await check({ editions: [edition({ parts: [words(html)] })] })).toEqual(["dead-link en https://"]);
	});
});
