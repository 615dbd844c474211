import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { waitUntilHydrated } from "#e2e/support/hydrated.ts";
import { openFormSite } from "#e2e/support/open-form.ts";

/**
 * The bytes that a form may add to its own page, the work of its proof included, after compression with
 * brotli.
 */
const maxBytes = 25_000;

/** Opens a page, and notes the scripts that it fetches, also in workers, until `done`. */
async function scriptsOf(
	context: BrowserContext,
	address: string,
	done: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Set<string>> {
	const page = await context.newPage();
	waitUntilHydrated(page);
	const found = new Set<string>();
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.endsWith(".js")) found.add(pathname);
	});
	await page.goto(address, { waitUntil: "networkidle" });
	await done(page);
	await page.waitForLoadState("networkidle");
	await page.close();
	return found;
}

test("a form adds little to its own page, and nothing to others", { tag: "@long" }, async ({ context }) => {
	const { site, close } = await openFormSite("membership");
	try {
		const others = new Set<string>();
		for (const path of ["/", "/how-it-works", "/blog", "/privacy-policy", "/events/singlessocials"]) {
			for (const script of await scriptsOf(context, site.url + path)) others.add(script);
		}
		const plain = await scriptsOf(context, `${site.url}/privacy-policy`);
		const form = await scriptsOf(context, `${site.url}/apply/membership`, async (page) => {
			const worker = page.waitForEvent("worker");
			await page.getByLabel("First name").fill("Anna");
			await worker;
			await expect(page.getByText("Saved", { exact: true })).toBeVisible();
		});
		const own = [...form].filter((script) => !plain.has(script));
		expect(own.some((script) => script.includes("application.page"))).toBe(true);
		expect(own.some((script) => script.includes("proof.worker"))).toBe(true);
		const sizes = await Promise.all(
			// Asked for anew: a browser does not always keep what it fetched ahead, or for a worker.
			own.map(async (script) => brotliCompressSync(await (await fetch(site.url + script)).bytes()).length),
		);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxBytes);
		const ofForms = /application|proof|question-field|step-screen|review-screen/;
		expect([...others].filter((script) => ofForms.test(script))).toEqual([]);
	} finally {
		await close();
	}
});
