import { describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { languages } from "#app/site/site-config.ts";
import { pages } from "#app/site/site-map.ts";
import { openReader } from "#server/testing/reader.ts";

describe.each(languages)("an address that shows no page (%s)", (language) => {
	const prefix = language === "en" ? "" : "/fr";
	const t = defaultTexts.open(language, "errors");

	it.each([
		"/nothing",
		"/blog/nothing/at-all",
		"/favicon-preview/x",
		"/index.html",
		"/wp-login.php",
		"/.env",
	])("says so at %s, in the language of the address, and leads home", async (path) => {
		const { read } = await openReader();
		const page = await read(prefix + path);
		expect(page.status).toBe(404);
		expect(page.document.documentElement.lang).toBe(language);
		expect(page.texts("main h1")).toEqual([t("notFound.title")]);
		expect(page.links()).toContain(prefix || "/");
		expect(page.meta("robots")).toContain("noindex");
	});

	it.each(["<script>alert(1)</script>", "{{name}}", "%F0%9F%92%94", "a".repeat(2_000)])(
		"repeats nothing of what it was: %.20s",
		async (part) => {
			const { read } = await openReader();
			const page = await read(`${prefix}/${encodeURIComponent(part)}`);
			expect(page.status).toBe(404);
			expect(page.said()).not.toContain(part);
			expect(page.all("main script")).toEqual([]);
		},
	);

	it("bears the frame of the site, with its menu and its foot", async () => {
		const { read } = await openReader();
		const page = await read(`${prefix}/nothing`);
		expect(page.all("header nav a").length).toBeGreaterThan(2);
		expect(page.all("footer a").length).toBeGreaterThan(3);
	});
});

describe("what a page takes in", () => {
	it.each(["PUT", "DELETE", "PATCH"])("is nothing by %s: it says which methods there are", async (method) => {
		const { read } = await openReader();
		const page = await read(pages.network, { method });
		expect(page.status).toBe(405);
		expect(page.headers.get("Allow")).toContain("GET");
	});

	it("is nothing where it has no form", async () => {
		const { post } = await openReader();
		expect((await post(pages.network)).status).toBe(405);
	});

	it("is answered by HEAD as by GET, without the page", async () => {
		const { app } = await openReader();
		const [got, asked] = await Promise.all([
			app.request("/network"),
			app.request("/network", { method: "HEAD" }),
		]);
		expect([asked.status, await asked.text()]).toEqual([200, ""]);
		expect(asked.headers.get("Content-Type")).toBe(got.headers.get("Content-Type"));
	});
});

describe("what every page carries", () => {
	it.each(["/", "/fr/blog", "/nothing", pages.privacy])("keeps strangers out of %s", async (path) => {
		const { read } = await openReader();
		const { headers } = await read(path);
		const policy = headers.get("Content-Security-Policy") ?? "";
		expect(policy).toContain("default-src");
		expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
		expect(policy).toContain("frame-ancestors 'none'");
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(headers.get("Referrer-Policy")).toBeTruthy();
	});

	it("names no tool and no version", async () => {
		const { read } = await openReader();
		const { headers, html } = await read("/");
		expect([headers.get("Server"), headers.get("X-Powered-By")]).toEqual([null, null]);
		expect(html).not.toMatch(/generator|react-router@|hono/i);
	});

	it("sets no cookie for readers", async () => {
		const { read } = await openReader();
		for (const path of ["/", "/fr", "/blog", "/nothing"]) {
			expect((await read(path)).headers.get("Set-Cookie")).toBeNull();
		}
	});

	it("has a way past the menu to its words, which are marked as such", async () => {
		const { read } = await openReader();
		for (const path of ["/", "/fr/network", "/blog", pages.legal]) {
			const page = await read(path);
			const [first] = page.all("body a");
			expect(first?.getAttribute("href")).toBe("#content");
			expect(page.all("main#content")).toHaveLength(1);
		}
	});

	it("is a page of its own in either language, one step from the other", async () => {
		const { read } = await openReader();
		const page = await read("/fr/network");
		const twin = page.all('a[hreflang="en" i]').map((link) => link.getAttribute("href"));
		expect(twin).toContain("/network?language=en");
		const english = await read("/network");
		expect(english.texts("main h1")).not.toEqual(page.texts("main h1"));
	});
});
