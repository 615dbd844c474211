import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { chooseAction, openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import SeatingScreen from "./seating.admin.tsx";

/** Opens the guest list of a table where Anaïs applied; another table is to come, for which Zoé waits. */
async function open() {
	const browser = await openBrowser();
	const { stores } = browser;
	const table = await someTable(stores);
	const other = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
	await stores.guests.add(table.id, someGuest());
	await stores.guests.add(other.id, someGuest({ firstName: "Zoé" }, "waiting"));
	const opened = await openScreen(browser, <SeatingScreen params={{ id: table.id }} />);
	const press = async (name: string | RegExp) => {
		await opened.press(name);
		await browser.pass(1);
	};
	const choose = (guest: string, action: string) => chooseAction(browser, `Actions for ${guest}`, action);
	await browser.pass(1);
	return { ...opened, press, choose };
}

const rowOf = (guest: string) =>
	screen.getByRole("heading", { level: 4, name: new RegExp(`^${guest}`) }).closest("li");

describe("whoever works by keyboard at the guest list", () => {
	it("goes with the guest whose state changed, and to what is said of it when it is taken back", async () => {
		const { press } = await open();
		await press("I invited them myself: Anaïs");
		expect(document.activeElement).toBe(rowOf("Anaïs"));
		await press("Mark as confirmed: Anaïs");
		expect(document.activeElement).toBe(rowOf("Anaïs"));
		await press("Undo");
		expect(document.activeElement?.textContent).toBe("Undone.");
	});

	it("goes with the guest who is moved away, or brought here and invited", async () => {
		const { press, choose } = await open();
		await press("Add to this table: Zoé");
		expect(document.activeElement).toBe(rowOf("Zoé"));
		await press("I invited them myself: Zoé");
		expect(document.activeElement).toBe(rowOf("Zoé"));
		await choose("Anaïs", "Move to another table");
		await press(/^Move here: Brunch/);
		expect(document.activeElement).toBe(rowOf("Anaïs"));
	});

	it("comes back from a form to what opened it", async () => {
		const { press, choose, type } = await open();
		await press("Add a guest");
		type(/^First name/, "Léa");
		type(/^Age/, "31");
		await press("Save the guest");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a guest" }));
		await choose("Anaïs", "Edit");
		await press("Save the guest");
		expect(document.activeElement).toBe(rowOf("Anaïs"));
		type("Table reserved under", "Laval");
		await press("Save the name");
		expect(document.activeElement).toBe(screen.getByLabelText("Table reserved under"));
	});

	it("is left where they are when they went on meanwhile", async () => {
		const { press } = await open();
		await press("I invited them myself: Anaïs");
		const search = screen.getByRole("searchbox", { name: "Search this table" });
		act(() => search.focus());
		act(() => void fireEvent.input(search, { target: { value: "" } }));
		expect(document.activeElement).toBe(search);
	});
});
