import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { SettableState } from "#app/features/guests/guest.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import PaymentsScreen from "./payments.admin.tsx";

/** Opens the payments of a table, on 15 January 2026, with guests in their states. */
async function open(
	guests: Record<string, SettableState>,
	{ language = "en", ...table }: { language?: "en" | "fr"; ticketPrice?: number | null; price?: string } = {},
) {
	const browser = await openBrowser(language);
	const { stores } = browser;
	const event = await someTable(stores, table);
	for (const [firstName, state] of Object.entries(guests)) {
		await stores.guests.add(event.id, someGuest({ firstName }, state));
	}
	const tools = await openScreen(browser, <PaymentsScreen params={{ id: event.id }} />);
	const account = async (index = 0) => {
		const found = (await stores.payments.read(event.id)).accounts[index];
		if (found === undefined) throw new Error("There is no account");
		return found;
	};
	const row = (name: string) => {
		const heading = screen.getByRole("heading", { name: new RegExp(`^${name}`) });
		return heading.closest("li")?.textContent?.replace(/[\s\u202f]+/g, " ");
	};
	const choose = (name: string) => act(() => void fireEvent.click(screen.getByLabelText(name)));
	return { ...browser, ...tools, event, account, row, choose };
}

const dialog = () => within(screen.getByRole("dialog"));

