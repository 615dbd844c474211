import type { Page } from "@playwright/test";
import { Administrator } from "#e2e/support/administrator.ts";
import {
	enter,
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	test,
} from "#e2e/support/content-area.ts";
import { accessCode, samplePlace, startSite } from "#e2e/support/site-process.ts";

inEveryWay(
	"the member count is changed, and another session is ended",
	"on a phone",
	async (page, { press, type }, owner) => {
		const other = await Administrator.signIn(new URL(await baseOf(page)).origin);
		await openScreen(page, "settings", "Settings");
		const count = page.getByRole("spinbutton", { name: "Active Members Count" });
		await expect(page.getByText("Current count: 234")).toBeVisible();
		await expect(page.getByRole("heading", { name: "More Settings" })).toBeVisible();
		await expectAccessible(page);

		await type(count, "");
		await press(page.getByRole("button", { name: "Update Count" }));
		await expectToast(page, "Invalid InputPlease enter a valid number", "destructive");
		await expectAccessible(page);
		await type(count, "301");
		await expect(page.getByText("Connect with 301+ successful professionals")).toBeVisible();
		await press(page.getByRole("button", { name: "Update Count" }));
		await expectToast(page, "SuccessActive members count updated successfully");
		await expect(page.getByText("Current count: 301")).toBeVisible();
		expect(await (await page.request.get("/")).text()).toContain("301");
		await owner.setMemberCount(234);

		await type(page.getByLabel("New access code"), "short");
		await press(page.getByRole("button", { name: "Change Access Code" }));
		await expect(page.getByText("Use at least 12 characters.")).toBeVisible();

		const sessions = page.getByRole("list", { name: "Sessions" });
		await expect(sessions.getByRole("listitem").filter({ hasText: "This session" })).toHaveCount(1);
		while ((await sessions.getByRole("button").count()) > 0) {
			const left = await sessions.getByRole("button").count();
			await press(sessions.getByRole("button", { name: /^End session/ }).first());
			await expect(sessions.getByRole("button")).toHaveCount(left - 1);
			await expect(sessions).toBeFocused();
		}
		await expect(other.request("GET", "/api/admin/stats")).rejects.toThrow("401");
	},
);

test("a changed access code signs everyone else out, and opens the area from then on", async ({
	browser,
}) => {
	const place = await samplePlace();
	const site = await startSite(place);
	const here = await Administrator.signIn(site.url);
	const elsewhere = await Administrator.signIn(site.url);
	const context = await browser.newContext({ baseURL: site.url });
	const page = await context.newPage();
	await enter(page, here);
	await openScreen(page, "settings", "Settings");
	await page.getByLabel("Current access code").fill("not this one");
	await page.getByLabel("New access code").fill("a new and longer one");
	await page.getByRole("button", { name: "Change Access Code" }).click();
	await expect(page.getByText("This is not the current access code.").first()).toBeVisible();
	await page.getByLabel("Current access code").fill(accessCode);
	await page.getByRole("button", { name: "Change Access Code" }).click();
	await expectToast(page, "Access code changedEveryone else has been signed out.");
	await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
	await expect(elsewhere.request("GET", "/api/admin/stats")).rejects.toThrow("401");
	for (const [password, status] of [
		[accessCode, 401],
		["a new and longer one", 200],
	] as const) {
		const answer = await page.request.post("/api/admin/login", { data: { password } });
		expect(answer.status()).toBe(status);
	}
	await context.close();
	await site.stop();
	await place.remove();
});

test("a browser that signed in is a known device, until it is forgotten", async ({ page, context, site }) => {
	await Administrator.signIn(site.url);
	await page.goto("/admin");
	await page.getByLabel("Access code").fill(accessCode);
	await page.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	const [cookie] = (await context.cookies(`${site.url}/api/admin/login`)).filter(({ httpOnly }) => httpOnly);
	expect(cookie).toMatchObject({ name: "sign-in-device", sameSite: "Strict", path: "/api/admin/login" });
	expect(await page.evaluate(() => document.cookie)).not.toContain("sign-in-device");

	await openScreen(page, "settings", "Settings");
	const devices = page.getByRole("list", { name: "Known devices" });
	const own = devices.getByRole("listitem").filter({ hasText: "This device" });
	await expect(own).toHaveCount(1);
	await expectAccessible(page);
	const before = await devices.getByRole("listitem").count();
	await own.getByRole("button", { name: /^Forget device first signed in/ }).click();
	await expectToast(page, "Device forgotten");
	await expect(own).toHaveCount(0);
	await expect(devices.getByRole("listitem")).toHaveCount(before - 1);
	await expect(devices).toBeFocused();
	await expect(page.getByRole("listitem").filter({ hasText: "This session" })).toHaveCount(1);
});

/** Returns the address of this worker's site. */
async function baseOf(page: Page): Promise<string> {
	return (await page.request.get("/healthz")).url();
}
