import type { CDPSession, Page } from "@playwright/test";
import { expect, openScreen, test, textField } from "#e2e/support/content-area.ts";

/** A keyboard that composes words where the focus is, as those of phones do. */
async function openKeyboard(page: Page) {
	const session: CDPSession = await page.context().newCDPSession(page);
	/** Composes a text letter by letter, without ending it. */
	async function compose(words: string): Promise<void> {
		for (let end = 1; end <= words.length; end += 1) {
			await session.send("Input.imeSetComposition", {
				text: words.slice(0, end),
				selectionStart: end,
				selectionEnd: end,
			});
		}
	}
	/** Ends a composition with a text in its place, or types one. */
	async function write(words: string): Promise<void> {
		await session.send("Input.insertText", { text: words });
	}
	return { compose, write };
}

test.describe("words that a keyboard composes in a French text", () => {
	for (const name of ["Title", "Excerpt", "Article Content"]) {
		const tag = name === "Article Content" ? [] : "@long";
		test(`have their typography once they are written, and one Undo takes it back: ${name}`, { tag }, async ({
			signedIn: page,
		}) => {
			await openScreen(page, "add-article", "Create Article");
			await page.getByRole("tab", { name: /Français/ }).click();
			const field = textField(page, name);
			const isField = (await field.getAttribute("contenteditable")) === null;
			const text = () => (isField ? field.inputValue() : field.innerText());
			await field.focus();
			const { compose, write } = await openKeyboard(page);
			await compose("Voici");
			await write("Voici");
			await write(" ");
			await compose("l'été");
			expect(await text()).toBe("Voici l'été");
			await write("l'été");
			await expect.poll(text).toBe("Voici l’été");
			await page.keyboard.press("Control+z");
			await expect.poll(text).toBe("Voici l'été");
			await write("!");
			await expect.poll(text).toBe("Voici l'été\u00a0!");
			await write(" ");
			await compose("d'abord:");
			await write("d'abord:");
			await expect.poll(text).toBe("Voici l'été\u00a0! d’abord\u00a0:");
			await page.keyboard.type(" oui");
			expect(await text()).toBe("Voici l'été\u00a0! d’abord\u00a0: oui");
		});
	}

	test("are corrected in what is saved, when the field is left while they are composed", async ({
		signedIn: page,
	}) => {
		await openScreen(page, "add-article", "Create Article");
		await page.getByRole("tab", { name: /Français/ }).click();
		const title = textField(page, "Title");
		await title.focus();
		const { compose } = await openKeyboard(page);
		await compose("l'île");
		await textField(page, "Excerpt").click();
		await expect(title).toHaveValue("l’île");
		await expect(textField(page, "Excerpt")).toBeFocused();
	});
});
