import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { addReaders, readerAddress, readerToken } from "#server/testing/readers.ts";
import ImportSubscribersScreen from "./import-subscribers.admin.tsx";

const path = "/api/admin/subscribers/import";
const list = "old,new,speaks\nada@example.com,ada@example.org,French\nben@example.com,ben@example.org,\n";

async function open(language: Language = "en") {
	const browser = await openBrowser(language);
	const opened = await openScreen(browser, <ImportSubscribersScreen />);
	async function choose(text: BlobPart, name = "readers.csv"): Promise<void> {
		const input = document.querySelector<HTMLInputElement>('input[type="file"]');
		if (input === null) throw new Error("There is no place for a file");
		act(() => void fireEvent.change(input, { target: { files: [new File([text], name)] } }));
		await browser.settled();
	}
	/** Chooses one of a list's options, as the keyboard does. */
	async function pick(label: string, option: string): Promise<void> {
		act(() => void fireEvent.keyDown(screen.getByLabelText(label), { key: "Enter" }));
		const chosen = screen.getByRole("option", { name: option });
		act(() => chosen.focus());
		act(() => void fireEvent.keyDown(chosen, { key: "Enter" }));
		await browser.settled();
	}
	const ask = () =>
		act(() => void fireEvent.click(screen.getByRole("radio", { name: /^Ask each|^Demander/ })));
	const stored = () =>
		browser.database.db.selectFrom("subscribers").select(["email", "language"]).orderBy("email").execute();
	return { browser, choose, pick, ask, stored, ...opened };
}

const sample = () =>
	within(screen.getByRole("table"))
		.getAllByRole("row")
		.slice(1)
		.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => textContent));

describe("the columns of a list", () => {
	it("are found, and shown with the first lines of the file", async () => {
		const { choose } = await open();
		await choose(list);
		expect(screen.getByLabelText("Addresses are in").textContent).toBe("1: old");
		expect(screen.getByLabelText("Languages are in").textContent).toBe("3: speaks");
		expect(sample()).toEqual([
			["ada@example.com", "French"],
			["ben@example.com", "–"],
		]);
	});

	it("can be changed by the owner, which previews the file again", async () => {
		const { choose, pick, press, ask, stored } = await open();
		await choose(list);
		await pick("Addresses are in", "2: new");
		expect(sample()[0]).toEqual(["ada@example.org", "French"]);
		await pick("Where the line names none", "French");
		expect(screen.getByText("2 lines were read. New: 0 in English, 2 in French.")).toBeDefined();
		await pick("Languages are in", "No column: one for all");
		expect(sample()[0]).toEqual(["ada@example.org", "–"]);
		await pick("Language", "English");
		ask();
		await press("Import 2 people");
		expect(await stored()).toEqual([
			{ email: "ada@example.org", language: "en" },
			{ email: "ben@example.org", language: "en" },
		]);
	});

	it("are named by their content if the file has no names", async () => {
		const { choose } = await open();
		await choose("ada@example.com,fr\nben@example.com,en\n");
		expect(screen.getByLabelText("Addresses are in").textContent).toBe("1: ada@example.com");
	});

	it.each([
		[
			"en",
			"Languages that the site does not have: Kreol (2), Hindi (1). These people get the letter in English.",
			/^Only the address and the language are taken over, .*: First name, Town\.$/,
		],
		[
			"fr",
			"Langues que le site n’a pas : Kreol (2), Hindi (1). Ces personnes recevront la lettre en français.",
			/Laissé de côté : First name, Town\.$/,
		],
	] as const)("say what of them is not taken over as it stands, in %s", async (language, other, left) => {
		const { choose } = await open(language);
		const readers = [
			"Ada,ada@e.mu,Kreol,Moka",
			"Ben,ben@e.mu,fr,",
			"Cleo,c@e.mu,Hindi,",
			"Dan,d@e.mu,Kreol,",
		];
		await choose(["First name,email,language,Town", ...readers, ""].join("\n"));
		const texts = [...document.querySelectorAll("p")].map(({ textContent }) =>
			textContent.replace(/\u00a0/g, " "),
		);
		expect(texts).toContain(other);
		expect(texts.filter((text) => left.test(text))).toHaveLength(1);
	});

	it("are guessed again for the next file", async () => {
		const { choose, pick } = await open();
		await choose(list);
		await pick("Addresses are in", "2: new");
		await choose("speaks,address\nfr,cleo@example.com\n", "other.csv");
		expect(screen.getByLabelText("Addresses are in").textContent).toBe("2: address");
		expect(sample()).toEqual([["cleo@example.com", "fr"]]);
	});
});

