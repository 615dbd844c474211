import { expect, expectAccessible, expectToast, sidewaysScroll, test } from "#e2e/support/content-area.ts";
import { ways } from "#e2e/support/input.ts";
import { accessCode } from "#e2e/support/site-process.ts";

const guarded = ["dashboard", "articles", "add-article", "edit-article/any", "events", "images", "settings"];
const menu = [
	"Dashboard",
	"All Articles",
	"Add Article",
	"Images",
	"Events",
	"Settings",
	"View the website (opens in a new tab)",
];

for (const { way, width, height, input: hand } of ways) {
	test.describe(way, () => {
		// The browser itself reports the refused request in the console.
		test.use({ quietPage: false, viewport: { width, height } });

		// The other screens are walked by keyboard, and on a phone the menu has a door of its own.
		const tag = way === "on a phone" ? [] : "@long";
		test("a wrong code is denied, the right one opens the dashboard, and signing out ends the session", {
			tag,
		}, async ({ page, site }) => {
			const { press, type } = hand(page);
			const field = page.getByLabel("Access code");
			await page.goto("/admin");
			await expect(page.getByRole("link", { name: "Back to Website" })).toHaveAttribute("href", "/");
			await expectAccessible(page);

			await type(field, "a wrong code");
			await press(page.getByRole("button", { name: "Access Dashboard" }));
			await expectToast(page, "Access DeniedInvalid access code. Please try again.", "destructive");
			await expect(field).toHaveValue("a wrong code");
			await expect(field).toHaveAccessibleDescription("Invalid access code. Please try again.");
			await expectAccessible(page);

			const asked = Promise.withResolvers<void>();
			await page.route("**/api/admin/login", async (route) => {
				await asked.promise;
				await route.continue();
			});
			await type(field, accessCode);
			await field.press("Enter");
			await expect(page.getByRole("button", { name: "Verifying..." })).toBeDisabled();
			asked.resolve();
			await expect(page).toHaveURL(/\/admin\/dashboard$/);
			await expectToast(page, "Access GrantedWelcome to the CMS dashboard");
			const stored = await page.evaluate(() => ({ ...sessionStorage }));
			const cookies = await page.context().cookies();
			const token = cookies.find(({ name }) => name === "session")?.value;
			const id = cookies.find(({ name }) => name === "signed-in")?.value;
			expect(stored).toEqual({ admin_authenticated: "true", admin_token: id });
			const readable = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
			expect(readable).not.toContain(token);

			const area = width < 1024 ? page.getByRole("dialog", { name: "Ensemble CMS" }) : page;
			if (width < 1024) {
				await expect(page.getByRole("banner").getByText("Ensemble CMS")).toBeVisible();
				await press(page.getByRole("button", { name: "Open the menu" }));
				await expectAccessible(page);
			}
			await expect(area.getByRole("link").filter({ visible: true, hasText: /^(?!Skip)/ })).not.toHaveCount(0);
			for (const name of menu) {
				await expect(
					area.getByRole("link", { name, exact: true }).filter({ visible: true }).first(),
				).toBeVisible();
			}
			expect(await sidewaysScroll(page)).toBe(0);
			await press(area.getByRole("button", { name: "Sign Out" }));
			await expect(page).toHaveURL(/\/admin$/);
			await expect(field).toBeVisible();
			expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
			const headers = { Authorization: `Bearer ${token}` };
			await expect
				.poll(async () => (await fetch(`${site.url}/api/admin/stats`, { headers })).status)
				.toBe(401);
		});
	});
}

test("without a session every screen leads to the sign-in, and from there back", async ({ page }) => {
	for (const screen of guarded) {
		await page.goto(`/admin/${screen}`);
		await expect(page.getByRole("button", { name: "Access Dashboard" })).toBeEnabled();
		await expect(page).toHaveURL(/\/admin$/);
	}
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Show the code" }).click();
	await expect(page.getByLabel("Access code")).toHaveAttribute("type", "text");
	await page.getByLabel("Access code").press("Enter");
	await expect(page).toHaveURL(/\/admin\/settings$/);
});

test("tabs share the session of their browser, and end it together", { tag: "@long" }, async ({
	page,
	context,
}) => {
	await page.goto("/admin/events");
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
	const other = await context.newPage();
	await other.goto("/admin/images");
	await expect(other.getByRole("heading", { level: 1, name: "Images" })).toBeVisible();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await expect(page).toHaveURL(/\/admin$/);
	await expect(other).toHaveURL(/\/admin$/);
	expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
	// The screen leaves at once, and the session ends with the answer of the site.
	const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
	await expect.poll(cookieNames).not.toContain("session");
	await other.getByLabel("Access code").fill(accessCode);
	await other.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(other).toHaveURL(/\/admin\/images$/);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("who is signed in already is led on to the dashboard", { tag: "@long" }, async ({ signedIn }) => {
	for (const address of ["/admin", "/admin/login", "/ADMIN/"]) {
		await signedIn.goto(address);
		await expect(signedIn).toHaveURL(/\/admin\/dashboard$/);
	}
	await signedIn.goto("/admin/blog");
	await expect(signedIn).toHaveURL(/\/admin\/articles$/);
	await signedIn.goto("/admin/blog/add-article");
	await expect(signedIn).toHaveURL(/\/admin\/add-article$/);
});

test("without JavaScript the sign-in says what it needs", async ({ request }) => {
	const html = await (await request.get("/admin")).text();
	expect(html).toMatch(/<noscript><p[^>]*>The content area needs JavaScript\./);
});
