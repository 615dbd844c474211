import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "#e2e/support/fixtures.ts";
import { samplePlace, startSite } from "#e2e/support/site-process.ts";

// The browser itself reports each failed request in the console.
test.use({ quietPage: false });

const seen = { en: "Nothing to send here", fr: "Rien à envoyer ici" };

test("a page that fails says so in its language, with the reference that the log has, and nothing else", async ({
	page,
}) => {
	const place = await samplePlace("sqlite");
	const site = await startSite(place);
	const database = new DatabaseSync(join(place.dataDir, "ensemble.sqlite"));
	database.exec("alter table articles rename to lost");
	database.close();

	for (const [address, title] of [
		["/blog", "Something went wrong"],
		["/fr/blog", "Un incident est survenu"],
	] as const) {
		const answer = await page.goto(site.url + address);
		expect(answer?.status()).toBe(500);
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		const reference = (await page.locator("main code").textContent()) ?? "";
		expect(reference).toMatch(/^[0-9a-f]{8}$/);
		await expect.poll(() => site.output()).toContain(`"requestId":"${reference}"`);
		expect(await answer?.text()).not.toMatch(/lost|sqlite|node_modules|\.js:\d/i);
	}
	await site.stop();
	await place.remove();
});

test("a page that is sent something says in the visitor's language that it takes nothing in", async ({
	page,
}) => {
	const place = await samplePlace("sqlite");
	const site = await startSite(place);
	const french = { name: "language", value: "fr", url: site.url };
	for (const [address, language, cookies] of [
		["/legal", "en", []],
		["/fr/legal", "fr", []],
		["/", "en", []],
		["/blog/nothing", "en", []],
		["/admin", "en", []],
		["/admin/dashboard", "fr", [french]],
	] as const) {
		await page.context().clearCookies();
		await page.context().addCookies([...cookies]);
		await page.goto(`${site.url}/healthz`);
		const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
		await page.setContent(`<form method="post" action="${site.url}${address}"><button>Send</button></form>`);
		await page.getByRole("button", { name: "Send" }).click();
		const answer = await answered;
		expect([address, answer.status(), answer.headers().allow]).toEqual([address, 405, "GET, HEAD"]);
		await expect(page.getByRole("heading", { level: 1, name: seen[language] })).toBeVisible();
		await expect(page).toHaveTitle(seen[language]);
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		expect(await page.locator("title").count()).toBe(1);
		expect(await page.locator("body").innerText()).not.toContain("wrongMethod.");
	}
	const options = await fetch(`${site.url}/legal`, { method: "OPTIONS" });
	expect([options.status, options.headers.get("Allow")]).toEqual([204, "GET, HEAD"]);
	await site.stop();
	await place.remove();
});
