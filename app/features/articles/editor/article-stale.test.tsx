import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { authorInput } from "#app/features/authors/author.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";
import { answerConflict } from "#server/testing/conflict.ts";

/** Opens the form of an article, which is changed elsewhere then. */
async function openChanged(before: object, elsewhere: object) {
	const browser = await openBrowser();
	const { articles } = browser.stores;
	const { id } = await createArticle(browser, { title: "Moon", slug: "moon", ...before });
	const opened = await openScreen(browser, await articles.reading.get(id));
	const { publishedAt: _, ...saved } = await articles.reading.get(id);
	await articles.saving.update(id, { ...saved, title: "Theirs", ...elsewhere });
	opened.type(/^Title/, "Mine");
	const stored = async () => {
		const { title, published } = await articles.reading.get(id);
		const corrections = await articles.corrections.find(id);
		return { title, published, corrections: corrections?.title, publishAt: corrections?.publishAt };
	};
	return { browser, ...opened, stored };
}

/** The question, and what it says of visitors. */
const question = () => within(screen.getByRole("dialog", { name: "Changed in two places" }));
const mine = () => within(screen.getByRole("region", { name: /^Yours/ }));
const theirs = () => within(screen.getByRole("region", { name: /^Saved elsewhere/ }));

describe("a text that is saved over one from elsewhere", () => {
	it("leaves an article on the website that was a draft here", async () => {
		const { browser, press, stored, form } = await openChanged({}, { published: true });
		await press("Save as Draft");
		const waits = "It is saved as corrections; visitors still see the published text.";
		expect(question().getByText(waits)).toBeDefined();
		await answerConflict(browser, "mine");
		const kept = { title: "Theirs", published: true, corrections: "Mine", publishAt: null };
		expect(await stored()).toEqual(kept);
		expect(browser.toast()).toContain("Visitors still see the earlier text");
		expect(form.getByText(/^On the website since/)).toBeDefined();
		expect(form.getByText(/^Corrections waiting since/)).toBeDefined();
		await press("Publish Changes");
		expect(await stored()).toMatchObject({ title: "Mine", published: true, corrections: undefined });
	});

	it("keeps the time at which a draft was to go live, for the corrections of what is live", async () => {
		const publishAt = businessInstant("2090-05-01T08:30");
		const { browser, press, stored } = await openChanged({ publishAt }, { published: true, publishAt: null });
		await press("Schedule");
		await answerConflict(browser, "mine");
		const at = new Date(publishAt).toISOString();
		expect(await stored()).toEqual({ title: "Theirs", published: true, corrections: "Mine", publishAt: at });
	});

	it("takes the article off the website if that was confirmed, and says so", async () => {
		const { browser, press, stored } = await openChanged({ published: true }, {});
		await press("Unpublish");
		await press("Save as a draft");
		expect(question().getByText("It takes the article off the website.")).toBeDefined();
		await answerConflict(browser, "mine");
		expect(await stored()).toMatchObject({ title: "Mine", published: false });
	});

	it("does not bring an article back that was taken off elsewhere, and says so", async () => {
		const { browser, press, stored } = await openChanged({ published: true }, { published: false });
		await press("Publish Changes");
		expect(question().getByText(/^It was taken off the website elsewhere/)).toBeDefined();
		await answerConflict(browser, "mine");
		expect(await stored()).toMatchObject({ title: "Mine", published: false });
	});

	it("keeps corrections as a draft if the article has left the website, and stays off it", async () => {
		const { browser, press, stored } = await openChanged({ published: true }, { published: false });
		await press("Save for Later");
		expect(question().getByText("Not on the website")).toBeDefined();
		await answerConflict(browser, "mine");
		expect(await stored()).toMatchObject({ title: "Mine", published: false, corrections: undefined });
	});

	it("shows the author of either text, also one who was added elsewhere", async () => {
		const browser = await openBrowser();
		const { articles, authors } = browser.stores;
		const add = async (name: string) => (await authors.create(authorInput.parse({ name }))).id;
		const [ann, ben] = [await add("Ann Lee"), await add("Ben Roy"), await add("Zoe Ng")];
		const { id } = await createArticle(browser, { authorId: ann });
		const { press, form } = await openScreen(browser, await articles.reading.get(id));
		const { publishedAt: _, ...saved } = await articles.reading.get(id);
		await articles.saving.update(id, { ...saved, authorId: ben });
		act(() => void fireEvent.keyDown(form.getByRole("combobox", { name: "Author" }), { key: "Enter" }));
		act(() => void fireEvent.keyDown(screen.getByRole("option", { name: "Zoe Ng" }), { key: "Enter" }));
		await browser.settled();
		await press("Save as Draft");
		expect(mine().getByText("Zoe Ng")).toBeDefined();
		expect(theirs().getByText("Ben Roy")).toBeDefined();
		await answerConflict(browser, "theirs");
		expect((await articles.reading.get(id)).authorId).toBe(ben);
	});
});
