import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SettableState } from "#app/features/guests/guest.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { chooseAction, openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import SeatingScreen from "./seating.admin.tsx";

/** Opens a table in March, with guests in some states. */
async function open(
	guests: readonly (readonly [string, SettableState, object?])[] = [],
	{ language = "en" as Language, written = {} } = {},
) {
	const browser = await openBrowser(language);
	const { stores } = browser;
	const table = await someTable(stores, written);
	const ids: Record<string, string> = {};
	for (const [firstName, state, more] of guests) {
		await browser.pass(1_000);
		ids[firstName] = (await stores.guests.add(table.id, someGuest({ firstName, ...more }, state))).id;
	}
	const opened = await openScreen(browser, <SeatingScreen params={{ id: table.id }} />);
	// Who would fit is asked for once the guest list is there.
	await browser.pass(1);
	const press = async (name: string | RegExp) => {
		await opened.press(name);
		await browser.pass(1);
	};
	const menuOf = (guest: string) => (language === "en" ? `Actions for ${guest}` : `Actions pour ${guest}`);
	const choose = (guest: string, action: string) => chooseAction(browser, menuOf(guest), action);
	return { ...browser, ...opened, press, choose, table, ids };
}

const names = () => screen.queryAllByRole("heading", { level: 4 }).map((one) => one.firstChild?.textContent);
const printed = () => document.querySelector("[data-printed-list]")?.textContent ?? "";

describe("the title of a guest list", () => {
	it.each([
		["postponed", "en", " (Postponed)"],
		["cancelled", "fr", " (Annulé)"],
		["announced", "en", ""],
	] as const)("says of a table that is %s so, on paper too, in %s", async (state, language, end) => {
		await open([], { language, written: { state } });
		const [title = ""] = screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);
		expect(title.replace(/^.*\d{4}/, "")).toBe(end);
		expect(printed()).toContain(title);
	});
});

describe("the two ways to write to a guest", () => {
	it("are by mail with an address, and by WhatsApp with a number and consent", async () => {
		const message = { telephone: "5712 3456", takesMessages: true };
		const { ids, table } = await open([
			["Anna", "waiting", { email: "anna@example.com", ...message }],
			["Bea", "confirmed", message],
			["Cleo", "applied", { telephone: "5712 3456" }],
		]);
		const linkOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
		const path = `/admin/table-mails/${table.id}?kind=`;
		expect(["Anna", "Bea", "Cleo"].map((name) => linkOf(`Write to ${name} by email`))).toEqual([
			`${path}waiting&guest=${ids.Anna}`,
			undefined,
			undefined,
		]);
		expect(["Anna", "Bea", "Cleo"].map((name) => linkOf(`Write to ${name} by WhatsApp`))).toEqual([
			`${path}waiting&guest=${ids.Anna}&by=whatsapp`,
			`${path}confirmation&guest=${ids.Bea}&by=whatsapp`,
			undefined,
		]);
	});
});

describe("an answer that does not come", () => {
	it("is told once its day is over, and the seat is offered to those who wait", async () => {
		const { stores, database, queries, settled, press, table } = await open();
		const add = async (firstName: string, answer_by: string) => {
			const { id } = await stores.guests.add(table.id, someGuest({ firstName }, "invited"));
			await database.db.updateTable("guests").set({ answer_by }).where("id", "=", id).execute();
			return id;
		};
		const anna = await add("Anna", "2026-01-14");
		await add("Bea", "2026-01-20");
		await act(() => queries.invalidateQueries());
		await settled();
		expect(screen.getByText("No answer by Wednesday 14 January 2026")).toBeDefined();
		expect(screen.getByText("Asked to answer by Tuesday 20 January 2026")).toBeDefined();
		await press("Offer the seat of Anna to those who wait");
		expect((await stores.guests.get(anna)).state).toBe("waiting");
		expect(screen.getByText("Has not answered: the seat is no longer kept")).toBeDefined();
	});
});

