import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { createArticle, onDevice, onServer, written } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

const articles = "/api/blog-posts";
const copies = "/api/admin/working-copies/";

describe("the form of an article", () => {
	it("keeps what is typed on the device and on the server until it is saved, and then nowhere else", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { form, type, press, title } = await openScreen(browser, article);
		type(/^Title/, "Changed ");
		await browser.pass(1_500);
		expect(onDevice(article.id)).toEqual(["Changed "]);
		expect(await onServer(browser, article.id)).toBe("Changed ");
		await press("Save as Draft");
		expect(form.getByText("All changes are saved")).toBeDefined();
		await browser.pass(10_000);
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "Changed",
			version: 2,
		});
		expect(title().value).toBe("Changed");
		expect(onDevice(article.id)).toEqual([]);
		expect(await onServer(browser, article.id)).toBeUndefined();
	});

	it("keeps what is typed while a save is in flight", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { type, press, title } = await openScreen(browser, article);
		type(/^Title/, "Sent");
		const caught = browser.network.holdAnswer("PUT", articles);
		await press("Save as Draft");
		const answer = await caught;
		for (const more of ["Sent, and", "Sent, and more"]) {
			type(/^Title/, more);
			await browser.pass(400);
		}
		answer.release();
		await browser.settled();
		expect(title().value).toBe("Sent, and more");
		await browser.pass(1_500);
		expect(onDevice(article.id)).toEqual(["Sent, and more"]);
		expect(await onServer(browser, article.id)).toBe("Sent, and more");
		expect(await browser.stores.articleCopies.find(article.id)).toMatchObject({ version: 2 });
	});

	it("asks about a figure that is not the fact’s, and publishes it all the same", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser, { content: "Walk for 30 minutes. Our fee is Rs 9,500." });
		const { form, press, type } = await openScreen(browser, article);
		await browser.pass(600);
		const messages = () => form.queryAllByText(/^Article Content:/).map(({ textContent }) => textContent);
		expect(messages()).toEqual([
			"Article Content: “Rs 9,500”: is this “Membership fee, in rupees”? At present that is Rs\u00a08,000.",
		]);
		type(/^Excerpt/, "We have 500 members and our fee is Rs 9,500");
		await browser.pass(600);
		expect(form.getByText(/^Excerpt\/Meta Description:/).textContent).toContain("“Rs 9,500”");
		await press("Publish Now");
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			published: true,
			version: 2,
		});
	});

	it("leads to the list once a new article is created, and leaves nothing behind", async () => {
		const browser = await openBrowser();
		const { type, press, router } = await openScreen(browser);
		type(/^Title/, written.title);
		type(/^Excerpt/, written.excerpt);
		await browser.pass(1_500);
		await press("Save as Draft");
		expect(router.state.location.pathname).toBe("/admin/articles");
		await browser.pass(10_000);
		expect(onDevice(undefined)).toEqual([]);
		expect(await onServer(browser, "new")).toBeUndefined();
	});

	it("creates one article, however often the button is pressed while the network is slow", async () => {
		const browser = await openBrowser();
		const { type, press } = await openScreen(browser);
		type(/^Title/, written.title);
		const copy = browser.network.holdRequest("PUT", copies);
		await browser.pass(1_500);
		await copy;
		const creation = browser.network.holdRequest("POST", articles);
		await press("Save as Draft");
		await press("Save as Draft");
		await browser.pass(2_001);
		await press("Saving…");
		(await creation).release();
		await browser.settled();
		expect(browser.network.sent("POST", articles)).toHaveLength(1);
	});

	it("goes on storing what is typed after a save that failed", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { type, press, form } = await openScreen(browser, article);
		browser.network.breakDown("PUT", articles, 503);
		type(/^Title/, "Changed");
		await press("Save as Draft");
		expect(form.getByRole("alert").textContent).toContain("Not saved yet.");
		await browser.pass(1_500);
		expect(onDevice(article.id)).toEqual(["Changed"]);
		expect(await onServer(browser, article.id)).toBe("Changed");
	});

	it("asks before it is left, stays when that is the answer, and loses nothing", async () => {
		const browser = await openBrowser();
		const { type, press, leave, router, title } = await openScreen(browser);
		type(/^Title/, "Unsaved");
		await leave();
		await press("Stay");
		expect(router.state.location.pathname).toBe("/admin/form");
		expect(title().value).toBe("Unsaved");
		await browser.pass(1_500);
		expect(onDevice(undefined)).toEqual(["Unsaved"]);
	});

	it("forgets on this device what is left on purpose", async () => {
		const browser = await openBrowser();
		const { type, press, leave, router } = await openScreen(browser);
		type(/^Title/, "Unsaved");
		await browser.pass(800);
		await leave();
		await press("Leave");
		expect(router.state.location.pathname).toBe("/admin");
		expect(onDevice(undefined)).toEqual([]);
	});

	it("does not navigate back after it was left while a save was in flight", async () => {
		const browser = await openBrowser();
		const { type, press, leave, router } = await openScreen(browser);
		type(/^Title/, written.title);
		const caught = browser.network.holdAnswer("POST", articles);
		await press("Save as Draft");
		const answer = await caught;
		await leave();
		await press("Leave");
		answer.release();
		await browser.settled();
		expect(router.state.location.pathname).toBe("/admin");
		expect(await browser.stores.articles.reading.stats()).toMatchObject({ totalArticles: 1 });
	});

	it("says what the original’s URL must be, and saves a whole one", async () => {
		const browser = await openBrowser("fr");
		const article = await createArticle(browser);
		const { form, type, press } = await openScreen(browser, article);
		type(/^Déjà paru sur un autre site/, "revue.example/premier");
		await press("Enregistrer en brouillon");
		expect(form.getByText("Indiquez une adresse complète, qui commence par https.")).toBeDefined();
		expect(document.activeElement).toBe(form.getByLabelText(/^Déjà paru sur un autre site/));
		expect(browser.network.sent("PUT", articles)).toEqual([]);
		type(/^Déjà paru sur un autre site/, "https://revue.example/premier");
		await press("Enregistrer en brouillon");
		const { originalUrl } = await browser.stores.articles.reading.get(article.id);
		expect(originalUrl).toBe("https://revue.example/premier");
	});
});
