import "#platform/testing/dom.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { maxGuestBytes } from "#app/features/guests/importing/guest-import.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { someTable } from "#server/testing/guests.ts";
import SeatingScreen from "./seating.admin.tsx";

const list = "First name,Age,Gender\nLéa,31,woman\nMax,17,man\nMax,35,man\nLéa,31,f\n";

async function open() {
	const browser = await openBrowser();
	const { id } = await someTable(browser.stores);
	const routes = [{ path: "*", element: <SeatingScreen params={{ id }} /> }];
	const router = createMemoryRouter(routes, { initialEntries: [`/admin/table/${id}`] });
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	await browser.pass(1);
	const press = async (name: string) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.settled();
		await browser.pass(1);
	};
	async function choose(file: BlobPart): Promise<void> {
		const input = document.querySelector<HTMLInputElement>('input[type="file"]');
		if (input === null) throw new Error("There is no place for a file");
		fireEvent.change(input, { target: { files: [new File([file], "guests.csv")] } });
		await browser.settled();
		await browser.pass(1);
	}
	async function assign(name: string, column: string): Promise<void> {
		act(() => void fireEvent.keyDown(screen.getByRole("combobox", { name }), { key: "Enter" }));
		await browser.settled();
		act(() => void fireEvent.keyDown(screen.getByRole("option", { name: column }), { key: "Enter" }));
		await browser.settled();
		await browser.pass(1);
	}
	const stored = async () =>
		(await browser.stores.seatings.read(id, { limit: 9 })).guests
			.map(({ firstName, state }) => `${firstName} ${state}`)
			.toSorted();
	await press("Import a list");
	return { ...browser, press, choose, assign, stored };
}

describe("importing guests", () => {
	it("says who would come and why each other line brings nobody, and stores nothing yet", async () => {
		const { choose, stored } = await open();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Import guests" }));
		await choose(list);
		expect(screen.getByText("2 guests would be added.")).toBeDefined();
		const lines = screen.getByText("2 lines cannot be used: see which").closest("details");
		expect(
			within(lines as HTMLElement)
				.getAllByRole("listitem", { hidden: true })
				.map((row) => row.textContent),
		).toEqual([
			"Line 317the age is missing, or not between 18 and 99",
			"Line 5Léaalready appears earlier in the file",
		]);
		expect(await stored()).toEqual([]);
	});

	it("imports on a click, shows the guests, and gives the focus back", async () => {
		const { choose, press, stored } = await open();
		await choose(list);
		await press("Import 2 guests");
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "The file is imported" }));
		expect(screen.getByText("2 guests were added, as Applied.")).toBeDefined();
		expect(await stored()).toEqual(["Léa applied", "Max applied"]);
		expect(screen.getByRole("heading", { name: /^Léa/ })).toBeDefined();
		const isShut = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
		expect(["Add a guest", "Actions for Léa"].filter(isShut)).toEqual([]);
		await press("Back to the guests");
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Import a list" }));
	});

	it("takes the next list at once", async () => {
		const { choose, press } = await open();
		await choose(list);
		await press("Import 2 guests");
		await press("Import a list");
		expect(screen.getByRole("heading", { name: "Import guests" })).toBeDefined();
		expect(screen.queryByText("2 guests were added, as Applied.")).toBeNull();
	});

	it("says why a file cannot be read, and takes the next one", async () => {
		const { choose } = await open();
		await choose("First name,Town\nLéa,Moka\n");
		expect(screen.getByRole("alert").textContent).toBe(
			"These columns were not recognised by their names: age, woman or man. Choose them below.",
		);
		await choose(new Uint8Array(maxGuestBytes + 1));
		expect(screen.getByRole("alert").textContent).toContain("larger than 2 MB");
		await choose(list);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(screen.getByRole("button", { name: "Import 2 guests" })).toBeDefined();
	});

	it("lets columns be chosen whose names say nothing, and imports by them", async () => {
		const { choose, press, assign, stored } = await open();
		await choose("Who,Years,Seat\nLéa,31,woman\nMax,17,man\n");
		expect(screen.getByRole("alert").textContent).toContain("first name, age, woman or man");
		await assign("first name", "Column 1: Who");
		await assign("age", "Column 2: Years");
		expect(screen.getByRole("alert").textContent).toContain("not recognised by their names: woman or man.");
		await assign("woman or man", "Column 3: Seat");
		expect(screen.queryByRole("alert")).toBeNull();
		expect(screen.getByText("1 guest would be added.")).toBeDefined();
		await press("Import 1 guest");
		expect(await stored()).toEqual(["Léa applied"]);
	});

	it("asks before it takes a column called Name for first names, which other guests read", async () => {
		const { choose, press, assign, stored } = await open();
		await choose("Nom,Âge,Sexe\nLéa,31,femme\n");
		expect(screen.getByRole("alert").textContent).toContain("by their names: first name.");
		const chosen = screen.getByRole("combobox", { name: "first name" });
		const hint = document.getElementById(chosen.getAttribute("aria-describedby") ?? "");
		expect(hint?.textContent).toContain("may hold surnames");
		await assign("first name", "Column 1: Nom");
		expect(screen.queryByText(/may hold surnames/)).toBeNull();
		await press("Import 1 guest");
		expect(await stored()).toEqual(["Léa applied"]);
	});

	it("shows what the names of the columns were taken for, to be put right", async () => {
		const { choose, assign } = await open();
		await choose("First name,Age,Gender,Remarks\nLéa,31,woman,Vegan\n");
		const details = screen.getByText("Which column holds what").closest("details");
		expect(details?.open).toBe(false);
		act(() => details?.setAttribute("open", ""));
		expect(screen.getByRole("combobox", { name: "note" }).textContent).toBe("Column 4: Remarks");
		await assign("note", "Not in the file");
		expect(screen.getByRole("combobox", { name: "note" }).textContent).toBe("Not in the file");
		await assign("diet", "Column 4: Remarks");
		expect(screen.getByRole("combobox", { name: "diet" }).textContent).toBe("Column 4: Remarks");
		expect(screen.getByText("1 guest would be added.")).toBeDefined();
	});

	it("keeps the file where the connection is down", async () => {
		const { choose, press, network, toast, stored } = await open();
		await choose(list);
		network.cut();
		await press("Import 2 guests");
		expect(toast()).toContain("nothing of it was stored");
		network.mend();
		await press("Import 2 guests");
		expect(await stored()).toEqual(["Léa applied", "Max applied"]);
	});
});
