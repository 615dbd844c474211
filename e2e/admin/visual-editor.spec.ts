import type { Locator } from "@playwright/test";
import { articleHtml } from "#app/features/articles/rendering/article-html.server.ts";
import { watchForAttacks } from "#e2e/support/attack-watch.ts";
import { attacks } from "#e2e/support/attacks.ts";
import {
	expect,
	expectAccessible,
	openScreen,
	openSource,
	test,
	textField,
} from "#e2e/support/content-area.ts";
import { expectToldEditor } from "#e2e/support/editor-tree.ts";
import { clipboards } from "#server/testing/clipboard/fixtures.ts";

/** Hands HTML to a text as the browser does when it is pasted there. */
async function paste(target: Locator, html: string, text: string): Promise<void> {
	await target.evaluate(
		(element, { html, text }) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/html", html);
			clipboardData.setData("text/plain", text);
			element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		},
		{ html, text },
	);
}

test("a French text gets its spaces and quotation marks while it is typed, unless that is not wanted", async ({
	signedIn: page,
}) => {
	await openScreen(page, "add-article", "Create Article");
	await page.getByRole("tab", { name: /Français/ }).click();
	const content = textField(page, "Article Content");
	await content.focus();
	await page.keyboard.type('L\'été : "oui" !');
	await expect.poll(() => content.textContent()).toBe("L’été\u00a0: «\u00a0oui\u00a0»\u00a0!");
	await page.keyboard.press("Control+z");
	await expect.poll(() => content.textContent()).toBe("L’été\u00a0: «\u00a0oui\u00a0» !");
	await page.getByRole("switch", { name: "Typography as I type" }).filter({ visible: true }).click();
	await content.press("Control+a");
	await page.keyboard.type("l'an");
	await expect.poll(() => content.textContent()).toBe("l'an");
});

/** Pastes each clipboard over the words that stand in its place. It runs in the page. */
async function pasteEach(editor: Element, clipboards: readonly { html: string }[]): Promise<void> {
	for (const [at, { html }] of clipboards.entries()) {
		const place = [...editor.querySelectorAll("p")].find((line) => line.textContent === `place ${at}`);
		if (place === undefined) throw new Error(`The place ${at} is gone.`);
		const noticed = new Promise((resolve) =>
			document.addEventListener("selectionchange", resolve, { once: true }),
		);
		getSelection()?.selectAllChildren(place);
		await noticed;
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/html", html);
		clipboardData.setData("text/plain", "as plain text");
		editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}
}

