import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { useRef } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { storedDrafts } from "./stored-drafts.ts";
import { useStoredDraft } from "./use-stored-draft.ts";
import { newDraftKey } from "./working-copy.ts";

const pauseMs = 800;
const id = "an-article";
const saved: ArticleDraft = { ...blankDraft, title: "Saved", content: "Words." };

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the form of an article, or of a new one, in a tab of its own. */
function openForm({ wrapper }: Browser, { articleId = id as string | null, resumed = false } = {}) {
	const { result, unmount } = renderHook(
		() => {
			const start = articleId === null ? blankDraft : saved;
			const form = useForm<ArticleDraft>({ defaultValues: start });
			const refs = {
				saved: useRef(start),
				version: useRef(articleId === null ? null : 1),
				base: useRef({ version: articleId === null ? null : 1, draft: start }),
				draftKey: useRef(newDraftKey()),
				onServer: useRef(null),
			};
			return {
				form,
				...refs,
				drafts: useStoredDraft<ArticleDraft>({
					kind: articleDrafts,
					id: articleId ?? undefined,
					form,
					...refs,
					resumed,
				}),
			};
		},
		{ wrapper },
	);
	return {
		view: result,
		unmount,
		type: (title: string) => act(() => result.current.form.setValue("title", title)),
	};
}

/** Returns the titles on this device, the newest first. */
function titlesOf(articleId: string | null = id): string[] {
	return storedDrafts(localStorage, articleDrafts, articleId ?? undefined)
		.list()
		.map(({ draft }) => draft.title);
}

describe("what a form leaves on the device", () => {
	it("is written once, a pause after the last of quick edits", async () => {
		const browser = await openBrowser();
		const { type } = openForm(browser);
		for (const title of ["C", "Ch", "Changed"]) {
			type(title);
			await browser.pass(pauseMs - 1);
			expect(titlesOf()).toEqual([]);
		}
		await browser.pass(1);
		expect(storedDrafts(localStorage, articleDrafts, id).list()).toMatchObject([
			{ draft: { ...saved, title: "Changed" }, version: 1, storedAt: "2026-01-15T08:00:02.398Z" },
		]);
	});

	it("is gone when the text is again what is saved", async () => {
		const browser = await openBrowser();
		const { type } = openForm(browser);
		type("Changed");
		await browser.pass(pauseMs);
		type(saved.title);
		await browser.pass(pauseMs);
		expect(titlesOf()).toEqual([]);
	});

	it.each(["pagehide", "visibilitychange"])("is written at once at %s, without a pause", async (name) => {
		const browser = await openBrowser();
		const { type } = openForm(browser);
		type("On the way out");
		const target = name === "pagehide" ? window : document;
		act(() => void target.dispatchEvent(new Event(name)));
		expect(titlesOf()).toEqual(["On the way out"]);
	});

	it("is written when the form goes without a word", async () => {
		const browser = await openBrowser();
		const { type, unmount } = openForm(browser);
		type("Unsaved");
		unmount();
		expect(titlesOf()).toEqual(["Unsaved"]);
		await browser.pass(pauseMs);
		expect(titlesOf()).toEqual(["Unsaved"]);
	});

	it("is nothing when the form is left on purpose", async () => {
		const browser = await openBrowser();
		const { view, type, unmount } = openForm(browser);
		type("Thrown away");
		await browser.pass(pauseMs);
		act(() => view.current.drafts.close());
		unmount();
		await browser.pass(pauseMs);
		expect(titlesOf()).toEqual([]);
	});

	it("is what was typed since, when the article was saved in between", async () => {
		const browser = await openBrowser();
		const { view, type } = openForm(browser);
		type("Sent");
		await browser.pass(pauseMs);
		type("Sent, and more");
		act(() => {
			view.current.saved.current = { ...saved, title: "Sent" };
			view.current.version.current = 2;
			view.current.drafts.markSaved();
		});
		expect(storedDrafts(localStorage, articleDrafts, id).list()).toMatchObject([
			{ draft: { title: "Sent, and more" }, version: 2 },
		]);
		type("Sent");
		await browser.pass(pauseMs);
		expect(titlesOf()).toEqual([]);
	});

	it("is nothing where the storage takes nothing, and typing goes on", async () => {
		const browser = await openBrowser();
		const { view, type } = openForm(browser);
		type("x".repeat(6_000_000));
		await browser.pass(pauseMs);
		type("Short again");
		await browser.pass(pauseMs);
		expect(view.current.form.getValues("title")).toBe("Short again");
		expect(titlesOf()).toEqual(["Short again"]);
	});
});

