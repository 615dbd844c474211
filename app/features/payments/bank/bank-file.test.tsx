import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import BankFileScreen from "./bank-file.admin.tsx";
import { maxBankBytes } from "./bank-file.ts";

type Line = [text: string, amount: string];

/** Opens the screen, on 15 January 2026, with guests of one table who owe 1,000 rupees each. */
async function open(guests: readonly string[] = ["Anaïs", "Björn"], language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	const { stores } = browser;
	const table = await someTable(stores);
	for (const firstName of guests) await stores.guests.add(table.id, someGuest({ firstName }, "confirmed"));
	const tools = await openScreen(browser, <BankFileScreen />);
	const accounts = async () => (await stores.payments.read(table.id)).accounts;
	const references = (await accounts()).map(({ reference }) => reference);
	async function choose(file: BlobPart): Promise<void> {
		const input = document.querySelector<HTMLInputElement>('input[type="file"]');
		if (input === null) throw new Error("There is no place for a file");
		fireEvent.change(input, { target: { files: [new File([file], "statement.csv")] } });
		await browser.settled();
		await browser.pass(1);
	}
	const chooseLines = (...lines: Line[]) =>
		choose(
			["Date,Details,Amount", ...lines.map(([text, amount]) => `2026-01-14,${text},${amount}`)].join("\n"),
		);
	const tick = (name: string | RegExp, within_: HTMLElement = document.body) =>
		act(() => void fireEvent.click(within(within_).getByRole("checkbox", { name })));
	const states = async () => (await accounts()).map(({ firstName, state }) => `${firstName} ${state}`);
	async function pick(box: HTMLElement, option: RegExp): Promise<void> {
		act(() => void fireEvent.keyDown(box, { key: "Enter" }));
		await browser.settled();
		act(() => void fireEvent.keyDown(screen.getByRole("option", { name: option }), { key: "Enter" }));
		await browser.settled();
		await browser.pass(1);
	}
	return { ...browser, ...tools, accounts, references, choose, chooseLines, tick, states, pick };
}

const boxes = () => screen.getAllByRole<HTMLInputElement>("checkbox");
const line = (number: number) => screen.getByRole("article", { name: `Line ${number}` });

