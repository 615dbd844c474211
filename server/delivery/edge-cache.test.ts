import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import { countingSite, html } from "#server/testing/counting-site.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange } from "#server/testing/raw-connection.ts";

const words = { title: "One", excerpt: "Two", content: "Three", published: true };

describe("the cache before the site", () => {
	it("renders a page once, and caches it until content changes", async () => {
		const { url, rendered, stores } = await countingSite();
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
		expect(await (await fetch(url)).text()).toBe("<p>0</p>");
		expect(rendered.times).toBe(1);
		await stores.articles.saving.create(articleInput.parse(words));
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

	it("answers 304 to weak, listed and any tags, and only while the page is the same", async () => {
		const { url, stores } = await countingSite();
		const tag = (await fetch(url)).headers.get("ETag") ?? "";
		const ask = async (held: string) => (await fetch(url, { headers: { "If-None-Match": held } })).status;
		for (const held of [tag, `W/${tag}`, `"other", W/${tag}`, "*"]) expect(await ask(held), held).toBe(304);
		expect(await ask('"other"')).toBe(200);
		expect(await ask(tag.replaceAll('"', ""))).toBe(200);
		await stores.articles.saving.create(articleInput.parse(words));
		expect(await ask(tag)).toBe(200);
	});

	it.each(["/?utm=1", "/?page=2", "/#x", "/%2e/", "http://any.example/"])(
		"has one entry for an address, however it is written: %s",
		async (written) => {
			const { port, url, rendered } = await countingSite();
			await (await fetch(url)).text();
			const request = `GET ${written} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
			expect(await exchange(port, request)).toContain("<p>0</p>");
			expect(rendered.times).toBe(1);
		},
	);

	it("renders an uncached page once for all who wait for it, and again for later requests", async () => {
		const gate = Promise.withResolvers<void>();
		let times = 0;
		const { url } = await listeningSite({
			page: async () => {
				times += 1;
				await gate.promise;
				return new Response("<p>missing</p>", { status: 404, headers: html });
			},
		});
		const address = `${url}/blog/nothing`;
		const waiting = Array.from({ length: 20 }, () => fetch(address));
		await vi.waitFor(() => expect(times).toBe(1));
		gate.resolve();
		for (const answer of await Promise.all(waiting)) {
			expect([answer.status, await answer.text(), answer.headers.get("ETag")]).toEqual([
				404,
				"<p>missing</p>",
				null,
			]);
		}
		const before = times;
		await fetch(address);
		expect(times).toBe(before + 1);
	});

	it("answers the API's whole lists from one cached buffer, and signed requests never", async () => {
		const { url, stores, signIn } = await countingSite();
		const token = await signIn();
		await stores.articles.saving.create(articleInput.parse(words));
		await stores.articles.saving.create(articleInput.parse({ ...words, published: false }));
		const list = async (headers = {}) => await fetch(`${url}/api/blog-posts`, { headers });
		const answer = await list();
		expect(answer.headers.get("X-Total-Count")).toBe("1");
		const again = await list({ "If-None-Match": answer.headers.get("ETag") ?? "" });
		expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "no-store"]);
		const signed = await list({ Authorization: `Bearer ${token}` });
		expect([signed.headers.get("X-Total-Count"), signed.headers.get("ETag")]).toEqual(["2", null]);
	});

	it("serves a built file to every visitor, whatever language the cookie names", async () => {
		const { url } = await countingSite();
		for (const Cookie of ["", "language=fr"]) {
			const answer = await fetch(`${url}/assets/a.js`, { headers: { Cookie } });
			expect(await answer.text()).toBe("1");
		}
	});

	it("gives each answer an id of its own, which is in the log, and the page's policy", async () => {
		const lines: { requestId?: string; path?: string; method?: string }[] = [];
		const log = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
		const { url } = await countingSite("sqlite", {}, log);
		const answers = [await fetch(url, { method: "HEAD" }), await fetch(url), await fetch(`${url}/nowhere`)];
		const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
		expect(new Set(ids).size).toBe(3);
		expect(lines.map(({ requestId, method, path }) => [requestId, method, path])).toEqual([
			[ids[0], "HEAD", "/"],
			[ids[1], "GET", "/"],
			[ids[2], "GET", "/nowhere"],
		]);
		for (const { headers } of answers) {
			expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
		}
	});

	it.each<Record<string, string>>([
		{ "Set-Cookie": "a=b" },
		{ "Cache-Control": "no-store" },
		{ "Cache-Control": "private" },
	])("never caches an answer with %j", async (headers) => {
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
				await stores.articles.saving.create(articleInput.parse(words));
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
