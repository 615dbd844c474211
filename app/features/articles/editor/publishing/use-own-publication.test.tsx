import "#platform/testing/dom.ts";
import { act, fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Browser, createArticle } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";

const path = "/api/blog-posts";
const hourMs = 3_600_000;

/** Opens the form of an article that publishes itself in an hour. */
async function openScheduled(browser: Browser) {
	const publishAt = new Date(Date.now() + hourMs).toISOString();
	const article = await createArticle(browser, { publishAt });
	const screen = await openScreen(browser, article);
	const { schedule, reading } = browser.stores.articles;
	return {
		...screen,
		id: article.id,
		publishDue: schedule.publishDue,
		stored: () => reading.get(article.id),
	};
}

it("a form left open past its time says that the article is live, and saves what was typed", async () => {
	const browser = await openBrowser();
	const { form, type, press, title, publishDue, stored } = await openScheduled(browser);
	expect(form.getByText(/^Will be published on 15 January 2026/)).toBeDefined();
	type(/^Title/, "First, mended");
	await browser.pass(hourMs);
	await publishDue();
	await browser.pass(3_000);
	expect(form.getByText(/^On the website since 15 January 2026/)).toBeDefined();
	expect(browser.toast()).toContain("The article is now on the website, as scheduled");
	expect(title().value).toBe("First, mended");
	expect(form.queryByText("All changes are saved")).toBeNull();
	await press("Publish Changes");
	expect(await stored()).toMatchObject({ title: "First, mended", published: true, version: 3 });
	expect(form.getByText("All changes are saved")).toBeDefined();
});

it("no request is sent before the time, and none once the form is left", async () => {
	const browser = await openBrowser();
	const { unmount, id } = await openScheduled(browser);
	const looks = () => browser.network.sent("GET", `${path}/${id}`).length;
	const before = looks();
	await browser.pass(hourMs - 1_000);
	expect(looks()).toBe(before);
	await browser.pass(1_000);
	expect(looks()).toBe(before + 1);
	await browser.pass(3_000);
	expect(looks()).toBe(before + 2);
	unmount();
	await browser.pass(hourMs);
	expect(looks()).toBe(before + 2);
});

it.each([
	["withdrawn", () => null],
	["moved", () => new Date(Date.now() + 100 * hourMs).toISOString()],
])("a time that was %s elsewhere is waited for no longer", async (_what, publishAt) => {
	const browser = await openBrowser();
	const { form, id, stored } = await openScheduled(browser);
	const { publishedAt: _, ...theirs } = await stored();
	await browser.stores.articles.saving.update(id, { ...theirs, publishAt: publishAt() });
	await browser.pass(hourMs);
	const looks = () => browser.network.sent("GET", `${path}/${id}`).length;
	const before = looks();
	await browser.pass(30_000);
	expect(looks()).toBe(before);
	expect(form.queryByText(/^On the website since/)).toBeNull();
	expect(form.queryByText(/^Will be published on 15 January 2026/)).toBeNull();
});

describe("an article that was changed elsewhere and then published by the clock", () => {
	/** The other device saves its text, and the time comes. */
	async function changedElsewhere(typed?: string) {
		const browser = await openBrowser();
		const opened = await openScheduled(browser);
		if (typed !== undefined) opened.type(/^Title/, typed);
		const { publishedAt: _, ...theirs } = await opened.stored();
		await browser.stores.articles.saving.update(opened.id, { ...theirs, title: "Theirs" });
		await browser.pass(hourMs);
		await opened.publishDue();
		await browser.pass(3_000);
		return { browser, ...opened };
	}

	it("is shown as live, with what was typed", async () => {
		const { browser, form, title } = await changedElsewhere("Mine");
		expect(form.getByText(/^On the website since 15 January 2026/)).toBeDefined();
		expect(form.queryByText(/^Will be published on/)).toBeNull();
		expect(form.getByLabelText<HTMLInputElement>("Publish the changes at").value).toBe("");
		expect(browser.toast()).toContain("This article was changed elsewhere");
		expect(title().value).toBe("Mine");
	});

	it.each([
		["Publish Changes", { title: "Mine", published: true }],
		["Save for Later", { title: "Theirs", published: true }],
	])("is merged at %s, and nothing of either text is lost", async (button, kept) => {
		const { browser, press, stored, title } = await changedElsewhere("Mine");
		await press(button);
		expect(conflictingFields()).toEqual(["Title (English)"]);
		expect(await stored()).toMatchObject({ title: "Theirs", published: true, version: 3 });
		expect(title().value).toBe("Mine");
		await answerConflict(browser, "mine");
		expect(await stored()).toMatchObject(kept);
	});

	it("is merged at Ctrl+S, too", async () => {
		const { browser, stored } = await changedElsewhere("Mine");
		act(() => void fireEvent.keyDown(document.body, { key: "s", ctrlKey: true }));
		await browser.settled();
		expect(conflictingFields()).toEqual(["Title (English)"]);
		expect(await stored()).toMatchObject({ title: "Theirs", version: 3 });
	});

	it("is shown as it is if nothing was typed", async () => {
		const { form, title, type, press, stored } = await changedElsewhere();
		expect(title().value).toBe("Theirs");
		expect(form.getByText("Visitors see this text.")).toBeDefined();
		type(/^Title/, "Theirs, mended");
		await press("Publish Changes");
		expect(await stored()).toMatchObject({ title: "Theirs, mended", version: 4 });
	});
});
