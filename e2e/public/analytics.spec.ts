import type { Page } from "@playwright/test";
import { writeConsent } from "#app/features/analytics/use-consent.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { test as base, expect } from "#e2e/support/fixtures.ts";
import { shiftLimit, watchShifts } from "#e2e/support/layout-shifts.ts";
import { scrollThrough } from "#e2e/support/scrolling.ts";
import { ThirdParties } from "#e2e/support/third-parties.ts";
import { isLong } from "#platform/testing/long-tests.ts";

const test = base.extend<{ others: ThirdParties }>({
	others: [
		async ({ context, site }, use) => {
			const others = new ThirdParties();
			await others.standIn(context, site.url);
			await use(others);
		},
		{ auto: true },
	],
});

test.use({ siteEnvironment: { GA_MEASUREMENT_ID: "G-TEST123", META_PIXEL_ID: "1234567890" } });

const question = (page: Page) => page.getByRole("region", { name: "A small question" });
const answer = (page: Page, name: "Agree" | "Decline") => question(page).getByRole("button", { name });
const settings = (page: Page) =>
	page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" });

/** Follows the first link of the page to a form, which opens in a tab of its own. */
async function openForm(page: Page, href: string): Promise<void> {
	const opened = page.waitForEvent("popup");
	await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
	await (await opened).close();
}

