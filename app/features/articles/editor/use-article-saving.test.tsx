import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { blankDraft, draftOf, inputOf } from "./article-draft.ts";
import { useArticleSaving } from "./use-article-saving.ts";

const path = "/api/blog-posts";
const written: ArticleDraft = { ...blankDraft, title: "First", excerpt: "A text.", content: "Words." };

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the form of a new article, or of `article`, in a tab of its own. */
function openForm({ wrapper, settled }: Browser, article?: Article) {
	const onSaved = vi.fn();
	const onFault = vi.fn();
	const { result, unmount } = renderHook(
		() => {
			const start = article === undefined ? blankDraft : draftOf(article);
			const form = useForm<ArticleDraft>({ defaultValues: start });
			const refs = { saved: useRef(start), version: useRef(article?.version ?? null) };
			const saving = useArticleSaving({ articleId: article?.id, form, ...refs, onSaved, onFault });
			return { form, isDirty: form.formState.isDirty, ...refs, ...saving };
		},
		{ wrapper },
	);
	return {
		view: result,
		onSaved,
		onFault,
		unmount,
		type: (change: Partial<ArticleDraft>) =>
			act(() => {
				const values = { ...result.current.form.getValues(), ...change };
				result.current.form.reset(values, { keepDefaultValues: true });
			}),
		/** Presses the button; what that sets off goes on by itself. */
		press: async (published = false) => {
			await act(async () => void result.current.save(published));
			await settled();
		},
	};
}

function createArticle({ stores }: Browser, change: Partial<ArticleDraft> = {}): Promise<Article> {
	return stores.articles.create(inputOf({ ...written, ...change }, change.published ?? false));
}

describe("saving an article", () => {
	it("creates it once, and the form then holds what the server made of it", async () => {
		const browser = await openBrowser();
		const { view, onSaved, type, press } = openForm(browser);
		type({ ...written, title: "  First dates " });
		await press();
		expect(browser.network.sent("POST", path)).toMatchObject([{ status: 201 }]);
		expect(onSaved.mock.calls).toMatchObject([[{ title: "First dates", version: 1 }, false]]);
		expect(view.current.form.getValues()).toMatchObject({ title: "First dates", slug: "first-dates" });
		expect(view.current.form.getValues()).toEqual(view.current.saved.current);
		expect(browser.toast()).toContain("Article created successfully!");
	});

	it("sends the version it was made from, and the next one after each saving", async () => {
		const browser = await openBrowser();
		const { type, press } = openForm(browser, await createArticle(browser));
		for (const title of ["Second", "Third"]) {
			type({ title });
			await press();
		}
		expect(browser.network.sent("PUT", path)).toMatchObject([
			{ body: { title: "Second", version: 1 }, status: 200 },
			{ body: { title: "Third", version: 2 }, status: 200 },
		]);
	});

	it("is done once, however often it is asked for while it is in flight", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openForm(browser);
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
		expect(await browser.stores.articles.stats()).toMatchObject({ totalArticles: 1, publishedArticles: 0 });
	});

	it("leaves what was typed in the meantime, and does not call it saved", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openForm(browser, await createArticle(browser));
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
		const { view, type, press } = openForm(browser, article);
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
		expect(await browser.stores.articles.get(article.id)).toMatchObject({ publishAt: null, version: 3 });
	});

	it("publishes, and later keeps the address that readers know", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type, press } = openForm(browser, article);
		await press(true);
		expect(view.current.form.getValues()).toMatchObject({ published: true, slug: "first" });
		type({ title: "Another title", slug: "" });
		await press(true);
		expect(await browser.stores.articles.get(article.id)).toMatchObject({
			title: "Another title",
			slug: "first",
		});
	});
});

