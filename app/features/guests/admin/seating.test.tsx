import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { chooseAction } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import SeatingScreen from "./seating.admin.tsx";

async function openSeating(written: object = {}) {
	const browser = await openBrowser();
	const { stores } = browser;
	const table = await someTable(stores, { location: "Moka", ...written });
	const router = createMemoryRouter(
		[
			{ path: "/admin/table/:id", element: <SeatingScreen params={{ id: table.id }} /> },
			{ path: "*", element: <p>Another screen</p> },
		],
		{ initialEntries: [`/admin/table/${table.id}`] },
	);
	const show = async () => {
		render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
		await browser.settled();
		// Who would fit is asked for once the guest list is there.
		await browser.pass(1);
	};
	const press = async (name: string | RegExp) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.pass(1);
	};
	const choose = (guest: string, action: string) => chooseAction(browser, `Actions for ${guest}`, action);
	const type = (label: string | RegExp, value: string) =>
		act(() => void fireEvent.input(screen.getByLabelText(label), { target: { value } }));
	const add = (guest: object = {}, state: "applied" | "confirmed" | "invited" | "waiting" = "applied") =>
		stores.guests.add(table.id, someGuest(guest, state));
	return { ...browser, table, show, press, choose, type, add };
}

const balance = () =>
	[...document.querySelectorAll("dl dd")].map((one) => one.textContent?.replace(/\s+/g, " ").trim());

