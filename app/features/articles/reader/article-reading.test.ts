import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import { localizePath } from "#app/i18n/language.ts";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { ownerId } from "#app/site/roles.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader, type ReadPage } from "#server/testing/reader.ts";

const siteUrl = "https://ensemble.example";
const usual = { title: "A good start", excerpt: "In short.", content: "Words.", published: true };

/** Opens a site with articles that are published unless they say otherwise. */
async function open(...articles: object[]) {
	const reader = await openReader({ siteUrl });
	const created = [];
	for (const article of articles) {
		created.push(await reader.stores.articles.saving.create(articleInput.parse({ ...usual, ...article })));
	}
	return { ...reader, created };
}

describe.each(languages)("an article (%s)", (language) => {
	const t = defaultTexts.open(language, "blog");
	const blog = localizePath(pages.blog, language);
	const address = `${blog}/a-good-start`;

	it("is read under its title, with its day, its reading time and its text", async () => {
		const { read } = await open({ content: "## Then\n\nSay **hello**.\n\n- one\n- two" });
		const page = await read(address);
		expect(page.texts("main h1")).toEqual(["A good start"]);
		expect(page.texts(".prose h2")).toEqual(["Then"]);
		expect(page.texts(".prose li")).toEqual(["one", "two"]);
		expect(page.all(".prose strong")[0]?.textContent).toBe("hello");
		expect(page.texts("main header time")).toEqual([
			language === "en" ? "15 January 2026" : "15 janvier 2026",
		]);
		expect(page.said()).toContain(t("readingTime", { count: 1 }));
	});

	it("says under its picture what its writer says of it, in the text’s language", async () => {
		const imageUrl = imageUrlOf("a".repeat(64));
		const fr = { ...usual, imageCaption: "Photographie d’Ann Lee" };
		const { read } = await open(
			{ imageUrl, imageCaption: "Photograph: Ann Lee", fr },
			{ title: "Unsaid", imageUrl },
			{ title: "Unseen", imageCaption: "Photograph: Ann Lee" },
		);
		const captions = async (path: string) => (await read(path)).texts("main figcaption");
		expect(await captions(address)).toEqual([
			language === "en" ? "Photograph: Ann Lee" : "Photographie d’Ann Lee",
		]);
		for (const other of ["unsaid", "unseen"]) expect(await captions(`${blog}/${other}`)).toEqual([]);
	});

	it("has one level 1 heading, whatever its writer wrote", async () => {
		const { read } = await open({ content: "# First\n\n# Second\n\nWords." });
		expect((await read(address)).all("h1")).toHaveLength(1);
	});

	it("leads to the articles of its category and of each of its tags, and back", async () => {
		const { read } = await open({ category: "Advice", tags: ["First Dates", "Île"] });
		const { links } = await read(address);
		expect(links()[0]).toMatch(new RegExp(`^${blog}\\?category=`));
		expect(links()).toContain(`${blog}?tag=First+Dates`);
		expect(links()).toContain(`${blog}?tag=%C3%8Ele`);
		expect(links()).toContain(blog);
	});

	it("offers what to read next: others, none twice, and never itself", async () => {
		const { read } = await open(
			{},
			{ title: "Two" },
			{ title: "Three" },
			{ title: "Four" },
			{ title: "Five" },
		);
		const page = await read(address);
		const next = page.getByRole("region", { name: t("article.related").replaceAll("*", "") });
		const titles = [...next.querySelectorAll("h3")].map(({ textContent }) => textContent);
		expect(titles).toHaveLength(3);
		expect(new Set(titles).size).toBe(3);
		expect(titles).not.toContain("A good start");
	});

	it("offers nothing if there is no other", async () => {
		const { read } = await open({}, { title: "Draft", published: false });
		expect((await read(address)).all("#related")).toEqual([]);
	});

	it("describes itself to search engines and shared links", async () => {
		const { read } = await open({ category: "Advice", tags: ["Dates"] });
		const page = await read(address);
		expect(page.data("BlogPosting")).toMatchObject([
			{ headline: "A good start", description: "In short.", keywords: ["Dates"], articleSection: "Advice" },
		]);
		expect(page.meta("og:type")).toBe("article");
		expect(page.meta("og:image")).toBe(`${siteUrl}/share/${language}/blog/a-good-start.png`);
		expect(page.meta("article:published_time")).toMatch(/^2026-01-15T/);
	});

	it("runs nothing that stands in its text, and shows what is left of it", async () => {
		const hostile = [
			"<script>alert(1)</script>",
			"<img src=x onerror=alert(1)>",
			"[a link](javascript:alert(1))",
			"<iframe src=https://evil.example></iframe>",
			"<p onclick=alert(1) style=position:fixed>Words that stay.</p>",
		];
		const { read } = await open({ content: hostile.join("\n\n") });
		const page = await read(address);
		const prose = page.all(".prose")[0];
		expect(prose?.textContent).toContain("Words that stay.");
		expect(prose?.innerHTML).not.toMatch(/<script|<iframe|onerror|onclick|javascript:|style=/);
	});

	it("shows a title and an excerpt as plain text, whatever they hold", async () => {
		const title = '</title><script>alert("1")</script>';
		const { read } = await open({ title, excerpt: '"><script>2</script>', slug: "words" });
		const page = await read(`${blog}/words`);
		expect(page.texts("main h1")).toEqual([title]);
		expect(page.document.title).toContain(title);
		expect(page.meta("description")).toBe('"><script>2</script>');
		expect(page.data("BlogPosting")).toMatchObject([{ headline: title }]);
	});

	it.each(["a-bad-start", "a-good-start2", "%20", "..%2f..%2fetc"])(
		"does not exist under %s",
		async (slug) => {
			const { read } = await open({});
			const page = await read(`${blog}/${slug}`);
			expect(page.status).toBe(404);
			expect(page.meta("robots")).toContain("noindex");
		},
	);

	it.each([{ published: false }, { published: false, publishAt: "2030-01-01T08:00:00.000Z" }])(
		"does not exist before it is published: %j",
		async (state) => {
			const { read, created } = await open({ ...state, title: "Not yet", slug: "not-yet" });
			for (const part of ["not-yet", created[0]?.id ?? ""]) {
				const page = await read(`${blog}/${part}`);
				expect(page.status).toBe(404);
				expect(page.html).not.toContain("Not yet");
			}
		},
	);
});

