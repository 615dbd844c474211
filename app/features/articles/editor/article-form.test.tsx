import "#platform/testing/dom.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { textOf } from "#app/i18n/dictionaries.server.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { blankDraft, inputOf } from "./article-draft.ts";
import { ArticleForm } from "./article-form.tsx";
import { storedDrafts } from "./stored-drafts.ts";

const { admin: words } = textOf("en", "admin");

const articles = "/api/blog-posts";
const copies = "/api/admin/working-copies/";
const written: ArticleDraft = { ...blankDraft, title: "First", excerpt: "A text.", content: "Words." };

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the screen of a new article, or of `article`, in a tab of its own. */
async function openScreen(browser: Browser, article?: Article, resumed = false) {
	const router = createMemoryRouter(
		[
			{
				path: "/admin/form",
				element: (
					<>
						<ArticleForm article={article} />
						<Link to="/admin">Elsewhere</Link>
					</>
				),
			},
			{ path: "*", element: <p>Another screen</p> },
		],
		{ initialEntries: [{ pathname: "/admin/form", state: { resumed } }] },
	);
	const { container, unmount } = render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const form = within(container);
	return {
		router,
		form,
		unmount,
		title: () => form.getByLabelText<HTMLInputElement>(/^Title/),
		type: (label: RegExp, value: string) =>
			act(() => void fireEvent.input(form.getByLabelText(label), { target: { value } })),
		/** Presses a button of the form, or of the question over it. */
		press: async (name: string) => {
			act(() => void fireEvent.click(screen.getByRole("button", { name, hidden: true })));
			await browser.settled();
		},
		leave: async () => {
			act(() => void fireEvent.click(screen.getByText("Elsewhere")));
			await browser.settled();
		},
	};
}

function createArticle({ stores }: Browser, change: Partial<ArticleDraft> = {}): Promise<Article> {
	return stores.articles.create(inputOf({ ...written, ...change }, change.published ?? false));
}

const onDevice = (articleId: string | undefined) =>
	storedDrafts(localStorage, articleId)
		.list()
		.map(({ draft }) => draft.title);

const onServer = async ({ stores }: Browser, key: string) =>
	(await stores.workingCopies.find(key))?.draft.title;

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
		expect(await browser.stores.articles.get(article.id)).toMatchObject({ title: "Changed", version: 2 });
		expect(title().value).toBe("Changed");
		expect(onDevice(article.id)).toEqual([]);
		expect(await onServer(browser, article.id)).toBeUndefined();
	});

	it("keeps what is typed while a saving is in flight", async () => {
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
		expect(await browser.stores.workingCopies.find(article.id)).toMatchObject({ version: 2 });
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

	it("creates one article, however often the button is pressed while the network says nothing", async () => {
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

	it("goes on keeping what is typed after a saving that failed", async () => {
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

	it("does not fetch back whoever has left while a saving was in flight", async () => {
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
		expect(await browser.stores.articles.stats()).toMatchObject({ totalArticles: 1 });
	});
});

describe("what an earlier form left", () => {
	it("on the server is offered, and restored when that is asked", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const draft = { ...written, title: "Left behind" };
		await browser.stores.workingCopies.save(article.id, { draft, version: 1 });
		const { form, press, title } = await openScreen(browser, article);
		expect(form.getByText(/Unsaved text from .* was found\./)).toBeDefined();
		expect(title().value).toBe("First");
		await press("Restore");
		expect(title().value).toBe("Left behind");
		expect(form.queryByText(/Unsaved text from .* was found\./)).toBeNull();
		await browser.pass(10_000);
		expect(await onServer(browser, article.id)).toBe("Left behind");
		await press("Save as Draft");
		expect(await browser.stores.articles.get(article.id)).toMatchObject({ title: "Left behind", version: 2 });
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

	it("is offered once where the device and the server hold the same, and the newer where they differ", async () => {
		const browser = await openBrowser();
		const earlier = await openScreen(browser);
		earlier.type(/^Title/, "Both");
		await browser.pass(1_500);
		browser.network.cut();
		earlier.type(/^Title/, "On the device alone");
		await browser.pass(1_500);
		earlier.unmount();
		browser.network.mend();
		const { form, press, title } = await openScreen(browser);
		expect(form.getByText(/found on this device/).textContent).toContain("On the device alone");
		await press("Restore");
		expect(title().value).toBe("On the device alone");
		expect(form.queryByText(/Unsaved text from/)).toBeNull();
		await browser.pass(1_500);
		expect(await onServer(browser, "new")).toBe("On the device alone");
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
		await browser.signInAgain();
		const { title, press } = await openScreen(browser, article, true);
		expect(title().value).toBe("Interrupted");
		await press("Save as Draft");
		expect(await browser.stores.articles.get(article.id)).toMatchObject({ title: "Interrupted" });
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

	it("keep mine: it replaces the other", async () => {
		const { browser, article, other } = await bothChanged();
		await other.press(words.stale.keepMine);
		expect(await browser.stores.articles.get(article.id)).toMatchObject({
			title: "Of the other",
			version: 3,
		});
	});

	it("take theirs: mine is put aside and can be restored", async () => {
		const { browser, article, other } = await bothChanged();
		await other.press(words.stale.takeTheirs);
		expect(other.title().value).toBe("Of one tab");
		expect(onDevice(article.id)).toContain("Of the other");
		act(() => void fireEvent.click(other.form.getByRole("button", { name: "Restore" })));
		await browser.settled();
		expect(other.title().value).toBe("Of the other");
	});
});
