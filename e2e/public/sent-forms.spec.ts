import type { Page } from "@playwright/test";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import type { Administrator } from "#e2e/support/administrator.ts";
import { awaitMail, expect, linkTo, test } from "#e2e/support/mail-fixtures.ts";
import type { SmtpInbox } from "#platform/testing/smtp-inbox.ts";

test.use({ quietPage: false });

/** A visitor of a form, and the means to reach it. */
type Visit = { page: Page; administrator: Administrator; inbox: SmtpInbox; email: string };

/** A form of a visitor: how it is reached, what sends it, and what tells that it was taken. */
type Journey = {
	name: string;
	/** @returns the address of the form. */
	open: (visit: Visit) => Promise<string>;
	fill?: (page: Page, email: string) => Promise<void>;
	button: string;
	/** The sentence that says that it was taken. */
	taken: RegExp;
	/** The addresses that it is posted to. */
	posts: RegExp;
	/** The sentence that says that there is no connection. */
	offline: RegExp;
	/** True if its page shows later that it was taken; a sign-up's is the same for all. */
	staysDone: boolean;
};

const subscriptionForm = (name: string, path: string): Journey => ({
	name,
	open: async () => path,
	fill: (page, email) => page.getByLabel("Email address").fill(email),
	button: "Subscribe",
	taken: /we are sending you an email with one last click/,
	posts: /\/api\/newsletter|\/newsletter\/thanks/,
	offline: /Please try again or contact us directly/,
	staysDone: false,
});

async function signUp({ page, inbox, email }: Visit): Promise<string> {
	await page.request.post("/api/newsletter", { data: { email } });
	return linkTo(await awaitMail(inbox, email), "/newsletter/confirm");
}

async function confirm(visit: Visit): Promise<string> {
	await visit.page.request.post(await signUp(visit), { form: {} });
	return linkTo(await awaitMail(visit.inbox, visit.email, 2), "/newsletter/unsubscribe");
}

async function findSettings(visit: Visit): Promise<string> {
	await confirm(visit);
	return linkTo(await awaitMail(visit.inbox, visit.email, 2), "/newsletter/settings");
}

async function askForSettings(visit: Visit): Promise<string> {
	await visit.page.request.post(await findSettings(visit), { form: {} });
	return linkTo(await awaitMail(visit.inbox, visit.email, 3), "/newsletter/settings");
}

async function askForAddress(visit: Visit): Promise<string> {
	const email = `new-${visit.email}`;
	await visit.page.request.post(await askForSettings(visit), { form: { language: "en", email } });
	return linkTo(await awaitMail(visit.inbox, email), "/newsletter/address");
}

/**
 * A table that took place. @returns the link by which one of its guests says whom they would see
 * again.
 */
async function attend({ administrator, inbox, email }: Visit): Promise<string> {
	const { id } = await administrator.request<{ id: string }>("POST", "/api/events", {
		title: "Late Dinner",
		calendarDate: daysAfter(dayOf(new Date()), -2),
		startTime: "18:30",
		ticketPrice: 1000,
		tableSize: 4,
	});
	const guestIds: string[] = [];
	for (const [firstName, gender, address] of [
		["Anna", "woman", email],
		["Ravi", "man", `other-${email}`],
	]) {
		const guest = { firstName, gender, email: address, age: 34, language: "en", state: "came" };
		const added = await administrator.request<{ id: string }>(
			"POST",
			`/api/admin/tables/${id}/guests`,
			guest,
		);
		guestIds.push(added.id);
	}
	await administrator.request("POST", `/api/admin/events/${id}/mails`, { kind: "feedback", guestIds });
	return linkTo(await awaitMail(inbox, email), "/feedback/");
}

const offlineNotice = /^You seem to be offline, and nothing was sent\./;
const journeys: Journey[] = [
	subscriptionForm("sign-up of the home page", "/"),
	subscriptionForm("sign-up of the blog", "/blog"),
	{
		name: "confirmation",
		open: signUp,
		button: "Confirm my subscription",
		taken: /You are on the list/,
		posts: /\/newsletter\/confirm/,
		offline: offlineNotice,
		staysDone: true,
	},
	{
		name: "pause",
		open: confirm,
		button: "Pause for three months",
		taken: /A pause, for now/,
		posts: /\/newsletter\/unsubscribe/,
		offline: offlineNotice,
		staysDone: true,
	},
	{
		name: "leaving",
		open: confirm,
		button: "Unsubscribe",
		taken: /You are unsubscribed/,
		posts: /\/newsletter\/unsubscribe/,
		offline: offlineNotice,
		staysDone: true,
	},
	{
		name: "link to the settings",
		open: findSettings,
		button: "Send me the link",
		taken: /Look in your inbox/,
		posts: /\/newsletter\/settings/,
		offline: offlineNotice,
		staysDone: false,
	},
	{
		name: "new address",
		open: askForSettings,
		fill: (page, email) => page.getByLabel("New email address").fill(`new-${email}`),
		button: "Save",
		taken: /One more click, at the new address/,
		posts: /\/newsletter\/settings/,
		offline: offlineNotice,
		staysDone: true,
	},
	{
		name: "proof of an address",
		open: askForAddress,
		button: "Confirm this address",
		taken: /Your address has moved/,
		posts: /\/newsletter\/address/,
		offline: offlineNotice,
		staysDone: true,
	},
	{
		name: "feedback",
		open: attend,
		fill: (page) => page.getByLabel("Ravi").check(),
		button: "Send my answer",
		taken: /We have your answer/,
		posts: /\/feedback\//,
		offline: offlineNotice,
		staysDone: true,
	},
];

