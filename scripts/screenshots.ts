/**
 * `npm run screenshots`: every public page, in both languages, and the screens of the content area at four widths,
 * into screenshots/. To be looked at by a person.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium, quietFlags } from "../e2e/browser.ts";
import { addresses } from "../e2e/pages.ts";
import { accessCode, freshPlace, startSite } from "../e2e/site-process.ts";
import { buildIfChanged } from "./build-if-changed.ts";

const widths = [360, 768, 1280, 1920];
const height = 900;
const folder = "screenshots";
const states = [
	"/nowhere",
	"/fr/nulle-part",
	"/blog?search=nothing-like-this",
	"/fr/blog?search=rien-de-tel",
	"/newsletter/confirm?token=invalid",
	"/fr/newsletter/unsubscribe?token=invalid",
	"/admin",
];
const adminScreens = ["dashboard", "articles", "add-article", "events", "images", "settings"];

buildIfChanged();
await mkdir(folder, { recursive: true });
const place = await freshPlace("sqlite");
const site = await startSite(place);
const browser = await chromium.launch({ executablePath: findChromium(), args: quietFlags });
for (const width of widths) {
	await photograph(browser, width, [...addresses.map(({ address }) => address), ...states]);
	await photograph(
		browser,
		width,
		adminScreens.map((name) => `/admin/${name}`),
		signIn,
	);
}
await browser.close();
await site.stop();
await place.remove();

async function photograph(
	from: Browser,
	width: number,
	paths: string[],
	before?: (page: Page) => Promise<void>,
): Promise<void> {
	const page = await from.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
	await before?.(page);
	for (const path of paths) {
		await page.goto(site.url + path);
		await showLazyPictures(page);
		const name = path === "/" ? "home" : path.slice(1).replace(/[^\w-]+/g, "_");
		await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
	}
	console.log(`${paths.length} pages at ${width} px`);
	await page.close();
}

async function signIn(page: Page): Promise<void> {
	await page.goto(`${site.url}/admin`);
	await page.locator("input[type=password]").fill(accessCode);
	await page.keyboard.press("Enter");
	await page.waitForURL("**/admin/dashboard");
}

/** Pictures below the fold load when they come near: they are all asked for, and awaited. */
async function showLazyPictures(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(async () => {
		const pictures = [...document.images];
		for (const picture of pictures) picture.loading = "eager";
		await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
	});
}
