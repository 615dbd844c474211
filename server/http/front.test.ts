import { describe, expect, it } from "vitest";
import { articleInput } from "../../app/features/articles/article";
import { engines } from "../platform/testing/fresh-database";
import { listeningSite } from "../testing/listening-site";

const html = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy": "frame-ancestors 'none'",
};
const words = { title: "One", excerpt: "Two", content: "Three", published: true };

/** A listening site with a page that shows how many articles there are. */
async function countingSite(
	engine: (typeof engines)[number] = "sqlite",
	headers: Record<string, string> = {},
) {
	const rendered = { times: 0 };
	const site = await listeningSite({
		engine,
		page: async ({ articles }) => {
			rendered.times += 1;
			const { totalArticles } = await articles.stats();
			return new Response(`<p>${totalArticles}</p>`, { headers: { ...html, ...headers } });
		},
	});
	return { ...site, rendered };
}

describe("the front", () => {
	it("renders a page once, and keeps it until content changes", async () => {
		const { url, rendered, stores } = await countingSite();
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
		expect(rendered.times).toBe(1);
		await stores.articles.create(articleInput.parse(words));
		expect(await (await fetch(url)).text()).toBe("<p>1</p>");
		expect(rendered.times).toBe(2);
	});

	it("shares one rendering among simultaneous misses", async () => {
		const { url, rendered } = await countingSite();
		const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(rendered.times).toBe(1);
	});

	it("answers 304 to a reader that has the page, and HEAD without a body", async () => {
		const { url } = await countingSite();
		const etag = (await fetch(url)).headers.get("ETag") ?? "";
		const again = await fetch(url, { headers: { "If-None-Match": etag } });
		expect(again.status).toBe(304);
		const head = await fetch(url, { method: "HEAD" });
		expect(head.headers.get("ETag")).toBe(etag);
		expect(await head.text()).toBe("");
	});

	it("has the whole page for GET after a HEAD that came first", async () => {
		const { url } = await countingSite();
		const head = await fetch(url, { method: "HEAD" });
		expect(await head.text()).toBe("");
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
	});

	it("serves a built file to every reader, whatever language is remembered", async () => {
		const { url } = await countingSite();
		for (const Cookie of ["", "language=fr"]) {
			const answer = await fetch(`${url}/assets/a.js`, { headers: { Cookie } });
			expect(await answer.text()).toBe("1");
		}
	});

	it("gives each answer an id of its own and the page's policy", async () => {
		const { url } = await countingSite();
		const answers = [await fetch(url), await fetch(url)];
		const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
		expect(new Set(ids).size).toBe(2);
		for (const { headers } of answers) {
			expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
		}
	});

	it.each<Record<string, string>>([
		{ "Set-Cookie": "a=b" },
		{ "Cache-Control": "no-store" },
		{ "Cache-Control": "private" },
	])("never keeps an answer with %j", async (headers) => {
		const { url, rendered } = await countingSite("sqlite", headers);
		await fetch(url);
		await fetch(url);
		expect(rendered.times).toBe(2);
	});
});

describe.each(engines)("readers beside a writer on %s", (engine) => {
	it("never see less than what was acknowledged before they asked", async () => {
		const { url, stores } = await countingSite(engine);
		let acknowledged = 0;
		const total = 25;

		async function write() {
			for (let count = 1; count <= total; count += 1) {
				await stores.articles.create(articleInput.parse(words));
				acknowledged = count;
			}
		}

		async function read() {
			let reads = 0;
			while (acknowledged < total || reads === 0) {
				const before = acknowledged;
				const seen = Number((await (await fetch(url)).text()).replace(/\D/g, ""));
				expect(seen).toBeGreaterThanOrEqual(before);
				reads += 1;
			}
			return reads;
		}

		const [, ...reads] = await Promise.all([write(), read(), read(), read()]);
		expect(Math.min(...reads)).toBeGreaterThan(0);
	});
});
