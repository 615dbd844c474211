import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { authorsPath } from "#app/features/articles/author.ts";
import { authorInput } from "#app/features/authors/author.ts";
import "#platform/testing/dom.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

/** Opens the form of an article, with one author to choose from. */
async function open() {
	const browser = await openBrowser();
	const { id: authorId } = await browser.stores.authors.create(authorInput.parse({ name: "Ann Lee" }));
	const article = await createArticle(browser);
	const opened = await openScreen(browser, article);
	const box = () => opened.form.getByRole("combobox", { name: "Author" });
	const key = (element: HTMLElement, name: string) =>
		act(() => void fireEvent.keyDown(element, { key: name }));
	const choose = (name: string) => {
		key(box(), "ArrowDown");
		key(screen.getByRole("option", { name }), "Enter");
	};
	const saved = async () => (await browser.stores.articles.reading.get(article.id)).authorId;
	return { ...browser, ...opened, authorId, box, choose, saved };
}

it("the author field offers the business and the authors of the list", async () => {
	const { box, choose, press, saved, authorId } = await open();
	expect(box().textContent).toBe("Ensemble");
	choose("Ann Lee");
	await press("Save as Draft");
	expect(await saved()).toBe(authorId);
	expect(box().textContent).toBe("Ann Lee");
	choose("Ensemble");
	await press("Save as Draft");
	expect(await saved()).toBeNull();
});

it("the author field follows a deletion of its author, with nothing left to save", async () => {
	const { form, choose, press, saved, authorId, stores } = await open();
	choose("Ann Lee");
	await press("Save as Draft");
	await stores.authors.remove(authorId);
	await press("Save as Draft");
	expect(await saved()).toBeNull();
	expect(form.getByText("All changes are saved")).toBeDefined();
});

it("the author stays when an earlier version is restored, and so does the choice on the screen", async () => {
	const { choose, type, press, restore, title, box, saved, authorId } = await open();
	choose("Ann Lee");
	type(/^Title/, "Second");
	await press("Save as Draft");
	await restore(1);
	expect([title().value, box().textContent]).toEqual(["First", "Ann Lee"]);
	expect(await saved()).toBe(authorId);
});

it("the author field names nobody if the authors cannot be loaded, says so, and keeps the author", async () => {
	const browser = await openBrowser();
	const { id: authorId } = await browser.stores.authors.create(authorInput.parse({ name: "Ann Lee" }));
	const article = await createArticle(browser, { authorId });
	browser.network.breakDown("GET", authorsPath, 503);
	const { form, type, press } = await openScreen(browser, article);
	const box = form.getByRole<HTMLButtonElement>("combobox", { name: "Author" });
	expect([box.textContent, box.disabled]).toEqual(["…", true]);
	expect(browser.toast()).toContain("The authors could not be loaded");
	type(/^Title/, "Another");
	await press("Save as Draft");
	expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({ title: "Another", authorId });
});
