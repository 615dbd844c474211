import "#platform/testing/dom.ts";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { chooseAction, openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import SeatingScreen from "./seating.admin.tsx";

/** Opens a table with guests who applied. */
async function open(guests: readonly string[]) {
	const browser = await openBrowser();
	const { stores } = browser;
	const table = await someTable(stores);
	const ids: Record<string, string> = {};
	for (const firstName of guests) {
		ids[firstName] = (await stores.guests.add(table.id, someGuest({ firstName }))).id;
	}
	const opened = await openScreen(browser, <SeatingScreen params={{ id: table.id }} />);
	// Who would fit is asked for once the guest list is there.
	await browser.pass(1);
	const press = async (name: string | RegExp) => {
		await opened.press(name);
		await browser.pass(1);
	};
	const choose = (guest: string, action: string) => chooseAction(browser, `Actions for ${guest}`, action);
	return { ...browser, ...opened, press, choose, ids };
}

const names = () => screen.queryAllByRole("heading", { level: 4 }).map((one) => one.firstChild?.textContent);

describe("the form of a guest", () => {
	it("is closed without a trace when it is cancelled", async () => {
		const { press, choose, type, stores, ids } = await open(["Léa"]);
		await choose("Léa", "Edit");
		type(/^First name/, "Lou");
		await press("Cancel");
		expect(names()).toEqual(["Léa"]);
		expect(await stores.guests.get(ids.Léa ?? "")).toMatchObject({ firstName: "Léa", version: 1 });
	});

	it("begins with the first name, and nobody else can be changed meanwhile", async () => {
		const { choose } = await open(["Léa", "Zoé"]);
		await choose("Léa", "Edit");
		expect(document.activeElement).toBe(screen.getByLabelText(/^First name/));
		for (const name of ["Actions for Zoé", "Add a guest", "Import a list"]) {
			expect(screen.getByRole<HTMLButtonElement>("button", { name }).disabled).toBe(true);
		}
	});

	it.each([
		[/^Age/, "17", "Use an age in years, from 18 to 99."],
		[/^Email address/, "lea", "Please enter a valid email address, or leave the field empty."],
		[/^Telephone/, "call me", "Use only digits, spaces and + ( ) . -"],
		[/^First name/, " ", "Please fill in this field."],
	])("says at the field what is wrong with it: %s", async (label, typed, said) => {
		const { press, choose, type, network } = await open(["Léa"]);
		await choose("Léa", "Edit");
		type(label, typed);
		await press("Save the guest");
		expect(screen.getByText(said)).toBeDefined();
		expect(network.sent("PUT", "/api/admin/guests")).toEqual([]);
	});

	it("asks where another tab changed the same of a guest, and joins what it did not", async () => {
		const { press, choose, type, stores, ids, tab, settled } = await open(["Léa"]);
		await choose("Léa", "Edit");
		const { state: _, ...input } = someGuest({ firstName: "Léana", diet: "No fish" });
		await stores.guests.update(ids.Léa ?? "", { ...input, version: 1 });
		type(/^First name/, "Lou");
		await press("Save the guest");
		expect(conflictingFields()).toEqual(["First name"]);
		expect(tab.getByLabelText<HTMLInputElement>(/^First name/).value).toBe("Lou");
		await answerConflict({ settled }, "mine");
		const joined = { firstName: "Lou", diet: "No fish", version: 3 };
		expect(await stores.guests.get(ids.Léa ?? "")).toMatchObject(joined);
	});

	it("asks before it is left with something typed, and only then", async () => {
		const { press, choose, type, router } = await open(["Léa"]);
		await choose("Léa", "Edit");
		type(/^First name/, "Lou");
		await act(() => router.navigate("/admin"));
		expect(screen.getByRole("alertdialog").textContent).toContain("What you typed here has not been saved.");
		await press("Leave");
		expect(router.state.location.pathname).toBe("/admin");
	});
});
