import { describe, expect, it } from "vitest";
import { articleInput } from "#app/features/articles/article.ts";
import { engines } from "#platform/testing/fresh-database.ts";
import type { Stores } from "#server/composition/stores.ts";
import { listeningSite } from "#server/testing/listening-site.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const ofCdn = ["cdn-cache-control", "surrogate-control", "surrogate-key", "cache-tag"];

/** Pages that read articles, a setting as well, nothing, and what is no page for everybody. */
async function page({ articles, settings }: Stores, request: Request): Promise<Response> {
	const { pathname } = new URL(request.url);
	if (pathname === "/how-it-works") return new Response("fixed", { headers: html });
	if (pathname === "/legal")
		return new Response("A form's answer", { headers: { ...html, "Set-Cookie": "a=b" } });
	if (pathname === "/network") return new Response(null, { status: 404, headers: html });
	const { totalArticles } = await articles.reading.stats();
	if (pathname === "/") await settings.find("active_members_count");
	return new Response(`<p>${totalArticles}</p>`, { headers: html });
}

async function headersOf(url: string, asked: Record<string, string> = {}) {
	const { headers } = await fetch(url, {
		headers: { "Accept-Encoding": "identity", ...asked },
		redirect: "manual",
	});
	return headers;
}

describe.each(engines)("pages before which a CDN stands, on %s", (engine) => {
	it("may be kept there, and name what they read", async () => {
		const { url } = await listeningSite({ engine, page, cdnSeconds: 600 });
		const kept = "max-age=600, stale-while-revalidate=60, stale-if-error=86400";
		const headers = await headersOf(url);
		expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate, s-maxage=600");
		expect(headers.get("CDN-Cache-Control")).toBe(kept);
		expect(headers.get("Surrogate-Control")).toBe(kept);
		expect(headers.get("Surrogate-Key")).toBe("pages articles settings");
		expect(headers.get("Cache-Tag")).toBe("pages,articles,settings");
		expect(headers.get("Vary")).toBe("Accept-Encoding");
		expect((await headersOf(`${url}/fr/blog`)).get("Surrogate-Key")).toBe("pages articles");
		expect((await headersOf(`${url}/how-it-works`)).get("Surrogate-Key")).toBe("pages");
	});

	it("are asked for anew where they are another's, no page, or not there", async () => {
		const { url, stores } = await listeningSite({ engine, page, cdnSeconds: 600 });
		await stores.articles.saving.create(
			articleInput.parse({ title: "One", excerpt: "Two", content: "Three", published: true }),
		);
		const paths = ["/legal", "/network", "/blog?search=one", "/robots.txt", "/api/blog-posts"];
		for (const path of paths) {
			const headers = await headersOf(url + path);
			expect(
				ofCdn.filter((name) => headers.has(name)),
				path,
			).toEqual([]);
			expect(headers.get("Cache-Control"), path).not.toContain("s-maxage");
		}
	});

	it.each(["/preview/token", "/invitation/token", "/media/none.webp", "/?language=fr"])(
		"are kept nowhere where they are private: %s",
		async (path) => {
			const { url } = await listeningSite({ engine, page, cdnSeconds: 600 });
			expect((await headersOf(url + path)).get("Cache-Control")).toBe("private, no-store");
		},
	);

	it("lead on who has chosen another language, without leaving that to be kept", async () => {
		const { url } = await listeningSite({ engine, page, cdnSeconds: 600 });
		const headers = await headersOf(url, { Cookie: "language=fr" });
		expect([headers.get("Location"), headers.get("Cache-Control")]).toEqual(["/fr", "private, no-store"]);
	});
});

it("without a CDN, no header says anything of one", async () => {
	const { url } = await listeningSite({ page });
	const headers = await headersOf(url);
	expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
	expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
	expect(ofCdn.filter((name) => headers.has(name))).toEqual([]);
	expect((await headersOf(`${url}/preview/token`)).get("Cache-Control")).toBe("no-store");
});
