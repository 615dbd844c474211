import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { blankDraft, draftOf, inputOf } from "./article-draft.ts";
import { serverKey, useWorkingCopy } from "./use-working-copy.ts";

const path = "/api/admin/working-copies/";
const pauseMs = 1_500;
const retryMs = 5_000;
const timeoutMs = 2_000;

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the form of a new article, or of `article`. */
async function openForm({ wrapper, settled }: Browser, article?: Article) {
	const onReplaced = vi.fn();
	const { result, unmount } = renderHook(
		() => {
			const start = article === undefined ? blankDraft : draftOf(article);
			const form = useForm<ArticleDraft>({ defaultValues: start });
			const saved = useRef(start);
			const version = useRef(article?.version ?? null);
			const copy = useWorkingCopy({ articleId: article?.id, form, saved, version, onReplaced });
			return { form, saved, version, copy };
		},
		{ wrapper },
	);
	await settled();
	return {
		view: result,
		onReplaced,
		unmount,
		type: (title: string) => act(() => result.current.form.setValue("title", title)),
	};
}

async function savedArticle({ stores }: Browser): Promise<Article> {
	const draft = { ...blankDraft, title: "Saved", excerpt: "A text.", content: "Words." };
	return stores.articles.create(inputOf(draft, false));
}

/** What the server holds under a key. */
async function copyOf({ stores }: Browser, key: string) {
	return (await stores.workingCopies.find(key))?.draft.title;
}

