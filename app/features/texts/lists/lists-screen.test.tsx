import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import ReviewScreen from "#app/features/texts/admin/publishing/review.admin.tsx";
import type { TextList } from "#app/features/texts/site-text.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import ListsScreen from "./lists.admin.tsx";

type Browser = Awaited<ReturnType<typeof openBrowser>>;

const list = "network.steps.items";
const address = `/admin/texts/lists?list=${list}`;
const draftPath = "/api/admin/texts/draft";

async function readAll({ send, signIn }: Browser): Promise<TextList> {
	return (await (await send("GET", "/api/admin/texts", undefined, await signIn())).json()) as TextList;
}

async function orderOf(browser: Browser, key = list): Promise<string | null | undefined> {
	return (await readAll(browser)).lists.find((one) => one.key === key)?.order.draft;
}

const entries = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const button = (name: RegExp) => screen.getByRole("button", { name });
const click = async (browser: Browser, name: RegExp) => {
	act(() => void fireEvent.click(button(name)));
	await browser.settled();
};

describe("a list of the content area", () => {
	it("is moved by the keyboard's own buttons, which keep the focus and say the place", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		button(/^Move down: Fill in the form/).focus();
		await click(browser, /^Move down: Fill in the form/);
		expect(document.activeElement).toBe(button(/^Move down: Fill in the form/));
		expect(screen.getByText("Place 2 of 3")).toBeDefined();
		expect(await orderOf(browser)).toBe("1 0 2");
		await click(browser, /^Move down: Fill in the form/);
		// It is the last now, and cannot go further: its heading has the focus.
		expect(document.activeElement?.textContent).toBe("Entry 3");
		expect(await orderOf(browser)).toBe("1 2 0");
		await click(browser, /^Move up: Fill in the form/);
		await click(browser, /^Move up: Fill in the form/);
		expect(await orderOf(browser)).toBeNull();
	});

	it("writes quick moves one after the other, and loses none", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		const first = button(/^Move down: Fill in the form/);
		act(() => void fireEvent.click(first));
		act(() => void fireEvent.click(button(/^Move down: Fill in the form/)));
		act(() => void fireEvent.click(button(/^Hide: Fill in the form/)));
		await browser.settled();
		expect(await orderOf(browser)).toBe("1 2 -0");
	});

	it("of the sections of a page moves and hides them, and adds and removes none", async () => {
		const browser = await openBrowser("fr");
		await openScreen(browser, <ListsScreen />, "/admin/texts/lists?list=home.sections");
		expect(entries().slice(0, 3)).toEqual([
			"Introduction et ce qui vous attend",
			"Premier appel à candidature",
			"Nombre de membres",
		]);
		expect(screen.queryByRole("button", { name: /^(Ajouter|Retirer)/ })).toBeNull();
		await click(browser, /^Monter.*Premier appel à candidature$/);
		expect(await orderOf(browser, "home.sections")).toMatch(/^1 0 2 /);
		await openScreen(browser, <ReviewScreen />, "/admin/texts/review");
		expect(screen.getAllByText("Premier appel à candidature").length).toBeGreaterThan(1);
	});

	it("hides an entry and shows it again", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		await click(browser, /^Hide: We keep it private/);
		expect(screen.getByText("Hidden")).toBeDefined();
		expect(await orderOf(browser)).toBe("0 -1 2");
		await click(browser, /^Show: We keep it private/);
		expect(screen.queryByText("Hidden")).toBeNull();
		expect(await orderOf(browser)).toBeNull();
	});

	it("removes an original entry and brings it back", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		await click(browser, /^Remove: Fill in the form/);
		expect(screen.getByRole("heading", { name: "2 entries" })).toBe(document.activeElement);
		await click(browser, /^Bring back: Fill in the form/);
		expect(await orderOf(browser)).toBe("1 2 0");
		expect(screen.queryByText("Original entries that you removed")).toBeNull();
	});

	it("asks before an original testimonial goes whose words were written anew, since those have a term", async () => {
		const browser = await openBrowser();
		const quotes = "home.testimonials.quotes";
		const shipped = (await readAll(browser)).texts.find(({ key }) => key === `${quotes}.0.author`);
		const base = shipped?.languages.en.shipped;
		const change = { key: `${quotes}.0.author`, language: "en", text: "Ada, 34", base };
		await browser.send("PUT", draftPath, change, await browser.signIn());
		await openScreen(browser, <ListsScreen />, `/admin/texts/lists?list=${quotes}`);
		const [first, second] = screen.getAllByRole("button", { name: /^Remove:/ });
		act(() => void fireEvent.click(first as HTMLElement));
		await browser.settled();
		expect(screen.getByRole("alertdialog").textContent).toContain("restore it from Deleted for 30 days");
		await click(browser, /^Cancel/);
		act(() => void fireEvent.click(second as HTMLElement));
		await browser.settled();
		expect(await orderOf(browser, quotes)).toBe("0");
	});

	it("puts an entry that was removed back where it stood, whatever was arranged since", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		await click(browser, /^Hide: We keep it private/);
		await click(browser, /^Remove: We keep it private/);
		expect(browser.toast()).toContain("Removed once you publish");
		expect(await orderOf(browser)).toBe("0 2");
		await click(browser, /^Move down: Fill in the form/);
		await click(browser, /^Undo/);
		expect(await orderOf(browser)).toBe("2 -1 0");
		expect(document.activeElement?.textContent).toContain("Entry 2");
	});

	it("says nothing of a removal that did not reach the server", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		browser.network.cut();
		await click(browser, /^Remove: Fill in the form/);
		expect(browser.toast()).toContain("The list was not changed");
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
		expect(entries()).toHaveLength(3);
	});

	it("takes a new entry in both languages, and asks before it removes it", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		await click(browser, /^Add an entry/);
		expect(entries()).toHaveLength(4);
		expect(document.activeElement?.textContent).toContain("Entry 4");
		expect(screen.getByText("Visitors see it once every field is filled in")).toBeDefined();
		const cells = screen.getAllByRole("button", { name: /^Change: Entry \(yours\)/ });
		expect(cells).toHaveLength(4);
		act(() => void fireEvent.click(cells[0] as HTMLElement));
		const area = screen.getByRole("textbox", { name: /Title, English$/ });
		act(() => void fireEvent.input(area, { target: { value: "Wait" } }));
		await browser.pass(1_000);
		const id = (await orderOf(browser))?.split(" ").at(-1);
		const title = (await readAll(browser)).texts.find(({ key }) => key === `${list}.${id}.title`);
		expect(title?.languages.en.draft).toBe("Wait");
		await click(browser, /^Remove: Wait/);
		expect(await orderOf(browser)).toContain(id);
		const question = within(screen.getByRole("alertdialog"));
		act(() => void fireEvent.click(question.getByRole("button", { name: "Remove" })));
		await browser.settled();
		expect(await orderOf(browser)).toBeNull();
		await click(browser, /^Undo/);
		expect((await orderOf(browser))?.split(" ").at(-1)).toBe(id);
		expect(screen.getByText("Wait")).toBeDefined();
	});

	it("stays as it was, and says so, where the change did not reach the server", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		browser.network.cut();
		await click(browser, /^Move down: Fill in the form/);
		expect(browser.toast()).toContain("The list was not changed");
		expect(button(/^Move up: Fill in the form/)).toHaveProperty("disabled", true);
	});

	it("shows what another window made of it, and arranges that", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, address);
		const change = { key: list, language: "en", text: "2 1 0", base: "0 1 2" };
		await browser.send("PUT", draftPath, change, await browser.signIn());
		await click(browser, /^Hide: We contact you/);
		expect(browser.toast()).toContain("changed elsewhere");
		await click(browser, /^Hide: We contact you/);
		expect(await orderOf(browser)).toBe("-2 1 0");
	});

	it("leads to the lists within its entries", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <ListsScreen />, "/admin/texts/lists?list=howItWorks.steps");
		const link = screen.getByRole("link", { name: /Details of a step.*, entry 1$/ });
		expect(link.getAttribute("href")).toBe("/admin/texts/lists?list=howItWorks.steps.0.details");
	});

	it("is reviewed by what its entries say", async () => {
		const browser = await openBrowser();
		const change = { key: list, language: "en", text: "2 -0", base: "0 1 2" };
		await browser.send("PUT", draftPath, change, await browser.signIn());
		const { tab } = await openScreen(browser, <ReviewScreen />);
		const row = tab.getByRole("heading", { level: 3, name: /The free network · Steps/ }).closest("li");
		expect(row?.textContent).toContain("AfterWe contact you");
		expect(row?.textContent).toContain("Fill in the form (hidden)");
	});

	it("is arranged in French by whoever works in French", async () => {
		const browser = await openBrowser("fr");
		await openScreen(browser, <ListsScreen />, address);
		expect(screen.getByRole("heading", { name: "3 éléments" })).toBeDefined();
		expect(screen.getAllByRole("button", { name: /^Monter\u00a0: / })).toHaveLength(3);
	});
});
