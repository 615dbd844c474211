import "#platform/testing/dom.ts";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ListedText, TextList } from "#app/features/texts/site-text.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { unsentChanges } from "./unsent-changes.ts";
import { useTextDraft } from "./use-text-draft.ts";

const name = { key: "favicon.label", language: "en" } as const;
const draftPath = "/api/admin/texts/draft";
const pauseMs = 700;
const retryMs = 5_000;

type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function writtenOf({ send, signIn }: Browser) {
	const answer = await send("GET", "/api/admin/texts", undefined, await signIn());
	const { texts } = (await answer.json()) as TextList;
	return (texts.find(({ key }) => key === name.key) as ListedText).languages.en;
}

/** Opens the text in a tab of its own. */
async function openText(browser: Browser) {
	const written = await writtenOf(browser);
	const { result, unmount } = renderHook(() => useTextDraft(name, written, (text) => !text.includes("{{")), {
		wrapper: browser.wrapper,
	});
	await browser.settled();
	return { view: result, unmount, type: (text: string) => act(() => result.current.type(text)) };
}

const stored = () =>
	unsentChanges(localStorage)
		.list()
		.map(({ text }) => text);

/** The device's storage, until it is filled: then it refuses what is new. */
function storageToFill(): () => void {
	const device = localStorage;
	const setItem = vi.fn((key: string, value: string) => device.setItem(key, value));
	vi.stubGlobal("localStorage", {
		get length() {
			return device.length;
		},
		key: (place: number) => device.key(place),
		getItem: (key: string) => device.getItem(key),
		setItem,
		removeItem: (key: string) => device.removeItem(key),
		clear: () => device.clear(),
	});
	onTestFinished(() => void vi.unstubAllGlobals());
	return () => {
		setItem.mockImplementation(() => {
			throw new Error("QuotaExceededError");
		});
	};
}