it("an article is in the language of its address if it is translated, and else says that it is in English", async () => {
	const { read } = await open({ fr: { title: "Un bon début", excerpt: "Bref.", content: "Des **mots**." } });
	const french = await read("/fr/blog/a-good-start");
	expect(french.texts("main h1")).toEqual(["Un bon début"]);
	expect(french.texts(".prose strong")).toEqual(["mots"]);
	const note = defaultTexts.open("fr", "blog")("article.writtenIn", { language: "anglais" });
	expect(french.said()).not.toContain(note);
	const alone = await open({});
	const english = await alone.read("/fr/blog/a-good-start");
	expect(english.said()).toContain(note);
	expect(english.all(".prose")[0]?.getAttribute("lang")).toBe("en");
	expect(english.document.documentElement.lang).toBe("fr");
});

it("a former address redirects to the present one permanently", async () => {
	const { read, stores, created } = await open({});
	const [first] = created;
	if (first === undefined) throw new Error("No article.");
	const input = articleInput.parse({ ...first, slug: "a-new-start" });
	await stores.articles.saving.update(first.id, { ...input, version: first.version });
	const moved = await read("/fr/blog/a-good-start");
	expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/fr/blog/a-new-start"]);
});

describe("an article that appeared first on another site", () => {
	const originalUrl = "https://www.revue.example/premier?a=1&b=2";
	const fr = { title: "Un bon début", excerpt: "En bref.", content: "Mots." };
	const head = (page: ReadPage) =>
		page
			.all('link[rel="canonical"], link[hreflang], meta[name="robots"]')
			.map((link) => link.getAttribute("href"));

	it("sends search engines to that page, and tells readers where it was", async () => {
		const { read } = await open({ originalUrl });
		for (const language of languages) {
			const page = await read(localizePath("/blog/a-good-start", language));
			expect(head(page)).toEqual([originalUrl]);
			const line =
				language === "en" ? "First published at revue.example" : "Publié d’abord sur revue.example";
			expect(page.getByRole("link", { name: line }).getAttribute("href")).toBe(originalUrl);
			expect(page.data("BlogPosting")).toMatchObject([{ isBasedOn: originalUrl }]);
		}
	});

	it("is listed as ours in a language in which it is a new text", async () => {
		const { read } = await open({ originalUrl, fr });
		const french = await read("/fr/blog/a-good-start");
		expect(head(french)).toEqual([`${siteUrl}/fr/blog/a-good-start`]);
		expect(french.said()).not.toContain("revue.example");
		expect(head(await read("/blog/a-good-start"))).toEqual([originalUrl]);
	});

	it("leads readers of feeds to our own page", async () => {
		const { send } = await open({ originalUrl });
		const feed = await (await send("GET", "/feed.xml")).text();
		expect(feed).toContain(`<link>${siteUrl}/blog/a-good-start</link>`);
		expect(feed).not.toContain("revue.example");
	});
});