/** A form that takes words, one that is a button alone, and one of a guest: the others are tried once a night. */
const daily = {
	// The home page is the longest, and its scripts come last.
	withScripts: ["sign-up of the home page", "feedback"],
	withoutScripts: ["leaving"],
	inTabs: ["proof of an address"],
};

const shows = (page: Page, text: RegExp) =>
	expect(page.locator("h1, main p").filter({ hasText: text }).first()).toBeVisible();

const addressOf = (step: string, { name }: Journey, scripts: boolean) =>
	`${step}-${name}-${scripts ? "on" : "off"}@example.com`.replaceAll(" ", "-");

const isSound = (page: Page) =>
	expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/no longer works|went wrong/);

for (const javaScriptEnabled of [true, false]) {
	test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
		test.use({ javaScriptEnabled });

		for (const journey of journeys) {
			test(`${journey.name}: no connection, a double click over a slow one, a reload, the way back`, {
				tag: daily[javaScriptEnabled ? "withScripts" : "withoutScripts"].includes(journey.name)
					? []
					: "@long",
			}, async ({ page, context, administrator, inbox }) => {
				const email = addressOf("double", journey, javaScriptEnabled);
				await page.goto(await journey.open({ page, administrator, inbox, email }));
				await journey.fill?.(page, email);
				// The browser's own page says so without scripts.
				if (javaScriptEnabled) {
					await context.setOffline(true);
					await page.getByRole("button", { name: journey.button }).click();
					await expect(page.locator("main p").filter({ hasText: journey.offline }).first()).toBeVisible();
					await context.setOffline(false);
				}
				const clicked = Promise.withResolvers<void>();
				await page.route(journey.posts, async (route) => {
					if (route.request().method() === "POST") await clicked.promise;
					await route.continue();
				});
				const countMails = () => inbox.mails.filter(({ to }) => to.includes(email)).length;
				const before = countMails();
				await page.getByRole("button", { name: journey.button }).dblclick({ delay: 60 });
				clicked.resolve();
				await shows(page, journey.taken);
				if (!journey.staysDone) await expect.poll(countMails).toBe(before + 1);
				await page.reload();
				if (journey.staysDone) await shows(page, journey.taken);
				await isSound(page);
				await page.goto("/network");
				await page.goBack();
				await isSound(page);
			});

			const tag = javaScriptEnabled && daily.inTabs.includes(journey.name) ? [] : "@long";
			test(`${journey.name}: in two tabs, and from the same link again`, { tag }, async ({
				page,
				context,
				administrator,
				inbox,
			}) => {
				const email = addressOf("tabs", journey, javaScriptEnabled);
				const address = await journey.open({ page, administrator, inbox, email });
				const second = await context.newPage();
				for (const tab of [page, second]) {
					await tab.goto(address);
					await journey.fill?.(tab, email);
				}
				for (const tab of [page, second]) {
					await tab.getByRole("button", { name: journey.button }).click();
					await shows(tab, journey.taken);
				}
				await page.goto(address);
				if (journey.staysDone) await shows(page, journey.taken);
				else await expect(page.getByRole("button", { name: journey.button })).toBeVisible();
			});
		}

		test("a search and the language are found again by the way back", {
			tag: javaScriptEnabled ? [] : "@long",
		}, async ({ page }) => {
			await page.goto("/blog");
			await page.getByRole("searchbox").fill("silence");
			await page.getByRole("searchbox").press("Enter");
			await expect(page).toHaveURL(/search=silence/);
			await page.reload();
			await expect(page.getByRole("searchbox")).toHaveValue("silence");
			await page.getByRole("link", { name: "How to read a good silence" }).first().click();
			await expect(page).toHaveURL(/\/blog\/how-to-read/);
			await page.goBack();
			await expect(page.getByRole("searchbox")).toHaveValue("silence");
			await page.getByRole("link", { name: "Français" }).dblclick({ delay: 40 });
			await expect(page).toHaveURL(/\/fr\/blog/);
			await expect(page.locator("html")).toHaveAttribute("lang", "fr");
			await page.reload();
			await expect(page.locator("html")).toHaveAttribute("lang", "fr");
		});
	});
}

test("the button that undoes does not stand where the one that unsubscribes stood", async ({
	page,
	administrator,
	inbox,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(await confirm({ page, administrator, inbox, email: "undo-place@example.com" }));
	const place = async (name: string) => {
		const box = await page.getByRole("button", { name }).boundingBox();
		if (box === null) throw new Error(`${name} is not shown`);
		return { top: box.y, bottom: box.y + box.height };
	};
	await page.mouse.wheel(0, 120);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
	const leave = await place("Unsubscribe");
	await page.getByRole("button", { name: "Unsubscribe" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "You are unsubscribed" })).toBeInViewport();
	expect((await place("Undo, keep me on the list")).top).toBeGreaterThan(leave.bottom);
});
