import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { listeningSite } from "#server/testing/listening-site.ts";
import { exchange } from "#server/testing/raw-connection.ts";
import { testSite } from "#server/testing/test-site.ts";
import { encodingFor } from "./compression.ts";

it.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0.1, gzip;q=0.9", "gzip"],
	["gzip;q=0.5, br;q=0.50", "br"],
	["br;q=0, gzip", "gzip"],
	["br;q=0.000, gzip;q=0", "identity"],
	["*", "br"],
	["br;q=0, *;q=0.5", "gzip"],
	["*;q=0", "identity"],
	["identity, br;q=0.5", "identity"],
	["identity;q=0.2, GZIP;q=0.5", "gzip"],
	["deflate, zstd", "identity"],
	["abr, xgzip", "identity"],
])("a client that accepts %j is answered in %s", (accepted, encoding) => {
	expect(encodingFor(accepted)).toBe(encoding);
});

const page = async () =>
	new Response("<p>hello</p>".repeat(300), { status: 404, headers: { "Content-Type": "text/html" } });

it.each([
	["/nowhere", "br", brotliDecompressSync],
	["/blog?search=love", "gzip", gunzipSync],
])("compresses %s, which is not cached, with %s", async (path, encoding, decompress) => {
	const { app } = await testSite({ page });
	const answer = await app.request(path, { headers: { "Accept-Encoding": encoding } });
	expect(answer.headers.get("Content-Encoding")).toBe(encoding);
	expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
	const body = Buffer.from(await answer.arrayBuffer());
	expect(Number(answer.headers.get("Content-Length"))).toBe(body.length);
	expect(decompress(body).toString()).toBe("<p>hello</p>".repeat(300));
});

it("compresses what the API answers one client, but nothing short", async () => {
	const { app, stores, signIn } = await testSite();
	const token = await signIn();
	const ask = (path: string) =>
		app.request(path, { headers: { "Accept-Encoding": "br", Authorization: `Bearer ${token}` } });
	const words = { title: "One", excerpt: "Two", content: "Three ".repeat(500) };
	await stores.articles.saving.create(articleInput.parse(words));
	const list = await ask("/api/blog-posts");
	expect(list.headers.get("Content-Encoding")).toBe("br");
	const [article] = JSON.parse(brotliDecompressSync(Buffer.from(await list.arrayBuffer())).toString());
	expect(article.title).toBe("One");
	const stats = await ask("/api/admin/stats");
	expect(stats.headers.get("Content-Encoding")).toBeNull();
	expect(await stats.json()).toMatchObject({ totalArticles: 1 });
});

it("the site answers HEAD without a body, and a client that accepts nothing plainly", async () => {
	const { port } = await listeningSite({ page });
	const ask = (method: string) =>
		exchange(
			port,
			`${method} /nowhere HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
		);
	expect(await ask("HEAD")).toMatch(/^HTTP\/1\.1 404 [\s\S]*\r\n\r\n$/);
	const plain = await exchange(port, "GET /nowhere HTTP/1.0\r\nHost: x\r\n\r\n");
	expect(plain).toContain("<p>hello</p>");
	expect(plain).not.toMatch(/content-encoding/i);
});
