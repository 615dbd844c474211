import { brotliCompressSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { inlineStylesPlaceholder } from "#app/document/inline-styles.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { addresses } from "#e2e/support/pages.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// A site of its own: what other files publish would stand first in its lists.
test.use({ siteName: "weight" });

/** Limits of a page's weight, in bytes after compression with brotli. `home` is of its document. */
const bounds = { script: 115_000, style: 14_000, fonts: 70_000, home: 27_600 };

// The French pages run the same scripts. One browser profile reads all: a page names what it loads, whether
// or not the browser has it already.
test("every page is light, and its styles hold every class that it uses", async ({ page, request }) => {
	test.slow();
	const everything = await allClasses(request);
	const tried = addresses.filter(({ title, language }) =>
		isLong ? language === "en" : /^(home|article) \(en\)$/.test(title),
	);
	for (const { title, address } of tried) {
		await page.goto(address, { waitUntil: "networkidle" });
		const loaded = await loadedFiles(page);
		const scripts = loaded.filter((file) => file.endsWith(".js"));
		const fonts = await preloads(page, "font");
		expect.soft(scripts.length, title).toBeGreaterThan(0);
		expect
			.soft(
				scripts.filter((file) => /admin|content-area|query-client/.test(file)),
				title,
			)
			.toEqual([]);
		expect.soft(await weigh(request, scripts), title).toBeLessThanOrEqual(bounds.script);
		expect
			.soft(
				loaded.filter((file) => file.endsWith(".css")),
				title,
			)
			.toEqual([]);
		const styles = await publicStyles(page);
		expect.soft(brotliCompressSync(styles).length, title).toBeLessThanOrEqual(bounds.style);
		const own = classesOf(styles);
		const missing = (await usedClasses(page)).filter((name) => everything.has(name) && !own.has(name));
		expect.soft(missing, title).toEqual([]);
		expect.soft(fonts, title).toHaveLength(2);
		expect.soft(await weigh(request, fonts), title).toBeLessThanOrEqual(bounds.fonts);
	}
});

for (const { title, address } of addresses.filter(({ title }) => title.startsWith("home "))) {
	test(`the document of ${title} is light once it has settled in the cache`, async ({ request }) => {
		await expect(async () => {
			expect(await weigh(request, [address])).toBeLessThanOrEqual(bounds.home);
		}).toPass({ timeout: 20_000 });
	});
}

test("what paints a page comes before its scripts", async ({ request }) => {
	const html = await (await request.get("/")).text();
	expect(html.indexOf("<style")).toBeGreaterThan(0);
	expect(html).not.toMatch(/<link rel="modulepreload"/);
	expect(html).not.toMatch(/<script[^>]*\s(src=|type="module")/);
});

test("a page carries its styles once, whatever a visitor writes into it", async ({ page, request }) => {
	const searched = `/blog?search=${encodeURIComponent(inlineStylesPlaceholder)}`;
	const html = await (await request.get(searched)).text();
	expect(html.split(".sr-only{")).toHaveLength(2);
	expect(html).toContain(inlineStylesPlaceholder);
	// React takes it over: no script of the page was broken.
	await page.goto(searched);
	await expect(page.getByRole("searchbox").first()).toHaveValue(inlineStylesPlaceholder);
});

test("a page's scripts are fetched once something is painted", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const { painted, fetched } = await page.evaluate(() => ({
		painted: Math.min(...performance.getEntriesByType("paint").map(({ startTime }) => startTime)),
		fetched: performance
			.getEntriesByType("resource")
			.filter(({ name }) => name.endsWith(".js"))
			.map(({ startTime }) => startTime),
	}));
	expect(fetched.length).toBeGreaterThan(0);
	expect(Math.min(...fetched)).toBeGreaterThanOrEqual(painted);
});

test("the home page's styles hold what its scripts may show, and all others come when it is left", async ({
	page,
	request,
}) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const own = classesOf(await publicStyles(page));
	// The framework and the script that counts visits name no class, but words that are some.
	const scripts = (await loadedFiles(page)).filter((file) =>
		/\/(?!framework|visit-script)[^/]+\.js$/.test(file),
	);
	const codes = await Promise.all(scripts.map(async (file) => (await request.get(file)).text()));
	const named = new Set(codes.flatMap((code) => code.split(/["'`\s]+/)));
	expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
	await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
	await expect(page).toHaveURL(/how-it-works/);
	const link = page.locator('link[rel="stylesheet"]');
	const all = classesOf(await (await request.get((await link.getAttribute("href")) ?? "")).text());
	expect([...named].filter((name) => all.has(name) && !own.has(name))).toEqual([]);
	expect(all.size).toBeGreaterThan(own.size);
});

test("the picture that a phone's first screen waits for is preloaded, and no other", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/blog");
	expect(await preloads(page, "image")).toHaveLength(1);
	const pictures = page.locator("main img");
	await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
	await expect(pictures.last()).toHaveAttribute("loading", "lazy");
	await page.locator("main article a").first().click();
	await expect(page.locator("main article img").first()).toHaveAttribute("fetchpriority", "high");
});

test("what the next page needs is fetched when a visitor is about to follow a link", async ({ page }) => {
	await page.goto("/", { waitUntil: "networkidle" });
	const link = page.getByRole("banner").getByRole("link", { name: "How it works" });
	const data = page.waitForRequest(/how-it-works\.data/);
	const code = page.waitForRequest(/how-it-works\.page/);
	await link.hover();
	await Promise.all([data, code]);
	await expect(page).toHaveURL(/\/$/);
});

function publicStyles(page: Page): Promise<string> {
	return page.evaluate(() => document.querySelector("style")?.textContent ?? "");
}

/** The names of the classes that a stylesheet knows. */
function classesOf(styles: string): Set<string> {
	return new Set(
		[...styles.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")),
	);
}

/** Returns the classes of the content area's stylesheet, which has those of public pages too. */
async function allClasses(request: APIRequestContext): Promise<Set<string>> {
	const html = await (await request.get("/admin")).text();
	const [link = ""] = /<link[^>]*rel="stylesheet"[^>]*>/.exec(html) ?? [];
	const [, address = ""] = /href="([^"]+)"/.exec(link) ?? [];
	const classes = classesOf(await (await request.get(address)).text());
	expect(classes.size).toBeGreaterThan(0);
	return classes;
}

/** Returns the classes that a page names, with what browsers without scripts see. */
function usedClasses(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const hidden = [...document.querySelectorAll("noscript")].map(({ textContent }) => textContent);
		const parsed = new DOMParser().parseFromString(hidden.join(""), "text/html");
		return [document, parsed]
			.flatMap((part) => [...part.querySelectorAll("[class]")])
			.flatMap((element) => [...element.classList]);
	});
}

/** Paths of the files that the browser loaded for the page. */
function loadedFiles(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname),
	);
}

function preloads(page: Page, kind: string): Promise<string[]> {
	return page
		.locator(`link[rel="preload"][as="${kind}"]`)
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

async function weigh(request: APIRequestContext, files: string[]): Promise<number> {
	const sizes = await Promise.all(
		[...new Set(files)].map(async (file) => {
			const answer = await request.get(file, { headers: { "Accept-Encoding": "br" } });
			expect(answer.ok(), file).toBe(true);
			return Number(answer.headers()["content-length"]);
		}),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}
