import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

/** Opens a blog with published articles, the last one the newest. */
async function open(...articles: object[]) {
	const reader = await openReader({ siteUrl: "https://ensemble.example" });
	for (const article of articles) {
		const usual = { excerpt: "In short.", content: "Words.", published: true };
		await reader.stores.articles.saving.create(articleInput.parse({ ...usual, ...article }));
	}
	return reader;
}

const many = (count: number, more: object = {}) =>
	Array.from({ length: count }, (_, place) => ({ title: `Article ${place + 1}`, ...more }));

describe.each(languages)("the blog (%s)", (language) => {
	const t = defaultTexts.open(language, "blog");
	const address = localizePath(pages.blog, language);

	it("says that nothing is written yet", async () => {
		const { read } = await open();
		const page = await read(address);
		expect(page.status).toBe(200);
		expect(page.said()).toContain(t("empty.title").replaceAll("*", ""));
		expect(page.all("main article")).toEqual([]);
	});

	it("shows twelve articles a page, the newest first, and leads to the others", async () => {
		const { read } = await open(...many(14));
		const page = await read(address);
		expect(page.texts("main article h2")).toEqual(
			many(14)
				.map(({ title }) => title)
				.toReversed()
				.slice(0, 12),
		);
		expect(page.all('main a[rel="next"]').map((link) => link.getAttribute("href"))).toEqual([
			`${address}?page=2`,
		]);
		expect(page.all('main a[rel="prev"]')).toEqual([]);
		expect(page.all('[role="status"]')[0]?.textContent).toContain(t("resultsPage", { page: 1, pages: 2 }));
		const second = await read(`${address}?page=2`);
		expect(second.texts("main article h2")).toEqual(["Article 2", "Article 1"]);
		expect(second.document.title).not.toBe(page.document.title);
	});

	it("names the neighbours of a page to search engines", async () => {
		const { read } = await open(...many(30));
		const page = await read(`${address}?page=2`);
		const neighbour = (rel: string) =>
			page.all(`link[rel="${rel}"]`).map((link) => link.getAttribute("href"));
		expect(neighbour("prev")).toEqual([address]);
		expect(neighbour("next")).toEqual([`${address}?page=3`]);
		expect(neighbour("canonical")).toEqual([`https://ensemble.example${address}?page=2`]);
	});

	it.each(["99", "1000000000000"])(
		"answers 404 for page %s, with the way to the first one",
		async (number) => {
			const { read } = await open(...many(2));
			const page = await read(`${address}?page=${number}`);
			expect(page.status).toBe(404);
			expect(page.said()).toContain(t("beyond.title").replaceAll("*", ""));
			expect(page.links()).toContain(address);
			expect(page.meta("robots")).toContain("noindex");
		},
	);

	it.each(["0", "-1", "1.5", "two", "", "1e1", "٣"])("takes page %j for the first one", async (number) => {
		const { read } = await open(...many(1));
		const page = await read(`${address}?page=${encodeURIComponent(number)}`);
		expect([page.status, page.texts("main article h2")]).toEqual([200, ["Article 1"]]);
	});

	it("finds what is searched, says how many, and keeps the words in the box", async () => {
		const { read } = await open({ title: "Listening well" }, { title: "First dates" });
		const page = await read(`${address}?search=listening`);
		expect(page.texts("main article h2")).toEqual(["Listening well"]);
		expect(page.all('[role="status"]')[0]?.textContent).toBe(
			t("resultsFor", { count: 1, search: "listening" }),
		);
		expect(page.all('input[name="search"]')[0]?.getAttribute("value")).toBe("listening");
		expect(page.meta("robots")).toContain("noindex");
	});

	it("says that nothing was found, and links back to all articles", async () => {
		const { read } = await open(...many(1));
		const page = await read(`${address}?search=zzzzzz`);
		expect(page.status).toBe(200);
		expect(page.said()).toContain(t("noneFound.title").replaceAll("*", ""));
		expect(page.links()).toContain(address);
	});

	it.each([
		'"><script>alert(1)</script>',
		"<img src=x onerror=alert(1)>",
		"'; drop table articles; --",
		"%",
		"_",
	])("searches for %s like any words", async (typed) => {
		const { read } = await open(...many(1));
		const page = await read(`${address}?search=${encodeURIComponent(typed)}`);
		expect(page.status).toBe(200);
		expect(page.all("main script:not([type]), main img[src=x]")).toEqual([]);
		expect(page.all('input[name="search"]')[0]?.getAttribute("value")).toBe(typed);
	});

	it("shows the articles of a tag, however it is written, with a link back", async () => {
		const { read } = await open({ title: "Tagged", tags: ["First Dates"] }, { title: "Other" });
		const page = await read(`${address}?tag=first%20dates`);
		expect(page.texts("main article h2")).toEqual(["Tagged"]);
		const back = page.getByRole("link", { name: t("filters.remove", { filter: "First Dates" }) });
		expect(back.getAttribute("href")).toBe(address);
	});

	it("offers the categories once there are two, and marks the present one", async () => {
		const { read } = await open({ title: "One", category: "Advice" });
		expect((await read(address)).queryByRole("navigation", { name: t("categories.label") })).toBeNull();
		const both = await open({ title: "One", category: "Advice" }, { title: "Two", category: "Stories" });
		const all = await both.read(address);
		const nav = all.getByRole("navigation", { name: t("categories.label") });
		const links = [...nav.querySelectorAll("a")];
		expect(links.map(({ textContent }) => textContent)).toEqual([t("categories.all"), "Advice", "Stories"]);
		const chosen = await both.read(links[1]?.getAttribute("href") ?? "");
		expect(chosen.texts("main article h2")).toEqual(["One"]);
		expect(chosen.texts('main nav [aria-current="page"]')).toEqual(["Advice"]);
	});

	it("takes an unknown category for all of them", async () => {
		const { read } = await open(...many(2));
		expect((await read(`${address}?category=nothing`)).texts("main article h2")).toHaveLength(2);
	});

	it("says on each card when it was published, for machines too, and how long it takes to read", async () => {
		const { read } = await open({ title: "One", content: "word ".repeat(600) });
		const card = (await read(address)).all("main article")[0];
		expect(card?.querySelector("time")?.getAttribute("datetime")).toMatch(/^2026-01-15T/);
		expect(card?.querySelector("time")?.textContent).toBe(
			language === "en" ? "15 January 2026" : "15 janvier 2026",
		);
		expect(card?.textContent).toContain(t("readingTime", { count: 3 }));
	});

	it("shows neither drafts nor what is scheduled for later", async () => {
		const { read } = await open(
			{ title: "Draft", published: false },
			{ title: "Later", published: false, publishAt: "2030-01-01T08:00:00.000Z" },
		);
		const page = await read(address);
		expect(page.all("main article")).toEqual([]);
		expect(page.html).not.toMatch(/Draft|Later</);
	});
});

