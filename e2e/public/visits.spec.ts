import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContext, Page } from "@playwright/test";
import { uncountedCookie } from "#app/api-client/session-cookies.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { inviteGuest } from "#e2e/support/invited-guest.ts";
import { countsFrom, metricsToken, personsAgent } from "#e2e/support/visit-counts.ts";

test.use({ siteEnvironment: { METRICS_TOKEN: metricsToken }, userAgent: personsAgent });
// All tests read the counts of one site.
test.describe.configure({ mode: "serial" });

/** Follows a link out of the site, which may open in a tab of its own or not at all. */
async function followOut(page: Page, href: string): Promise<void> {
	const stay = (one: Page) => one.route(/^(?!http:\/\/(127\.0\.0\.1|localhost))/, (route) => route.abort());
	page.context().on("page", (opened) => void stay(opened));
	await page.locator(`a[href^="${href}"]`).filter({ visible: true }).first().click();
}

async function another(context: BrowserContext, siteUrl: string, html: string): Promise<Page> {
	const server = createServer((_request, response) => {
		response.setHeader("Content-Type", "text/html").end(html);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const page = await context.newPage();
	await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	await page.getByRole("link").click();
	await page.waitForURL(`${siteUrl}/**`);
	server.close();
	return page;
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled });

		const tag = javaScriptEnabled ? [] : "@long";
		test("an address that is typed and another site's link are visits; the site's own links open pages", {
			tag,
		}, async ({ page, context, site }) => {
			const counted = await countsFrom(site.url);
			await page.goto("/how-it-works");
			await expect.poll(counted).toEqual({ openings: 1, visits: 1 });
			await page.locator('footer a[href="/legal"]').click();
			await expect(page).toHaveURL(/\/legal$/);
			await expect.poll(counted).toEqual({ openings: 2, visits: 1 });
			await another(context, site.url, `<a href="${site.url}/fr">Ensemble</a>`);
			await expect.poll(counted).toEqual({ openings: 3, visits: 2 });
		});

		test("a reload opens nothing anew", { tag }, async ({ page, site }) => {
			const counted = await countsFrom(site.url);
			await page.goto("/legal");
			await page.reload();
			await page.goto("/network");
			await expect.poll(counted).toEqual({ openings: 2, visits: 2 });
		});

		test("back to a document, and forward, opens nothing", { tag }, async ({ page, site }) => {
			const counted = await countsFrom(site.url);
			await page.goto("/legal");
			await page.goto("/network");
			await page.goBack();
			await expect(page).toHaveURL(/\/legal$/);
			await page.goForward();
			await expect(page).toHaveURL(/\/network$/);
			await page.goto("/fr");
			await expect.poll(counted).toEqual({ openings: 3, visits: 3 });
		});

		test("links to forms, telephone, mail and calendar files are counted where they stand", { tag }, async ({
			page,
			site,
		}) => {
			const counted = await countsFrom(site.url);
			await page.goto("/legal");
			await followOut(page, "mailto:");
			await followOut(page, "tel:");
			await page.goto("/fr");
			await followOut(page, defaultFacts.apply.fr);
			await page.goto("/events/singlessocials");
			await followOut(page, "/events.ics");
			await expect
				.poll(counted)
				.toEqual({ openings: 3, visits: 3, mail: 1, telephone: 1, application: 1, calendar: 1 });
		});

		test("whoever wishes is left out, and counted again", async ({ page, context, site }) => {
			const counted = await countsFrom(site.url);
			await page.goto("/privacy-policy");
			await expect.poll(counted).toEqual({ openings: 1, visits: 1 });
			await page.getByRole("button", { name: "Do not count my visits" }).click();
			await expect(page.getByText("This browser is not counted.")).toBeVisible();
			const left = (await context.cookies()).find(({ name }) => name === uncountedCookie);
			expect(left).toMatchObject({ value: "1", sameSite: "Lax", path: "/" });
			await page.goto("/fr/privacy-policy");
			await page.goto("/privacy-policy");
			await page.getByRole("button", { name: "Count my visits again" }).click();
			await expect(page.getByText("This browser is counted, as described here.")).toBeVisible();
			expect((await context.cookies()).find(({ name }) => name === uncountedCookie)).toBeUndefined();
			await page.goto("/legal");
			await expect.poll(counted).toEqual({ openings: 2, visits: 2 });
		});
	});
}

test("a page is read once it was visible for ten seconds, and not in a hidden tab", async ({
	page,
	site,
}) => {
	const counted = await countsFrom(site.url);
	await page.clock.install();
	await page.addInitScript(() => {
		const shown = { state: "visible" };
		Object.defineProperty(document, "visibilityState", { get: () => shown.state });
		document.addEventListener("test-visibility", (event) => {
			shown.state = (event as CustomEvent<string>).detail;
			document.dispatchEvent(new Event("visibilitychange"));
		});
	});
	const become = (state: "visible" | "hidden") =>
		page.evaluate(
			(detail) => void document.dispatchEvent(new CustomEvent("test-visibility", { detail })),
			state,
		);
	await page.goto("/legal");
	await page.clock.runFor(6_000);
	await become("hidden");
	await page.clock.runFor(60_000);
	await become("visible");
	await page.clock.runFor(3_000);
	expect(await counted()).toEqual({ openings: 1, visits: 1 });
	await page.clock.runFor(2_000);
	await expect.poll(counted).toEqual({ openings: 1, visits: 1, reads: 1 });
	await page.clock.runFor(60_000);
	expect(await counted()).toEqual({ openings: 1, visits: 1, reads: 1 });
});

test("a sign-up is counted, and a page that the browser goes back to is opened once more", async ({
	page,
	site,
}) => {
	const counted = await countsFrom(site.url);
	await page.goto("/blog");
	await page.getByLabel(/email/i).first().fill("reader@example.com");
	await page
		.getByRole("button", { name: /subscribe/i })
		.first()
		.click();
	await expect.poll(counted).toEqual({ openings: 1, visits: 1, signUp: 1 });
	await page.locator('footer a[href="/legal"]').click();
	await expect(page).toHaveURL(/\/legal$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/blog$/);
	await expect.poll(counted).toEqual({ openings: 3, visits: 1, signUp: 1 });
});

test("the administrator's browser is nobody's", async ({ page, context, site, administrator }) => {
	const counted = await countsFrom(site.url);
	await context.addCookies(administrator.cookies());
	await page.goto("/network");
	await followOut(page, "mailto:").catch(() => undefined);
	await context.clearCookies();
	await page.goto("/network");
	await expect.poll(counted).toEqual({ openings: 1, visits: 1 });
});

test("a private page is not counted, the page that is opened from it is, each time", async ({
	page,
	site,
	administrator,
	inbox,
}) => {
	const { path } = await inviteGuest(administrator, inbox, "anna@example.com");
	const counted = await countsFrom(site.url);
	const openLegal = async (openings: number) => {
		await page.locator('footer a[href="/legal"]').click();
		await expect(page).toHaveURL(/\/legal$/);
		await expect.poll(counted).toMatchObject({ openings });
	};
	await page.goto(path);
	await openLegal(1);
	await page.goBack();
	await expect(page).toHaveURL(site.url + path);
	await followOut(page, "tel:");
	await openLegal(2);
	await expect.poll(counted).toEqual({ openings: 2, telephone: 1 });
});
