import { randomUUID } from "node:crypto";
import { Administrator } from "#e2e/support/administrator.ts";
import {
	enter,
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	openSource,
	test,
	textField,
} from "#e2e/support/content-area.ts";
import { accessCode } from "#e2e/support/site-process.ts";

inEveryWay(
	"an article is written in both languages and saved as a draft",
	"at night alone",
	async (page, { press, type, tab }) => {
		const mark = randomUUID().slice(0, 8);
		const slug = page.getByLabel("URL Slug");
		const title = textField(page, "Title");
		const publish = page.getByRole("button", { name: "Publish Now" });
		await openScreen(page, "add-article", "Create Article");
		await expectAccessible(page);
		await expect(publish).toBeInViewport();
		await press(publish);
		await expectToast(
			page,
			"Missing required fieldsPlease fill in title, excerpt, and content.",
			"destructive",
		);
		await expect(title).toBeFocused();
		await expect(page.getByText("Please fill in this field.")).toHaveCount(3);
		await expectAccessible(page);

		await type(title, `L'été à Tamarin: ${mark}!`);
		await expect(slug).toHaveValue(`lete-a-tamarin-${mark}`);
		await expect(page.getByText(`/blog/lete-a-tamarin-${mark}`)).toBeVisible();
		await type(slug, `own-${mark}`);
		await type(title, `Summer ${mark}`);
		await expect(slug).toHaveValue(`own-${mark}`);
		await type(slug, "");
		await type(title, `Summer in Tamarin ${mark}`);
		await expect(slug).toHaveValue(`summer-in-tamarin-${mark}`);

		await type(textField(page, "Excerpt"), "e".repeat(160));
		await expect(page.getByText("160 of 160 characters")).toBeVisible();
		await type(textField(page, "Excerpt"), "e".repeat(161));
		await expect(page.getByText("161 of 160 characters: search results may cut it short")).toBeVisible();
		await tab("Source");
		await expect(textField(page, "Article Content")).toHaveAttribute("rows", "15");
		await type(textField(page, "Article Content"), "Swim **slowly**, and ask.");
		const looked = Promise.withResolvers<void>();
		await page.route("**/api/admin/preview/page", async (route) => {
			await looked.promise;
			await route.continue();
		});
		await tab("Preview");
		await expect(page.getByRole("radio", { name: "Français" })).toBeVisible();
		// Without its frame, in which no script may run: axe's neither.
		await expectAccessible(page);
		looked.resolve();
		const shown = page.frameLocator("iframe[title='The page as readers will see it']");
		await expect(shown.locator("strong", { hasText: "slowly" })).toBeVisible();
		await tab("Edit");
		await type(textField(page, "Category"), "Island life");
		await type(textField(page, "Tags"), "lagoon, swimming,");
		await press(page.getByRole("button", { name: "Remove the tag lagoon" }));
		await expect(page.getByRole("button", { name: /^Remove the tag/ })).toHaveCount(1);
		await expect(textField(page, "Tags")).toBeFocused();

		await expect(page.getByText("missing in French")).toBeVisible();
		await tab(/Français/);
		await type(textField(page, "Title"), `L'été ${mark}`);
		await expect(page.getByText("incomplete in French")).toBeVisible();
		await type(textField(page, "Excerpt"), "Pourquoi nager.");
		await type(textField(page, "Article Content"), "Nagez.");
		await expect(
			page.getByText("in French", { exact: false }).filter({ hasText: /^(missing|incomplete)/ }),
		).toHaveCount(0);
		await expectAccessible(page);

		await press(page.getByRole("button", { name: "Save as Draft" }));
		await expectToast(page, "Article created successfully!Your new article has been saved to the database.");
		await expect(page).toHaveURL(/\/admin\/articles$/);
		await expect(page.getByText(`Summer in Tamarin ${mark}`)).toBeVisible();
		expect((await page.request.get(`/blog/summer-in-tamarin-${mark}`)).status()).toBe(404);
	},
);

test("an address that nobody typed is never in the way, however long the title", async ({
	signedIn: page,
}) => {
	const title = `${"Grüße aus Tamarin, ".repeat(8)}${"ß".repeat(40)}`;
	await openScreen(page, "add-article", "Create Article");
	await textField(page, "Title").fill(title);
	await expect(page.getByLabel("URL Slug")).toHaveValue(/^grusse-aus-tamarin-[a-z-]{101}$/);
	await page.getByRole("button", { name: "Save as Draft" }).click();
	await expectToast(page, "Article created successfully!Your new article has been saved to the database.");
	await expect(page).toHaveURL(/\/admin\/articles$/);
});

