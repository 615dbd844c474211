import "#platform/testing/dom.ts";
import { act, fireEvent } from "@testing-library/react";
import { expect, it } from "vitest";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";

it("the form applies French typography to French sentences as they are typed, and not to a category", async () => {
	typeForPages();
	const browser = await openBrowser();
	const article = await createArticle(browser, { imageUrl: `/media/${"a".repeat(64)}-1600.webp` });
	const { form, press } = await openScreen(browser, article);
	const type = (label: RegExp | string, words: string) => {
		const fields = form.getAllByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });
		for (const field of fields) if (field.lang === "fr") typeInto(field, words);
	};
	act(() => void fireEvent.mouseDown(form.getByRole("tab", { name: /Français/ })));
	const words = `L'heure "bleue" !`;
	type(/^Title/, words);
	type(/^Excerpt/, words);
	type(/^Image description/, words);
	type(/^Image caption/, words);
	type(/^Category/, "L'été !");
	await press("Save as Draft");
	const set = "L’heure «\u00a0bleue\u00a0»\u00a0!";
	expect((await browser.stores.articles.reading.get(article.id)).fr).toMatchObject({
		...{ title: set, excerpt: set, imageAlt: set, imageCaption: set },
		...{ category: "L'été !", slug: "lheure-bleue" },
	});
});
