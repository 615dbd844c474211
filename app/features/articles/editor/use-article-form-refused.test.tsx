import "#platform/testing/dom.ts";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { createArticle, written } from "#server/testing/article-editor/articles.ts";
import { openArticleForm } from "#server/testing/article-editor/open-article-form.ts";
import { openBrowser } from "#server/testing/browser.tsx";

const path = "/api/blog-posts";

describe("a save that fails", () => {
	it.each([
		[503, "Out of order"],
		[500, "Out of order"],
	])("with %i says so, keeps every word, and succeeds at the next try", async (status) => {
		const browser = await openBrowser();
		const { view, type, press, onSaved } = openArticleForm(browser);
		browser.network.breakDown("POST", path, status);
		type(written);
		await press();
		expect(view.current.refusal).toEqual({ kind: "failed", message: undefined, unreachable: false });
		expect(browser.toast()).toContain("Failed to create articleEverything you typed is still here");
		expect(view.current.form.getValues()).toMatchObject(written);
		expect(onSaved).not.toHaveBeenCalled();
		browser.network.repair();
		await press();
		expect(view.current.refusal).toBeUndefined();
		expect(onSaved).toHaveBeenCalledOnce();
	});

	it("offline says that the connection is down, and keeps every word", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openArticleForm(browser);
		browser.network.cut();
		type(written);
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "failed", unreachable: true });
		expect(browser.toast()).toContain("Failed to create articleThe website could not be reached.");
		expect(view.current.form.getValues()).toMatchObject(written);
	});

	it("offline says of a saved article what the notice above it says", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openArticleForm(browser, await createArticle(browser));
		browser.network.cut();
		type({ title: "Typed in a tunnel" });
		await press();
		expect(browser.toast()).toContain("Failed to update article");
		expect(browser.toast()).toContain("The website could not be reached. Check your connection");
		expect(view.current.form.getValues("title")).toBe("Typed in a tunnel");
	});

	it("for an ended session leads to the sign-in without another word", async () => {
		const browser = await openBrowser();
		const { view, type, press } = openArticleForm(browser);
		await browser.endSession();
		type(written);
		await press();
		expect(view.current.refusal).toBeUndefined();
		expect(isSignedIn()).toBe(false);
		expect(browser.toast()).not.toContain("Failed");
		expect(view.current.form.getValues()).toMatchObject(written);
	});

	it("for a deleted article says so", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const { view, type, press } = openArticleForm(browser, article);
		await browser.stores.articles.deletion.remove(article.id);
		type({ title: "Too late" });
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "gone" });
		expect(view.current.form.getValues("title")).toBe("Too late");
	});

	it("for a taken slug focuses it and offers a free one", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { slug: "taken" });
		const { view, type, press, onInvalid } = openArticleForm(browser);
		type({ ...written, slug: "taken" });
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "slug-taken", suggestion: "taken-2" });
		expect(view.current.form.getFieldState("slug").error).toBeDefined();
		expect(onInvalid).toHaveBeenCalledExactlyOnceWith("slug");
	});

	it("for a text that cannot be rendered focuses it, in the language of the text", async () => {
		const browser = await openBrowser();
		const { view, type, press, onInvalid } = openArticleForm(browser);
		const nested = `One.\n\n${">".repeat(300)} x`;
		type({ ...written, fr: { ...blankDraft.fr, title: "Un", excerpt: "Deux", content: nested } });
		await press();
		expect(view.current.refusal).toMatchObject({ kind: "invalid", textError: { reason: "nested", line: 3 } });
		expect(onInvalid).toHaveBeenCalledExactlyOnceWith("fr.content");
	});
});

describe("two tabs on one article", () => {
	it("the later one is asked, and replaces the other's text only when told to", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const [one, other] = [openArticleForm(browser, article), openArticleForm(browser, article)];
		one.type({ title: "Of one tab" });
		await one.press();
		other.type({ title: "Of the other" });
		await other.press(true);
		const conflict = { path: "title", mine: "Of the other", theirs: "Of one tab" };
		expect(other.view.current.conflict?.merge.conflicts).toEqual([conflict]);
		expect(other.view.current.form.getValues("title")).toBe("Of the other");
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({ title: "Of one tab" });
		await act(async () => void other.view.current.resolve({ title: "mine" }));
		await browser.settled();
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "Of the other",
			published: true,
			version: 3,
		});
	});

	it("keeps both where they changed different fields or languages", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const [one, other] = [openArticleForm(browser, article), openArticleForm(browser, article)];
		one.type({ fr: { ...blankDraft.fr, title: "Titre", excerpt: "Extrait.", content: "Texte." } });
		await one.press();
		other.type({ excerpt: "Corrected." });
		await other.press();
		expect(other.view.current.conflict).toBeUndefined();
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			...{ title: article.title, excerpt: "Corrected.", version: 3 },
			fr: { title: "Titre", content: "Texte." },
		});
		expect(other.view.current.form.getValues("fr.title")).toBe("Titre");
	});

	it("at the same moment, one of both is saved and the other is asked", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		const tabs = [openArticleForm(browser, article), openArticleForm(browser, article)] as const;
		const first = browser.network.holdRequest("PUT", path);
		tabs[0].type({ title: "Of one tab" });
		await tabs[0].press();
		tabs[1].type({ title: "Of the other" });
		await tabs[1].press();
		(await first).release();
		await browser.settled();
		expect(tabs[1].view.current.conflict).toBeUndefined();
		expect(tabs[0].view.current.conflict?.current).toMatchObject({ title: "Of the other" });
	});
});