describe("a saving that fails", () => {
	it.each([
		[503, "Out of order"],
		[500, "Out of order"],
	])("with %i says so, keeps every word, and succeeds at the next try", async (status) => {
		const browser = await openBrowser();
		const { view, type, press, onSaved } = openForm(browser);
		browser.network.breakDown("POST", path, status);
		type(written);
		await press();
		expect(view.current.refusal).toEqual({ kind: "failed", message: undefined, unreachable: false });
		expect(browser.toast()).toContain("Failed to create article");
		expect(view.current.form.getValues()).toMatchObject(written);
		expect(onSaved).not.toHaveBeenCalled();
		browser.network.repair();
		await press();
		expect(view.current.refusal).toBeUndefined();
		expect(onSaved).toHaveBeenCalledOnce();
	});

	it("offline says that the connection is down, and keeps every word", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openForm(browser);
		browser.network.cut();
		type(written);
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "failed", unreachable: true });
		expect(view.current.form.getValues()).toMatchObject(written);
	});

	it("for an ended session leads to the sign-in without another word", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openForm(browser);
		await browser.endSession();
		type(written);
		await press();
		expect(view.current.refusal).toEqual({ kind: "signed-out" });
		expect(isSignedIn()).toBe(false);
		expect(browser.toast()).not.toContain("Failed");
		expect(view.current.form.getValues()).toMatchObject(written);
	});

	it("for an article that is gone says so", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type, press } = openForm(browser, article);
		await browser.stores.articles.remove(article.id);
		type({ title: "Too late" });
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "gone" });
		expect(view.current.form.getValues("title")).toBe("Too late");
	});

	it("for a taken address leads to it and offers a free one", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { slug: "taken" });
		const { view, type, press, onFault } = openForm(browser);
		type({ ...written, slug: "taken" });
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "slug-taken", suggestion: "taken-2" });
		expect(view.current.form.getFieldState("slug").error).toBeDefined();
		expect(onFault).toHaveBeenCalledExactlyOnceWith("slug");
	});

	it("for a text that cannot become a page leads to it, in the language of the text", async () => {
		const browser = await openBrowser();
		const { view, type, press, onFault } = openForm(browser);
		const nested = `One.\n\n${">".repeat(300)} x`;
		type({ ...written, fr: { ...blankDraft.fr, title: "Un", excerpt: "Deux", content: nested } });
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "invalid", fault: { reason: "nested", line: 3 } });
		expect(onFault).toHaveBeenCalledExactlyOnceWith("fr.content");
	});
});

describe("two tabs on one article", () => {
	it("the later one is told, with the other's text, and replaces it only when asked", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const [one, other] = [openForm(browser, article), openForm(browser, article)];
		one.type({ title: "Of one tab" });
		await one.press();
		other.type({ title: "Of the other" });
		await other.press(true);
		expect(other.view.current.refusal).toMatchObject({
			kind: "stale",
			current: { title: "Of one tab", version: 2 },
		});
		expect(other.view.current.form.getValues("title")).toBe("Of the other");
		expect(await browser.stores.articles.get(article.id)).toMatchObject({ title: "Of one tab" });
		other.view.current.version.current = 2;
		await act(async () => void other.view.current.saveAgain());
		await browser.settled();
		expect(await browser.stores.articles.get(article.id)).toMatchObject({
			title: "Of the other",
			published: true,
			version: 3,
		});
	});

	it("at the same moment, one of both is saved and the other is told", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const tabs = [openForm(browser, article), openForm(browser, article)] as const;
		const first = browser.network.holdRequest("PUT", path);
		tabs[0].type({ title: "Of one tab" });
		await tabs[0].press();
		tabs[1].type({ title: "Of the other" });
		await tabs[1].press();
		(await first).release();
		await browser.settled();
		expect(tabs[1].view.current.refusal).toBeUndefined();
		expect(tabs[0].view.current.refusal).toMatchObject({
			kind: "stale",
			current: { title: "Of the other" },
		});
	});
});

describe("before anything is sent", () => {
	it.each([
		["nothing is written", {}, false, "title"],
		["a text to be published has no excerpt", { title: "A", content: "B" }, true, "excerpt"],
		["a time has passed", { ...written, publishAt: "2026-01-15T07:59:59.000Z" }, false, "publishAt"],
	])("what must be corrected is pointed at: %s", async (_case, change, published, field) => {
		const browser = await openBrowser();
		const { type, press, onFault } = openForm(browser);
		type(change);
		await press(published);
		expect(onFault).toHaveBeenCalledExactlyOnceWith(field);
		expect(browser.network.exchanges).toEqual([]);
	});

	it("a time that has passed while the form was open is noticed", async () => {
		const browser = await openBrowser();
		const { type, press, onFault } = openForm(browser);
		type({ ...written, publishAt: "2026-01-15T08:10:00.000Z" });
		await browser.pass(10 * 60_000);
		await press();
		expect(onFault).toHaveBeenCalledExactlyOnceWith("publishAt");
	});
});

describe("a form that goes while its saving is in flight", () => {
	it("is saved all the same, and leads nowhere", async () => {
		const browser = await openBrowser();
		const { type, press, unmount, onSaved } = openForm(browser);
		const caught = browser.network.holdAnswer("POST", path);
		type(written);
		await press();
		const answer = await caught;
		unmount();
		answer.release();
		await browser.settled();
		expect(await browser.stores.articles.stats()).toMatchObject({ totalArticles: 1 });
		expect(onSaved).not.toHaveBeenCalled();
	});
});
