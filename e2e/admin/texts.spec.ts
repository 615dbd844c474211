import {
	expect,
	expectAccessible,
	expectToast,
	inEveryWay,
	openScreen,
	test,
} from "#e2e/support/content-area.ts";

inEveryWay(
	"a text is found, changed, reviewed, published and taken back",
	"on a phone",
	async (page, { press, type }) => {
		await openScreen(page, "texts", "Texts");
		await type(page.getByRole("searchbox", { name: "Search the texts" }), "paid once");
		await expect(page.getByRole("heading", { name: /^\d\d? texts?$/ })).toBeVisible();
		const opener = page.getByRole("button", { name: /^Change: Title, English/ }).first();
		await press(opener);
		const text = page.getByRole("textbox", { name: "Title, English" });
		await expectAccessible(page);
		await type(text, "One fee, {{paid}} *once*");
		await expect(page.getByText("There is no such fact: paid.")).toBeVisible();
		await type(text, "One fee, for <b>all</b> *of it*");
		await expect(page.getByText(/^Saved (with your changes|as you type)/)).toBeVisible();
		await press(page.getByRole("button", { name: "Done" }));
		await expect(opener).toBeFocused();

		await press(page.getByRole("link", { name: "Review 1 change" }));
		await expect(page.getByText("Not changed in French.")).toBeVisible();
		await expectAccessible(page);
		await press(page.getByRole("button", { name: "Publish now" }));
		await expectToast(page, "Your texts are live1 text has changed on the site.");
		const home = async () => (await page.request.get("/")).text();
		expect(await home()).toContain("One fee, for &lt;b&gt;all&lt;/b&gt; <em>of it</em>");

		await press(page.getByRole("link", { name: "History" }));
		await press(page.getByRole("button", { name: /^Undo the publication of/ }).first());
		await press(page.getByRole("alertdialog").getByRole("button", { name: "Undo" }));
		await expectToast(page, "UndoneTexts that were changed again since stay as they are.");
		expect(await home()).toContain("One fee, paid <em>once</em>");
	},
);

test("a text is changed where it stands, in French, by keyboard and on a phone", async ({
	signedIn: page,
}) => {
	await page.goto("/admin/texts/page");
	const shown = page.frameLocator("iframe");
	await expect(
		shown.getByRole("heading", { level: 1, name: "Introductions for people who mean it" }),
	).toBeVisible();
	await page.getByRole("combobox", { name: "Language" }).click();
	await page.getByRole("option", { name: "French" }).click();
	await expect(page.getByRole("combobox", { name: "Language" })).toBeFocused();
	const title = shown.locator("h1");
	await expect(title).toContainText("rencontres");
	await title.focus();
	await page.keyboard.press("Enter");
	const place = shown.getByRole("textbox", { name: "Title, French" });
	const field = page.getByRole("textbox", { name: "Title, French" });
	await expect(place).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("Des <b>rencontres</b> *bien à vous");
	await expect(shown.locator("#place-note")).toContainText("asterisk");
	await expect(place).toHaveAttribute("aria-invalid", "true");
	await page.keyboard.type("*");
	await expect(place.locator("em")).toHaveText("bien à vous");
	await expect(field).toHaveValue("Des <b>rencontres</b> *bien à vous*");
	await page.keyboard.press("Backspace");
	await expect(field).toHaveValue("Des <b>rencontres</b> *bien à vou*");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(field).toHaveValue("Des <b>rencontres</b> *bien à vous*");
	await page.keyboard.type(" toujours");
	await page.keyboard.press("ControlOrMeta+z");
	await page.keyboard.press("ControlOrMeta+z");
	await page.keyboard.press("Enter");
	// The page is rendered again, and the keyboard stays where it was.
	await expect(title.locator("em")).toHaveText(["bien", "à", "vous"]);
	await expect(title).toHaveText("Des <b>rencontres</b> bien à vous");
	await expect(title).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(title).not.toBeFocused();

	await page.setViewportSize({ width: 390, height: 800 });
	await title.click();
	await expect(place).toBeFocused();
	await page.keyboard.press("ControlOrMeta+End");
	await page.keyboard.type("!");
	await expect(field).toHaveValue(/!$/);
	await page.keyboard.press("Escape");
	await expect(field).toHaveValue("Des <b>rencontres</b> *bien à vous*");
	// Saves come first: one that arrives after the review was opened makes its Undo stale.
	await expect(page.getByText(/^Saved (with your changes|as you type)/)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(title).toBeFocused();
	expect(await (await page.request.get("/fr")).text()).not.toContain("bien à vous");
	await page.goto("/admin/texts/review");
	await page.getByRole("button", { name: "Undo the change" }).click();
	await expect(page.getByText("Nothing is waiting to be published")).toBeVisible();
});

test("a line is deleted to its start where it stands, with its facts whole", async ({ signedIn: page }) => {
	await page.goto("/admin/texts/page");
	const shown = page.frameLocator("iframe");
	await shown.getByText("Private matchmaking · Tamarin, Mauritius").first().click();
	const place = shown.getByRole("textbox", { name: "Small heading, English" });
	const field = page.getByRole("textbox", { name: "Small heading, English" });
	const written = "Private matchmaking · {{place}}";
	await expect(place).toBeFocused();
	await expect(field).toHaveValue(written);
	await page.keyboard.press("End");
	await page.keyboard.press("Control+Shift+Backspace");
	await expect(field).toHaveValue("");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(field).toHaveValue(written);
	await page.keyboard.press("Home");
	await page.keyboard.press("Control+ArrowRight");
	await page.keyboard.press("Control+Shift+Backspace");
	await expect(field).toHaveValue(/^ ?matchmaking · \{\{place\}\}$/);
	await page.keyboard.press("Escape");
	await expect(field).toHaveValue(written);
	await page.keyboard.press("Escape");
	await expect(place).toBeHidden();
});