test("nobody else is contacted before an answer", async ({ page, others }) => {
	await page.goto("/");
	await expect(question(page)).toBeVisible();
	await openForm(page, defaultFacts.apply.en);
	await page.getByRole("navigation").getByRole("link", { name: "Insights" }).click();
	await expect(page).toHaveURL(/\/blog$/);
	await expect(question(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(others.contacted).toEqual([]);
});

test("a refusal is stored, and nothing is ever loaded", async ({ page, others }) => {
	await page.goto("/");
	await answer(page, "Decline").click();
	await expect(question(page)).toBeHidden();
	await openForm(page, defaultFacts.apply.en);
	await page.reload();
	await expect(settings(page)).toBeVisible();
	await expect(question(page)).toBeHidden();
	await page.waitForLoadState("networkidle");
	expect(others.contacted).toEqual([]);
});

test("a double click on the answer presses nothing below it, and a second tab is asked no more", async ({
	page,
	context,
}) => {
	const second = await context.newPage();
	for (const tab of [page, second]) {
		await tab.goto("/");
		await expect(question(tab)).toBeVisible();
	}
	await answer(page, "Decline").dblclick({ delay: 60 });
	await expect(question(page)).toBeHidden();
	await expect(page).toHaveURL(/\/$/);
	expect(context.pages()).toHaveLength(2);
	await second.reload();
	await expect(settings(second)).toBeVisible();
	await expect(question(second)).toBeHidden();
});

test("after an agreement each event is sent once", async ({ page, others }) => {
	await page.goto("/?utm_source=mail&name=Ann");
	await answer(page, "Agree").click();
	const expectEvents = async (...events: string[]) => {
		await expect.poll(() => [...others.events].sort()).toEqual(events.sort());
		others.events.length = 0;
	};
	await expectEvents("page_view");

	await openForm(page, defaultFacts.apply.en);
	await expectEvents("application_click", "Lead");
	await openForm(page, defaultFacts.referralForm.en);
	await expectEvents("referral_click");
	await page.getByRole("textbox", { name: "Email" }).fill("ann@example.com");
	await page.keyboard.press("Enter");
	await expectEvents("Contact");
	await page.locator('main a[href="/network"]').first().click();
	await expectEvents("CompleteRegistration", "page_view");
	await openForm(page, defaultFacts.networkForm.en);
	await expectEvents("CompleteRegistration");

	await page.getByRole("navigation").getByRole("link", { name: "Insights" }).click();
	await expectEvents("blog_navigation", "page_view");
	await page.getByRole("article").getByRole("link").first().click();
	await expectEvents("blog_navigation", "page_view", "ViewContent");
	await page.goBack();
	await expectEvents("page_view");

	await page.reload();
	await expectEvents("page_view");
	expect(others.pages.map((address) => address.replace(/^.*localhost:\d+/, ""))).toEqual([
		"/?utm_source=mail",
		"/network",
		"/blog",
		expect.stringMatching(/^\/blog\/[a-z-]+$/),
		"/blog",
		"/blog",
	]);
	expect(others.contacted.filter((host) => host === "www.googletagmanager.com")).toHaveLength(2);
	expect(others.contacted.filter((host) => host === "connect.facebook.net")).toHaveLength(2);
});

test("an agreement that is taken back stops the events, and loads nothing from then on", async ({
	page,
	context,
	others,
}) => {
	await page.goto("/");
	await answer(page, "Agree").click();
	await expect.poll(() => others.events).toEqual(["page_view"]);
	await settings(page).click();
	await expect(question(page)).toContainText("Your current answer: yes.");
	await answer(page, "Decline").click();
	const before = others.contacted.length;
	await openForm(page, defaultFacts.apply.en);
	expect((await context.cookies()).filter(({ name }) => name.startsWith("_"))).toEqual([]);
	await page.reload();
	await expect(settings(page)).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(others.contacted).toHaveLength(before);
});

test("a page that belongs to one person, or to nobody, is not measured", async ({ context, others }) => {
	await context.addInitScript(
		(stored) => localStorage.setItem("measurement", stored),
		writeConsent("agreed"),
	);
	// A page of its own: the browser complains of a 404 in the console.
	const page = await context.newPage();
	await page.goto("/blog/no-such-article?token=secret");
	await page.waitForLoadState("networkidle");
	expect(others.contacted).toEqual([]);
	await page.goto("/blog");
	await expect.poll(() => others.events).toEqual(["page_view"]);
});

test("the question is asked in French, and its answers weigh the same", { tag: "@long" }, async ({
	page,
}) => {
	await page.goto("/fr");
	const region = page.getByRole("region", { name: "Une petite question" });
	const refuse = region.getByRole("button", { name: "Refuser" });
	const agree = region.getByRole("button", { name: "Accepter" });
	const looks = (button: typeof agree) =>
		button.evaluate((element) => {
			const { width, height } = element.getBoundingClientRect();
			const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element);
			return { width, height, color, backgroundColor, borderColor, fontWeight, fontSize };
		});
	expect(await looks(refuse)).toEqual(await looks(agree));
	await expect(
		page.getByRole("contentinfo").getByRole("button", { name: "Gérer les cookies" }),
	).toBeVisible();
});

test("by keyboard, the question is answered, asked again and left as it was", async ({ page }) => {
	await page.goto("/");
	await expect(question(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(question(page).getByRole("link")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(question(page)).toBeHidden();
	await settings(page).press("Enter");
	await expect(question(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(question(page)).toBeHidden();
	await expect(settings(page)).toBeFocused();
});

test("the question comes and goes without moving the page", { tag: "@long" }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	const shifted = await watchShifts(page);
	for (const width of isLong ? [390, 1280] : [390]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/");
		await expect(question(page)).toBeVisible();
		await scrollThrough(page);
		await answer(page, "Decline").click();
		await expect(question(page)).toBeHidden();
		expect(await shifted()).toBeLessThan(shiftLimit);
		await page.evaluate(() => localStorage.clear());
	}
});

test("on a phone the question hides nothing that has the focus", { tag: "@long" }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	await expect(question(page)).toBeVisible();
	const last = settings(page);
	for (let steps = 0; steps < 100; steps += 1) {
		await page.keyboard.press("Tab");
		const covered = await page.evaluate(() => {
			const focused = document.activeElement;
			const notice = document.querySelector("section[aria-labelledby=consent-title]");
			if (focused === null || notice === null || notice.contains(focused)) return false;
			return focused.getBoundingClientRect().bottom > notice.getBoundingClientRect().top;
		});
		expect(covered, `focus is hidden after ${steps + 1} steps`).toBe(false);
		if (await last.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error("The walk did not reach the end of the page.");
});

test("the policy names the tools' hosts where visits are measured, and nowhere else", async ({
	page,
	request,
	administrator,
	others,
}) => {
	const policyOf = async (path: string) =>
		(await request.get(path)).headers()["content-security-policy"] ?? "";
	const { id } = await administrator.publish({ title: "Seen early", excerpt: "How.", content: "Text." });
	const { url } = await administrator.request<{ url: string }>("POST", `/api/blog-posts/${id}/preview-link`);
	const preview = new URL(url).pathname;
	for (const path of ["/", "/fr", "/blog"]) expect(await policyOf(path), path).toContain("googletagmanager");
	for (const path of ["/admin", "/admin/dashboard", preview, `/fr${preview}`]) {
		expect(await policyOf(path), path).not.toMatch(/google|facebook/);
	}

	// From a private page on, nothing is measured until the next one is loaded.
	await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
		"measurement",
		writeConsent("agreed"),
	] as const);
	await page.goto(preview);
	await page.getByRole("navigation").getByRole("link", { name: "Insights" }).click();
	await expect(page).toHaveURL(/\/blog$/);
	await page.waitForLoadState("networkidle");
	expect(others.contacted).toEqual([]);
	await page.reload();
	await expect.poll(() => others.contacted.length).toBeGreaterThan(0);
});