describe("autosave of an article", () => {
	it("sends the text once, a pause after the last of quick edits", async () => {
		const browser = await openBrowser();
		const { view, type } = await openForm(browser);
		for (const title of ["F", "Fi", "Fir", "First"]) {
			type(title);
			await browser.pass(pauseMs - 1);
			expect(browser.network.sent("PUT", path)).toEqual([]);
		}
		await browser.pass(1);
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ path: `${path}new`, body: { draft: { title: "First" }, version: null }, status: 200 },
		]);
		expect(await copyOf(browser, "new")).toBe("First");
		expect(view.current.copy.status).toEqual({ kind: "saved", at: "2026-01-15T08:00:05.997Z" });
		await browser.pass(60_000);
		expect(browser.network.sent("PUT", path)).toHaveLength(1);
	});

	it("says from which saved version the text was made", async () => {
		const browser = await openBrowser();
		const article = await savedArticle(browser);
		const { type } = await openForm(browser, article);
		type("Changed");
		await browser.pass(pauseMs);
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ path: `${path}${article.id}`, body: { draft: { title: "Changed" }, version: 1 } },
		]);
	});

	it("deletes its copy when the text is again what is saved", async () => {
		const browser = await openBrowser();
		const { view, type } = await openForm(browser);
		type("First");
		await browser.pass(pauseMs);
		type("");
		await browser.pass(pauseMs);
		expect(await copyOf(browser, "new")).toBeUndefined();
		expect(view.current.copy.status).toEqual({ kind: "none" });
		type("");
		await browser.pass(pauseMs);
		expect(browser.network.sent("DELETE", path)).toHaveLength(1);
	});

	it("tries again while the server fails, with what the form holds by then", async () => {
		const browser = await openBrowser();
		const { view, type } = await openForm(browser);
		browser.network.breakDown("PUT", path, 503);
		type("First");
		await browser.pass(pauseMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: false });
		type("First dates");
		await browser.pass(pauseMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: false });
		browser.network.repair();
		await browser.pass(retryMs);
		expect(await copyOf(browser, "new")).toBe("First dates");
		expect(view.current.copy.status).toMatchObject({ kind: "saved" });
	});

	it("leaves a refusal alone until the next pause of typing", async () => {
		const browser = await openBrowser();
		const article = await savedArticle(browser);
		const { view, type } = await openForm(browser, article);
		await browser.stores.articles.remove(article.id);
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
		const { view, type } = await openForm(browser);
		browser.network.cut();
		type("Offline");
		await browser.pass(pauseMs);
		expect(view.current.copy.status).toEqual({ kind: "failed", offline: true });
		browser.network.mend();
		act(() => void window.dispatchEvent(new Event("online")));
		await browser.pass(0);
		expect(await copyOf(browser, "new")).toBe("Offline");
		browser.network.cut();
		type("Offline again");
		await browser.pass(pauseMs);
		browser.network.mend();
		await browser.pass(retryMs);
		expect(await copyOf(browser, "new")).toBe("Offline again");
	});

	it("looks what the server holds before it sends, also when the first look failed", async () => {
		const browser = await openBrowser();
		const left = { ...blankDraft, title: "Left behind" };
		await browser.stores.workingCopies.save("new", { draft: left, version: null });
		browser.network.cut();
		const { view, type, onReplaced } = await openForm(browser);
		expect(view.current.copy.found).toBeUndefined();
		browser.network.mend();
		type("Another");
		await browser.pass(pauseMs);
		expect(onReplaced.mock.calls).toMatchObject([[{ key: serverKey, draft: left }]]);
		expect(await copyOf(browser, "new")).toBe("Another");
	});

	it("sends one text at a time, and after a slow one the newest alone", async () => {
		const browser = await openBrowser();
		const { type } = await openForm(browser);
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
		expect(await copyOf(browser, "new")).toBe("Four");
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ body: { draft: { title: "One" } } },
			{ body: { draft: { title: "Four" } } },
		]);
	});

	it("stops with the session, and says nothing of it", async () => {
		const browser = await openBrowser();
		const { view, type } = await openForm(browser);
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
		const first = await openForm(browser);
		first.type("Unsaved");
		first.unmount();
		const second = await openForm(browser);
		browser.network.breakDown("PUT", path, 503);
		second.type("Unsaved too");
		await browser.pass(pauseMs);
		const sent = browser.network.sent("PUT", path).length;
		second.unmount();
		await browser.pass(4 * retryMs);
		expect(browser.network.sent("PUT", path)).toHaveLength(sent);
	});

	it("lets a text that is on its way arrive before the article is saved", async () => {
		const browser = await openBrowser();
		const { view, type } = await openForm(browser);
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
		const { view, type } = await openForm(browser);
		const caught = browser.network.holdRequest("PUT", path);
		type("Stuck");
		await browser.pass(pauseMs);
		await caught;
		const isPaused = watch(view.current.copy.pause());
		await browser.pass(timeoutMs);
		expect(isPaused()).toBe(true);
		act(() => view.current.copy.resume());
		await browser.pass(pauseMs);
		expect(await copyOf(browser, "new")).toBe("Stuck");
	});

	it("deletes what was given up on its way, and arrived all the same after the saving", async () => {
		const browser = await openBrowser();
		const article = await savedArticle(browser);
		const { view, type } = await openForm(browser, article);
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
		expect(await copyOf(browser, article.id)).toBe("Changed");
		act(() => view.current.copy.resume());
		await browser.pass(pauseMs);
		expect(await copyOf(browser, article.id)).toBeUndefined();
	});

	it("holds back what waits for its pause while the article is saved", async () => {
		const browser = await openBrowser();
		const { view, type } = await openForm(browser);
		type("First");
		await browser.pass(pauseMs - 1);
		await act(() => view.current.copy.pause());
		await browser.pass(4 * retryMs);
		expect(browser.network.sent("PUT", path)).toEqual([]);
	});

	it("offers what was left, and deletes it only when that is asked", async () => {
		const browser = await openBrowser();
		const left = { ...blankDraft, title: "Left behind" };
		await browser.stores.workingCopies.save("new", { draft: left, version: null });
		const { view } = await openForm(browser);
		expect(view.current.copy.found).toMatchObject({ key: serverKey, draft: left, version: null });
		await browser.pass(60_000);
		expect(await copyOf(browser, "new")).toBe("Left behind");
		act(() => view.current.copy.discard());
		await browser.pass(0);
		expect(view.current.copy.found).toBeUndefined();
		expect(await copyOf(browser, "new")).toBeUndefined();
	});

	it("offers nothing where what was left is what is saved", async () => {
		const browser = await openBrowser();
		const article = await savedArticle(browser);
		await browser.stores.workingCopies.save(article.id, { draft: draftOf(article), version: 1 });
		const { view } = await openForm(browser, article);
		expect(view.current.copy.found).toBeUndefined();
	});

	it("leaves what was found alone while nothing is typed, also when the network comes and goes", async () => {
		const browser = await openBrowser();
		const left = { ...blankDraft, title: "Left behind" };
		await browser.stores.workingCopies.save("new", { draft: left, version: null });
		const { view, onReplaced } = await openForm(browser);
		act(() => void window.dispatchEvent(new Event("online")));
		await browser.pass(pauseMs);
		expect(await copyOf(browser, "new")).toBe("Left behind");
		expect(view.current.copy.found).toMatchObject({ draft: left });
		expect(onReplaced).not.toHaveBeenCalled();
	});
});

function watch(promise: Promise<unknown>): () => boolean {
	let isOver = false;
	void promise.then(() => {
		isOver = true;
	});
	return () => isOver;
}
