import type { Page, Route } from "@playwright/test";
import { expect, expectToast, openScreen, test, textField, toast } from "#e2e/support/content-area.ts";
import { newPicture } from "#e2e/support/sample-pictures.ts";
import { isLong } from "#platform/testing/long-tests.ts";

// The browser itself reports each failed request in the console.
test.use({ quietPage: false });

/** Failures of a request: on its way, or at the server, with and without a message. */
const failures = [
	{ how: "the connection is lost", fail: (route: Route) => route.abort(), said: "", isOffline: true },
	{ how: "the server fails", fail: (route: Route) => route.fulfill({ status: 503, body: "" }), said: "" },
	{
		how: "the server says why",
		fail: (route: Route) => route.fulfill({ status: 500, json: { message: "Tell us: 42." } }),
		said: "Tell us: 42.",
	},
];

/** The notice of a form, and its toast, after a failed save. */
const formSays = {
	offline: "The website could not be reached. Check your connection, then try again.",
	otherwise: "Everything you typed is still here and saved on this device.",
};

const articles = /\/api\/blog-posts(\?|$)/;
const oneArticle = /\/api\/blog-posts\/[^/]+$/;
/** A new event names the unfinished text that it was written in. */
const events = /\/api\/events(\?|$)/;
const oneEvent = /\/api\/events\/[^/]+$/;
const memberCount = /\/api\/settings\/active_members_count$/;

const readings = [
	{ screen: "dashboard", heading: "Dashboard", endpoint: articles, title: "Failed to fetch articles" },
	{ screen: "articles", heading: "All Articles", endpoint: articles, title: "Failed to fetch articles" },
	{
		screen: "dashboard",
		heading: "Dashboard",
		endpoint: /\/api\/admin\/stats$/,
		title: "Failed to fetch stats",
	},
	{ screen: "dashboard", heading: "Dashboard", endpoint: memberCount, title: "Failed to fetch member count" },
	{ screen: "settings", heading: "Settings", endpoint: memberCount, title: "Failed to fetch member count" },
	{ screen: "events", heading: "Events", endpoint: events, title: "Failed to fetch events" },
	{
		screen: "images",
		heading: "Images",
		endpoint: /\/api\/admin\/images\?/,
		title: "Failed to fetch images",
	},
];

/** Once a day, each failure is met by one screen and by one change; by all of them once a night. */
const metBy = (place: number) => failures.filter((_, turn) => isLong || turn === place % failures.length);
const tagOf = (place: number) => (place < failures.length ? [] : "@long");

for (const [place, { screen, heading, endpoint, title }] of readings.entries()) {
	test(`${screen}: '${title}'`, { tag: tagOf(place) }, async ({ signedIn: page }) => {
		for (const { fail, said } of metBy(place)) {
			await page.unroute(endpoint);
			await page.route(endpoint, fail);
			await openScreen(page, screen, heading);
			await expectToast(page, title + said, "destructive");
		}
		const again = page.getByRole("button", { name: "Try again" });
		if ((await again.count()) === 0) return;
		await page.unroute(endpoint);
		await again.click();
		await expect(again).toHaveCount(0);
		await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
	});
}

/** A change that fails: how it is tried, and that nothing typed is lost. */
type Change = {
	title: string;
	/** The toast if the server sends no message. */
	otherwise?: string;
	/** The toast without an answer, if it differs. */
	offline?: string;
	/** True if the toast shows this description whatever the server says. */
	fixed?: boolean;
	endpoint: RegExp;
	prepare(page: Page): Promise<void>;
	attempt(page: Page): Promise<void>;
	unchanged(page: Page): Promise<void>;
};

const eventFields = [
	["Event Title", "A table in doubt"],
	["Day *", "2090-01-15"],
	["Starts at *", "19:00"],
] as const;

const confirm = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
const button = (page: Page, name: string | RegExp) =>
	page.getByRole("main").getByRole("button", { name }).first();

