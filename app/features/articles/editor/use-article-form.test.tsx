import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { createArticle, written } from "#server/testing/article-editor/articles.ts";
import { openArticleForm } from "#server/testing/article-editor/open-article-form.ts";
import { openBrowser } from "#server/testing/browser.tsx";

const path = "/api/blog-posts";

describe("saving an article", () => {
	it("creates it once, and the form then holds the server's answer", async () => {
		const browser = await openBrowser();
		const { view, onSaved, type, press } = openArticleForm(browser);
		type({ ...written, title: "  First dates " });
		await press();
		expect(browser.network.sent("POST", path)).toMatchObject([{ status: 201 }]);
		expect(onSaved.mock.calls).toMatchObject([[{ title: "First dates", version: 1 }, false]]);
		expect(view.current.form.getValues()).toMatchObject({ title: "First dates", slug: "first-dates" });
		expect(view.current.form.getValues()).toEqual(view.current.saved.current);
		expect(browser.toast()).toContain("Article created successfully!");
	});

	it.each([
		["en", true, "It is published: everyone can read it on the website now."],
		["fr", true, "Il est publié\u00a0: tout le monde peut le lire sur le site."],
		["en", false, "Your new article has been saved to the database."],
	] as const)("says in %s whether a new one is published: %s", async (language, published, words) => {
		const browser = await openBrowser(language);
		const { type, press } = openArticleForm(browser);
		type(written);
		await press(published);
		expect(browser.toast()).toContain(words);
	});

	it("links to the page that visitors see then, and to none for a draft", async () => {
		const browser = await openBrowser();
		const { type, press } = openArticleForm(browser, await createArticle(browser, { slug: "moon" }));
		type({ title: "A moon" });
		await press();
		const link = () => document.querySelector("li[data-state=open] a")?.getAttribute("href");
		expect(link()).toBeUndefined();
		await press(true);
		expect(browser.toast()).toContain("Article updated successfully!");
		expect(link()).toBe("/blog/moon");
	});

	it("sends the version it was made from, and the next one after each save", async () => {
		const browser = await openBrowser();
		const { type, press } = openArticleForm(browser, await createArticle(browser));
		for (const title of ["Second", "Third"]) {
			type({ title });
			await press();
		}
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ body: { title: "Second", version: 1 }, status: 200 },
			{ body: { title: "Third", version: 2 }, status: 200 },
		]);
	});

	it("is done once, however often it is requested while it is in flight", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openArticleForm(browser);
		const caught = browser.network.holdRequest("POST", path);
		type(written);
		await press();
		const inFlight = await caught;
		expect(view.current.saving).toBe(false);
		await press();
		await press(true);
		inFlight.release();
		await browser.settled();
		expect(browser.network.sent("POST", path)).toHaveLength(1);
		expect(view.current.saving).toBeUndefined();
		expect(await browser.stores.articles.reading.stats()).toMatchObject({
			totalArticles: 1,
			publishedArticles: 0,
		});
	});

	it("leaves what was typed in the meantime, and does not call it saved", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openArticleForm(browser, await createArticle(browser));
		const caught = browser.network.holdAnswer("PUT", path);
		type({ title: "Sent" });
		await press();
		const answer = await caught;
		type({ title: "Sent, and more", content: "New words." });
		answer.release();
		await browser.settled();
		expect(view.current.form.getValues()).toMatchObject({ title: "Sent, and more", content: "New words." });
		expect(view.current.isDirty).toBe(true);
		expect(view.current.saved.current).toMatchObject({ title: "Sent", content: "Words." });
		await press();
		expect(browser.network.sent("PUT", path)[1]).toMatchObject({
			body: { title: "Sent, and more", version: 2 },
			status: 200,
		});
	});

	it("leaves a switch alone that was turned in the meantime, and saves it next", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type, press } = openArticleForm(browser, article);
		const caught = browser.network.holdAnswer("PUT", path);
		type({ publishAt: "2026-02-01T08:00:00.000Z" });
		await press();
		const answer = await caught;
		type({ publishAt: null });
		answer.release();
		await browser.settled();
		expect(view.current.form.getValues("publishAt")).toBeNull();
		expect(view.current.isDirty).toBe(true);
		await press();
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			publishAt: null,
			version: 3,
		});
	});

	it("publishes, and later keeps the address that readers know", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type, press } = openArticleForm(browser, article);
		await press(true);
		expect(view.current.form.getValues()).toMatchObject({ published: true, slug: "first" });
		type({ title: "Another title", slug: "" });
		await press(true);
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "Another title",
			slug: "first",
		});
	});
});

describe("before anything is sent", () => {
	it.each([
		["nothing is written", {}, false, "title"],
		["a text to be published has no excerpt", { title: "A", content: "B" }, true, "excerpt"],
		["a time has passed", { ...written, publishAt: "2026-01-15T07:59:59.000Z" }, false, "publishAt"],
	])("the field to correct is shown: %s", async (_case, change, published, field) => {
		const browser = await openBrowser();
		const { type, press, onInvalid } = openArticleForm(browser);
		type(change);
		await press(published);
		expect(onInvalid).toHaveBeenCalledExactlyOnceWith(field);
		expect(browser.network.sent("POST", path)).toEqual([]);
	});

	it("a time that has passed while the form was open is noticed", async () => {
		const browser = await openBrowser();
		const { type, press, onInvalid } = openArticleForm(browser);
		type({ ...written, publishAt: "2026-01-15T08:10:00.000Z" });
		await browser.pass(10 * 60_000);
		await press();
		expect(onInvalid).toHaveBeenCalledExactlyOnceWith("publishAt");
	});
});

describe("a form that is left while its save is in flight", () => {
	it("is saved all the same, and leads nowhere", async () => {
		const browser = await openBrowser();
		const { type, press, unmount, onSaved } = openArticleForm(browser);
		const caught = browser.network.holdAnswer("POST", path);
		type(written);
		await press();
		const answer = await caught;
		unmount();
		answer.release();
		await browser.settled();
		expect(await browser.stores.articles.reading.stats()).toMatchObject({ totalArticles: 1 });
		expect(onSaved).not.toHaveBeenCalled();
	});
});