describe("the names of tables", () => {
	it("are those in the administrator's language, on paper and for a guest who was moved too", async () => {
		const dinner = { title: "Dîner au lagon", location: "Côte ouest" };
		const { stores, choose, press, tab } = await open([["Léa", "waiting"]], {
			language: "fr",
			written: { fr: dinner },
		});
		const titles = screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent);
		expect(new Set(titles)).toEqual(new Set(["Dîner au lagon, samedi 14 mars 2026"]));
		expect(printed()).toMatch(/^Dîner au lagon, .*Côte ouest/);
		await someTable(stores, { fr: { title: "Brunch au soleil" }, calendarDate: "2026-04-04" });
		await choose("Léa", "Changer de table");
		await press(/Brunch au soleil/);
		expect(tab.getByRole("link", { name: /^Désormais.*Brunch au soleil/ })).toBeDefined();
	});
});

describe("the guests of a table", () => {
	it("stand under their states, those with a seat first, and each state is counted", async () => {
		await open([
			["Léa", "applied"],
			["Max", "confirmed", { gender: "man" }],
			["Zoé", "waiting"],
			["Eva", "applied"],
		]);
		expect(names()).toEqual(["Max", "Zoé", "Léa", "Eva"]);
		const groups = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
		expect(groups.filter((one) => /\d$/.test(one ?? ""))).toEqual(["Confirmed 1", "Waiting 1", "Applied 2"]);
	});

	it("are found by a part of their name, whatever its accents, and all shown again", async () => {
		const { type, pass, tab } = await open([
			["Léa", "applied"],
			["Max", "confirmed", { gender: "man" }],
		]);
		type("Search this table", "lea");
		await pass(300);
		await pass(1);
		expect(names()).toEqual(["Léa"]);
		type("Search this table", "nobody of this name");
		await pass(300);
		await pass(1);
		expect(tab.getByText("Nobody found")).toBeDefined();
		type("Search this table", "");
		await pass(300);
		await pass(1);
		expect(names()).toEqual(["Max", "Léa"]);
	});

	it("are all printed who have a seat, whatever is searched for", async () => {
		const { type, pass } = await open([
			["Léa", "confirmed"],
			["Max", "confirmed", { gender: "man" }],
		]);
		type("Search this table", "max");
		await pass(300);
		await pass(1);
		expect(names()).toEqual(["Max"]);
		expect(printed()).toContain("Léa");
		expect(printed()).toContain("Max");
	});

	it("are reached by mail and telephone with one tap", async () => {
		const { tab } = await open([
			["Léa", "applied", { email: "lea@example.com", telephone: "+230 5712-3456" }],
		]);
		const href = (name: string) => tab.getByRole("link", { name }).getAttribute("href");
		expect(href("lea@example.com")).toBe("mailto:lea@example.com");
		expect(href("+230 5712-3456")).toBe("tel:+23057123456");
	});

	it("are called what they are in French too", async () => {
		const { tab } = await open([["Max", "waiting", { gender: "man", age: 41 }]], { language: "fr" });
		expect(tab.getByText(/^homme, 41\s?ans$/)).toBeDefined();
		expect(tab.getByRole("button", { name: /^Invitation faite de vive voix\s:\sMax$/ })).toBeDefined();
	});

	it("are set to any state from a list", async () => {
		const { tab, pass, stores, ids } = await open([["Léa", "confirmed"]]);
		act(() => void fireEvent.keyDown(tab.getByLabelText("State of Léa"), { key: "Enter" }));
		const option = screen.getByRole("option", { name: "Cancelled" });
		act(() => option.focus());
		act(() => void fireEvent.keyDown(option, { key: "Enter" }));
		await pass(1);
		expect(await stores.guests.get(ids.Léa ?? "")).toMatchObject({ state: "cancelled" });
		expect(tab.getByText("Léa: Confirmed, now Cancelled.")).toBeDefined();
	});

	it("have no next step once they came", async () => {
		await open([["Léa", "came"]]);
		const steps = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
		expect(steps.filter((name) => name?.endsWith(": Léa"))).toEqual([]);
	});

	it("who were moved say where they are, and are changed there", async () => {
		const { stores, table, tab, press, choose } = await open([["Léa", "waiting"]]);
		const other = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04" });
		await choose("Léa", "Move to another table");
		await press(/^Move here: Brunch/);
		const link = tab.getByRole("link", { name: "Now at: Brunch, Saturday 4 April 2026" });
		expect(link.getAttribute("href")).toBe(`/admin/table/${other.id}`);
		act(() => void fireEvent.keyDown(tab.getByRole("button", { name: "Actions for Léa" }), { key: "Enter" }));
		expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Delete"]);
		expect((await stores.seatings.read(table.id, { limit: 9 })).guests).toMatchObject([{ state: "moved" }]);
	});

	it("are told to whoever asks what is held about them, as a file", async () => {
		const { choose } = await open([["Léa", "applied", { email: "lea@example.com", note: "Likes jazz" }]]);
		const saved: Blob[] = [];
		vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
			saved.push(file as Blob);
			return "blob:file";
		});
		await choose("Léa", "Download everything held about them");
		expect(saved).toHaveLength(1);
		expect(await saved[0]?.text()).toContain("Likes jazz");
	});
});

