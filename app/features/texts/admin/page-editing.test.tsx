import "#platform/testing/dom.ts";
import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { TextList } from "#app/features/texts/site-text.ts";
import { textsQuery } from "#app/features/texts/texts.query.ts";
import { marked } from "#app/i18n/marked-texts.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import { textOf, writeDraft } from "#server/testing/text-drafts.ts";
import PageEditingScreen from "./page-editing.admin.tsx";

const key = "home.applyCall.title";
const shipped = "It begins with {{minutes}} *quiet minutes*";
const seen = "It begins with 40 quiet minutes";
const draftPath = "/api/admin/texts/draft";
const retryMs = 5_000;

/** Opens the screen before a page that shows one text as the draft has it, and a second one. */
async function openPage(more: { isOff?: boolean } = {}) {
	const browser = await openBrowser();
	const through = fetch;
	const page = () => {
		const list = browser.queries.getQueryData<TextList>(textsQuery.queryKey);
		const text = list?.texts.find((one) => one.key === key)?.languages.en.draft ?? shipped;
		const words = text.replace("{{minutes}}", "40").replaceAll("*", "");
		const html = `<h2>${marked(words, key)}</h2>`;
		return Response.json({ html, isMissing: false, isOff: false, ...more });
	};
	vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
		path === "/api/admin/texts/page" ? Promise.resolve(page()) : through(path, init),
	);
	const { press, unmount } = await openScreen(browser, <PageEditingScreen />, "/admin/texts/page");
	await browser.settled();
	const title = () => document.querySelector("iframe")?.contentDocument?.querySelector("h2") as HTMLElement;
	const choose = () => act(() => title().click());
	const type = (letters: string) =>
		act(() => {
			title().append(letters);
			title().dispatchEvent(new InputEvent("input", { inputType: "insertText", data: letters }));
		});
	const pressEnter = () =>
		act(() => void title().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true })));
	return {
		...browser,
		press,
		unmount,
		choose,
		type,
		pressEnter,
		/** Changes the text, and leaves it as the network goes away. */
		leaveCutOff: async () => {
			choose();
			type("!");
			browser.network.cut();
			pressEnter();
			await browser.pass(1);
		},
		clickBeside: () => act(() => title().ownerDocument.body.click()),
		words: () => title().textContent?.replaceAll("\u200B", ""),
		draft: async () => (await textOf(browser, key))?.en.draft,
		field: () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: "Title, English" })?.value,
		notice: () => screen.queryByText(/typed in this browser and not saved/)?.textContent,
	};
}

describe("the changes of all pages", () => {
	it("are counted, with the way to their review, and published from the page once that is confirmed", async () => {
		const page = await openPage();
		expect(screen.queryByRole("button", { name: "Publish now" })).toBeNull();
		page.choose();
		screen.getByText("For italics, put the words between asterisks: *like this*.");
		page.type("!");
		page.pressEnter();
		await page.pass(1);
		expect(screen.getByRole("link", { name: "Review 1 change" }).getAttribute("href")).toBe(
			"/admin/texts/review",
		);
		await page.press("Publish now");
		expect((await textOf(page, key))?.en.published).not.toBe(`${shipped}!`);
		await page.press("Publish now");
		await page.settled();
		expect((await textOf(page, key))?.en.published).toBe(`${shipped}!`);
		expect(screen.queryByRole("link", { name: /^Review/ })).toBeNull();
	});
});

describe("a text that was changed on its page and left before it had reached the server", () => {
	it("is counted while there is no network, and sent once there is", async () => {
		const page = await openPage();
		await page.leaveCutOff();
		expect(page.notice()).toBe("1 text was typed in this browser and not saved.");
		expect(page.words()).toBe(`${seen}!`);
		page.network.mend();
		await page.pass(retryMs);
		expect(await page.draft()).toBe(`${shipped}!`);
		expect(page.notice()).toBeUndefined();
		expect(page.words()).toBe(`${seen}!`);
	});

	it("gives its place to the truth where another tab was first, and is found again", async () => {
		const page = await openPage();
		page.choose();
		page.type("!");
		await writeDraft(page, { key, text: "Theirs" });
		page.pressEnter();
		await page.pass(1);
		expect(page.toast()).toContain("Your change was not saved");
		expect(page.toast()).toContain("choose the text again");
		expect(page.words()).toBe("Theirs");
		expect(page.notice()).toContain("1 text");
		page.choose();
		await page.pass(1);
		expect(screen.getByRole("region", { name: /^Yours/ }).textContent).toContain("!");
		expect(conflictingFields()).toEqual(["Text (English)"]);
		await answerConflict(page, "theirs");
		expect(page.notice()).toBeUndefined();
		expect(await page.draft()).toBe("Theirs");
	});

	it("is taken off the page where the server refuses it, though the page is the same", async () => {
		const page = await openPage();
		page.choose();
		page.type("!");
		page.network.breakDown("PUT", draftPath, 400);
		page.pressEnter();
		expect(page.words()).toBe(`${seen}!`);
		await page.pass(1);
		expect(page.toast()).toContain("Your change was not saved");
		expect(page.words()).toBe(seen);
		await page.pass(retryMs);
		expect(page.network.sent("PUT", draftPath)).toHaveLength(1);
	});

	it("is sent by one form alone where it was opened again, and by none once the screen is left", async () => {
		const page = await openPage();
		await page.leaveCutOff();
		page.choose();
		page.type("?");
		page.network.mend();
		await page.pass(retryMs);
		expect(await page.draft()).toBe(`${shipped}!?`);
		expect(page.toast()).not.toContain("Your change was not saved");
		page.network.cut();
		page.type("!");
		page.unmount();
		await page.pass(1);
		const tries = page.network.sent("PUT", draftPath).length;
		await page.pass(2 * retryMs);
		expect(page.network.sent("PUT", draftPath)).toHaveLength(tries);
	});

	it("is counted too where it may not be sent as it is, also when the screen is opened again", async () => {
		const page = await openPage();
		page.choose();
		page.type(" {{nobody}}");
		page.clickBeside();
		await page.pass(1);
		expect(page.words()).toBe(seen);
		expect(page.notice()).toContain("1 text");
		page.unmount();
		const again = await openScreen(page, <PageEditingScreen />, "/admin/texts/page");
		expect(again.container.textContent).toContain("1 text was typed in this browser and not saved.");
		expect(page.network.sent("PUT", draftPath)).toEqual([]);
	});
});

it("a page that is switched off says so", async () => {
	await openPage({ isOff: true });
	expect(screen.getByText(/^This page is switched off\./)).toBeDefined();
});
