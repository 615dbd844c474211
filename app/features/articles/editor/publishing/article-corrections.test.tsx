import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import EditArticleScreen from "#app/features/articles/editor/edit-article.admin.tsx";
import ArticlesScreen from "#app/features/articles/editor/list/articles.admin.tsx";
import { type Browser, createArticle } from "#server/testing/article-editor/articles.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { businessInstant } from "#server/testing/business-instant.ts";
import { answerConflict } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";

type EditProps = Parameters<typeof EditArticleScreen>[0];

/** Opens the form of an article as its address does. */
async function openArticle(browser: Browser, id: string) {
	const props = { params: { id } } as EditProps;
	const { tab, unmount, ...screenOf } = await openScreen(
		browser,
		<EditArticleScreen {...props} />,
		`/admin/edit-article/${id}`,
	);
	/** Presses a button; what is read anew then is shown a moment later. */
	const press = async (name: string) => {
		await screenOf.press(name);
		await browser.pass(1);
	};
	const title = () => tab.getByLabelText<HTMLInputElement>(/^Title|^Titre/);
	const write = (value: string) => act(() => void fireEvent.input(title(), { target: { value } }));
	return { tab, press, unmount, title, write };
}

const shownTitle = async ({ stores }: Browser) => {
	const found = await stores.articles.texts.find("moon", "en");
	return found && "text" in found ? found.text.title : undefined;
};

async function openPublished(change: object = {}) {
	const browser = await openBrowser();
	const { id } = await createArticle(browser, { title: "Moon", slug: "moon", published: true, ...change });
	return { browser, id };
}

/** Opens the form of an article whose corrections go live at half past twelve. */
async function openScheduled() {
	const { browser, id } = await openPublished();
	const opened = await openArticle(browser, id);
	opened.write("Full moon");
	const time = opened.tab.getByLabelText("Publish the changes at");
	act(() => void fireEvent.input(time, { target: { value: "2026-01-15T12:30" } }));
	await opened.press("Schedule Changes");
	return { browser, id, time, ...opened };
}

