import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "@playwright/test";
import { freshPlace, startSite } from "./site-process.ts";

test("a page that fails says so in its language, with the reference that the log has, and nothing else", async ({
	page,
}) => {
	const place = await freshPlace("sqlite");
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
		expect(site.output()).toContain(`"requestId":"${reference}"`);
		expect(await answer?.text()).not.toMatch(/lost|sqlite|node_modules|\.js:\d/i);
	}
	await site.stop();
	await place.remove();
});
