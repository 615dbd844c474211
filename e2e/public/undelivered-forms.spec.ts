import type { Page } from "@playwright/test";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";

test.use({ quietPage: false });

/** A confirmed reader. @returns the welcome mail's link to a page. */
async function reader(page: Page, inbox: SmtpInbox, email: string, path: string): Promise<string> {
	await page.request.post("/api/newsletter", { data: { email } });
	await page.request.post(linkTo(await awaitMail(inbox, email), "/newsletter/confirm"), { form: {} });
	return linkTo(await awaitMail(inbox, email, 2), path);
}

const title = (page: Page, name: string) =>
	expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("without a connection a form stays as it was typed, says so, and is taken once there is one", async ({
	page,
	context,
	inbox,
}) => {
	const email = "offline@example.com";
	await page.goto(await reader(page, inbox, email, "/newsletter/settings"));
	await page.getByRole("button", { name: "Send me the link" }).click();
	await title(page, "Look in your inbox");
	await page.goto(linkTo(await awaitMail(inbox, email, 3), "/newsletter/settings"));
	await page.getByLabel("New email address").fill("elsewhere@example.com");
	await page.getByRole("radio", { name: "Français" }).check();
	await context.setOffline(true);
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("alert")).toHaveText(/^You seem to be offline, and nothing was sent\./);
	await expect(page.getByLabel("New email address")).toHaveValue("elsewhere@example.com");
	await expect(page.getByRole("radio", { name: "Français" })).toBeChecked();
	await context.setOffline(false);
	await page.getByRole("button", { name: "Save" }).click();
	await title(page, "One more click, at the new address");
});

test("a search that did not arrive is asked for again in one click, with what was typed", {
	tag: "@long",
}, async ({ page, context }) => {
	await page.goto("/blog");
	await page.getByRole("searchbox").fill("silence");
	await context.setOffline(true);
	await page.getByRole("searchbox").press("Enter");
	await title(page, "The page did not arrive");
	await page.getByRole("link", { name: "Try again" }).click();
	await title(page, "The page did not arrive");
	await context.setOffline(false);
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("searchbox")).toHaveValue("silence");
	await expect(page.getByRole("link", { name: "How to read a good silence" }).first()).toBeVisible();
});

test("an answer of a proxy is no answer: the page says that it may not have arrived", async ({
	page,
	inbox,
}) => {
	await page.goto(await reader(page, inbox, "proxy@example.com", "/newsletter/unsubscribe"));
	const answers = page.route("**/newsletter/unsubscribe.data*", (route) =>
		route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
	);
	await answers;
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect(page.getByRole("alert").filter({ hasText: "The site did not answer" })).toHaveCount(1);
	await title(page, "Leaving the list?");
	await page.unroute("**/newsletter/unsubscribe.data*");
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await title(page, "You are unsubscribed");
});

test("a web mail unsubscribes from its own pages", async ({ page, inbox }) => {
	const link = await reader(page, inbox, "webmail@example.com", "/newsletter/unsubscribe");
	const answer = await page.request.post(link, {
		form: { "List-Unsubscribe": "One-Click" },
		headers: { Origin: "https://mail.provider.example" },
	});
	expect(answer.status()).toBe(200);
	await page.goto(link);
	await title(page, "You are unsubscribed");
});