describe("corrections of a published article", () => {
	it("wait while visitors go on seeing the text, are there again, and go live together", async () => {
		const { browser, id } = await openPublished();
		const first = await openArticle(browser, id);
		first.write("Full moon");
		await first.press("Save for Later");
		expect(browser.toast()).toContain("Visitors still see the earlier text until you publish them.");
		expect(first.tab.getByText(/^Corrections waiting since 15 January 2026/)).toBeDefined();
		expect(
			first.tab.getByText("Visitors see the earlier text; your corrections wait until you publish them."),
		).toBeDefined();
		expect(await shownTitle(browser)).toBe("Moon");

		first.unmount();
		const second = await openArticle(browser, id);
		expect(second.title().value).toBe("Full moon");
		second.write("New moon");
		await second.press("Publish Changes");
		expect(await shownTitle(browser)).toBe("New moon");
		await second.press("Show earlier versions");
		expect(second.tab.getByText(/^Corrections, published 15 January 2026/)).toBeDefined();
		expect(second.tab.queryByText(/^Corrections waiting/)).toBeNull();
		expect(second.tab.getByText("Visitors see this text.")).toBeDefined();
	});

	it("are discarded once that was confirmed, and the form shows what visitors see", async () => {
		const { browser, id } = await openPublished();
		const { tab, press, title, write } = await openArticle(browser, id);
		expect(tab.queryByRole("button", { name: "Discard the corrections" })).toBeNull();
		write("Full moon");
		await press("Save for Later");
		await press("Discard the corrections");
		await press("Cancel");
		expect(await browser.stores.articles.corrections.find(id)).toBeDefined();
		await press("Discard the corrections");
		await press("Discard");
		expect(title().value).toBe("Moon");
		expect(await browser.stores.articles.corrections.find(id)).toBeUndefined();
		write("Half moon");
		await press("Publish Changes");
		expect(await shownTitle(browser)).toBe("Half moon");
	});

	it("are what Ctrl+S saves while they wait: it never publishes them", async () => {
		const { browser, id } = await openPublished();
		const { press, write } = await openArticle(browser, id);
		write("Full moon");
		await press("Save for Later");
		write("New moon");
		act(() => void fireEvent.keyDown(document.body, { key: "s", ctrlKey: true }));
		await browser.settled();
		expect(await shownTitle(browser)).toBe("Moon");
		expect(await browser.stores.articles.corrections.find(id)).toMatchObject({ title: "New moon" });
	});

	it("are shown beside the form's text if another tab saved them, and kept or replaced", async () => {
		const { browser, id } = await openPublished();
		const one = await openArticle(browser, id);
		await browser.stores.articles.corrections.save(id, {
			...(await browser.stores.articles.reading.get(id)),
			title: "Full moon",
		});
		one.write("New moon");
		await one.press("Save for Later");
		const theirs = screen.getByRole("region", { name: /^Saved elsewhere/ });
		expect(theirs.textContent).toContain("Full moon");
		await answerConflict(browser, "mine");
		expect(await browser.stores.articles.corrections.find(id)).toMatchObject({ title: "New moon" });
		expect(await shownTitle(browser)).toBe("Moon");
	});

	it("are what Ctrl+S saves if they have a time", async () => {
		const { browser, id } = await openPublished();
		const { tab, write } = await openArticle(browser, id);
		write("Full moon");
		const time = tab.getByLabelText("Publish the changes at");
		act(() => void fireEvent.input(time, { target: { value: "2026-01-15T12:30" } }));
		act(() => void fireEvent.keyDown(document.body, { key: "s", ctrlKey: true }));
		await browser.settled();
		const publishAt = new Date(businessInstant("2026-01-15T12:30")).toISOString();
		expect(await browser.stores.articles.corrections.find(id)).toMatchObject({
			title: "Full moon",
			publishAt,
		});
		expect(await shownTitle(browser)).toBe("Moon");
	});

	it("go live at their time, and the open form says so", async () => {
		const { browser, tab, time } = await openScheduled();
		expect(tab.getByText(/your corrections replace it on 15 January 2026 at 12:30/)).toBeDefined();
		act(() => void fireEvent.input(time, { target: { value: "" } }));
		expect(tab.getByText(/saved without a time, your corrections wait until you publish them/)).toBeDefined();
		await browser.pass(Date.parse(businessInstant("2026-01-15T12:30")) - Date.now());
		expect(await shownTitle(browser)).toBe("Moon");
		expect(await browser.stores.articles.schedule.publishDue()).toBe(1);
		await browser.pass(3_000);
		expect(browser.toast()).toContain("Your corrections are now on the website, as scheduled");
		expect(tab.queryByText(/^Corrections waiting/)).toBeNull();
		expect(await shownTitle(browser)).toBe("Full moon");
	});

	it.each([
		["another time", "2026-01-15T18:00", /your corrections replace it on 15 January 2026 at 18:00/],
		["no time", null, /your corrections wait until you publish them/],
	])("that were given %s elsewhere are not said to be published", async (_what, moved, said) => {
		const { browser, id, tab, press, write } = await openScheduled();
		write("Full moon, mended");
		const { corrections, reading } = browser.stores.articles;
		const publishAt = moved && businessInstant(moved);
		const theirs = { ...(await reading.get(id)), ...(await corrections.find(id)), publishAt };
		await corrections.save(id, theirs);
		await browser.pass(Date.parse(businessInstant("2026-01-15T12:30")) - Date.now());
		expect(tab.getByText(said)).toBeDefined();
		expect(tab.getByText(/^Corrections waiting/)).toBeDefined();
		await press("Publish Changes");
		expect(await shownTitle(browser)).toBe("Full moon, mended");
	});

	it("are not said to be published if the article was taken off the website elsewhere", async () => {
		const { browser, id, tab, write } = await openScheduled();
		write("Full moon, mended");
		const theirs = { ...(await browser.stores.articles.reading.get(id)), published: false };
		await browser.stores.articles.saving.update(id, theirs);
		await browser.pass(Date.parse(businessInstant("2026-01-15T12:30")) - Date.now());
		expect(tab.queryByText(/^Corrections waiting/)).toBeNull();
		expect(tab.getByText("Visitors do not see it; saving keeps it as a draft.")).toBeDefined();
	});

	it("leave with the article when it is taken off the website, and their time with them", async () => {
		const { browser, id, press } = await openScheduled();
		await press("Unpublish");
		await press("Save as a draft");
		const draft = { title: "Full moon", published: false, publishAt: null };
		expect(await browser.stores.articles.reading.get(id)).toMatchObject(draft);
		expect(await browser.stores.articles.corrections.find(id)).toBeUndefined();
	});

	it("are shown in the list, and found there", async () => {
		const { browser, id } = await openPublished();
		await createArticle(browser, { title: "Sea", published: true });
		const article = await browser.stores.articles.reading.get(id);
		const publishAt = businessInstant("2090-05-01T08:30");
		await browser.stores.articles.corrections.save(id, { ...article, title: "Full moon", publishAt });
		const { tab } = await openScreen(browser, <ArticlesScreen />, "/admin/articles?status=corrected");
		expect(tab.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Moon"]);
		const [row] = tab.getAllByRole("listitem");
		expect(row?.textContent).toContain("Corrections waiting");
		expect(row?.textContent).toContain("Corrections go live on 1 May 2090 at 08:30");
	});
});
