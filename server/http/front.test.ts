import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { articleInput } from "../../app/features/articles/article";
import { openLog } from "../platform/log";
import { engines } from "../platform/testing/fresh-database";
import { testSite } from "../testing/test-site";
import { front } from "./front";
import { openServer } from "./open-server";
import { PageCache } from "./page-cache";
import { Representation } from "./representation";

const html = {
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy": "frame-ancestors 'none'",
};
const words = { title: "One", excerpt: "Two", content: "Three", published: true };

/** The site behind its front, on a real port, with a page that shows how many articles there are. */
async function listeningSite(
	engine: (typeof engines)[number] = "sqlite",
	headers: Record<string, string> = {},
) {
	const rendered = { times: 0 };
	const site = await testSite({
		engine,
		page: async ({ articles }) => {
			rendered.times += 1;
			const { totalArticles } = await articles.stats();
			return new Response(`<p>${totalArticles}</p>`, { headers: { ...html, ...headers } });
		},
	});
	const files = new Map([
		[
			"/assets/a.js",
			new Representation(200, { "content-type": "text/javascript" }, Buffer.from("1"), "never"),
		],
	]);
	const pages = new PageCache(site.database.revision);
	const server = openServer(front({ fetch: site.app.fetch, files, pages, log: openLog("silent") }));
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { ...site, url, rendered };
}

describe("the front", () => {
	it("renders a page once, and keeps it until content changes", async () => {
		const { url, rendered, stores } = await listeningSite();
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
		expect(rendered.times).toBe(1);
		await stores.articles.create(articleInput.parse(words));
		expect(await (await fetch(url)).text()).toBe("<p>1</p>");
		expect(rendered.times).toBe(2);
	});

	it("shares one rendering among simultaneous misses", async () => {
		const { url, rendered } = await listeningSite();
		const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(url)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(rendered.times).toBe(1);
	});

	it("answers 304 to a reader that has the page, and HEAD without a body", async () => {
		const { url } = await listeningSite();
		const etag = (await fetch(url)).headers.get("ETag") ?? "";
		const again = await fetch(url, { headers: { "If-None-Match": etag } });
		expect(again.status).toBe(304);
		const head = await fetch(url, { method: "HEAD" });
		expect(head.headers.get("ETag")).toBe(etag);
		expect(await head.text()).toBe("");
	});

	it("serves a built file to every reader, whatever language is remembered", async () => {
		const { url } = await listeningSite();
		for (const Cookie of ["", "language=fr"]) {
			const answer = await fetch(`${url}/assets/a.js`, { headers: { Cookie } });
			expect(await answer.text()).toBe("1");
		}
	});

	it("gives each answer an id of its own and the page's policy", async () => {
		const { url } = await listeningSite();
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
		const { url, rendered } = await listeningSite("sqlite", headers);
		await fetch(url);
		await fetch(url);
		expect(rendered.times).toBe(2);
	});
});

describe.each(engines)("readers beside a writer on %s", (engine) => {
	it("never see less than what was acknowledged before they asked", async () => {
		const { url, stores } = await listeningSite(engine);
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
