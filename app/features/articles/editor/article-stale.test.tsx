import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { authorInput } from "#app/features/authors/author.ts";
import { createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";

/** Opens the form of an article, which is changed elsewhere then. */
async function openChanged(before: object, elsewhere: object) {
	const browser = await openBrowser();
	const { articles } = browser.stores;
	const { id } = await createArticle(browser, { title: "Moon", slug: "moon", ...before });
	const opened = await openScreen(browser, await articles.get(id));
	const { publishedAt: _, ...saved } = await articles.get(id);
	await articles.update(id, { ...saved, title: "Theirs", ...elsewhere });
	opened.type(/^Title/, "Mine");
	const stored = async () => {
		const { title, published } = await articles.get(id);
		const corrections = await articles.findCorrections(id);
		return { title, published, corrections: corrections?.title, publishAt: corrections?.publishAt };
	};
	return { browser, ...opened, stored };
}

/** What the question says of one of both texts. */
const saidOf = (name: string) => within(screen.getByRole("region", { name }));
const mine = () => saidOf("Your text");
const theirs = () => saidOf("The saved text");

describe("keeping one's text over one that was saved elsewhere", () => {
	it("leaves an article on the website that was a draft here", async () => {
		const { browser, press, stored, form } = await openChanged({}, { published: true });
		await press("Save as Draft");
		expect(theirs().getByText("The article is on the website.")).toBeDefined();
		expect(
			mine().getByText("It is saved as corrections; visitors still see the published text."),
		).toBeDefined();
		await press("Keep my text");
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
		const { press, stored } = await openChanged({ publishAt }, { published: true, publishAt: null });
		await press("Schedule");
		expect(mine().getByText(/^Corrections go live on 1 May 2090 at 08:30/)).toBeDefined();
		await press("Keep my text");
		const at = new Date(publishAt).toISOString();
		expect(await stored()).toEqual({ title: "Theirs", published: true, corrections: "Mine", publishAt: at });
	});

	it("takes it off the website where that was confirmed, and says so", async () => {
		const { press, stored } = await openChanged({ published: true }, {});
		await press("Unpublish");
		await press("Save as a draft");
		expect(mine().getByText("It takes the article off the website.")).toBeDefined();
		await press("Keep my text");
		expect(await stored()).toMatchObject({ title: "Mine", published: false });
	});

	it("says that publishing brings an article back that was taken off elsewhere", async () => {
		const { press, stored } = await openChanged({ published: true }, { published: false });
		await press("Publish Changes");
		expect(theirs().getByText("Not on the website")).toBeDefined();
		expect(mine().getByText("Visitors see this text as soon as it is saved.")).toBeDefined();
		await press("Keep my text");
		expect(await stored()).toMatchObject({ title: "Mine", published: true });
	});

	it("keeps corrections as a draft where the article has left the website, which is not put back", async () => {
		const { press, stored } = await openChanged({ published: true }, { published: false });
		await press("Save for Later");
		expect(mine().getByText("Not on the website")).toBeDefined();
		await press("Keep my text");
		expect(await stored()).toMatchObject({ title: "Mine", published: false, corrections: undefined });
	});

	it("shows who signs either text, also somebody who was added elsewhere", async () => {
		const browser = await openBrowser();
		const { articles, authors } = browser.stores;
		const add = async (name: string) => (await authors.create(authorInput.parse({ name }))).id;
		const { id } = await createArticle(browser, { authorId: await add("Ann Lee") });
		const { press, type } = await openScreen(browser, await articles.get(id));
		const { publishedAt: _, ...saved } = await articles.get(id);
		await articles.update(id, { ...saved, title: "Theirs", authorId: await add("Ben Roy") });
		type(/^Title/, "Mine");
		await press("Save as Draft");
		expect(mine().getByText("Signed by Ann Lee")).toBeDefined();
		expect(theirs().getByText("Signed by Ben Roy")).toBeDefined();
		await press("Use the saved text");
		expect((await articles.get(id)).title).toBe("Theirs");
	});
});
