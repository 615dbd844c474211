import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium, quietFlags } from "./browser.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { addresses } from "./pages.ts";
import { accessCode, freshPlace, startSite } from "./site-process.ts";

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
const adminScreens = ["dashboard", "articles", "add-article", "events", "subscribers", "images", "settings"];

/** Photographs every public page, its states and the content area, from a fresh sample site. */
export async function photographEverything(): Promise<void> {
	await mkdir(folder, { recursive: true });
	const place = await freshPlace("sqlite");
	const site = await startSite(place);
	const from = {
		site: site.url,
		browser: await chromium.launch({ executablePath: findChromium(), args: quietFlags }),
	};
	for (const width of widths) {
		await photograph(from, width, [...addresses.map(({ address }) => address), ...states]);
		await photograph(
			from,
			width,
			adminScreens.map((name) => `/admin/${name}`),
			signIn,
		);
	}
	await photographForReadme(from);
	await from.browser.close();
	await site.stop();
	await place.remove();
}

/** Makes the README's picture: the first screen of the home page. */
async function photographForReadme({ site, browser }: { site: string; browser: Browser }): Promise<void> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, reducedMotion: "reduce" });
	await page.goto(site, { waitUntil: "networkidle" });
	await sharp(await page.screenshot())
		.webp({ quality: 85 })
		.toFile("docs/home.webp");
	await page.close();
}

async function photograph(
	from: { site: string; browser: Browser },
	width: number,
	paths: string[],
	before?: (page: Page, site: string) => Promise<void>,
): Promise<void> {
	const page = await from.browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
	waitUntilHydrated(page);
	await before?.(page, from.site);
	for (const path of paths) {
		await page.goto(from.site + path);
		await showLazyPictures(page);
		const name = path === "/" ? "home" : path.slice(1).replace(/[^\w-]+/g, "_");
		await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
	}
	console.log(`${paths.length} pages at ${width} px`);
	await page.close();
}

async function signIn(page: Page, site: string): Promise<void> {
	await page.goto(`${site}/admin`);
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