describe("the payments of a table", () => {
	it("say that nobody owes anything until somebody confirms, and link back to the guests", async () => {
		const { event } = await open({ Anaïs: "invited" });
		expect(screen.getByText("Nobody owes anything yet")).toBeTruthy();
		expect(screen.getByText("A seat costs Rs 1,000.")).toBeTruthy();
		const back = screen.getByRole("link", { name: "Guests of this table" });
		expect(back.getAttribute("href")).toBe(`/admin/table/${event.id}`);
	});

	it.each([
		["en", "On the house: nobody owes anything for this table."],
		["fr", "Offert par la maison : personne ne doit rien pour cette table."],
	] as const)(
		"say in %s that a table is on the house, and never an amount of nothing",
		async (language, said) => {
			const { container } = await open({ Anaïs: "confirmed" }, { language, ticketPrice: 0 });
			expect(screen.getByText(said)).toBeTruthy();
			expect(container.textContent).not.toMatch(/Rs\s*0/);
		},
	);

	it("ask for the price of a table that has none", async () => {
		const { event } = await open({ Anaïs: "confirmed" }, { ticketPrice: null, price: "On request" });
		const link = screen.getByRole("link", { name: "Say what a seat costs" });
		expect(link.getAttribute("href")).toBe(`/admin/events?event=${event.id}`);
	});

	it("show what each guest owes, until when, and what all of them do", async () => {
		const { account, row, container } = await open({ Anaïs: "confirmed", Léa: "confirmed" });
		const { reference } = await account();
		expect(row("Anaïs")).toContain(
			`AnaïsTo payReference ${reference}Rs 1,000 to pay · by Thursday 29 January 2026`,
		);
		const sums = [...container.querySelectorAll("dl dd")].map((one) => one.textContent);
		expect(sums).toEqual(["Rs\u00a02,000", "nothing", "Rs\u00a02,000", "nothing"]);
	});

	it("note a payment with its amount, day and way", async () => {
		const { press, choose, type, row, account, toast } = await open({ Anaïs: "confirmed" });
		await press("Note a payment: Anaïs");
		expect(dialog().getByLabelText<HTMLInputElement>("Amount, in rupees").value).toBe("1,000");
		type("Amount, in rupees", "Rs 600.50");
		type("Day", "2026-01-12");
		choose("Juice");
		await press("Note the payment");
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(toast()).toContain("Noted");
		expect(row("Anaïs")).toContain("Rs 399.50 to pay");
		expect((await account()).entries.at(-1)).toMatchObject({
			amount: 60_050,
			day: "2026-01-12",
			way: "juice",
		});
	});

	it("stay open with what was typed while the server refuses or is away, and say what is missing", async () => {
		const { press, type, choose, account, network } = await open({ Anaïs: "confirmed" });
		await press("Note a payment: Anaïs");
		type("Amount, in rupees", "a lot");
		type("Day", "");
		await press("Note the payment");
		expect(dialog().getByText("Say how much.")).toBeTruthy();
		expect(dialog().getByText("Choose a day.")).toBeTruthy();
		expect(dialog().getByText("Choose how it was paid.")).toBeTruthy();
		expect(dialog().getByLabelText<HTMLInputElement>("Amount, in rupees").value).toBe("a lot");
		type("Amount, in rupees", "1000");
		type("Day", "2026-01-16");
		choose("Cash");
		await press("Note the payment");
		expect(dialog().getByText("Choose a day that has come.")).toBeTruthy();
		type("Day", "2026-01-15");
		network.cut();
		await press("Note the payment");
		expect(screen.getByRole("alert").textContent).toContain("Everything you typed is still here.");
		network.mend();
		await press("Note the payment");
		expect(await account()).toMatchObject({ state: "paid", guestState: "paid", received: 100_000 });
	});

	it("show what another tab noted meanwhile before anything is noted twice", async () => {
		const { press, choose, account, stores } = await open({ Anaïs: "confirmed" });
		await press("Note a payment: Anaïs");
		choose("Cash");
		const { id, version } = await account();
		const paid = { kind: "payment", version, amount: 100_000, day: "2026-01-15", way: "juice" } as const;
		await stores.payments.click(id, paid);
		await press("Note the payment");
		expect(screen.getByRole("alert").textContent).toContain("Something else was noted meanwhile.");
		expect(dialog().getByText("Rs 1,000 received")).toBeTruthy();
		await press("Cancel");
		expect((await account()).received).toBe(100_000);
	});

	it("take a payment back that was noted by mistake, once", async () => {
		const { press, choose, account } = await open({ Anaïs: "confirmed" });
		await press("Note a payment: Anaïs");
		choose("Cash");
		await press("Note the payment");
		act(() => {
			for (const details of document.querySelectorAll("details")) details.open = true;
		});
		await press(/^Noted by mistake: Thursday 15 January 2026: paid/);
		await press("Take it back");
		expect(await account()).toMatchObject({ state: "due", guestState: "confirmed", received: 0 });
		expect(screen.queryByRole("button", { name: /^Noted by mistake/ })).toBeNull();
	});

	it("forgive what is owed, in part or whole", async () => {
		const { press, account, row } = await open({ Anaïs: "confirmed" });
		await press("Forgive: Anaïs");
		await press("Forgive it");
		expect(await account()).toMatchObject({ state: "forgiven", owed: 0 });
		expect(row("Anaïs")).toContain("Forgiven");
		expect(document.activeElement?.id).toBe(`payment-${(await account()).guestId}`);
	});

	it("say by which rule something is owed back, and note that it went or stays", async () => {
		const { press, choose, type, account, row, stores, pass, queries } = await open({ Anaïs: "confirmed" });
		await press("Note a payment: Anaïs");
		choose("Bank transfer");
		await press("Note the payment");
		const { guestId, guestVersion } = await account();
		await stores.guests.setState(guestId, { state: "cancelled", version: guestVersion });
		await act(() => queries.invalidateQueries());
		await pass(1);
		expect(row("Anaïs")).toContain("Rs 1,000 received · Rs 1,000 to give back");
		expect(row("Anaïs")).toContain("Given up at least one week before the table");
		await press("Note as given back: Anaïs");
		type("Amount, in rupees", "400");
		choose("Bank transfer");
		await press("Note as given back");
		expect(row("Anaïs")).toContain("Rs 600 to give back");
		await press("Keep it: Anaïs");
		await press("Keep it");
		expect(await account()).toMatchObject({ state: "kept", owed: 60_000, received: 60_000 });
		const credits = (await stores.receipts.list(2026)).map(({ kind }) => kind);
		expect(credits).toEqual(["receipt", "credit"]);
	});

	it("say that they could not be read, and read them again", async () => {
		const { event, ...browser } = await open({ Anaïs: "confirmed" });
		cleanup();
		browser.queries.clear();
		browser.network.cut();
		const { press } = await openScreen(browser, <PaymentsScreen params={{ id: event.id }} />);
		expect(screen.getByRole("alert").textContent).toContain("Nothing of them is lost.");
		browser.network.mend();
		await press("Try again");
		expect(screen.getByRole("heading", { name: /^Anaïs/ })).toBeTruthy();
	});
});
