import "#platform/testing/dom.ts";
import { expect, it } from "vitest";
import { type Browser, createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

const path = "/api/blog-posts";
const hourMs = 3_600_000;

/** Opens the form of an article that publishes itself in an hour. */
async function openScheduled(browser: Browser) {
	const publishAt = new Date(Date.now() + hourMs).toISOString();
	const article = await createArticle(browser, { publishAt });
	const screen = await openScreen(browser, article);
	const { publishDue, get } = browser.stores.articles;
	return { ...screen, id: article.id, publishDue, stored: () => get(article.id) };
}

it("a form left open past its time says that the article is live, and saves what was typed", async () => {
	const browser = await openBrowser();
	const { form, type, press, title, publishDue, stored } = await openScheduled(browser);
	expect(form.getByText(/^Goes on the website on 15 January 2026/)).toBeDefined();
	type(/^Title/, "First, mended");
	await browser.pass(hourMs);
	await publishDue();
	await browser.pass(3_000);
	expect(form.getByText(/^On the website since 15 January 2026/)).toBeDefined();
	expect(browser.toast()).toContain("The article is now on the website, as scheduled");
	expect(title().value).toBe("First, mended");
	expect(form.queryByText("All changes are saved")).toBeNull();
	await press("Publish Changes");
	expect(await stored()).toMatchObject({ title: "First, mended", published: true, version: 3 });
	expect(form.getByText("All changes are saved")).toBeDefined();
});

it("nothing is asked before the time, and nothing once the form is left", async () => {
	const browser = await openBrowser();
	const { unmount, id } = await openScheduled(browser);
	const looks = () => browser.network.sent("GET", `${path}/${id}`).length;
	const before = looks();
	await browser.pass(hourMs - 1_000);
	expect(looks()).toBe(before);
	await browser.pass(1_000);
	expect(looks()).toBe(before + 1);
	await browser.pass(3_000);
	expect(looks()).toBe(before + 2);
	unmount();
	await browser.pass(hourMs);
	expect(looks()).toBe(before + 2);
});

it.each([
	["withdrawn", () => null],
	["moved", () => new Date(Date.now() + 100 * hourMs).toISOString()],
])("a time that was %s elsewhere is waited for no longer", async (_what, publishAt) => {
	const browser = await openBrowser();
	const { form, id, stored } = await openScheduled(browser);
	const { publishedAt: _, ...theirs } = await stored();
	await browser.stores.articles.update(id, { ...theirs, publishAt: publishAt() });
	await browser.pass(hourMs);
	const looks = () => browser.network.sent("GET", `${path}/${id}`).length;
	const before = looks();
	await browser.pass(30_000);
	expect(looks()).toBe(before);
	expect(form.queryByText(/^On the website since/)).toBeNull();
});

it("a text that was changed elsewhere too is told when this one is saved, and nothing is overwritten", async () => {
	const browser = await openBrowser();
	const { type, press, id, stored, title } = await openScheduled(browser);
	type(/^Title/, "Mine");
	const { publishedAt: _, ...theirs } = await stored();
	await browser.stores.articles.update(id, { ...theirs, title: "Theirs", published: true, publishAt: null });
	await browser.pass(hourMs + 3_000);
	expect(title().value).toBe("Mine");
	await press("Publish Now");
	expect(await stored()).toMatchObject({ title: "Theirs", version: 2 });
	expect(title().value).toBe("Mine");
});
