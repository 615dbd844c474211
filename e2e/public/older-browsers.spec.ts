import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { enter, expect, test } from "#e2e/support/content-area.ts";

/** Functions of Safari 17 and later: calling them fails in older ones. */
const younger =
	/\bURL\.(canParse|parse)\(|\bPromise\.(withResolvers|try)\(|\b(Object|Map)\.groupBy\(|\bArray\.fromAsync\(|\bAbortSignal\.any\(/g;

/** A library that asks first whether there is such a thing. */
const askedFor = /typeof (\w+\.\w+)===?[^?]*\?\1\(/g;

/** Returns the built files for browsers. */
async function builtFiles(ending: string): Promise<{ name: string; text: string }[]> {
	const folder = "build/client/assets";
	const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
	expect(names.length).toBeGreaterThan(0);
	return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })));
}

test("styles ask for widths in words that Safari 16.0 understands", async ({ request }) => {
	const inline = (await (await request.get("/")).text()).match(/<style[^>]*>(.*?)<\/style>/s)?.[1] ?? "";
	expect(inline).toContain("(min-width:");
	const sheets = [{ name: "public", text: inline }, ...(await builtFiles(".css"))];
	for (const { name, text } of sheets) {
		expect(text.match(/@media[^{]*[<>][^{]*|@media not \([^{]*/g), name).toBeNull();
	}
});

test("scripts hold nothing that Safari 16.0 cannot read", async () => {
	for (const { name, text } of await builtFiles(".js")) {
		// Blocks of classes and looking behind in patterns: one of them, and none of a file runs.
		expect(text.match(/\bstatic\s*\{|\(\?<[=!]/g), name).toBeNull();
		expect(text.replace(askedFor, "").match(younger), name).toBeNull();
	}
});

test("a page hydrates where nothing tells of painting", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, "PerformanceObserver"));
	await page.goto("/");
	await page.getByRole("button", { name: "Events" }).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Singles Socials" })).toBeVisible();
});

test("a search needs no toWellFormed", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(String.prototype, "toWellFormed"));
	await page.goto("/blog");
	await page.getByRole("searchbox").first().fill("small table");
	await expect(page).toHaveURL(/search=small/);
	await expect(page.getByRole("article").first()).toContainText("small table");
});

// Each journey of the content area reads its console, where its browser would say so, too.
test("no screen of the content area tries what the policy forbids", { tag: "@long" }, async ({
	page,
	owner,
}) => {
	await page.addInitScript(() => {
		const broken: string[] = [];
		Object.assign(window, { broken });
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
			broken.push(`${violatedDirective} ${blockedURI}`),
		);
	});
	const broken = () => page.evaluate(() => (window as Window & { broken?: string[] }).broken);
	await page.goto("/admin");
	expect(await broken()).toEqual([]);
	await enter(page, owner);
	for (const screen of ["articles", "add-article", "images", "events", "subscribers", "settings"]) {
		await page.goto(`/admin/${screen}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await broken(), screen).toEqual([]);
	}
});
