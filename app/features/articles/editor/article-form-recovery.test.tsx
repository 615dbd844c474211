import "#platform/testing/dom.ts";
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { createArticle, onDevice, onServer, written } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict } from "#server/testing/conflict.ts";

const articles = "/api/blog-posts";

describe("the unsaved text of an earlier form", () => {
	it("on the server is offered, and restored when that is asked", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const draft = { ...written, title: "Left behind" };
		await browser.stores.articleCopies.save(article.id, { draft, version: 1 });
		const { form, press, title } = await openScreen(browser, article);
		expect(form.getByText(/Unsaved text from .* was found\./)).toBeDefined();
		expect(title().value).toBe("First");
		await press("Restore");
		expect(title().value).toBe("Left behind");
		expect(form.queryByText(/Unsaved text from .* was found\./)).toBeNull();
		await browser.pass(10_000);
		expect(await onServer(browser, article.id)).toBe("Left behind");
		await press("Save as Draft");
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "Left behind",
			version: 2,
		});
	});

	it("is deleted on the server and on the device when it is declined", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const earlier = await openScreen(browser, article);
		earlier.type(/^Title/, "Left behind");
		await browser.pass(1_500);
		earlier.unmount();
		const { form, press, title } = await openScreen(browser, article);
		await press("Discard");
		await browser.pass(0);
		expect(form.queryByText(/Unsaved text from/)).toBeNull();
		expect(title().value).toBe("First");
		expect(onDevice(article.id)).toEqual([]);
		expect(await onServer(browser, article.id)).toBeUndefined();
	});

	it("is offered once if device and server hold the same, and the newer one if they differ", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const earlier = await openScreen(browser, article);
		earlier.type(/^Title/, "Both");
		await browser.pass(1_500);
		browser.network.cut();
		earlier.type(/^Title/, "On the device alone");
		await browser.pass(1_500);
		earlier.unmount();
		browser.network.mend();
		const { form, press, title } = await openScreen(browser, article);
		expect(form.getByText(/found on this device/).textContent).toContain("On the device alone");
		await press("Restore");
		expect(title().value).toBe("On the device alone");
		expect(form.queryByText(/Unsaved text from/)).toBeNull();
		await browser.pass(1_500);
		expect(await onServer(browser, article.id)).toBe("On the device alone");
	});

	it("comes back by itself after the session had ended, and is saved in the new one", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const earlier = await openScreen(browser, article);
		await browser.endSession();
		earlier.type(/^Title/, "Interrupted");
		await earlier.press("Save as Draft");
		expect(browser.network.sent("PUT", articles)).toMatchObject([{ status: 401 }]);
		earlier.unmount();
		expect(onDevice(article.id)).toEqual(["Interrupted"]);
		await browser.signInHere();
		const { title, press } = await openScreen(browser, article, true);
		expect(title().value).toBe("Interrupted");
		await press("Save as Draft");
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({ title: "Interrupted" });
	});
});

