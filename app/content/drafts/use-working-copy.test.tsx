import "#platform/testing/dom.ts";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { createArticle, onServer } from "#server/testing/article-editor/articles.ts";
import { openWorkingCopy, path, pauseMs, retryMs } from "#server/testing/article-editor/open-working-copy.ts";
import { openBrowser } from "#server/testing/browser.tsx";

describe("autosave of an article", () => {
	it("sends the text once, a pause after the last of quick edits", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		for (const title of ["F", "Fi", "Fir", "First"]) {
			type(title);
			await browser.pass(pauseMs - 1);
			expect(browser.network.sent("PUT", path)).toEqual([]);
		}
		await browser.pass(1);
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ path: `${path}new`, body: { draft: { title: "First" }, version: null }, status: 200 },
		]);
		expect(await onServer(browser, "new")).toBe("First");
		expect(view.current.copy.status).toEqual({ kind: "saved", at: "2026-01-15T08:00:05.997Z" });
		await browser.pass(60_000);
		expect(browser.network.sent("PUT", path)).toHaveLength(1);
	});

	it("says from which saved version the text was made", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { type } = await openWorkingCopy(browser, article);
		type("Changed");
		await browser.pass(pauseMs);
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ path: `${path}${article.id}`, body: { draft: { title: "Changed" }, version: 1 } },
		]);
	});

	it("deletes its copy when the text is again what is saved", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		type("First");
		await browser.pass(pauseMs);
		type("");
		await browser.pass(pauseMs);
		expect(await onServer(browser, "new")).toBeUndefined();
		expect(view.current.copy.status).toEqual({ kind: "none" });
		type("");
		await browser.pass(pauseMs);
		expect(browser.network.sent("DELETE", path)).toHaveLength(1);
	});

	it("tries again while the server fails, with what the form holds by then", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		browser.network.breakDown("PUT", path, 503);
		type("First");
		await browser.pass(pauseMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: false });
		type("First dates");
		await browser.pass(pauseMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: false });
		browser.network.repair();
		await browser.pass(retryMs);
		expect(await onServer(browser, "new")).toBe("First dates");
		expect(view.current.copy.status).toMatchObject({ kind: "saved" });
	});

	it("leaves a refusal alone until the next pause of typing", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type } = await openWorkingCopy(browser, article);
		await browser.stores.articles.deletion.remove(article.id);
		type("Changed");
		await browser.pass(pauseMs + 4 * retryMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: false });
		expect(browser.network.sent("PUT", path)).toMatchObject([{ status: 404 }]);
		type("Changed more");
		await browser.pass(pauseMs);
		expect(browser.network.sent("PUT", path)).toHaveLength(2);
	});

	it("sends at once when the network comes back, and by itself where nobody says so", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		browser.network.cut();
		type("Offline");
		await browser.pass(pauseMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: true });
		browser.network.mend();
		act(() => void window.dispatchEvent(new Event("online")));
		await browser.pass(0);
		expect(await onServer(browser, "new")).toBe("Offline");
		browser.network.cut();
		type("Offline again");
		await browser.pass(pauseMs);
		browser.network.mend();
		await browser.pass(retryMs);
		expect(await onServer(browser, "new")).toBe("Offline again");
	});

	it("sends one text at a time, and after a slow one the newest alone", async () => {
		const browser = await openBrowser();
		const { type } = await openWorkingCopy(browser);
		const caught = browser.network.holdRequest("PUT", path);
		type("One");
		await browser.pass(pauseMs);
		const slow = await caught;
		for (const title of ["Two", "Three", "Four"]) {
			type(title);
			await browser.pass(pauseMs);
		}
		expect(browser.network.sent("PUT", path)).toHaveLength(1);
		slow.release();
		await browser.settled();
		expect(await onServer(browser, "new")).toBe("Four");
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ body: { draft: { title: "One" } } },
			{ body: { draft: { title: "Four" } } },
		]);
	});

	it("stops with the session, and says nothing of it", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		await browser.endSession();
		type("Signed out");
		await browser.pass(pauseMs);
		expect(browser.network.sent("PUT", path)).toMatchObject([{ status: 401 }]);
		expect(isSignedIn()).toBe(false);
		await browser.pass(4 * retryMs);
		expect(browser.network.sent("PUT", path)).toHaveLength(1);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: false });
	});

	it("sends nothing after the form is gone, be it in a pause or in a retry", async () => {
		const browser = await openBrowser();
		const first = await openWorkingCopy(browser);
		first.type("Unsaved");
		first.unmount();
		const second = await openWorkingCopy(browser);
		browser.network.breakDown("PUT", path, 503);
		second.type("Unsaved too");
		await browser.pass(pauseMs);
		const sent = browser.network.sent("PUT", path).length;
		second.unmount();
		await browser.pass(4 * retryMs);
		expect(browser.network.sent("PUT", path)).toHaveLength(sent);
	});
});