describe("a text that is changed", () => {
	it("goes to the server a pause after the last of quick edits", async () => {
		const browser = await openBrowser();
		const { view, type } = await openText(browser);
		for (const text of ["O", "Ou", "Our mark"]) {
			type(text);
			await browser.pass(pauseMs - 1);
		}
		expect(browser.network.sent("PUT", draftPath)).toHaveLength(0);
		expect(stored()).toEqual(["Our mark"]);
		await browser.pass(1);
		expect(view.current.status).toEqual({ kind: "saved" });
		expect(await writtenOf(browser)).toMatchObject({ draft: "Our mark" });
		expect(stored()).toEqual([]);
	});

	it("is sent again when the network is back, also by the next form", async () => {
		const browser = await openBrowser();
		const first = await openText(browser);
		browser.network.cut();
		first.type("Our mark");
		await browser.pass(pauseMs);
		expect(first.view.current.status).toMatchObject({ kind: "failed", message: undefined });
		first.unmount();
		browser.network.mend();
		const second = await openText(browser);
		await browser.pass(0);
		expect(second.view.current.typed).toBe("Our mark");
		expect(second.view.current.status).toEqual({ kind: "saved" });
		expect(stored()).toEqual([]);
	});

	it("is tried again by itself while the form is open", async () => {
		const browser = await openBrowser();
		const { view, type } = await openText(browser);
		browser.network.cut();
		type("Our mark");
		await browser.pass(pauseMs);
		browser.network.mend();
		await browser.pass(retryMs);
		expect(view.current.status).toEqual({ kind: "saved" });
	});

	it("stays in the browser while it is not allowed, or the session is over", async () => {
		const browser = await openBrowser();
		const { view, type } = await openText(browser);
		type("Our {{mark");
		await browser.pass(pauseMs);
		expect(browser.network.sent("PUT", draftPath)).toHaveLength(0);
		expect(stored()).toEqual(["Our {{mark"]);
		await browser.endSession();
		type("Our mark");
		await browser.pass(pauseMs);
		expect(view.current.status).toEqual({ kind: "typed" });
		expect(stored()).toEqual(["Our mark"]);
	});

	it("never takes its own words for another window's, where more was typed while they were sent", async () => {
		const browser = await openBrowser();
		const crashed = await openText(browser);
		const answer = browser.network.holdAnswer("PUT", draftPath);
		crashed.type("Our");
		await browser.pass(pauseMs);
		const { release } = await answer;
		crashed.type("Our {{");
		release();
		await browser.settled();
		crashed.unmount();
		await browser.pass(pauseMs);
		const { view, type } = await openText(browser);
		expect(view.current.typed).toBe("Our {{");
		type("Our mark");
		await browser.pass(pauseMs);
		expect(view.current.status).toEqual({ kind: "saved" });
		expect(await writtenOf(browser)).toMatchObject({ draft: "Our mark" });
	});

	it("goes on where it arrived and the answer alone was lost", async () => {
		const browser = await openBrowser();
		const { view, type } = await openText(browser);
		const answer = browser.network.holdAnswer("PUT", draftPath);
		type("Our");
		await browser.pass(pauseMs);
		(await answer).lose();
		await browser.settled();
		type("Our mark");
		await browser.pass(pauseMs);
		expect(view.current.status).toEqual({ kind: "saved" });
		expect(await writtenOf(browser)).toMatchObject({ draft: "Our mark" });
		expect(stored()).toEqual([]);
	});

	it.each(["in the same form", "after a reload"])(
		"is taken back though its answer was lost, %s",
		async (where) => {
			const browser = await openBrowser();
			const before = (await writtenOf(browser)).shipped;
			const first = await openText(browser);
			const answer = browser.network.holdAnswer("PUT", draftPath);
			first.type("Our");
			await browser.pass(pauseMs);
			(await answer).lose();
			await browser.settled();
			first.type(before);
			if (where === "after a reload") {
				first.unmount();
				await openText(browser);
				await browser.pass(0);
			} else await browser.pass(pauseMs);
			expect(await writtenOf(browser)).toMatchObject({ draft: null });
			expect(stored()).toEqual([]);
		},
	);

	it("is kept when what its left form was sending arrives after it", async () => {
		const browser = await openBrowser();
		const left = await openText(browser);
		const answer = browser.network.holdAnswer("PUT", draftPath);
		left.type("Our mark");
		await browser.pass(pauseMs);
		const { release } = await answer;
		left.unmount();
		const reopened = await openText(browser);
		reopened.type("Our mark, {{");
		release();
		await browser.settled();
		await browser.pass(pauseMs);
		expect(stored()).toEqual(["Our mark, {{"]);
		reopened.unmount();
		expect((await openText(browser)).view.current.typed).toBe("Our mark, {{");
	});

	it("leaves nothing behind where the storage was full for its last letters", async () => {
		const browser = await openBrowser();
		const fill = storageToFill();
		const { type } = await openText(browser);
		type("Our");
		fill();
		type("Our mark");
		expect(stored()).toEqual(["Our"]);
		await browser.pass(pauseMs);
		expect(await writtenOf(browser)).toMatchObject({ draft: "Our mark" });
		expect(stored()).toEqual([]);
	});

	it("never takes the place of another tab's unseen", async () => {
		const browser = await openBrowser();
		const [one, other] = [await openText(browser), await openText(browser)];
		one.type("One");
		await browser.pass(pauseMs);
		other.type("Other");
		await browser.pass(pauseMs);
		expect(other.view.current.status).toMatchObject({ kind: "stale", current: "One" });
		expect(stored()).toEqual(["Other"]);
		act(() => other.view.current.settle("One", "Other"));
		await browser.pass(pauseMs);
		expect(await writtenOf(browser)).toMatchObject({ draft: "Other" });
	});

	it("takes the other tab's where its writer chooses so", async () => {
		const browser = await openBrowser();
		const [one, other] = [await openText(browser), await openText(browser)];
		one.type("One");
		await browser.pass(pauseMs);
		other.type("Other");
		await browser.pass(pauseMs);
		act(() => other.view.current.settle("One", "One"));
		await browser.pass(pauseMs);
		expect(other.view.current).toMatchObject({ typed: "One", status: { kind: "same" } });
		expect(stored()).toEqual([]);
	});
});
