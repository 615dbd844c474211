import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import type { Browser } from "#server/testing/article-editor/articles.ts";
import { openScreen } from "#server/testing/article-editor/open-screen.tsx";
import { openBrowser } from "#server/testing/browser.tsx";

const pauseMs = 1_500;
const lines = () => screen.queryAllByText(/^Unfinished article/).map(({ textContent }) => textContent);
const onServer = async ({ stores }: Browser) =>
	(await stores.articleCopies.listUnfinished()).map(({ titles }) => titles.en);

/** Goes on in another browser, which holds nothing of what was typed. */
async function onAnotherDevice(browser: Browser): Promise<void> {
	localStorage.clear();
	await browser.signInHere();
}

/** Types the title of a new article. */
async function begin(browser: Browser, title: string) {
	const form = await openScreen(browser);
	form.type(/^Title/, title);
	await browser.pass(pauseMs);
	return form;
}

describe("what is written of new articles and not saved yet", () => {
	it("has a place of its own for each form, on whichever device", async () => {
		const browser = await openBrowser();
		const laptop = await begin(browser, "On the laptop");
		await onAnotherDevice(browser);
		const phone = await begin(browser, "On the phone");
		expect(lines()).toEqual([expect.stringContaining("On the laptop, typed on another device")]);
		phone.unmount();
		laptop.type(/^Title/, "On the laptop, longer");
		await browser.pass(pauseMs);
		expect(await onServer(browser)).toEqual(["On the laptop, longer", "On the phone"]);
		await laptop.press("Save as Draft");
		expect(await onServer(browser)).toEqual(["On the phone"]);
	});

	it("is continued where it was left, and parts where two devices go on with it", async () => {
		const browser = await openBrowser();
		const laptop = await begin(browser, "Begun");
		const [{ key = "" } = {}] = await browser.stores.articleCopies.listUnfinished();
		await onAnotherDevice(browser);
		const phone = await openScreen(browser, undefined, false, key);
		expect(phone.title().value).toBe("Begun");
		phone.type(/^Title/, "Begun, by phone");
		await browser.pass(pauseMs);
		laptop.type(/^Title/, "Begun, by laptop");
		await browser.pass(pauseMs);
		expect((await onServer(browser)).toSorted()).toEqual(["Begun, by laptop", "Begun, by phone"]);
	});

	it("is listed while the server is away, and joined with what it holds", async () => {
		const browser = await openBrowser();
		browser.network.cut();
		const first = await begin(browser, "Offline");
		first.unmount();
		await openScreen(browser);
		expect(lines()).toEqual([expect.stringContaining("Offline, typed on this device")]);
		browser.network.mend();
		const drafts = storedDrafts(localStorage, articleDrafts, undefined);
		const key = drafts.draftKeyOf(drafts.list()[0]?.key ?? "");
		const again = await openScreen(browser, undefined, false, key);
		expect(again.title().value).toBe("Offline");
		again.type(/^Title/, "Online");
		await browser.pass(pauseMs);
		expect(await onServer(browser)).toEqual(["Online"]);
	});

	it("is discarded once that is confirmed", async () => {
		const browser = await openBrowser();
		(await begin(browser, "Not wanted")).unmount();
		const { press } = await openScreen(browser);
		await press("Discard: Not wanted");
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Cancel" })));
		await browser.settled();
		expect(lines()).toHaveLength(1);
		await press("Discard: Not wanted");
		await press("Discard");
		expect([lines(), await onServer(browser)]).toEqual([[], []]);
		expect(storedDrafts(localStorage, articleDrafts, undefined).list()).toEqual([]);
	});

	it("is no more where it was saved on another device", async () => {
		const browser = await openBrowser();
		(await begin(browser, "Saved elsewhere")).unmount();
		const [{ key = "" } = {}] = await browser.stores.articleCopies.listUnfinished();
		await browser.stores.articleCopies.drop(key);
		await openScreen(browser);
		expect(lines()).toEqual([]);
	});
});
