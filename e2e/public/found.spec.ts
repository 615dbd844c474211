import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { isLong } from "#platform/testing/long-tests.ts";

const article = "/blog/chemistry-is-not-a-verdict";

/** The data blocks of a page, parsed; a graph counts as its members. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
	const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
	return blocks.flatMap((block) => {
		expect(block).not.toContain("{{");
		const data = JSON.parse(block) as Record<string, unknown>;
		return (data["@graph"] as Record<string, unknown>[] | undefined) ?? [data];
	});
}

test("the sitemap and the feeds are XML to a browser's own parser", async ({ page }) => {
	await page.goto("/");
	for (const address of ["/sitemap.xml", "/feed.xml", "/fr/feed.xml"]) {
		const root = await page.evaluate(async (path) => {
			const answer = await fetch(path);
			return new DOMParser().parseFromString(await answer.text(), "application/xml").documentElement.nodeName;
		}, address);
		expect(root).toBe(address === "/sitemap.xml" ? "urlset" : "rss");
	}
});

test("a shared page has a picture that is there, and its language's feed", async ({ page, request }) => {
	for (const address of isLong
		? ["/", "/fr", "/blog", "/fr/blog", article, `/fr${article}`]
		: ["/fr", article]) {
		await page.goto(address);
		const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
		const answer = await request.get(picture);
		expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
		const feed = page.locator('link[type="application/rss+xml"]');
		expect(await feed.getAttribute("href")).toMatch(
			address.startsWith("/fr") ? /\/fr\/feed\.xml$/ : /:\d+\/feed\.xml$/,
		);
	}
});

test("pages say what they are about as data", async ({ page }) => {
	const types = async (address: string) => {
		await page.goto(address);
		return (await structuredData(page)).map((data) => data["@type"]);
	};
	expect((await types("/fr")).toSorted()).toEqual(["ProfessionalService", "WebSite"]);
	expect(await types("/blog")).toEqual(["BreadcrumbList"]);
	expect(await types(`/fr${article}`)).toEqual(["BlogPosting", "BreadcrumbList"]);
});

test("what is not for search engines says so", async ({ page, request }) => {
	for (const address of ["/admin", "/fr/newsletter/confirm", "/favicon-preview", "/nowhere"]) {
		expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex"/>');
	}
	await page.goto("/");
	await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("the icons that a page names are there", async ({ page, request }) => {
	await page.goto("/");
	const names = await page
		.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
	expect(names).toHaveLength(4);
	for (const name of names) expect((await request.get(name)).status()).toBe(200);
});