describe("moving a guest", () => {
	it("is not offered to a table without a seat for them, nor to none", async () => {
		const { stores, choose, tab, pass } = await open([["Léa", "confirmed"]]);
		await choose("Léa", "Move to another table");
		expect(screen.getByText("There is no other table to come.")).toBeDefined();
		act(() => void fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
		await pass(1);
		const full = await someTable(stores, { title: "Brunch", calendarDate: "2026-04-04", tableSize: 2 });
		await stores.guests.add(full.id, someGuest({ firstName: "Eva" }, "invited"));
		await someTable(stores, { title: "Picnic", calendarDate: "2026-05-02", tableSize: null });
		expect(tab.getByRole("heading", { name: /^Léa/ })).toBeDefined();
		await pass(60_000);
		await choose("Léa", "Move to another table");
		await pass(1);
		const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Move here: Brunch/ });
		expect(button.disabled).toBe(true);
		expect(screen.getByText("Saturday 2 May 2026, size not set")).toBeDefined();
		expect(screen.getByText("Saturday 4 April 2026, full")).toBeDefined();
	});
});

describe("the name of the reservation", () => {
	it("is saved with what was typed, also after another tab saved another name", async () => {
		const { press, type, stores, table, tab } = await open();
		type("Table reserved under", "Laval");
		await stores.seatings.reserve(table.id, { surname: "Duval", version: 0 });
		await press("Save the name");
		expect(tab.getAllByText(/was changed elsewhere since you opened it/)).not.toHaveLength(0);
		expect(tab.getByLabelText<HTMLInputElement>("Table reserved under").value).toBe("Laval");
		await press("Save the name");
		expect(await stores.seatings.read(table.id, { limit: 1 })).toMatchObject({
			surname: "Laval",
			version: 2,
		});
	});

	it("offers to be saved only where it is another one", async () => {
		const { type } = await open();
		const button = () => screen.queryByRole("button", { name: "Save the name" });
		expect(button()).toBeNull();
		type("Table reserved under", "Laval");
		expect(button()).not.toBeNull();
		type("Table reserved under", "");
		expect(button()).toBeNull();
	});
});

describe("a table whose guests are erased", () => {
	it("says when, still counts them, and takes nobody more", async () => {
		const { stores, table, pass, unmount, ...browser } = await open([["Léa", "came"]]);
		unmount();
		await pass(120 * 24 * 3_600_000);
		await stores.guests.eraseOld();
		await browser.signInHere();
		const { tab } = await openScreen(
			{ ...browser, stores, pass } as Awaited<ReturnType<typeof openBrowser>>,
			<SeatingScreen params={{ id: table.id }} />,
		);
		await pass(1);
		expect(tab.getByText(/^The guests of this table were erased on .* 2026\./)).toBeDefined();
		expect(tab.getByText(/1 of 3 seats taken/)).toBeDefined();
		expect(tab.getByRole<HTMLButtonElement>("button", { name: "Add a guest" }).disabled).toBe(true);
		expect(within(document.body).queryByText("Léa")).toBeNull();
	});
});
