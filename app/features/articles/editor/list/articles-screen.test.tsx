import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { blankDraft } from "#app/features/articles/article-draft.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen as openForm } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import ArticlesScreen from "./articles.admin.tsx";

const list = "/admin/articles";
const frame = (
	<main>
		<ArticlesScreen />
	</main>
);
const rows = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const row = (title: string) =>
	within(screen.getByRole("heading", { level: 3, name: title }).closest("li") as HTMLElement);

describe("the list of articles", () => {
	it("invites to write the first if there is none", async () => {
		const { tab } = await openScreen(await openBrowser(), frame, list);
		expect(tab.getByRole("link", { name: "Create your first article" })).toBeDefined();
		expect(tab.queryByRole("searchbox")).toBeNull();
	});

	it("shows the status of each, and its actions", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon", slug: "moon", published: true, category: "Sky" });
		await createArticle(browser, { title: "", excerpt: "Half written.", content: "" });
		await createArticle(browser, { title: "Sea", publishAt: businessInstant("2090-05-01T08:30") });
		await openScreen(browser, frame, list);
		expect(rows().toSorted()).toEqual(["Moon", "Sea", "Untitled draft"]);
		expect(row("Moon").getByText("Published")).toBeDefined();
		expect(row("Moon").getByText("Sky")).toBeDefined();
		expect(
			row("Moon")
				.getByRole("link", { name: /^View Moon/ })
				.getAttribute("href"),
		).toBe("/blog/moon");
		expect(row("Untitled draft").queryByRole("link", { name: /^View/ })).toBeNull();
		expect(row("Sea").getByText("Scheduled")).toBeDefined();
		expect(row("Sea").getByText(/Will be published on 1 May 2090 at 08:30/)).toBeDefined();
	});

	it("shows each title in the administrator's language if it has one", async () => {
		const browser = await openBrowser("fr");
		const fr = { ...blankDraft.fr, title: "Lune", excerpt: "Un texte.", content: "Mots." };
		await createArticle(browser, { title: "Moon", fr });
		await createArticle(browser, { title: "Sea" });
		await openScreen(browser, frame, list);
		expect(rows().toSorted()).toEqual(["Lune", "Sea"]);
	});

	it("shows those alone that lack a language, as the address asks", async () => {
		const browser = await openBrowser();
		const words = { title: "Lune", excerpt: "Un texte.", content: "Mots." };
		const fr = { ...blankDraft.fr, ...words };
		await createArticle(browser, { title: "Whole", fr });
		await createArticle(browser, { title: "English alone" });
		await createArticle(browser, { title: "", excerpt: "", content: "", fr });
		await openScreen(browser, frame, `${list}?missing=fr`);
		expect(rows()).toEqual(["English alone"]);
		cleanup();
		await openScreen(browser, frame, `${list}?missing=en`);
		expect(rows()).toEqual(["Lune"]);
		expect(row("Lune").getByText("No English text")).toBeDefined();
		expect(screen.getByText("1 of 3 articles")).toBeDefined();
	});

	it("says the state of a translation, and nothing of a complete one", async () => {
		const browser = await openBrowser();
		const words = { title: "Lune", excerpt: "Un texte.", content: "Mots." };
		const fr = { ...blankDraft.fr, ...words };
		await createArticle(browser, { title: "Whole", fr });
		await createArticle(browser, { title: "Half", fr: { ...fr, content: "" } });
		await createArticle(browser, { title: "None" });
		await openScreen(browser, frame, list);
		expect(row("None").getByText("No French text")).toBeDefined();
		expect(row("Half").getByText("French incomplete")).toBeDefined();
		expect(row("Whole").queryByText(/French/)).toBeNull();
	});

	it("shows three tags, and how many more there are", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon", tags: ["a", "b", "c", "d", "e"] });
		await openScreen(browser, frame, list);
		const tags = within(row("Moon").getByRole("list", { name: "Tags" })).getAllByRole("listitem");
		expect(tags.map(({ textContent }) => textContent)).toEqual(["a", "b", "c", "and 2 more"]);
	});

	it("filters by what is typed, counts the matches, and shows all again", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon" });
		await createArticle(browser, { title: "Sea" });
		const { press, type } = await openScreen(browser, frame, list);
		expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("2 articles");
		type("Search articles", "moon");
		await browser.pass(1_000);
		expect(rows()).toEqual(["Moon"]);
		expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("1 of 2 articles");
		type("Search articles", "nothing like it");
		await browser.pass(1_000);
		expect(screen.getByText("No articles found")).toBeDefined();
		await press("Clear the search");
		await browser.pass(1_000);
		expect(rows()).toHaveLength(2);
		expect(document.activeElement).toBe(screen.getByRole("searchbox"));
	});

	it("asks before one is deleted, and then focuses the heading", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon" });
		await createArticle(browser, { title: "Sea" });
		const { press } = await openScreen(browser, frame, list);
		await press("Delete Moon");
		const question = screen.getByRole("alertdialog", { name: "Delete this article?" });
		expect(question.textContent).toContain("delete Moon?");
		expect(question.textContent).toContain(
			"Its private link stops working. You can restore it from Deleted for 30 days",
		);
		expect(question.textContent).not.toContain("website");
		const deletion = browser.network.holdRequest("DELETE", "/api/blog-posts");
		act(() => void fireEvent.click(within(question).getByRole("button", { name: "Delete" })));
		await browser.settled();
		(await deletion).release();
		await browser.settled();
		expect(rows()).toEqual(["Sea"]);
		expect(browser.toast()).toContain("Article deleted successfully");
		expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
	});

	it("has a deleted one back when the deletion is undone", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon", slug: "moonlight", published: true });
		const { press } = await openScreen(browser, frame, list);
		await press("Delete Moon");
		expect(screen.getByRole("alertdialog").textContent).toContain("It is removed from the website at once.");
		await press("Delete");
		expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
		await press("Undo");
		expect(browser.toast()).toContain("Article restored");
		expect(rows()).toEqual(["Moon"]);
		expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
		expect(await browser.stores.articles.reading.get("moonlight")).toMatchObject({ published: true });
	});

	it("restores it once if Undo is clicked twice, and keeps the focus at the list", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon" });
		await createArticle(browser, { title: "Sea" });
		const { press } = await openScreen(browser, frame, list);
		await press("Delete Moon");
		await press("Delete");
		const undo = screen.getByRole("button", { name: "Undo" });
		undo.focus();
		act(() => {
			fireEvent.click(undo);
			fireEvent.click(undo);
		});
		const heading = screen.getByRole("heading", { level: 2 });
		expect(document.activeElement).toBe(heading);
		await browser.settled();
		expect(browser.network.sent("POST", "/api/admin/deleted")).toHaveLength(1);
		expect(browser.toast()).toContain("Article restored");
		expect(document.activeElement).toBe(heading);
		expect(heading.textContent).toBe("2 articles");
	});

	it("that cannot be read says that nothing is lost, and can be asked for again", async () => {
		const browser = await openBrowser();
		await createArticle(browser, { title: "Moon" });
		browser.network.breakDown("GET", "/api/blog-posts", 500);
		const { press } = await openScreen(browser, frame, list);
		await browser.pass(30_000);
		expect(screen.getByRole("alert").textContent).toContain("Your articles are safe.");
		browser.network.repair();
		await press("Try again");
		expect(rows()).toEqual(["Moon"]);
	});
});

