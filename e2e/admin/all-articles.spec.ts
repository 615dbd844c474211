import type { Page } from "@playwright/test";
import { Administrator } from "#e2e/support/administrator.ts";
import { axeFindings } from "#e2e/support/axe.ts";
import { enter, openScreen } from "#e2e/support/content-area.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

// One site with many articles for all of them.
test.use({ siteName: "all articles" });

const written = 55;

async function openList(page: Page, administrator: Administrator, query = ""): Promise<void> {
	await enter(page, administrator);
	await page.goto(`/admin/articles${query}`);
}

function heading(page: Page, name: string | RegExp) {
	return page.getByRole("heading", { level: 2, name });
}

test.beforeAll(async ({ site }) => {
	test.setTimeout(120_000);
	const administrator = await Administrator.signIn(site.url);
	for (let number = 1; number <= written; number += 1) {
		const title = number === 7 ? "Café at the corner" : `A note of the day ${number}`;
		await administrator.publish({ title, excerpt: "An excerpt.", content: "A thought." });
	}
});

test("the list counts all articles, and goes on by keyboard where it stopped", async ({
	page,
	administrator,
}) => {
	await openList(page, administrator);
	const count = heading(page, /^\d+ articles$/);
	await expect(count).toBeVisible();
	const total = Number.parseInt((await count.textContent()) ?? "", 10);
	expect(total).toBeGreaterThan(written);
	const rows = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 3 }) });
	await expect(rows.getByRole("heading", { level: 3 })).toHaveCount(50);
	await expect(page.getByText(`50 of ${total} articles shown`)).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
	const more = page.getByRole("button", { name: "Load more" });
	await more.focus();
	await page.keyboard.press("Enter");
	const titles = rows.getByRole("heading", { level: 3 });
	await expect(titles).toHaveCount(total);
	await expect(titles.nth(50).getByRole("link")).toBeFocused();
	await expect(more).toBeHidden();
});

test("the server searches and filters; both are in the address, for the way back", async ({
	page,
	administrator,
}) => {
	await openList(page, administrator);
	await expect(heading(page, /^\d+ articles$/)).toBeVisible();
	await page.getByLabel("Search articles").fill("CORNER cafe");
	await expect(heading(page, /^1 of \d+ articles$/)).toBeVisible();
	await expect(page.getByRole("link", { name: "Café at the corner", exact: true })).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/articles\?search=CORNER\+cafe$/);
	await page.getByRole("link", { name: "Café at the corner", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Edit Article" })).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel("Search articles")).toHaveValue("CORNER cafe");
	await expect(heading(page, /^1 of \d+ articles$/)).toBeVisible();

	await page.getByLabel("Status").click();
	await page.getByRole("option", { name: "Drafts" }).click();
	await expect(page.getByText("No articles found")).toBeVisible();
	await page.getByRole("button", { name: "Clear the search" }).click();
	await expect(page.getByLabel("Search articles")).toBeFocused();
	await expect(heading(page, /^\d+ articles$/)).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/articles$/);
});

test("a deleted article leaves the list and the count", { tag: "@long" }, async ({ page, administrator }) => {
	await openList(page, administrator, "?search=note+of+the+day+55");
	await page.getByRole("button", { name: "Delete A note of the day 55" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("No articles found")).toBeVisible();
	await expect(heading(page, /^0 of \d+ articles$/)).toBeFocused();
});

test("a list that cannot be read says so, and is read once more", { tag: "@long" }, async ({
	page,
	administrator,
}) => {
	await openList(page, administrator);
	await expect(heading(page, /^\d+ articles$/)).toBeVisible();
	await page.route("**/api/blog-posts?*search=thursday*", (route) =>
		route.fulfill({ status: 200, contentType: "text/plain", body: "not a list" }),
	);
	await page.getByLabel("Search articles").fill("thursday");
	await expect(page.getByText("Your articles are safe. Try again in a moment.")).toBeVisible();
	await page.unroute("**/api/blog-posts?*search=thursday*");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByText("No articles found")).toBeVisible();
});

test("the dashboard asks for the articles that it shows, and no more", { tag: "@long" }, async ({
	page,
	administrator,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname === "/api/blog-posts") asked.push(search);
	});
	await enter(page, administrator);
	await openScreen(page, "dashboard", "Dashboard");
	await expect(page.getByRole("link", { name: /^Edit/ }).first()).toBeVisible();
	await openScreen(page, "articles", "All Articles");
	await expect(heading(page, /^\d+ articles$/)).toBeVisible();
	expect(asked).toContain("?fields=summary&language=en&limit=5");
	expect(asked.every((query) => query.includes("limit="))).toBe(true);
});