describe("the private preview of an article", () => {
	async function preview(article: object = {}) {
		const site = await open({ title: "Not yet", published: false, ...article });
		const [draft] = site.created;
		const { token } = await site.stores.previewLinks.create(draft?.id ?? "", ownerId);
		return { ...site, token, id: draft?.id ?? "" };
	}

	it.each([
		["/preview", "en"],
		["/fr/preview", "fr"],
	] as const)(
		"shows the text as it will be, says that it is one, and how long (%s)",
		async (prefix, language) => {
			const { read, token } = await preview();
			const page = await read(`${prefix}/${token}`);
			expect(page.texts("main h1")).toEqual(["Not yet"]);
			const date = language === "en" ? "22 January 2026" : "22 janvier 2026";
			expect(page.getByRole("note").textContent).toBe(
				defaultTexts.open(language, "blog")("article.preview", { date }),
			);
		},
	);

	it("is not listed, cached, measured or shared", async () => {
		const { read, token } = await preview();
		const page = await read(`/preview/${token}`);
		expect(page.meta("robots")).toContain("noindex");
		expect(page.headers.get("Cache-Control")).toContain("no-store");
		expect(page.headers.get("Referrer-Policy")).toMatch(/no-referrer|same-origin|strict-origin/);
		expect(page.meta("og:url")).toBeUndefined();
		expect(page.data("BlogPosting")).toEqual([]);
		expect(page.all('link[rel="canonical"]')).toEqual([]);
	});

	it.each(["nothing", "a".repeat(500), "%F0%9F%92%94"])("opens with no token like %s", async (token) => {
		const { read } = await preview();
		const page = await read(`/preview/${token}`);
		expect(page.status).toBe(404);
		expect(page.html).not.toContain("Not yet");
	});

	it("opens no more once it is ended, replaced, or its article deleted", async () => {
		const { read, stores, token, id } = await preview();
		const other = await stores.previewLinks.create(id, ownerId);
		expect((await read(`/preview/${token}`)).status).toBe(404);
		expect((await read(`/preview/${other.token}`)).status).toBe(200);
		await stores.previewLinks.revoke(id);
		expect((await read(`/preview/${other.token}`)).status).toBe(404);
		const last = await stores.previewLinks.create(id, ownerId);
		await stores.articles.deletion.remove(id);
		expect((await read(`/preview/${last.token}`)).status).toBe(404);
	});
});