describe("the bank’s file", () => {
	it("says before it is chosen that it is not stored, and what of it is kept", async () => {
		await open();
		expect(screen.getByText(/^The file is not stored\./).textContent).toContain("for 400 days");
		expect(screen.queryByRole("checkbox")).toBeNull();
	});

	it("proposes exact lines, none of them ticked, and notes those that are", async () => {
		const { chooseLines, references, tick, press, states, toast } = await open();
		await chooseLines(["Rent", "-9000"], [`Dinner ${references[0]}`, "1000"], [`${references[1]}`, "1000"]);
		expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
		expect(screen.getByRole("heading", { name: "3 lines compared" })).toBeTruthy();
		await press("Tick lines first");
		expect(await states()).toEqual(["Anaïs due", "Björn due"]);
		tick(/^Anaïs/);
		await press("Note 1 line");
		expect(await states()).toEqual(["Anaïs paid", "Björn due"]);
		expect(toast()).toContain("1 line is noted.");
		expect(screen.getByText("1 line noted before: see which")).toBeTruthy();
		expect(boxes()).toHaveLength(2);
		tick("Select all");
		await press("Note 1 line");
		expect(await states()).toEqual(["Anaïs paid", "Björn paid"]);
		expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
		expect(screen.queryByRole("checkbox")).toBeNull();
	});

	it("shows near lines beside their guests with the reasons, and notes each by itself", async () => {
		const { chooseLines, references, tick, press, states, settled, pass } = await open();
		const [one, two] = references;
		await chooseLines([`${one} and ${two}`, "2000"], ["Virement Anaïs", "1000"]);
		expect(line(2).textContent).toContain("Together, the guests of this line make its amount.");
		expect(line(3).textContent).toContain("There is no reference, but the first name. The amount is exact.");
		expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
		await press("Note line 2");
		expect(screen.getByRole("alert").textContent).toBe("Tick a guest first.");
		tick(/^Anaïs/, line(2));
		tick(/^Björn/, line(2));
		expect(screen.queryByRole("alert")).toBeNull();
		const amount = screen.getByLabelText<HTMLInputElement>("Amount for Björn, in rupees");
		expect(amount.value).toBe("1,000");
		fireEvent.change(amount, { target: { value: "all of it" } });
		await press("Note line 2");
		expect(line(2).textContent).toContain("Write an amount, such as 1,250.50.");
		fireEvent.change(amount, { target: { value: "1000.01" } });
		await press("Note line 2");
		expect(screen.getByRole("alert").textContent?.replace(/\s/g, " ")).toBe(
			"Together, that is more than the Rs 2,000 that are left of this line.",
		);
		fireEvent.change(amount, { target: { value: "1 000,00" } });
		const button = screen.getByRole("button", { name: "Note line 2" });
		button.focus();
		act(() => button.click());
		await settled();
		await pass(1);
		expect(await states()).toEqual(["Anaïs paid", "Björn paid"]);
		expect(screen.queryByRole("article")).toBeNull();
		expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
	});

	it("keeps what is left of a line to be noted, with nobody ticked", async () => {
		const { chooseLines, references, tick, press, states } = await open();
		await chooseLines([`${references.join(" ")}`, "2000"]);
		const undoing = "take it back among the payments of its table, and note it there for whoever paid";
		expect(document.body.textContent).not.toContain(undoing);
		tick(/^Anaïs/);
		await press("Note line 2");
		expect(document.body.textContent).toContain(undoing);
		expect(await states()).toEqual(["Anaïs paid", "Björn due"]);
		expect(line(2).textContent?.replace(/\s/g, " ")).toContain("Rs 1,000 of it are not noted yet.");
		expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
	});

	it("gives a line that is nobody’s to the guest who is chosen", async () => {
		const { chooseLines, press, states, pick, tick } = await open();
		await chooseLines(["From my mother", "1000"], ["Rent", "-9000"]);
		expect(screen.getByText("No line of this file is a guest’s")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Line 3 is a guest’s" })).toBeNull();
		await press("Line 2 is a guest’s");
		await pick(screen.getByRole("combobox", { name: "Another guest" }), /^Björn/);
		expect(boxes().map(({ checked }) => checked)).toEqual([false]);
		tick(/^Björn/);
		await press("Note line 2");
		expect(await states()).toEqual(["Anaïs due", "Björn paid"]);
	});

	it("says that a line or a guest was changed elsewhere, notes nothing, and shows how it is now", async () => {
		const { chooseLines, references, accounts, tick, press, stores, toast } = await open(["Anaïs"]);
		await chooseLines([`${references[0]}`, "1000"]);
		const [account] = await accounts();
		const { id = "", version = 0 } = account ?? {};
		const noted = { version, amount: 40_000, day: "2026-01-14", way: "cash" as const };
		await stores.payments.click(id, { kind: "payment", ...noted });
		tick(/^Anaïs/);
		await press("Note 1 line");
		expect(toast()).toContain("Line 2 was not noted");
		expect(toast()).toContain("were changed meanwhile");
		expect((await accounts())[0]).toMatchObject({ received: 40_000 });
		expect(line(2).textContent).toContain("The amount is more than what is open.");
	});

	it("keeps what was typed while the connection is down", async () => {
		const { chooseLines, references, tick, press, network, toast, states } = await open(["Anaïs"]);
		await chooseLines([`${references[0]}`, "1000"]);
		tick(/^Anaïs/);
		network.cut();
		await press("Note 1 line");
		expect(toast()).toContain("Line 2 was not noted");
		expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
		network.mend();
		await press("Note 1 line");
		expect(await states()).toEqual(["Anaïs paid"]);
	});

	it("asks for the columns that their names do not tell, and compares by them", async () => {
		const { choose, references, pick } = await open(["Anaïs"]);
		await choose(`Tag;Zweck;Betrag\n14.01.2026;${references[0]};1.000,00\n`);
		expect(screen.getByRole("alert").textContent).toBe(
			"These columns were not recognised by their names: day, text, amount, with its minus. Choose them below.",
		);
		await pick(screen.getByRole("combobox", { name: "day" }), /Tag$/);
		await pick(screen.getByRole("combobox", { name: "text" }), /Zweck$/);
		await pick(screen.getByRole("combobox", { name: "amount, with its minus" }), /Betrag$/);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(screen.getByRole("checkbox", { name: /^Anaïs/ })).toBeTruthy();
		await pick(screen.getByRole("combobox", { name: "money in" }), /Betrag$/);
		expect(screen.getByRole("combobox", { name: "amount, with its minus" }).textContent).toBe(
			"Not in the file",
		);
		expect(screen.getByRole("checkbox", { name: /^Anaïs/ })).toBeTruthy();
	});

	it("names the lines that cannot be used, and refuses a file that is too large", async () => {
		const { choose } = await open([]);
		await choose("Date,Details,Amount\n31/02/2026,A,10\n14/01/2026,B,ten\n");
		expect(screen.getByText("2 lines cannot be used: see which")).toBeTruthy();
		expect(screen.getByText("the day was not understood")).toBeTruthy();
		expect(screen.getByText(/there was nothing to compare with/)).toBeTruthy();
		await choose(new Uint8Array(maxBankBytes + 1));
		expect(screen.getByRole("alert").textContent).toContain("larger than 2 MB");
	});

	it("speaks French", async () => {
		const { chooseLines, references } = await open(["Anaïs"], "fr");
		await chooseLines([`${references[0]}`, "900"]);
		const text = screen.getByRole("article", { name: "Ligne 2" }).textContent?.replace(/[\s\u202f]/g, " ");
		expect(text).toContain("Rs 900 au crédit");
		expect(text).toContain("Anaïs, Dinner, samedi 14 mars");
		expect(text).toContain("La référence est exacte. Le montant est inférieur à la somme attendue.");
	});
});