const changes: Change[] = [
	{
		title: "Failed to create article",
		...formSays,
		endpoint: articles,
		prepare: async (page) => {
			await openScreen(page, "add-article", "Create Article");
			await textField(page, "Title").fill("A title in doubt");
			await textField(page, "Excerpt").fill("An excerpt.");
			await textField(page, "Article Content").fill("Words.");
		},
		attempt: (page) => button(page, "Publish Now").click(),
		unchanged: async (page) => {
			await expect(page.getByRole("main").getByRole("alert")).toContainText(formSays.otherwise);
			await expect(textField(page, "Title")).toHaveValue("A title in doubt");
			await expect(textField(page, "Article Content")).toHaveText("Words.");
		},
	},
	{
		title: "Failed to delete article",
		endpoint: oneArticle,
		prepare: (page) => openScreen(page, "articles", "All Articles"),
		attempt: async (page) => {
			await button(page, /^Delete /).click();
			await confirm(page);
		},
		unchanged: (page) => expect(button(page, /^Delete /)).toBeVisible(),
	},
	{
		title: "Error",
		otherwise: "Failed to update member count. Please try again.",
		fixed: true,
		endpoint: /\/api\/settings$/,
		prepare: async (page) => {
			await openScreen(page, "settings", "Settings");
			await page.getByRole("spinbutton", { name: "Active Members Count" }).fill("987");
		},
		attempt: (page) => button(page, "Update Count").click(),
		unchanged: (page) =>
			expect(page.getByRole("spinbutton", { name: "Active Members Count" })).toHaveValue("987"),
	},
	{
		title: "Failed to create event",
		...formSays,
		endpoint: events,
		prepare: async (page) => {
			await openScreen(page, "events", "Events");
			await button(page, "Add New Event").click();
			for (const [label, text] of eventFields) await page.getByLabel(label).fill(text);
		},
		attempt: (page) => button(page, "Create Event").click(),
		unchanged: async (page) => {
			await expect(page.getByRole("main").getByRole("alert")).toContainText(formSays.otherwise);
			for (const [label, text] of eventFields) await expect(page.getByLabel(label)).toHaveValue(text);
		},
	},
	{
		title: "Failed to update event",
		...formSays,
		endpoint: oneEvent,
		prepare: async (page) => {
			await openScreen(page, "events", "Events");
			await button(page, /^Edit /).click();
			await page.getByLabel("Location").first().fill("Nowhere yet");
		},
		attempt: (page) => button(page, "Update Event").click(),
		unchanged: (page) => expect(page.getByLabel("Location").first()).toHaveValue("Nowhere yet"),
	},
	{
		title: "Failed to delete event",
		endpoint: oneEvent,
		prepare: (page) => openScreen(page, "events", "Events"),
		attempt: async (page) => {
			await button(page, /^Delete /).click();
			await confirm(page);
		},
		unchanged: (page) => expect(button(page, /^Delete /)).toBeVisible(),
	},
	{
		title: "Upload failed",
		otherwise: "Failed to upload image. Please try again.",
		fixed: true,
		endpoint: /\/api\/admin\/upload-image$/,
		prepare: async (page) => {
			await openScreen(page, "add-article", "Create Article");
			await page.getByRole("button", { name: "Choose from the library" }).click();
			await page
				.getByRole("button", { name: /^Use the image/ })
				.first()
				.click();
			await expect(page.getByRole("group", { name: "Featured Image" }).locator("img")).toHaveAttribute(
				"src",
				/^\/media\//,
			);
		},
		attempt: async (page) =>
			page
				.getByLabel("Choose an image")
				.last()
				.setInputFiles(await newPicture()),
		// The preview reverts to the picture that was there.
		unchanged: (page) =>
			expect(page.getByRole("group", { name: "Featured Image" }).locator("img")).toHaveAttribute(
				"src",
				/^\/media\//,
			),
	},
];

for (const [place, change] of changes.entries()) {
	const { title, otherwise = "", offline = otherwise, fixed = false } = change;
	const { endpoint, prepare, attempt, unchanged } = change;
	test(`'${title}' leaves what is there`, { tag: tagOf(place) }, async ({ signedIn: page }) => {
		await prepare(page);
		for (const { fail, said, isOffline = false } of metBy(place)) {
			await page.unroute(endpoint);
			await page.route(endpoint, (route) =>
				route.request().method() === "GET" ? route.fallback() : fail(route),
			);
			await attempt(page);
			await expectToast(page, title + ((!fixed && said) || (isOffline ? offline : otherwise)), "destructive");
			await unchanged(page);
			await toast(page).getByRole("button", { name: "Close" }).click();
			await expect(toast(page)).toHaveCount(0);
		}
	});
}
