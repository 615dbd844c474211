import { expect, expectAccessible, inEveryWay, openScreen, test } from "#e2e/support/content-area.ts";

inEveryWay(
	"the dashboard shows the figures and the latest five, and leads on",
	"at night alone",
	async (page, { press }, owner) => {
		const stats = await owner.request<Record<string, number>>("GET", "/api/admin/stats");
		await openScreen(page, "dashboard", "Dashboard");
		const main = page.getByRole("main");
		const card = (label: string) =>
			main.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
		await expect(card("Total Articles")).toContainText(String(stats.totalArticles));
		await expect(card("Published")).toHaveText(`Published${stats.publishedArticles}Live on the website`);
		await expect(card("Drafts")).toHaveText(`Drafts${stats.draftArticles}Unpublished articles`);
		await expect(card("Active Members")).toContainText(/\d+/);

		const recent = main.getByRole("region", { name: "Recent Articles" });
		/** Unfolds the panels, which are folded on a phone. */
		const unfold = async () => {
			const folded = main
				.getByRole("region", { name: /^(Recent Articles|Quick Actions)$/ })
				.locator("details:not([open]) > summary");
			while ((await folded.count()) > 0) await press(folded.first());
		};
		await unfold();
		await expect(recent.getByRole("listitem")).toHaveCount(5);
		for (const row of await recent.getByRole("listitem").all()) {
			await expect(row.getByText(/^(Published|Draft|Scheduled)$/)).toBeVisible();
			await expect(row.getByText(/^Created \d+ \w+ \d{4}$/)).toBeVisible();
		}
		await expectAccessible(page);

		const quick = main.getByRole("region", { name: "Quick Actions" });
		for (const [inside, link, address] of [
			[main, "Add New Article", "add-article"],
			[recent, "View All", "articles"],
			[quick, "Create New Article", "add-article"],
			[quick, "Manage Articles", "articles"],
			[quick, "Manage Events", "events"],
			[quick, "Settings", "settings"],
		] as const) {
			await press(inside.getByRole("link", { name: link, exact: true }));
			await expect(page).toHaveURL(new RegExp(`/admin/${address}$`));
			await page.goBack();
			await expect(quick).toBeVisible();
			await unfold();
		}
		const first = recent.getByRole("listitem").first();
		const title = await first.getByRole("heading").textContent();
		await press(first.getByRole("link", { name: `Edit ${title}` }));
		await expect(page.getByLabel("Title", { exact: false }).first()).toHaveValue(title ?? "");
	},
);

test("with no articles the dashboard and the list say so and lead to the first one", async ({
	signedIn: page,
}) => {
	await page.route(/\/api\/blog-posts(\?|$)/, (route) => route.fulfill({ json: [] }));
	for (const [screen, title] of [
		["dashboard", "Dashboard"],
		["articles", "All Articles"],
	] as const) {
		await openScreen(page, screen, title);
		await expect(page.getByText("No articles yet")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("link", { name: "Create your first article" }).click();
		await expect(page).toHaveURL(/\/admin\/add-article$/);
	}
});

test("the member count is '...' while it is read, and 225 when it is no number", async ({
	signedIn: page,
}) => {
	const asked = Promise.withResolvers<void>();
	await page.route("**/api/settings/active_members_count", async (route) => {
		await asked.promise;
		await route.fulfill({ json: { id: "x", key: "active_members_count", value: "many", updatedAt: "" } });
	});
	await openScreen(page, "dashboard", "Dashboard");
	const card = page.locator("dl > div").filter({ hasText: "Active Members" });
	await expect(card).toContainText("...");
	asked.resolve();
	await expect(card).toContainText("225");
});