it("the blog refuses too many searches, says how long to wait, and keeps what was typed", async () => {
	const { read } = await open(...many(1));
	let page = await read("/blog?search=word0");
	for (let turn = 1; page.status === 200 && turn < 500; turn += 1)
		page = await read(`/blog?search=word${turn}`);
	expect(page.status).toBe(429);
	expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
	expect(page.headers.get("Cache-Control")).toBe("no-store");
	expect(page.all('main [role="alert"] h2')).toHaveLength(1);
	expect(page.all('input[name="search"]')[0]?.getAttribute("value")).toMatch(/^word\d+$/);
	expect((await read("/blog")).status).toBe(200);
});

it("the blog marks, for French readers, articles in English alone", async () => {
	const { read } = await open({ title: "Only English", category: "Advice" });
	const card = (await read("/fr/blog")).all("main article")[0];
	expect(card?.querySelector("h2")?.getAttribute("lang")).toBe("en");
	expect(card?.textContent).toContain(defaultTexts.open("fr", "blog")("writtenIn", { language: "anglais" }));
});

it("the blog shows English readers articles in French alone, and says so", async () => {
	const french = { title: "Seulement en français", excerpt: "Bref.", content: "Des mots." };
	const { read } = await open({ title: "", excerpt: "", content: "", slug: "seulement", fr: french });
	const card = (await read("/blog")).all("main article")[0];
	expect(card?.querySelector("h2")?.textContent).toBe("Seulement en français");
	expect(card?.querySelector("h2")?.getAttribute("lang")).toBe("fr");
	const note = defaultTexts.open("en", "blog")("writtenIn", { language: "French" });
	expect(card?.textContent).toContain(note);
});
