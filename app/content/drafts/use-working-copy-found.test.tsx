import "#platform/testing/dom.ts";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { blankDraft, draftOf } from "#app/features/articles/article-draft.ts";
import { createArticle, onServer } from "#server/testing/article-editor/articles.ts";
import { openWorkingCopy, pauseMs } from "#server/testing/article-editor/open-working-copy.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { serverKey } from "./use-working-copy.ts";

describe("what an earlier autosave left", () => {
	it("looks what the server holds before it sends, also when the first look failed", async () => {
		const browser = await openBrowser();
		const leftBehind = { ...blankDraft, title: "Left behind" };
		const article = await createArticle(browser);
		await browser.stores.articleCopies.save(article.id, { draft: leftBehind, version: 1 });
		browser.network.cut();
		const { view, type, onReplaced } = await openWorkingCopy(browser, article);
		expect(view.current.copy.found).toBeUndefined();
		browser.network.mend();
		type("Another");
		await browser.pass(pauseMs);
		expect(onReplaced.mock.calls).toMatchObject([[{ key: serverKey, draft: leftBehind }]]);
		expect(await onServer(browser, article.id)).toBe("Another");
	});

	it("never replaces unseen what another device stores meanwhile of the same article", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { type, onReplaced } = await openWorkingCopy(browser, article);
		type("On the laptop");
		await browser.pass(pauseMs + 1);
		const elsewhere = { ...draftOf(article), title: "On the phone" };
		await browser.stores.articleCopies.save(article.id, { draft: elsewhere, version: 1 });
		type("On the laptop, longer");
		await browser.pass(pauseMs);
		expect(onReplaced.mock.calls).toMatchObject([[{ draft: elsewhere, version: 1 }]]);
		expect(await onServer(browser, article.id)).toBe("On the laptop, longer");
		type("Longer still");
		await browser.pass(pauseMs);
		expect(onReplaced).toHaveBeenCalledTimes(1);
	});

	it("parts from another device that goes on with the same new article", async () => {
		const browser = await openBrowser();
		const { type, onReplaced } = await openWorkingCopy(browser);
		type("On the laptop");
		await browser.pass(pauseMs + 1);
		const elsewhere = { ...blankDraft, title: "On the phone" };
		await browser.stores.articleCopies.save("new", { draft: elsewhere, version: null });
		type("On the laptop, longer");
		await browser.pass(pauseMs);
		expect([await onServer(browser, "new"), await onServer(browser, "new-own")]).toEqual([
			"On the phone",
			"On the laptop, longer",
		]);
		expect(onReplaced).not.toHaveBeenCalled();
	});

	it("offers what was left, and deletes it only when that is asked", async () => {
		const browser = await openBrowser();
		const leftBehind = { ...blankDraft, title: "Left behind" };
		await browser.stores.articleCopies.save("new", { draft: leftBehind, version: null });
		const { view } = await openWorkingCopy(browser);
		expect(view.current.copy.found).toMatchObject({ key: serverKey, draft: leftBehind, version: null });
		await browser.pass(60_000);
		expect(await onServer(browser, "new")).toBe("Left behind");
		act(() => view.current.copy.discard());
		await browser.pass(0);
		expect(view.current.copy.found).toBeUndefined();
		expect(await onServer(browser, "new")).toBeUndefined();
	});

	it("offers nothing where what was left is what is saved", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		await browser.stores.articleCopies.save(article.id, { draft: draftOf(article), version: 1 });
		const { view } = await openWorkingCopy(browser, article);
		expect(view.current.copy.found).toBeUndefined();
	});

	it("leaves what was found alone while nothing is typed, also when the network comes and goes", async () => {
		const browser = await openBrowser();
		const leftBehind = { ...blankDraft, title: "Left behind" };
		await browser.stores.articleCopies.save("new", { draft: leftBehind, version: null });
		const { view, onReplaced } = await openWorkingCopy(browser);
		act(() => void window.dispatchEvent(new Event("online")));
		await browser.pass(pauseMs);
		expect(await onServer(browser, "new")).toBe("Left behind");
		expect(view.current.copy.found).toMatchObject({ draft: leftBehind });
		expect(onReplaced).not.toHaveBeenCalled();
	});
});
