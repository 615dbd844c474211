import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TextList } from "#app/features/texts/site-text.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import ListsScreen from "./lists.admin.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const address = "/admin/texts/lists?list=home.testimonials.quotes";
const none = /^Nobody’s consent is recorded/;

/** Opens the list of quotes; who agreed to them is read once the list is there. */
async function openLists(browser: Browser) {
	const opened = await openScreen(browser, <ListsScreen />, address);
	await browser.pass(1_000);
	return opened;
}

/** The first quote of the list. */
const first = () => within(document.querySelector<HTMLElement>('[data-entry="0"]') ?? document.body);

async function fill(browser: Browser, person: string, day: string): Promise<void> {
	const write = (name: RegExp, value: string) =>
		act(() => void fireEvent.input(first().getByLabelText(name), { target: { value } }));
	write(/^Who agreed/, person);
	write(/^Date of consent/, day);
	act(() => void fireEvent.click(first().getByRole("button", { name: "Record the consent" })));
	await browser.pass(1_000);
}

describe("the consent to a testimonial", () => {
	it("is recorded where the quote is, and leaves the form", async () => {
		const browser = await openBrowser();
		await openLists(browser);
		expect(screen.getAllByText(none)).toHaveLength(2);
		await fill(browser, "Xanthippe", "2026-01-10");
		expect(browser.toast()).toContain("Consent recorded");
		expect(first().getByText(/^Xanthippe agreed on Saturday,? 10 January 2026/)).toBeDefined();
		expect(first().queryByRole("button", { name: "Record the consent" })).toBeNull();
		expect(screen.getAllByText(none)).toHaveLength(1);
	});

	it("asks who and when, and keeps what was typed when it does not get there", async () => {
		const browser = await openBrowser();
		await openLists(browser);
		await fill(browser, "", "");
		expect(first().getByText("Please say who agreed.")).toBeDefined();
		expect(first().getByText("Please choose the day.")).toBeDefined();
		expect(browser.network.sent("PUT", "/api/admin/testimonial-consents")).toEqual([]);
		browser.network.cut();
		await fill(browser, "Xanthippe", "2026-01-10");
		expect(browser.toast()).toContain("The consent was not changed");
		expect(first().getByLabelText<HTMLInputElement>(/^Who agreed/).value).toBe("Xanthippe");
	});

	it("that was typed when the session ended stands there after signing in, and in no other tab", async () => {
		const browser = await openBrowser();
		const { unmount } = await openLists(browser);
		await browser.endSession();
		await fill(browser, "Xanthippe", "2026-01-10");
		unmount();
		await browser.signInHere();
		await openLists(browser);
		expect(first().getByLabelText<HTMLInputElement>(/^Who agreed/).value).toBe("Xanthippe");
		expect(JSON.stringify(localStorage)).not.toContain("Xanthippe");
		act(() => void fireEvent.click(first().getByRole("button", { name: "Record the consent" })));
		await browser.pass(1_000);
		expect(browser.toast()).toContain("Consent recorded");
		expect(JSON.stringify(sessionStorage)).not.toContain("Xanthippe");
	});

	it("is asked for again once the words are others, and shows those that were agreed to", async () => {
		const browser = await openBrowser();
		const { unmount } = await openLists(browser);
		await fill(browser, "Xanthippe", "2026-01-10");
		unmount();
		const token = await browser.signIn();
		const list = (await (await browser.send("GET", "/api/admin/texts", undefined, token)).json()) as TextList;
		const key = "home.testimonials.quotes.0.quote";
		const base = list.texts.find((text) => text.key === key)?.languages.en.shipped ?? "";
		await browser.send("PUT", "/api/admin/texts/draft", { key, language: "en", text: "Other.", base }, token);
		await openLists(browser);
		await browser.pass(60_000);
		expect(first().getByText(/^These words are no longer the ones agreed to/)).toBeDefined();
		expect(first().getByText(new RegExp(base.slice(0, 20)))).toBeDefined();
	});

	it("is erased when it was withdrawn, after a question", async () => {
		const browser = await openBrowser();
		await openLists(browser);
		await fill(browser, "Xanthippe", "2026-01-10");
		act(() => void fireEvent.click(first().getByRole("button", { name: "Note a withdrawal" })));
		const question = within(screen.getByRole("alertdialog"));
		expect(question.getByText(/Xanthippe is erased/)).toBeDefined();
		act(() => void fireEvent.click(question.getByRole("button", { name: "Note a withdrawal" })));
		await browser.pass(1_000);
		expect(screen.getAllByText(none)).toHaveLength(2);
		expect(await browser.stores.consents.list()).toEqual([]);
	});

	it("is still seen, and can be erased, once its quote was removed", async () => {
		const browser = await openBrowser();
		const { press } = await openLists(browser);
		await fill(browser, "Xanthippe", "2026-01-10");
		await press(/^Remove: For once/);
		const left = within(screen.getByRole("region", { name: "Consents to quotes that you removed" }));
		expect(left.getByText(/^Xanthippe agreed on/)).toBeDefined();
		await press("Note a withdrawal");
		const question = within(screen.getByRole("alertdialog"));
		act(() => void fireEvent.click(question.getByRole("button", { name: "Note a withdrawal" })));
		await browser.pass(1_000);
		expect(await browser.stores.consents.list()).toEqual([]);
		expect(screen.queryByRole("region", { name: "Consents to quotes that you removed" })).toBeNull();
	});

	it("is asked for in lists of testimonials alone", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, "/admin/texts/lists?list=network.steps.items");
		expect(screen.queryByText(none)).toBeNull();
	});
});
