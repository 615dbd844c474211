import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import GuestMailsScreen from "./guest-mails.admin.tsx";

const real = { calendarDate: "2026-02-14", startTime: "18:30", ticketPrice: 1000, tableSize: 4 };
const dinner = eventInput.parse({ title: "Lagoon Dinner", ...real });
const guest = {
	age: 34,
	gender: "woman",
	telephone: "",
	note: "",
	diet: "",
	language: "en",
	takesMessages: false,
} as const;

async function show(browser: Awaited<ReturnType<typeof openBrowser>>, id: string) {
	const router = createMemoryRouter([{ path: "*", element: <GuestMailsScreen params={{ id }} /> }]);
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	// The mail is asked for once its guests are there.
	await browser.pass(1);
}

/** Opens the screen of a table, whose clock says 15 January 2026, with guests who applied. */
async function open(names: readonly string[], event = dinner, language: Language = "en") {
	const browser = await openBrowser(language);
	const { id } = await browser.stores.events.create(event);
	for (const name of names) {
		const email = name === "Zoe" ? "" : `${name.toLowerCase()}@example.com`;
		await browser.stores.guests.add(id, { ...guest, firstName: name, email, state: "applied" });
	}
	await show(browser, id);
	const press = async (name: string | RegExp) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.settled();
	};
	const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
	const queued = () => browser.database.db.selectFrom("outgoing_mails").select("recipient").execute();
	return { browser, id, press, box, queued };
}

it("the screen shows the mail, asks, sends it to those who are chosen, and says what became of it", async () => {
	const { browser, id, press, box, queued } = await open(["Anna", "Bea", "Zoe"]);
	// Nobody gets a seat whom the owner did not choose.
	expect([box(/Anna/).checked, box(/Bea/).checked, box(/Zoe/).disabled]).toEqual([false, false, true]);
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Choose guests first" }).disabled).toBe(true);
	expect(screen.getByText("Free seats: 2 for women, 2 for men.")).toBeDefined();
	const guests = screen.getByRole("link", { name: "Guests" }).getAttribute("href");
	expect(guests).toBe(`/admin/table/${id}`);
	const mail = screen.getByTitle<HTMLIFrameElement>("The email on a phone");
	expect(mail.getAttribute("sandbox")).toBe("");
	expect(mail.getAttribute("srcdoc")).toContain("Hello Anna,");
	act(() => void fireEvent.click(box(/Anna/)));
	await press("Send to 1 guest");
	expect(await queued()).toEqual([]);
	const question = screen.getByRole("alertdialog", { name: "Invite Anna?" });
	expect(question.textContent).toContain("Their seats are kept from now on. A sent email cannot be undone.");
	act(() => void fireEvent.click(within(question).getByRole("button", { name: "Send now" })));
	await browser.settled();
	expect(await queued()).toEqual([{ recipient: "anna@example.com" }]);
	expect(browser.toast()).toContain("The emails are on their way");
	expect(screen.getByRole("region", { name: "Result" }).textContent).toContain("on its way");
	expect(box(/Anna/).disabled).toBe(true);
	// Nobody is left to send it to: the focus is where the answer stands.
	expect(document.activeElement?.textContent).toBe("Annaon its way");
	expect(screen.getByText(/^Invitation, on its way,/)).toBeDefined();
});

it("offers a mail again that could not be delivered", async () => {
	const { browser, press, box } = await open(["Anna", "Bea"]);
	act(() => void fireEvent.click(box(/Anna/)));
	await press("Send to 1 guest");
	await press("Send now");
	await browser.database.db.updateTable("outgoing_mails").set({ next_try_at: null }).execute();
	act(() => void fireEvent.click(box(/Bea/)));
	await press("Send to 1 guest");
	await press("Send now");
	expect(screen.getByText(/^Invitation, could not be delivered,/)).toBeDefined();
	expect([box(/Anna/).disabled, box(/Anna/).checked, box(/Bea/).disabled]).toEqual([false, false, true]);
});

it("the screen takes no more guests than seats are free, and says so before anything is sent", async () => {
	const { press, box, queued } = await open(["Anna", "Bea", "Cleo"]);
	for (const name of [/Anna/, /Bea/, /Cleo/]) act(() => void fireEvent.click(box(name)));
	expect(screen.getByRole("alert").textContent).toContain("More guests are chosen than seats are free");
	const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send to 3 guests" });
	expect(send.disabled).toBe(true);
	act(() => void fireEvent.click(box(/Cleo/)));
	await press("Send to 2 guests");
	expect(screen.getByRole("alertdialog", { name: "Invite Anna and Bea?" })).toBeDefined();
	expect(await queued()).toEqual([]);
});

