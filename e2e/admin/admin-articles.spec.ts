import { randomUUID } from "node:crypto";
import { expect, expectAccessible, inEveryWay, openScreen } from "#e2e/support/content-area.ts";

inEveryWay(
	"articles are searched, filtered, viewed and edited",
	"at night alone",
	async (page, { press, type, choose }, owner) => {
		const mark = randomUUID().slice(0, 8);
		const words = { excerpt: `An excerpt about ${mark}ex.`, content: "Words.", category: `Cat${mark}` };
		const live = { ...words, title: `Live ${mark}`, tags: ["one", "two", "three", "four"], published: true };
		const { slug } = await owner.request<{ slug: string }>("POST", "/api/blog-posts", live);
		await owner.request("POST", "/api/blog-posts", { ...words, title: `Draft ${mark}` });

		await openScreen(page, "articles", "All Articles");
		await expectAccessible(page);
		const main = page.getByRole("main");
		const rows = main.getByRole("listitem").filter({ has: page.getByRole("heading") });
		const search = page.getByPlaceholder("Search by title, excerpt or category...");
		const status = page.getByLabel("Status");
		const count = main.getByRole("heading", { level: 2 });

		for (const typed of [`LIVE ${mark}`, `Cat${mark}`, `${mark}ex`]) {
			await type(search, typed);
			await expect(rows).toHaveCount(typed.startsWith("LIVE") ? 1 : 2);
			await expect(count).toContainText(typed.startsWith("LIVE") ? /\b1\b.*article/ : /\b2\b.*articles/);
		}
		await expect(rows.filter({ hasText: `Draft ${mark}` }).getByText("Draft", { exact: true })).toBeVisible();
		await expect(rows.filter({ hasText: `Draft ${mark}` }).getByRole("link", { name: /^View/ })).toHaveCount(
			0,
		);
		for (const [filter, shown] of [
			["Published", `Live ${mark}`],
			["Drafts", `Draft ${mark}`],
		] as const) {
			await choose(status, filter);
			await expect(rows).toHaveCount(1);
			await expect(rows).toContainText(shown);
		}
		await type(search, `no such ${mark}`);
		await expect(page.getByText("No articles found")).toBeVisible();
		await expect(page.getByText("Try adjusting your search terms.")).toBeVisible();
		await expectAccessible(page);
		await choose(status, "All Articles");
		await type(search, `Live ${mark}`);

		const row = rows.filter({ hasText: `Live ${mark}` });
		await expect(rows).toHaveCount(1);
		await expect(row.getByText("Published", { exact: true })).toBeVisible();
		await expect(row.getByText(`Cat${mark}`, { exact: true })).toBeVisible();
		await expect(row.getByText(words.excerpt)).toBeVisible();
		await expect(row.getByText(/^Created \d+ \w+ \d{4}$/)).toBeVisible();
		await expect(row.getByText(/^Updated \d+ \w+ \d{4}$/)).toBeVisible();
		await expect(row.getByRole("list", { name: "Tags" })).toHaveText("onetwothreeand 1 more");
		const tab = page.context().waitForEvent("page");
		await press(row.getByRole("link", { name: `View Live ${mark}` }));
		await expect(await tab).toHaveURL(new RegExp(`/blog/${slug}$`));
		await (await tab).close();

		await type(search, `Draft ${mark}`);
		await press(rows.getByRole("link", { name: `Edit Draft ${mark}` }));
		await expect(page).toHaveURL(/\/admin\/edit-article\//);
		await expect(page.getByRole("heading", { level: 1, name: "Edit Article" })).toBeVisible();
	},
);