describe("a list of subscribers", () => {
	it("leaves out people who are known, have left or were erased, and counts each reason", async () => {
		const { browser, choose, stored } = await open();
		await addReaders(browser.database, 3);
		await browser.stores.subscribers.unsubscribe(readerToken(1));
		await browser.stores.erasures.erase("reader-2");
		await choose(`email\n${[0, 1, 2].map(readerAddress).join("\n")}\nnew@example.com\n`);
		const figure = (name: string) => screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;
		expect([figure("Would be added"), figure("Already on the list")]).toEqual(["1", "1"]);
		expect([figure("Unsubscribed before"), figure("Erased before")]).toEqual(["1", "1"]);
		expect(screen.queryByText("Twice in the file", { selector: "dt" })).toBeNull();
		expect(await stored()).toHaveLength(2);
	});

	it("without new people cannot be imported", async () => {
		const { browser, choose } = await open();
		await addReaders(browser.database, 1);
		await choose(`email\n${readerAddress(0)}\n`);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Nobody to import" }).disabled).toBe(true);
	});

	it.each([
		["", "There is nobody in this file."],
		["email\n", "There is nobody in this file."],
		['email\n"ada@example.com\nben@example.com', /^A quotation mark on line 2 is never closed/],
	])("says what is wrong with one that cannot be read: %j", async (text, said) => {
		const { choose } = await open();
		await choose(text);
		expect(screen.getByRole("alert").textContent).toMatch(said);
		expect(screen.queryByRole("table")).toBeNull();
	});

	it("is refused before it is sent if it is too large", async () => {
		const { browser, choose } = await open();
		await choose(new Uint8Array(8 * 1024 * 1024 + 1));
		expect(screen.getByText(/^This file is larger than 8 MB\./)).toBeDefined();
		expect(browser.network.sent("POST", path)).toEqual([]);
	});

	it("is described in French too", async () => {
		const { choose } = await open("fr");
		await choose(list);
		expect(screen.getByText(/2 lignes lues/)).toBeDefined();
		expect(screen.getByRole("button", { name: "Importer 2 personnes" })).toBeDefined();
	});

	it("needs a statement longer than two words, and a day that is not in the future", async () => {
		const { browser, choose, press, stored } = await open();
		await choose(list);
		act(() => void fireEvent.click(screen.getByRole("radio", { name: /They have agreed already/ })));
		const type = (label: RegExp, value: string) =>
			act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
		type(/Where and how they agreed/, "They did.");
		type(/On which day/, "2026-01-16");
		await press("Import 2 people");
		expect(screen.getByText("Say in a sentence where and how they agreed.")).toBeDefined();
		expect(screen.getByText("Choose the day on which they agreed, at the latest today.")).toBeDefined();
		type(/Where and how they agreed/, "They signed the list at our table.");
		type(/On which day/, "2026-01-15");
		await press("Import 2 people");
		await browser.settled();
		expect(await stored()).toHaveLength(2);
	});

	it("is imported once, however often the button is pressed meanwhile", async () => {
		const { browser, choose, press, ask, stored } = await open();
		await choose(list);
		ask();
		const caught = browser.network.holdRequest("POST", path);
		await press("Import 2 people");
		const held = await caught;
		await press("Import 2 people");
		held.release();
		await browser.settled();
		expect(browser.network.sent("POST", path)).toHaveLength(2);
		expect(await stored()).toHaveLength(2);
	});
});