describe("the guest list of a table", () => {
	it("says what is there while nobody is, and counts the seats", async () => {
		const { table, show } = await openSeating();
		await show();
		expect(screen.getByText("Nobody at this table yet")).toBeTruthy();
		expect(balance()).toEqual(["0 of 3 seats taken, 3 seats free", "0 of 3 seats taken, 3 seats free"]);
		const mails = screen.getByRole("link", { name: "Emails" }).getAttribute("href");
		expect(mails).toBe(`/admin/table-mails/${table.id}`);
	});

	it("moves a guest on with one click, shows the balance, and takes it back", async () => {
		const { show, press, add } = await openSeating();
		await add();
		await show();
		await press("I invited them myself: Anaïs");
		expect(balance()[0]).toBe("1 of 3 seats taken, 2 seats free");
		expect(screen.getByText("Anaïs: Applied, now Invited.")).toBeTruthy();
		await press("Undo");
		expect(balance()[0]).toBe("0 of 3 seats taken, 3 seats free");
		expect(screen.getByRole("button", { name: "I invited them myself: Anaïs" })).toBeTruthy();
	});

	it("leads to the invitation of a guest with an address, and takes the owner's word for another", async () => {
		const { show, add, table } = await openSeating();
		const { id } = await add({ email: "anais@example.com" });
		await show();
		const invite = screen.getByRole("link", { name: "Invite Anaïs" }).getAttribute("href");
		expect(invite).toBe(`/admin/table-mails/${table.id}?kind=invitation&guest=${id}`);
		expect(balance()[0]).toBe("0 of 3 seats taken, 3 seats free");
	});

	it("shows who has a seat and no invitation, until it left or the owner told them", async () => {
		const { show, press, add, stores } = await openSeating();
		const { id } = await add({ email: "anais@example.com" });
		await stores.guests.reserveSeat(id, { version: 1 });
		await show();
		expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Seat kept, not invited yet 1");
		expect(screen.getByText(/^1 guest has a seat and is not invited yet:/)).toBeTruthy();
		await press("I told Anaïs myself");
		expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Invited 1");
		expect(screen.queryByText(/not invited yet/)).toBeNull();
	});

	it("leads to the account of a guest who owes, where the payment is noted", async () => {
		const { show, add, table, stores, press } = await openSeating({ ticketPrice: 1000 });
		const { id } = await add({}, "confirmed");
		await show();
		const note = screen.getByRole("link", { name: "Note a payment: Anaïs" }).getAttribute("href");
		expect(note).toBe(`/admin/table-payments/${table.id}#payment-${id}`);
		const [account] = (await stores.payments.read(table.id)).accounts;
		if (account === undefined) throw new Error("There is no account");
		const paid = { amount: 100_000, day: "2026-01-15", way: "juice" } as const;
		await stores.payments.click(account.id, { kind: "payment", version: account.version, ...paid });
		cleanup();
		await show();
		expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Paid 1");
		await press("Mark as here: Anaïs");
		expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Came 1");
		await press("Undo");
		expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Paid 1");
	});

	it("asks for no payment at a table on the house", async () => {
		const { show, add, press } = await openSeating({ ticketPrice: 0 });
		await add({}, "confirmed");
		await show();
		await press("Mark as here: Anaïs");
		expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Came 1");
	});

	it("names who does not know of a change, with the way to write to them", async () => {
		const { show, add, stores, table } = await openSeating();
		await add({ email: "anais@example.com" }, "confirmed");
		await stores.events.update(table.id, { ...table, state: "cancelled" });
		await show();
		expect(screen.getByText(/^1 guest does not know yet that this table is cancelled:/)).toBeTruthy();
		expect(screen.getByRole("link", { name: "write to them" }).getAttribute("href")).toBe(
			`/admin/table-mails/${table.id}?kind=cancellation`,
		);
		expect(screen.getByText("Does not know yet that the table is cancelled")).toBeTruthy();
	});

	it("tells why there is no seat, and changes nothing", async () => {
		const { show, press, add, toast } = await openSeating({ tableSize: 2 });
		await add({ firstName: "Léa" }, "confirmed");
		await add();
		await show();
		expect(balance()[0]).toBe("1 of 1 seats taken, full");
		await press("I invited them myself: Anaïs");
		expect(toast()).toContain("All seats for women are taken.");
		expect(balance()[0]).toBe("1 of 1 seats taken, full");
	});

	it("reads anew what another tab changed before", async () => {
		const { show, press, add, stores, toast } = await openSeating();
		const { id } = await add();
		await show();
		await stores.guests.setState(id, { state: "cancelled", version: 1 });
		await press("I invited them myself: Anaïs");
		expect(toast()).toContain("Nothing was changed");
		expect(screen.queryByRole("button", { name: "I invited them myself: Anaïs" })).toBeNull();
		expect((await stores.guests.get(id)).state).toBe("cancelled");
	});

	it("adds a guest, and keeps what was typed when it is refused or the site is away", async () => {
		const { show, press, type, add, table, stores, network } = await openSeating();
		await add({ email: "anais@example.com" });
		await show();
		await press("Add a guest");
		type(/^First name/, "Léa");
		await press("Save the guest");
		expect(screen.getByText("Use an age in years, from 18 to 99.")).toBeTruthy();
		type(/^Age/, "31");
		type(/^Email address/, "anais@example.com");
		await press("Save the guest");
		expect(screen.getAllByText(/A guest with this address is at this table already/)).not.toHaveLength(0);
		expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe("Léa");
		type(/^Email address/, "lea@example.com");
		network.cut();
		await press("Save the guest");
		expect(screen.getByRole("alert").textContent).toContain("Everything you typed is still here.");
		network.mend();
		await press("Save the guest");
		const { guests } = await stores.seatings.read(table.id, { limit: 9 });
		expect(guests.map(({ firstName, age }) => [firstName, age])).toEqual([
			["Anaïs", 34],
			["Léa", 31],
		]);
		expect(screen.queryByLabelText(/^First name/)).toBeNull();
	});

	it("edits a guest in place", async () => {
		const { show, press, choose, type, add, stores } = await openSeating();
		const { id } = await add({}, "confirmed");
		await show();
		await choose("Anaïs", "Edit");
		type(/^Diet and allergies/, "No fish");
		await press("Save the guest");
		expect(await stores.guests.get(id)).toMatchObject({ diet: "No fish", state: "confirmed", version: 2 });
	});

	it("deletes a guest once asked", async () => {
		const { show, press, choose, add, stores, table } = await openSeating();
		await add();
		await show();
		await choose("Anaïs", "Delete");
		expect(screen.getByRole("alertdialog").textContent).toContain("deleted for good");
		await press("Delete");
		expect((await stores.seatings.read(table.id, { limit: 9 })).total).toBe(0);
	});

	it("forgets a guest at every table", async () => {
		const { show, press, choose, add, stores } = await openSeating();
		const other = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
		await stores.guests.add(other.id, someGuest({ email: "anais@example.com" }));
		await add({ email: "anais@example.com" });
		await show();
		await choose("Anaïs", "Delete");
		await press("Erase from every table");
		expect((await stores.guests.findHeld("anais@example.com")).places).toEqual([]);
	});

	it("moves a guest to another table and back", async () => {
		const { show, press, choose, add, stores, table } = await openSeating();
		const other = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
		await add({}, "confirmed");
		await show();
		await choose("Anaïs", "Move to another table");
		await press(/^Move here: Brunch/);
		expect((await stores.seatings.read(other.id, { limit: 9 })).guests).toMatchObject([
			{ state: "confirmed" },
		]);
		expect(screen.getByText(/^Now at: Brunch/)).toBeTruthy();
		await press("Undo");
		expect((await stores.seatings.read(table.id, { limit: 9 })).guests).toMatchObject([
			{ state: "confirmed" },
		]);
	});

	it("proposes who would fit, and brings them here", async () => {
		const { show, press, stores, table } = await openSeating({ ageFrom: 30, ageTo: 40 });
		const other = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
		await stores.guests.add(other.id, someGuest({ firstName: "Zoé" }, "waiting"));
		await show();
		expect(screen.getByRole("region", { name: "Who would fit" }).textContent).toContain("waiting for Brunch");
		await press("Add to this table: Zoé");
		expect((await stores.seatings.read(table.id, { limit: 9 })).guests).toMatchObject([
			{ firstName: "Zoé", state: "waiting" },
		]);
		await press("I invited them myself: Zoé");
		expect(balance()[0]).toBe("1 of 3 seats taken, 2 seats free");
	});

	it("prints first names, what they do not eat and the name of the reservation, and no more", async () => {
		const { show, press, type, add } = await openSeating();
		const secrets = { email: "anais@example.com", telephone: "+230 5712 3456", note: "A secret" };
		await add({ ...secrets, diet: "No fish" }, "confirmed");
		await add({ firstName: "Léa" }, "waiting");
		await show();
		type("Table reserved under", "Laval");
		await press("Save the name");
		const printed = document.querySelector("[data-printed-list]")?.textContent ?? "";
		for (const value of ["Anaïs", "No fish", "Laval", "Moka"]) expect(printed).toContain(value);
		for (const kept of [...Object.values(secrets), "Léa", "34"]) expect(printed).not.toContain(kept);
	});

	it("prints who confirmed apart from who is invited, and telephone numbers where they are asked for", async () => {
		const { show, add } = await openSeating();
		await add({ telephone: "+230 5712 3456" }, "confirmed");
		await add({ firstName: "Léa" }, "invited");
		await show();
		const groups = () =>
			[...document.querySelectorAll("[data-printed-list] section")].map(({ textContent }) => textContent);
		expect(groups()).toEqual([
			"Confirmed 1First nameDiet and allergiesAnaïs",
			"Invited, no answer yet 1First nameDiet and allergiesLéa",
		]);
		act(() => void fireEvent.click(screen.getByLabelText("With telephone numbers")));
		expect(groups()[0]).toBe("Confirmed 1First nameTelephoneDiet and allergiesAnaïs+230 5712 3456");
	});

	it("asks for the size of a table that has none", async () => {
		const { show } = await openSeating({ tableSize: null });
		await show();
		expect(screen.getByText(/First say how many guests this table has/)).toBeTruthy();
		expect(within(document.body).queryByText(/seats taken/)).toBeNull();
		expect(screen.queryByText("No seat is free.")).toBeNull();
	});

	it("keeps the way back when the guests cannot be read", async () => {
		const { show, network, press, add } = await openSeating();
		await add();
		network.cut();
		await show();
		expect(screen.getByRole("alert").textContent).toContain("Your guests are safe.");
		network.mend();
		await press("Try again");
		expect(screen.getByRole("heading", { name: /^Anaïs/ })).toBeTruthy();
	});
});
