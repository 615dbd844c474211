import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

async function open(content: string) {
	const browser = await openBrowser();
	const article = await createArticle(browser, { content });
	const screenOf = await openScreen(browser, article);
	const stored = () => browser.stores.articles.reading.get(article.id);
	return { ...screenOf, stored };
}

const note = "One\n\n**(Image manquante n°\u00a02\u00a0: un bateau)**";

describe("an article with a note in place of a picture", () => {
	it("is saved as a draft without a question, and says so below its text", async () => {
		const { form, press, stored } = await open(note);
		expect(form.getByText(/^An image is missing or still uploading/)).toBeDefined();
		await press("Save as Draft");
		expect(screen.queryByRole("alertdialog")).toBeNull();
		expect(await stored()).toMatchObject({ published: false, version: 2 });
	});

	it("is published only after a second confirmation", async () => {
		const { press, stored } = await open(note);
		await press("Publish Now");
		expect(screen.getByRole("alertdialog").textContent).toContain("readers would see a note in its place");
		await press("Cancel");
		expect(await stored()).toMatchObject({ published: false, version: 1 });
		await press("Publish Now");
		await press("Publish anyway");
		expect(await stored()).toMatchObject({ published: true, version: 2 });
	});

	it("has no notice without one", async () => {
		const { form, press, stored } = await open("One (two)");
		expect(form.queryByText(/^A note stands/)).toBeNull();
		await press("Publish Now");
		expect(await stored()).toMatchObject({ published: true });
	});
});
