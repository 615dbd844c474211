import type { BrowserContext, Page } from "@playwright/test";
import { writeConsent } from "#app/features/analytics/use-consent.ts";
import { enter } from "#e2e/support/content-area.ts";
import { test as base, expect } from "#e2e/support/fixtures.ts";
import { accessCode } from "#e2e/support/site-process.ts";
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

/** Every page of the browser is that of somebody who agreed to be measured. */
const agree = (context: BrowserContext) =>
	context.addInitScript((stored) => localStorage.setItem("measurement", stored), writeConsent("agreed"));

const hasTool = (page: Page) => page.evaluate(() => window.fbq !== undefined);

test("no script of a public page hears, reads or is sent the session of another tab", async ({
	page,
	context,
}) => {
	await page.goto("/how-it-works");
	await page.evaluate(() => {
		const heard: unknown[] = [];
		const channel = new BroadcastChannel("ensemble-session");
		channel.onmessage = ({ data }) => heard.push(data);
		Object.assign(window, { heard, ask: () => channel.postMessage({ kind: "asked" }) });
	});
	const owner = await context.newPage();
	await owner.goto("/admin");
	await owner.getByLabel("Access code").fill(accessCode);
	const answered = owner.waitForResponse("**/api/admin/login");
	await owner.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(owner).toHaveURL(/\/admin\/dashboard$/);
	const cookies = await context.cookies();
	const token = cookies.find(({ name }) => name === "session")?.value ?? "";
	expect(token).toMatch(/^[\w-]{43}$/);
	expect(await (await answered).text()).not.toContain(token);

	const spied = await context.newPage();
	await spied.goto("/");
	for (const tab of [page, spied, owner]) {
		const readable = await tab.evaluate(() =>
			JSON.stringify([
				"heard" in window ? window.heard : [],
				{ ...sessionStorage },
				{ ...localStorage },
				document.cookie,
			]),
		);
		expect(readable).not.toContain(token);
	}
	await page.evaluate(() => "ask" in window && typeof window.ask === "function" && window.ask());
	await owner.getByRole("button", { name: "Sign Out" }).click();
	const heard = () => page.evaluate(() => ("heard" in window ? window.heard : []));
	await expect.poll(heard).toEqual(["changed", "changed"]);
});

test("the administrator's browser loads no measuring tool, whichever tab came first", async ({
	page,
	context,
	administrator,
	others,
}) => {
	await agree(context);
	await page.goto("/");
	await expect.poll(() => hasTool(page)).toBe(true);
	const owner = await context.newPage();
	await owner.goto("/admin");
	await owner.getByLabel("Access code").fill(accessCode);
	await owner.getByRole("button", { name: "Access Dashboard" }).click();
	await expect(owner).toHaveURL(/\/admin\/dashboard$/);
	// The page that held the tools is reloaded without them.
	await expect.poll(() => hasTool(page)).toBe(false);
	const before = others.contacted.length;
	for (const path of ["/blog", "/fr", "/how-it-works"]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		expect(await hasTool(page), path).toBe(false);
	}
	expect(others.contacted).toHaveLength(before);

	await context.clearCookies();
	await enter(page, administrator);
	await page.goto("/network");
	await page.waitForLoadState("networkidle");
	expect(others.contacted).toHaveLength(before);
});

test("private addresses are told neither to the next page nor to a tool", async ({
	page,
	context,
	administrator,
	others,
	site,
}) => {
	const { id } = await administrator.publish({ title: "Seen early", excerpt: "How.", content: "Text." });
	const link = await administrator.request<{ url: string }>("POST", `/api/blog-posts/${id}/preview-link`);
	const draft = await administrator.request<{ url: string }>("POST", "/api/admin/texts/draft-link");
	const addresses = [
		new URL(link.url).pathname,
		new URL(draft.url).pathname,
		"/invitation/SECRET",
		"/fr/feedback/SECRET",
		"/newsletter/unsubscribe?token=SECRET",
		"/fr/newsletter/settings?token=SECRET",
	];
	for (const address of addresses) {
		const answer = await context.request.get(address);
		expect(answer.headers()["referrer-policy"], address).toBe("strict-origin");
		expect(answer.headers()["content-security-policy"], address).not.toMatch(/google|facebook/);
	}
	// Browsers follow the header of each alike: one with a token in its path, and one in its query.
	const opened = isLong ? addresses : addresses.filter((_, place) => place % 4 === 0);
	for (const address of opened) {
		// As a link opens the next document: with the referrer that this one's policy allows.
		const private_ = await context.newPage();
		await private_.goto(address);
		const opening = context.waitForEvent("page");
		await private_.evaluate(() => {
			const next = document.createElement("a");
			Object.assign(next, { href: "/how-it-works", target: "_blank", rel: "opener" });
			document.body.append(next);
			next.click();
		});
		const next = await opening;
		await next.waitForLoadState("networkidle");
		expect(await next.evaluate(() => document.referrer), address).toBe(`${site.url}/`);
		await next.close();
		await private_.close();
	}
	await agree(context);
	for (const address of opened) {
		await page.goto("/blog", { referer: site.url + address });
		await page.waitForLoadState("networkidle");
		expect(await hasTool(page), address).toBe(false);
	}
	expect(others.contacted).toEqual([]);
});