test("an article is written as it will look, by the keyboard alone, and stored as Markdown", async ({
	signedIn: page,
}) => {
	await openScreen(page, "add-article", "Create Article");
	const content = textField(page, "Article Content");
	await expectToldEditor(page, content);
	const { keyboard } = page;
	await keyboard.type("## The lagoon\nSwim **slowly**, _look_ and ");
	await keyboard.press("Control+u");
	await keyboard.type("ask");
	await keyboard.press("Control+u");
	await keyboard.type(".\n- one\n- two");
	// A second Enter leaves the list, as it leaves a quote.
	await keyboard.type("\n\n> said\n\nSee https://a.example/b now");
	await expect(content.getByRole("heading", { level: 2 })).toHaveText("The lagoon");
	await expect(content.getByRole("listitem")).toHaveText(["one", "two"]);
	// A selection that comes within a moment of typing is not heard yet: ProseMirror's own rule.
	const question = page.getByText("Where should “now” lead?");
	await expect(async () => {
		await keyboard.press("End");
		await keyboard.press("Control+Shift+ArrowLeft");
		await keyboard.press("Control+k");
		await expect(page.getByLabel("Address")).toBeFocused();
		if (!(await question.isVisible())) await keyboard.press("Escape");
		await expect(question).toBeVisible({ timeout: 100 });
	}).toPass();
	await page.getByLabel("Address").fill("nowhere at all");
	await keyboard.press("Enter");
	await expect(page.getByText("Please enter an address")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Address").fill("ask@a.example");
	await keyboard.press("Enter");
	await expect(content).toBeFocused();
	await expect(page.getByRole("button", { name: "Link", exact: true })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await expectAccessible(page);
	const markdown =
		"## The lagoon\n\nSwim **slowly**, *look* and <u>ask</u>.\n\n- one\n- two\n\n> said\n\nSee [https://a.example/b](https://a.example/b) [now](mailto:ask@a.example)";
	await expect(await openSource(page)).toHaveValue(markdown);

	await (await openSource(page)).fill(`${markdown}\n\n| a | b |\n| - | - |\n\n_kept_\n`);
	await page.getByRole("tab", { name: "Edit", exact: true }).click();
	await content.getByText("kept", { exact: true }).click();
	await keyboard.press("End");
	await keyboard.type("!");
	await expect(await openSource(page)).toHaveValue(`${markdown}\n\n| a | b |\n| - | - |\n\n*kept!*\n`);
	await page.getByRole("tab", { name: "Edit", exact: true }).click();
	await content.focus();
	for (let step = 0; step < 3; step += 1) await keyboard.press("Control+z");
	await expect(content.getByText("kept")).toHaveCount(0);

	await content.press("Control+End");
	await keyboard.press("Enter");
	await keyboard.type("/sub");
	await expect(page.getByRole("option", { name: "Subheading", selected: true })).toBeVisible();
	await expectAccessible(page);
	await keyboard.press("Enter");
	await keyboard.type("A part");
	await expect(content.getByRole("heading", { level: 3 })).toHaveText("A part");

	// Both are long enough to be read beside the page. The server would refuse the first one.
	await page.route("**/api/admin/preview", (route) => route.fulfill({ json: { html: "" } }));
	const source = await openSource(page);
	await source.fill(`${"> ".repeat(1_100)}x`);
	await page.getByRole("tab", { name: "Edit", exact: true }).click();
	await expect(page.getByText(/Quotes and lists are nested too deeply at line 1/)).toBeVisible();
	await source.fill(`Caf&eacute; ${"and so on ".repeat(300)}`);
	await page.getByRole("tab", { name: "Edit", exact: true }).click();
	await expect(content).toContainText("Café and so on");
});

test("what other programs copy keeps its words and its structure", { tag: "@long" }, async ({
	signedIn: page,
}) => {
	// Pictures of other sites stay on their way: one that comes, or does not, is another test's.
	await page.route("**/api/admin/images/from-address", () => undefined);
	await openScreen(page, "add-article", "Create Article");
	const content = textField(page, "Article Content");
	// A place for each, all in one text: it is read once, when all of them are pasted.
	const places = clipboards.map((_, at) => `§${at}\n\nplace ${at}`).join("\n\n");
	await (await openSource(page)).fill(places);
	await page.getByRole("tab", { name: "Edit", exact: true }).click();
	await content.press("Control+Home");
	await content.evaluate(pasteEach, clipboards);
	const pasted = (await (await openSource(page)).inputValue()).split(/§\d+\n\n/).slice(1);
	// Notes are numbered through the whole text, which has those of the other clipboards too.
	const shown = (markdown = "") => articleHtml(markdown.replaceAll(/(Missing picture) \d+/g, "$1")).trim();
	const faults = clipboards
		.map(({ name, markdown }, at) => ({ name, markdown, pasted: pasted[at]?.trim() }))
		.filter(({ markdown, pasted }) => shown(pasted) !== shown(markdown));
	expect(faults).toEqual([]);
	expect(pasted.length).toBeGreaterThan(90);
});

test("Control+Shift+V leaves behind what the clipboard holds beside plain text", async ({
	signedIn: page,
}) => {
	await openScreen(page, "add-article", "Create Article");
	const content = textField(page, "Article Content");
	const title = textField(page, "Title");
	await title.fill("copied");
	await page.evaluate(() =>
		document.addEventListener(
			"copy",
			(event) => {
				event.preventDefault();
				event.clipboardData?.setData("text/html", "<h2>Slowly</h2><p>by <b>boat</b></p>");
				event.clipboardData?.setData("text/plain", "Slowly\n\nby boat");
			},
			{ once: true, capture: true },
		),
	);
	await title.press("Control+a");
	await title.press("Control+c");
	await content.focus();
	await page.keyboard.press("Control+Shift+V");
	await expect(content).toHaveText("Slowlyby boat");
	await expect(await openSource(page)).toHaveValue("Slowly\n\nby boat");
	await page.getByRole("tab", { name: "Edit", exact: true }).click();
	await content.press("Control+a");
	await page.keyboard.press("Control+v");
	await expect(await openSource(page)).toHaveValue("## Slowly\n\nby **boat**");
});

test.describe("with the policy switched off", () => {
	test.use({ bypassCSP: true });

	test("nothing of the hostile corpus runs when it is pasted, typed or opened", async ({
		signedIn: page,
		site,
	}) => {
		const expectNothingRan = watchForAttacks(page, site.url);
		await openScreen(page, "add-article", "Create Article");
		const content = textField(page, "Article Content");
		await content.focus();
		for (const attack of attacks) await paste(content, attack, attack);
		await expectNothingRan("pasted, one by one");
		await paste(content, attacks.join("\n"), "");
		await expectNothingRan("pasted, as a whole");
		await page.keyboard.insertText(attacks.join(" "));
		await expectNothingRan("typed");
		await (await openSource(page)).fill(attacks.join("\n\n"));
		await page.getByRole("tab", { name: "Edit", exact: true }).click();
		await expect(content.locator("[data-kept]").first()).toBeVisible();
		await expectNothingRan("opened");
		await content.press("Control+End");
		await page.keyboard.type("x");
		await expectNothingRan("opened and changed");
		await page.getByRole("tab", { name: "Preview" }).filter({ visible: true }).click();
		await expect(page.frameLocator("iframe").locator(".prose")).not.toBeEmpty();
		await expectNothingRan("previewed");
	});
});
