import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { unsentChanges } from "#app/features/texts/admin/editing/unsent-changes.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import { label, textOf, writeDraft } from "#server/testing/text-drafts.ts";
import TextsScreen from "./texts.admin.tsx";

const list = "/api/admin/texts";
/** Texts of one short section, which the first screen of the list shows whole. */
const only = "/admin/texts?page=favicon";

const cell = (name: RegExp) => screen.getByRole("button", { name });
const english = /^Change: Small heading, English/;
const area = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Small heading, English" });
const write = (text: string) => act(() => void fireEvent.input(area(), { target: { value: text } }));

describe("a text of the list", () => {
	it("is changed where it stands, and waits for the next publication", async () => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, only);
		await press(english);
		expect(document.activeElement).toBe(area());
		write("Our mark");
		await press("Done");
		await browser.pass(1_000);
		expect(cell(english).textContent).toContain("Our mark");
		expect(document.activeElement).toBe(cell(english));
		expect(screen.getByText("Not published yet")).toBeDefined();
		expect(screen.getByRole("link", { name: "Review 1 change" })).toBeDefined();
		expect((await textOf(browser, label.key))?.en).toMatchObject({ draft: "Our mark", published: null });
	});

	it.each([
		["", "Please write something here."],
		["A *mark*", "Nothing can be set in italics here: please remove the asterisks."],
		["{{nothing}}", "There is no such fact: nothing."],
	])("that would break its place, as %j, is not sent, and says why", async (text, message) => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, only);
		await press(english);
		write(text);
		await browser.pass(1_000);
		expect(screen.getByText(message)).toBeDefined();
		expect(area().getAttribute("aria-invalid")).toBe("true");
		expect(browser.network.sent("PUT", list)).toEqual([]);
		await press("Undo the change");
		expect(screen.queryByText(message)).toBeNull();
	});

	it("stands in a French administrator's language first", async () => {
		await openScreen(await openBrowser("fr"), <TextsScreen />, only);
		const cells = screen.getAllByRole("button", { name: /^Modifier\s: Surtitre/ });
		expect(cells.map((one) => one.querySelector("[lang]")?.getAttribute("lang"))).toEqual(["fr", "en"]);
	});

	it("has the typography of its language as it is typed", async () => {
		typeForPages();
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, only);
		await press(/^Change: Small heading, French/);
		const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Small heading, French" });
		act(() => box.select());
		typeInto(box, "L'île : oui !");
		await press("Done");
		await browser.pass(1_000);
		expect((await textOf(browser, label.key))?.fr.draft).toBe("L’île\u00a0: oui\u00a0!");
	});

	it("offers the fact in place of a figure, and refuses one that contradicts it", async () => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, "/admin/texts?search=one+time+when+a+first");
		await press(/^Change: .*, English/);
		const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /, English$/ });
		const type = (value: string) => act(() => void fireEvent.input(box, { target: { value } }));
		type("Rs 9,000 when a first match is found");
		await browser.pass(1_000);
		expect(
			screen.getByText(/^“Rs 9,000” contradicts what the website says elsewhere: Rs 8,000/),
		).toBeDefined();
		expect(browser.network.sent("PUT", list)).toEqual([]);
		await press(/^Instead of Rs 9,000/);
		expect(box.value).toBe("{{fee}} when a first match is found");
		expect(screen.queryByText(/contradicts/)).toBeNull();
		type("{{fee}}, Rs 500 less until May");
		expect(
			screen.getByText("“Rs 500”: is this “Membership fee, in rupees”? At present that is Rs 8,000."),
		).toBeDefined();
		await browser.pass(1_000);
		expect(browser.network.sent("PUT", list)).toHaveLength(1);
	});

	it.each(["Escape", "Enter"])("is done by %s, where Enter has Ctrl", async (key) => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, only);
		await press(english);
		write("Our mark");
		act(() => void fireEvent.keyDown(area(), { key }));
		expect(screen.queryAllByRole("textbox", { name: /^Small heading/ })).toHaveLength(
			key === "Enter" ? 1 : 0,
		);
		if (key === "Enter") act(() => void fireEvent.keyDown(area(), { key, ctrlKey: true }));
		await browser.settled();
		expect((await textOf(browser, label.key))?.en.draft).toBe("Our mark");
	});

	it("stays in the list while it is being changed, whatever was searched", async () => {
		const browser = await openBrowser();
		const shipped = (await textOf(browser, label.key))?.en.shipped ?? "";
		const address = `${only}&search=${encodeURIComponent(shipped)}`;
		const { press } = await openScreen(browser, <TextsScreen />, address);
		await press(english);
		write("Other words");
		await browser.pass(1_000);
		expect(area().value).toBe("Other words");
	});

	it("shows what was written in another window, and takes whichever is chosen", async () => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, only);
		await press(english);
		await writeDraft(browser, { text: "Theirs" });
		write("Mine");
		await browser.pass(1_000);
		expect(conflictingFields()).toEqual(["Text (English)"]);
		expect((await textOf(browser, label.key))?.en.draft).toBe("Theirs");
		await answerConflict(browser, "mine");
		await browser.pass(1_000);
		expect((await textOf(browser, label.key))?.en.draft).toBe("Mine");
	});

	it("that did not reach the server is found again, and pointed at", async () => {
		const browser = await openBrowser();
		const unsent = unsentChanges(localStorage);
		const shipped = (await textOf(browser, label.key))?.en.shipped ?? "";
		const change = { ...label, text: "Typed long ago", base: shipped, storedAt: "2026-01-01T00:00:00.000Z" };
		unsent.store({ ...change, storedKey: unsent.newKey() });
		const { press } = await openScreen(browser, <TextsScreen />, "/admin/texts");
		expect(screen.getByText("1 text was typed in this browser and not saved.")).toBeDefined();
		await press("Show what is not saved");
		await browser.pass(1_000);
		expect(screen.getByRole("heading", { name: "1 text" })).toBeDefined();
		expect((await textOf(browser, label.key))?.en.draft).toBe("Typed long ago");
	});
});

describe("the list of texts", () => {
	it("says that nothing was found, and shows all again", async () => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, "/admin/texts?search=zzzz");
		expect(screen.getByRole("heading", { name: "0 texts" })).toBeDefined();
		await press("Show all texts");
		await browser.pass(1_000);
		expect(screen.queryByRole("heading", { name: "0 texts" })).toBeNull();
	});

	it("shows more of the texts, and goes on at the first new section", async () => {
		const browser = await openBrowser();
		const { press } = await openScreen(browser, <TextsScreen />, "/admin/texts");
		const before = screen.getAllByRole("heading", { level: 3 }).length;
		await press("Show more");
		const sections = screen.getAllByRole("heading", { level: 3 });
		expect(sections.length).toBeGreaterThan(before);
		expect(document.activeElement).toBe(sections[before]);
	});

	it("shows a fact by what it says", async () => {
		const browser = await openBrowser();
		await openScreen(browser, <TextsScreen />, "/admin/texts?page=navigation");
		expect(screen.getAllByTitle("Name").map(({ textContent }) => textContent)).toContain("Ensemble");
	});
});