describe("a time of publication that has passed", () => {
	const hourMs = 3_600_000;

	/** Types into an article that publishes itself in an hour, until the session ends; the article goes live. */
	async function interrupted() {
		const browser = await openBrowser();
		const publishAt = new Date(Date.now() + hourMs).toISOString();
		const { id } = await createArticle(browser, { publishAt });
		const earlier = await openScreen(browser, await browser.stores.articles.reading.get(id));
		earlier.type(/^Title/, "Interrupted");
		await browser.pass(1_500);
		await browser.endSession();
		earlier.unmount();
		await browser.pass(hourMs);
		await browser.stores.articles.schedule.publishDue();
		await browser.signInHere();
		return { browser, live: await browser.stores.articles.reading.get(id) };
	}

	it("is not restored onto an article that is live by now; the typed text is", async () => {
		const { browser, live } = await interrupted();
		const { form, press, title } = await openScreen(browser, live, true);
		expect(title().value).toBe("Interrupted");
		expect(form.getByText(/^On the website since 15 January 2026/)).toBeDefined();
		expect(form.getByText(/^Visitors see the text as it was last saved/)).toBeDefined();
		expect(form.queryByRole("button", { name: "Schedule" })).toBeNull();
		await press("Publish Changes");
		expect(await browser.stores.articles.reading.get(live.id)).toMatchObject({
			title: "Interrupted",
			published: true,
		});
	});

	it("is not restored with the server’s working copy", async () => {
		const { browser, live } = await interrupted();
		localStorage.clear();
		await browser.signInHere();
		const { form, press, title } = await openScreen(browser, live);
		await press("Restore");
		expect(title().value).toBe("Interrupted");
		expect(form.getByText(/^Visitors see the text as it was last saved/)).toBeDefined();
		await press("Save for Later");
		await answerConflict(browser, "mine");
		expect(await browser.stores.articles.corrections.find(live.id)).toMatchObject({ title: "Interrupted" });
	});

	it("is not restored with the typed text of corrections that are live by now", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser, { published: true });
		const draft = { ...written, title: "Corrected", published: true, publishAt: "2026-01-15T07:00:00.000Z" };
		await browser.stores.articleCopies.save(article.id, { draft, version: 1 });
		const { form, press } = await openScreen(browser, article);
		await press("Restore");
		expect(form.getByLabelText<HTMLInputElement>("Publish the changes at").value).toBe("");
		await press("Save for Later");
		expect(await browser.stores.articles.corrections.find(article.id)).toMatchObject({ title: "Corrected" });
	});

	it("comes while an older text is back in the form, which then overwrites nothing unseen", async () => {
		const browser = await openBrowser();
		const publishAt = new Date(Date.now() + hourMs).toISOString();
		const { id, publishedAt: _, ...first } = await createArticle(browser, { publishAt });
		const second = await browser.stores.articles.saving.update(id, { ...first, excerpt: "Newer." });
		await browser.stores.articleCopies.save(id, {
			draft: { ...written, title: "Older", publishAt },
			version: 1,
		});
		const { press, title } = await openScreen(browser, second);
		await press("Restore");
		await browser.pass(hourMs);
		await browser.stores.articles.schedule.publishDue();
		await browser.pass(3_000);
		await press("Publish Changes");
		expect(title().value).toBe("Older");
		expect(await browser.stores.articles.reading.get(id)).toMatchObject({
			title: "First",
			excerpt: "Newer.",
			version: 3,
		});
	});

	it("is shown, to be changed, if the article is still a draft", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const draft = { ...written, title: "Late", publishAt: "2026-01-15T07:00:00.000Z" };
		await browser.stores.articleCopies.save(article.id, { draft, version: 1 });
		const { form, press } = await openScreen(browser, article);
		await press("Restore");
		await press("Schedule");
		expect(form.getAllByText("Choose a time in the future.")).not.toEqual([]);
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "First",
			version: 1,
		});
	});
});

describe("two tabs with one article", () => {
	async function bothChanged() {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const one = await openScreen(browser, article);
		const other = await openScreen(browser, article);
		one.type(/^Title/, "Of one tab");
		act(() => void fireEvent.click(one.form.getByRole("button", { name: "Save as Draft" })));
		await browser.settled();
		other.type(/^Title/, "Of the other");
		act(() => void fireEvent.click(other.form.getByRole("button", { name: "Save as Draft" })));
		await browser.settled();
		return { browser, article, other };
	}

	it("keep mine: this tab's text replaces the other's", async () => {
		const { browser, article } = await bothChanged();
		await answerConflict(browser, "mine");
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "Of the other",
			version: 3,
		});
	});

	it("take theirs: mine is put aside and can be restored", async () => {
		const { browser, article, other } = await bothChanged();
		await answerConflict(browser, "theirs");
		expect(other.title().value).toBe("Of one tab");
		expect(onDevice(article.id)).toContain("Of the other");
		act(() => void fireEvent.click(other.form.getByRole("button", { name: "Restore" })));
		await browser.settled();
		expect(other.title().value).toBe("Of the other");
	});
});
