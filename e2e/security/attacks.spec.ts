import { attacks } from "#e2e/support/attacks.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// A site of its own: what is published here would stand in the lists that other files read.
test.use({ siteName: "attacks" });

test("there are enough attacks to speak of a corpus", () => {
	expect(new Set(attacks).size).toBeGreaterThanOrEqual(116);
});

/** The attacks of an article: as many as one page can show without hiding one behind another. */
const perArticle = 30;
const perSearch = 10;
/**
 * The articles of a batch: each puts other attacks into its title and its excerpt, which lists show, too;
 * once a night those of every batch.
 */
const articlesPerBatch = isLong ? 3 : 1;

for (let start = 0; start < attacks.length; start += perArticle) {
	const batch = attacks.slice(start, start + perArticle);

	const tag = start === 0 ? [] : "@long";
	test(`attacks ${start + 1} to ${start + batch.length} run nowhere`, { tag }, async ({
		page,
		site,
		administrator,
	}) => {
		const reached: string[] = [];
		page.on("request", (request) => {
			if (!request.url().startsWith(site.url)) reached.push(request.url());
		});
		page.on("dialog", (dialog) => {
			reached.push(dialog.message());
			return dialog.dismiss();
		});
		const words = (index: number) => ({
			title: (batch[index % batch.length] ?? "").slice(0, 200),
			excerpt: (batch[(index + 1) % batch.length] ?? "").slice(0, 500),
			content: batch.join("\n\n"),
		});
		const published = [];
		for (let index = 0; index < articlesPerBatch; index += 1) {
			const words_ = words(index * 7);
			published.push({ saved: await administrator.publish(words_, words(index * 7 + 3)), words: words_ });
		}
		for (const prefix of ["", "/fr"]) {
			const articles = published.map(({ saved }) => `${prefix}/blog/${saved.slug}`);
			const lists = isLong || start === 0 ? [prefix || "/", `${prefix}/blog`] : [];
			for (const address of [...lists, ...articles]) {
				await page.goto(address);
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await page.evaluate(() => {
					for (const target of document.querySelectorAll("main *")) {
						for (const type of ["mouseover", "pointerenter", "focus"]) target.dispatchEvent(new Event(type));
					}
				});
				expect(await page.evaluate(() => "attacked" in window), address).toBe(false);
				expect(await page.locator("main a[href^='javascript' i], main a[href^='data' i]").count()).toBe(0);
			}
		}
		expect(reached).toEqual([]);
		for (const { saved, words: used } of published) {
			await administrator.unpublish(saved, { ...used, title: "Attack", excerpt: "x", content: "x" });
		}
	});
}

test("an attack in a search or an address runs nowhere", async ({ page }) => {
	for (let start = 0; start < attacks.length; start += perSearch) {
		const search = attacks.slice(start, start + perSearch).join(" ");
		await page.goto(`/blog?${new URLSearchParams({ search: search.toWellFormed() })}`);
		expect(await page.evaluate(() => "attacked" in window), search).toBe(false);
	}
});