describe("what an earlier form left on the device", () => {
	it("is offered, comes back when that is asked, and is then this form's", async () => {
		const browser = await openBrowser();
		const earlier = openForm(browser);
		earlier.type("Left behind");
		earlier.unmount();
		const { view } = openForm(browser);
		const { offered, restore } = view.current.drafts;
		expect(offered).toMatchObject({ draft: { title: "Left behind" }, version: 1 });
		expect(view.current.form.getValues("title")).toBe("Saved");
		act(() => offered && restore(offered));
		expect(view.current.form.getValues("title")).toBe("Left behind");
		expect(view.current.drafts.offered).toBeUndefined();
		expect(view.current.drafts.restored?.storedAt).toBe("2026-01-15T08:00:00.000Z");
		expect(titlesOf()).toEqual(["Left behind"]);
	});

	it("stays until it is taken or declined, whatever is typed", async () => {
		const browser = await openBrowser();
		const earlier = openForm(browser);
		earlier.type("Left behind");
		earlier.unmount();
		const { view, type } = openForm(browser);
		type("Begun anew");
		await browser.pass(pauseMs);
		expect(titlesOf().toSorted()).toEqual(["Begun anew", "Left behind"]);
		const { offered, discard } = view.current.drafts;
		act(() => offered && discard(offered));
		expect(view.current.drafts.offered).toBeUndefined();
		expect(view.current.form.getValues("title")).toBe("Begun anew");
		expect(titlesOf()).toEqual(["Begun anew"]);
	});

	it("comes back by itself after signing in again, with the version it was made from", async () => {
		const browser = await openBrowser();
		const earlier = openForm(browser);
		act(() => {
			earlier.view.current.version.current = 7;
		});
		earlier.type("Interrupted");
		earlier.unmount();
		const { view } = openForm(browser, { resumed: true });
		expect(view.current.form.getValues("title")).toBe("Interrupted");
		expect(view.current.version.current).toBe(7);
		expect(titlesOf()).toEqual(["Interrupted"]);
	});

	it("is offered one after the other, the newest first, but not what is saved already", async () => {
		const browser = await openBrowser();
		for (const title of ["First", "Second"]) {
			const earlier = openForm(browser);
			earlier.type(title);
			earlier.unmount();
			await browser.pass(1_000);
		}
		const drafts = storedDrafts(localStorage, articleDrafts, id);
		drafts.store({ key: drafts.newKey(), storedAt: "2026-01-15T09:00:00.000Z", version: 1, draft: saved });
		const { view } = openForm(browser);
		const seen: (string | undefined)[] = [];
		for (let look = 0; look < 3; look += 1) {
			const { offered, discard } = view.current.drafts;
			seen.push(offered?.draft.title);
			act(() => offered && discard(offered));
		}
		expect(seen).toEqual(["Second", "First", undefined]);
	});

	it("belongs to its article alone", async () => {
		const browser = await openBrowser();
		const other = openForm(browser, { articleId: "another" });
		other.type("Of another");
		other.unmount();
		const fresh = openForm(browser, { articleId: null });
		expect(fresh.view.current.drafts.offered).toBeUndefined();
		fresh.type("New");
		fresh.unmount();
		expect(titlesOf("another")).toEqual(["Of another"]);
		expect(titlesOf(null)).toEqual(["New"]);
		expect(openForm(browser).view.current.drafts.offered).toBeUndefined();
	});

	it("never is another tab's, which keeps its own", async () => {
		const browser = await openBrowser();
		const [one, other] = [openForm(browser), openForm(browser)];
		one.type("In one tab");
		other.type("In the other tab");
		await browser.pass(pauseMs);
		one.type("In one tab, longer");
		await browser.pass(pauseMs);
		expect(titlesOf()).toEqual(["In one tab, longer", "In the other tab"]);
		act(() => one.view.current.drafts.close());
		expect(titlesOf()).toEqual(["In the other tab"]);
	});

	it("is put aside for a text that takes its place, and offered again", async () => {
		const browser = await openBrowser();
		const { view } = openForm(browser);
		act(() => view.current.drafts.setAside({ ...saved, title: "Mine" }, 1));
		expect(view.current.drafts.offered).toMatchObject({ draft: { title: "Mine" }, version: 1 });
	});
});