describe("the panels beside an article's form", () => {
	it("show the article's status, and save by their buttons alone", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser, { published: true });
		const { form } = await openForm(browser, article);
		expect(form.getByText("On the website since 15 January 2026")).toBeDefined();
		expect(form.getByText("All changes are saved")).toBeDefined();
		const [publish, save] = ["Publish Changes", "Save for Later"].map((name) =>
			form.getByRole<HTMLButtonElement>("button", { name }),
		);
		expect([publish?.type, save?.type]).toEqual(["button", "button"]);
		act(() => void fireEvent.submit(publish?.form as HTMLFormElement));
		await browser.settled();
		expect(browser.network.sent("PUT", "/api/blog-posts")).toEqual([]);
		expect(form.queryByLabelText("Publish at")).toBeNull();
	});

	it("take an article off the website once that was confirmed", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser, { published: true });
		const { press, form } = await openForm(browser, article);
		await press("Unpublish");
		expect(screen.getByRole("alertdialog", { name: "Take this article off the website?" })).toBeDefined();
		await press("Save as a draft");
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({ published: false });
		expect(form.getByText("Not on the website")).toBeDefined();
	});

	it("create a private link, show it if the browser cannot copy it, and end it", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser);
		vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
		const { press, form } = await openForm(browser, article);
		await press("Create a preview link");
		const address = form.getByLabelText<HTMLInputElement>("Preview link");
		expect(address.value).toMatch(/\/preview\/[\w-]{20,}$/);
		expect(form.getByText(/^The link works until/)).toBeDefined();
		await press("Disable the link");
		expect(form.queryByLabelText("Preview link")).toBeNull();
		expect(browser.toast()).toContain("The link no longer works");
	});

	it("show earlier versions, compare one with the form's text, and restore it", async () => {
		const browser = await openBrowser();
		const article = await createArticle(browser, { title: "As it was" });
		const { press, type, form, title } = await openForm(browser, article);
		type(/^Title/, "As it is");
		await press("Save as Draft");
		await press("Show earlier versions");
		const versions = form.getByRole("list", { name: "History" });
		expect(document.activeElement).toBe(versions);
		expect(within(versions).getAllByRole("listitem")[0]?.textContent).toContain("(current)");
		await press("Compare version 1");
		const dialog = within(screen.getByRole("dialog"));
		expect(dialog.getByText("was", { selector: "del" })).toBeDefined();
		expect(dialog.getByText("is", { selector: "ins" })).toBeDefined();
		await press("Restore this version");
		const question = within(screen.getByRole("alertdialog"));
		act(() => void fireEvent.click(question.getByRole("button", { name: "Restore this version" })));
		await browser.settled();
		expect(await browser.stores.articles.reading.get(article.id)).toMatchObject({
			title: "As it was",
			version: 3,
		});
		expect(title().value).toBe("As it was");
	});
});