/** The effect of each tool on the selected word, and its shortcut. */
const tools = [
	["Bold", "Control+b", "**word**"],
	["Italic", "Control+i", "*word*"],
	["Underline", "Control+u", "<u>word</u>"],
	["Heading", "Control+Alt+2", "## word"],
	["Subheading", "Control+Alt+3", "### word"],
	["Bullet list", "Control+Shift+8", "- word"],
	["Numbered list", "Control+Shift+7", "1. word"],
	["Quote", "Control+Shift+9", "> word"],
	["Link", "Control+k", "[word](https://)"],
] as const;

test("every tool works by its button and its shortcut, and each step can be undone", {
	tag: "@long",
}, async ({ signedIn: page }) => {
	await openScreen(page, "add-article", "Create Article");
	const content = await openSource(page);
	await content.pressSequentially("word");
	for (const [name, keys, marked] of tools) {
		await content.press("Control+a");
		await page.getByRole("button", { name, exact: true }).click();
		await expect(content).toHaveValue(marked);
		await expect(content).toBeFocused();
		await page.keyboard.press("Control+z");
		await expect(content).toHaveValue("word");
		await content.press("Control+a");
		await page.keyboard.press(keys);
		await expect(content).toHaveValue(marked);
		await page.keyboard.press("Control+z");
		await expect(content).toHaveValue("word");
	}
	await content.press("Control+a");
	await page.keyboard.press("Control+b");
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Control+i");
	await page.keyboard.press("Control+z");
	await page.keyboard.press("Control+z");
	await expect(content).toHaveValue("word");
	await page.keyboard.press("Control+Shift+z");
	await expect(content).toHaveValue("**word**");
});

test("leaving unsaved text asks first, by the menu and by the Back button", async ({ signedIn: page }) => {
	await openScreen(page, "articles", "All Articles");
	await page.getByRole("main").getByRole("link", { name: "Add New Article" }).click();
	await textField(page, "Title").fill("Half a title");
	const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
	await page.getByRole("link", { name: "Settings" }).press("Enter");
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: "Settings" })).toBeFocused();
	await page.goBack();
	await dialog.getByRole("button", { name: "Stay" }).click();
	await expect(textField(page, "Title")).toHaveValue("Half a title");
	await page.goBack();
	await dialog.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL(/\/admin\/articles$/);
});

test.describe("when the session ends on the server", () => {
	// The browser itself reports the refused requests in the console.
	test.use({ quietPage: false });

	test("what is being written is stored, and restored after signing in again", async ({ page, site }) => {
		const own = await Administrator.signIn(site.url);
		await enter(page, own);
		await openScreen(page, "add-article", "Create Article");
		await textField(page, "Title").fill("Written while the session ended");
		await own.request("POST", "/api/admin/logout");
		await textField(page, "Article Content").pressSequentially("Every word stays.");
		await expect(page.getByText("Your session has ended.")).toBeVisible();
		await page.getByLabel("Access code").fill(accessCode);
		await page.getByLabel("Access code").press("Enter");
		await expect(page).toHaveURL(/\/admin\/add-article$/);
		await expect(page.getByText("What you had typed is back. It is not saved yet.")).toBeVisible();
		await expect(textField(page, "Title")).toHaveValue("Written while the session ended");
		await expect(textField(page, "Article Content")).toHaveText("Every word stays.");
		await page.getByRole("button", { name: "Save as Draft" }).click();
		await expectToast(page, "Article created successfully!Your new article has been saved to the database.");
	});

	test("an event that is being written is stored, and restored after signing in again", {
		tag: "@long",
	}, async ({ page, site }) => {
		const own = await Administrator.signIn(site.url);
		await enter(page, own);
		await openScreen(page, "events", "Events");
		await page.getByRole("button", { name: "Add New Event" }).click();
		for (const [label, text] of [
			["Event Title", "A table that waits"],
			["Day *", "2090-01-15"],
			["Starts at *", "19:00"],
		] as const) {
			await page.getByLabel(label).fill(text);
		}
		await own.request("POST", "/api/admin/logout");
		await page.getByRole("button", { name: "Create Event" }).click();
		await expect(page.getByText("Your session has ended.")).toBeVisible();
		await page.getByLabel("Access code").fill(accessCode);
		await page.getByLabel("Access code").press("Enter");
		await expect(page.getByLabel("Event Title")).toHaveValue("A table that waits");
		await page.getByRole("button", { name: "Create Event" }).click();
		await expectToast(page, "Event created successfully!The website shows it now.");
	});
});
