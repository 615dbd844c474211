import { beforeEach, describe, expect, it } from "vitest";
import { findShipped } from "#app/features/texts/catalogue.server.ts";
import type { TextPublication } from "#app/features/texts/text-publication.ts";
import { pages, publicPages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

const list = "/api/admin/texts";
const publications = "/api/admin/text-publications";
const added = "nabcd1234";
const sampleQuotes = "/api/admin/sample-quotes";

type Reader = Awaited<ReturnType<typeof openReader>>;
let reader: Reader;
let token: string;

beforeEach(async () => {
	reader = await openReader();
	token = await reader.signIn();
});

async function ask<Answer>(method: string, path: string, body?: unknown, status = 200): Promise<Answer> {
	const answer = await reader.send(method, path, body, token);
	expect(answer.status).toBe(status);
	return (await answer.json()) as Answer;
}

const arrange = (key: string, text: string, status = 200) =>
	ask("PUT", `${list}/draft`, { key, language: "en", text, base: findShipped(key, "en") }, status);

async function publish(): Promise<string> {
	const { revision } = await ask<{ revision: number }>("GET", list);
	return (await ask<TextPublication>("POST", publications, { revision }, 201)).id;
}

const titles = async (path: string) =>
	(await reader.read(path))
		.all("main section[aria-labelledby]")
		.map((part) => part.getAttribute("aria-labelledby"))
		.filter((id) => id !== null && !id.startsWith("_"));

describe("the sections of a page", () => {
	it("are moved and hidden in the draft, published together, and brought back", async () => {
		const before = await titles("/");
		await arrange("home.sections", "15 10 -0 14");
		await arrange("network.sections", "3 0 -1 2");
		expect(await titles("/")).toEqual(before);
		const id = await publish();
		expect(await titles("/")).toEqual(["person", "questions", "price", "insights"]);
		expect(await titles("/fr")).toEqual(["person", "questions", "price", "insights"]);
		expect(await titles(pages.network)).toEqual(["call", "benefits", "note"]);
		await ask("POST", `${publications}/${id}/undo`, {});
		expect(await titles("/")).toEqual(before);
	});

	it("are those that the site has: none is added, and none twice", async () => {
		for (const text of ["0 nabcd1234", "0 0", "0 17", "home", "<script>"])
			await arrange("home.sections", text, 400);
		const { texts } = await ask<{ texts: { key: string }[] }>("GET", list);
		expect(texts.filter(({ key }) => /\.(sections|announcement)\.\d+$/.test(key))).toEqual([]);
		await ask("PUT", `${list}/draft`, { key: "home.sections.0", language: "en", text: "x", base: "" }, 404);
	});

	it("that are hidden take their samples along", async () => {
		expect(await ask("GET", sampleQuotes)).toHaveLength(3);
		await arrange("home.sections", "0 1 2 -3 -4 5 6 7 8 9 10 11 12 13 14 -15 16");
		await publish();
		expect(await ask("GET", sampleQuotes)).toMatchObject([{ list: "socials.testimonials.items" }]);
	});

	it("stand in the draft of the page that is edited", async () => {
		await arrange("home.sections", "10 -1");
		const { html } = await ask<{ html: string }>("POST", `${list}/page`, {
			view: "home now",
			language: "en",
		});
		expect(html).toContain('aria-labelledby="price"');
		expect(html).not.toContain('aria-labelledby="expectations"');
	});
});

describe("a list", () => {
	it("of sources takes a card without one, and no address that is none", async () => {
		const cards = "home.research.items";
		await arrange(cards, `0 ${added}`);
		const put = (field: string, text: string, status = 200) =>
			ask<{ code?: string }>(
				"PUT",
				`${list}/draft`,
				{ key: `${cards}.${added}.${field}`, language: "en", text, base: "" },
				status,
			);
		await put("figure", "9%");
		await put("text", "of <i>readers</i> smile.");
		await put("year", "2025");
		for (const text of ["javascript:alert(1)", "http://duo.example", "https://a.mu/{{fee}}", "/network"])
			expect(await put("url", text, 400)).toMatchObject({ code: "text-address" });
		await publish();
		const read = async () =>
			(await reader.site.services.readTexts())
				.open(
					"fr",
					"home",
				)("research.items")
				.map(({ url, year }) => [year, url]);
		expect((await read())[1]).toEqual(["2025", ""]);
		const page = await reader.read("/");
		expect(page.html).toContain("of &lt;i&gt;readers&lt;/i&gt; smile.");
		expect(page.all('main [aria-labelledby="research"] a')).toHaveLength(1);
		await put("url", "https://duo.example/study");
		await publish();
		expect((await read())[1]).toEqual(["2025", "https://duo.example/study"]);
	});

	it("of links leads to the web, or to a page of the site in the reader's language", async () => {
		const links = "navigation.footer.links";
		await arrange(links, `${added} 1`);
		const put = (field: string, text: string, status = 200) =>
			ask(
				"PUT",
				`${list}/draft`,
				{ key: `${links}.${added}.${field}`, language: "en", text, base: "" },
				status,
			);
		await put("name", "Our steps");
		await put("address", "//duo.example", 400);
		await put("address", "/how-it-works");
		await publish();
		const page = (await reader.read("/fr")).html;
		const footer = page.slice(page.indexOf("<footer"), page.indexOf("</footer>"));
		expect(footer).toMatch(/href="\/fr\/how-it-works"[^>]*>Our steps</);
		expect(footer).not.toContain("/fr/legal");
	});
});

describe("the announcement of the new name", () => {
	const bar = async () => (await reader.read("/")).all(".rebrand-notice").length;
	const announced = async () => (await reader.send("GET", "/fr/rebrand-announcement")).status;
	const listed = async () => (await reader.send("GET", "/sitemap.xml")).text();

	it("is switched off: its bar alone, or its page with it", async () => {
		expect([await bar(), await announced()]).toEqual([1, 200]);
		await arrange("navigation.announcement", "-0 1");
		await publish();
		expect([await bar(), await announced()]).toEqual([0, 200]);
		await ask("PUT", `${list}/draft`, {
			...{ key: "navigation.announcement", language: "en" },
			...{ text: "0 -1", base: "-0 1" },
		});
		await publish();
		expect([await bar(), await announced()]).toEqual([0, 404]);
		expect(await listed()).not.toContain("rebrand-announcement");
		expect((await listed()).split("<url>")).toHaveLength(1 + 2 * (publicPages.length - 1));
	});
});
