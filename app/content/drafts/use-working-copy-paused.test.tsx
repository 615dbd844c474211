import "#platform/testing/dom.ts";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { draftOf } from "#app/features/articles/article-draft.ts";
import { createArticle, onServer } from "#server/testing/article-editor/articles.ts";
import {
	openWorkingCopy,
	path,
	pauseMs,
	retryMs,
	timeoutMs,
} from "#server/testing/article-editor/open-working-copy.ts";
import { openBrowser } from "#server/testing/browser.tsx";

describe("autosave while the article is saved", () => {
	it("lets a text that is on its way arrive before the article is saved", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		const caught = browser.network.holdRequest("PUT", path);
		type("On its way");
		await browser.pass(pauseMs);
		const onItsWay = await caught;
		const isPaused = watch(view.current.copy.pause());
		await browser.pass(timeoutMs - 1);
		expect(isPaused()).toBe(false);
		onItsWay.release();
		await browser.settled();
		expect(isPaused()).toBe(true);
		expect(onItsWay.exchange.status).toBe(200);
	});

	it("does not wait for a network that says nothing", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		const caught = browser.network.holdRequest("PUT", path);
		type("Stuck");
		await browser.pass(pauseMs);
		await caught;
		const isPaused = watch(view.current.copy.pause());
		await browser.pass(timeoutMs);
		expect(isPaused()).toBe(true);
		act(() => view.current.copy.resume());
		await browser.pass(pauseMs);
		expect(await onServer(browser, "new")).toBe("Stuck");
	});

	it("deletes what was given up on its way, and arrived all the same after the saving", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type } = await openWorkingCopy(browser, article);
		const caught = browser.network.holdRequest("PUT", path);
		type("Changed");
		await browser.pass(pauseMs);
		const stuck = await caught;
		const isPaused = watch(view.current.copy.pause());
		await browser.pass(timeoutMs);
		expect(isPaused()).toBe(true);
		view.current.saved.current = draftOf({ ...article, title: "Changed" });
		view.current.version.current = 2;
		stuck.release();
		await browser.settled();
		expect(await onServer(browser, article.id)).toBe("Changed");
		act(() => view.current.copy.resume());
		await browser.pass(pauseMs);
		expect(await onServer(browser, article.id)).toBeUndefined();
	});

	it("holds back what waits for its pause while the article is saved", async () => {
		const browser = await openBrowser();
		const { view, type } = await openWorkingCopy(browser);
		type("First");
		await browser.pass(pauseMs - 1);
		await act(() => view.current.copy.pause());
		await browser.pass(4 * retryMs);
		expect(browser.network.sent("PUT", path)).toEqual([]);
	});
});

function watch(promise: Promise<unknown>): () => boolean {
	let isOver = false;
	void promise.then(() => {
		isOver = true;
	});
	return () => isOver;
}