it("the screen names those who do not know of a change, with the mail that tells them chosen already", async () => {
	const { browser, id, box } = await open([]);
	const version = 1;
	for (const name of ["Anna", "Bea"]) {
		const email = `${name.toLowerCase()}@example.com`;
		await browser.stores.guests.add(id, { ...guest, firstName: name, email, state: "confirmed" });
	}
	await browser.stores.events.update(id, { ...dinner, state: "postponed", version });
	cleanup();
	await show(browser, id);
	expect(screen.getByText(/^2 guests do not know yet that this table is postponed:/)).toBeDefined();
	expect([box(/Anna/).checked, box(/Bea/).checked]).toEqual([true, true]);
	expect(screen.getByRole("combobox", { name: "Which email" }).textContent).toBe("Postponement");
});

it("a cancellation goes to nobody whose invitation has not left", async () => {
	const { browser, id, press, box } = await open(["Anna"]);
	const bea = { ...guest, firstName: "Bea", email: "bea@example.com", state: "confirmed" } as const;
	await browser.stores.guests.add(id, bea);
	act(() => void fireEvent.click(box(/Anna/)));
	await press("Send to 1 guest");
	await press("Send now");
	await browser.stores.events.update(id, { ...dinner, state: "cancelled", version: 1 });
	cleanup();
	browser.queries.clear();
	await show(browser, id);
	expect(screen.getByRole("combobox", { name: "Which email" }).textContent).toBe("Cancellation");
	expect([box(/Anna/).checked, box(/Bea/).checked]).toEqual([false, true]);
	act(() => void fireEvent.click(box(/Anna/)));
	expect(box(/Anna/).checked).toBe(true);
});

it("the preview shows what the owner adds, once they pause", async () => {
	const { browser } = await open(["Anna"]);
	const field = screen.getByLabelText("Your own words");
	act(() => void fireEvent.change(field, { target: { value: "At La Table, in Tamarin." } }));
	await browser.pass(400);
	expect(screen.getByTitle("The email on a phone").getAttribute("srcdoc")).toContain(
		"At La Table, in Tamarin.",
	);
});

it("choices and typed words stay while the server cannot be reached", async () => {
	const { browser, press, box, queued } = await open(["Anna"]);
	act(() => void fireEvent.click(box(/Anna/)));
	browser.network.cut();
	await press("Send to 1 guest");
	await press("Send now");
	expect(browser.toast()).toContain("The emails could not be sent");
	expect(box(/Anna/).checked).toBe(true);
	browser.network.mend();
	await press("Send to 1 guest");
	await press("Send now");
	expect(await queued()).toHaveLength(1);
});

it.each([
	["has no guests", [], dinner, "No guests yet"],
	[
		"is over",
		["Anna"],
		{ ...dinner, calendarDate: "2026-01-14", state: "postponed" },
		"No email fits this table",
	],
] as const)("says so where a table %s", async (_case, names, event, said) => {
	await open(names, event);
	expect(screen.getByText(said)).toBeDefined();
	expect(screen.queryByRole("checkbox")).toBeNull();
});

it("the screen shows the reminder from the start, with its day, and sends it by itself where the owner wants that", async () => {
	const { browser, id } = await open(["Anna"]);
	const kinds = screen.getByRole("combobox", { name: "Which email" });
	act(() => void fireEvent.keyDown(kinds, { key: "Enter" }));
	act(
		() =>
			void fireEvent.click(screen.getByRole("option", { name: "Reminder, from Thursday 12 February 2026" })),
	);
	await browser.settled();
	const choice = () => screen.getByRole("switch", { name: /^Send the reminder by itself/ });
	expect(choice().getAttribute("aria-checked")).toBe("false");
	act(() => void fireEvent.click(choice()));
	await browser.settled();
	expect(browser.toast()).toContain("The reminder leaves by itself");
	expect(choice().getAttribute("aria-checked")).toBe("true");
	expect(await browser.stores.tableReminders.reminds(id)).toBe(true);
});

it("the screen names the table in the administrator's language", async () => {
	await open([], eventInput.parse({ ...dinner, fr: { title: "Dîner au lagon" } }), "fr");
	expect(screen.getByText("Dîner au lagon, samedi 14 février 2026")).toBeDefined();
});

it("invites nobody to a table whose size is not set, and says where it is", async () => {
	const { box } = await open(["Anna"], eventInput.parse({ ...dinner, tableSize: null }));
	act(() => void fireEvent.click(box(/Anna/)));
	const link = screen.getByRole("link", { name: "Choose it in the list of events" });
	expect(link.getAttribute("href")).toBe("/admin/events");
	expect(screen.queryByText(/^Free seats|more guests than/)).toBeNull();
	expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send to 1 guest" }).disabled).toBe(true);
});
