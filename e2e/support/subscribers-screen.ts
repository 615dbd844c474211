import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { isLong } from "#platform/testing/long-tests.ts";
import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";
import type { Administrator } from "./administrator.ts";
import { axeFindings } from "./axe.ts";
import { enter, openScreen } from "./content-area.ts";
import { awaitMail, expect, linkTo } from "./mail-fixtures.ts";

/** Opens the dashboard as the administrator. */
export async function openDashboard(page: Page, administrator: Administrator): Promise<void> {
	await enter(page, administrator);
	await openScreen(page, "dashboard", "Dashboard");
}

/** Opens the list of subscribers as the administrator. */
export async function openSubscribers(page: Page, administrator: Administrator): Promise<void> {
	await enter(page, administrator);
	await page.goto("/admin/subscribers");
	await expect(page.getByRole("heading", { level: 2, name: /subscribers?$/ })).toBeVisible();
}

/** A client of its own for each sign-up: one client may not send as many as a test file needs. */
let clients = 1;

/** Has people ask for the newsletter. @returns the links that confirm. */
export async function subscribe(page: Page, inbox: SmtpInbox, language: string, ...emails: string[]) {
	const links: string[] = [];
	for (const email of emails) {
		const before = inbox.mails.filter(({ to }) => to.includes(email)).length;
		const answer = await page.request.post("/api/newsletter", {
			data: { email, language, page: "/blog" },
			headers: { "X-Forwarded-For": `192.0.2.${clients++}` },
		});
		expect(answer.status()).toBe(200);
		links.push(linkTo(await awaitMail(inbox, email, before + 1), "/newsletter/confirm"));
	}
	return links;
}

/** Opens the links of mails, as their button does. */
export async function confirm(page: Page, ...links: string[]): Promise<void> {
	for (const link of links) expect((await page.request.post(link, { form: {} })).status()).toBe(200);
}

/** Has the site forget whom other tests left there. */
export async function eraseEverybody(administrator: Administrator): Promise<void> {
	const { subscribers } = await administrator.request<{ subscribers: { id: string }[] }>(
		"GET",
		"/api/admin/subscribers?limit=200",
	);
	for (const { id } of subscribers) await administrator.request("DELETE", `/api/admin/subscribers/${id}`);
}

/** Returns a person's row of the list. */
export function row(page: Page, email: string): Locator {
	return page.getByRole("main").getByRole("listitem").filter({ hasText: email });
}

/** Exports what is shown. @returns the lines of the file, without its first. */
export async function exported(page: Page): Promise<string[]> {
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Export CSV" }).click();
	const file = await download;
	expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
	await expect(page.getByText("Subscribers exported").first()).toBeVisible();
	const text = await readFile(await file.path(), "utf8");
	expect(text.startsWith("\ufeffEmail,State,Language,")).toBe(true);
	return text.split("\r\n").slice(1, -1);
}

/** Expects nothing wider than the window at both widths, and no violation by axe: at both, once a night. */
export async function expectSound(page: Page): Promise<void> {
	const size = page.viewportSize() ?? { width: 1280, height: 720 };
	for (const width of [size.width, 390]) {
		await page.setViewportSize({ ...size, width });
		if (width === size.width || isLong) {
			expect.soft(await axeFindings(page), `at ${width} px`).toEqual([]);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
	await page.setViewportSize(size);
}
