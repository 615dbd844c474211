import { expect, test } from "#e2e/support/mail-fixtures.ts";
import { expectSound, openDashboard, row, subscribe } from "#e2e/support/subscribers-screen.ts";

// Behind a proxy, each sign-up can come from a client of its own.
test.use({ siteEnvironment: { TRUST_PROXY: "true" } });

test.describe("when the site does not answer", () => {
	// The browser itself reports failed requests in the console.
	test.use({ quietPage: false });

	test("the list, an export and an erasure say so, and nothing is lost", { tag: "@long" }, async ({
		page,
		inbox,
		administrator,
	}) => {
		await subscribe(page, inbox, "en", "fail-ada@example.com");
		await openDashboard(page, administrator);
		await page.route("**/api/admin/subscribers**", (route) => route.abort());
		await page.goto("/admin/subscribers");
		const failure = page.getByRole("alert").filter({ hasText: "Your subscribers are safe." });
		await expect(failure).toBeVisible();
		await expectSound(page);
		await page.unroute("**/api/admin/subscribers**");
		await failure.getByRole("button", { name: "Try again" }).click();
		await expect(row(page, "fail-ada@example.com")).toBeVisible();

		await page.route("**/api/admin/subscribers**", (route) => route.abort());
		await page.getByRole("checkbox", { name: "All states" }).check();
		await page.getByRole("button", { name: "Export CSV" }).click();
		await expect(page.getByText("Failed to export subscribers").first()).toBeVisible();
		await page.getByRole("button", { name: "Erase fail-ada@example.com" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
		await expect(page.getByText("Failed to erase the subscriber").first()).toBeVisible();
		await expect(row(page, "fail-ada@example.com")).toBeVisible();
	});
});
