import "#platform/testing/dom.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import { LetterReadyPanels } from "./letter-ready-panels.tsx";
import { OneLetter } from "./one-letter.tsx";
import SendLetterScreen from "./send-letter.admin.tsx";

const path = "/api/admin/letters";

/** Opens the screen on which a letter is looked at and sent, with readers of both languages. */
async function open(input = wholeLetter, { readers = 4, language = "en" as Language } = {}) {
	const browser = await openBrowser(language);
	await addReaders(browser.database, readers);
	const { id } = await browser.stores.letters.create(input);
	const stored = () => browser.stores.letters.get(id);
	const opened = await openScreen(
		browser,
		<OneLetter id={id} title="Check and send">
			{(letter) => <LetterReadyPanels letter={letter} />}
		</OneLetter>,
	);
	/** Chooses one of a list's options, as the keyboard does. */
	async function choose(label: string, option: string) {
		act(() => void fireEvent.keyDown(screen.getByLabelText(label), { key: "Enter" }));
		const chosen = screen.getByRole("option", { name: option });
		act(() => chosen.focus());
		act(() => void fireEvent.keyDown(chosen, { key: "Enter" }));
		await browser.settled();
		await browser.pass(1);
	}
	return { browser, id, stored, choose, ...opened };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(/^The letter in/);
const look = (name: string) => act(() => void fireEvent.click(screen.getByLabelText(name)));
const sendButton = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("a letter before it leaves", () => {
	it("is shown as readers will have it, without a script or form that runs", async () => {
		const { tab } = await open();
		expect(frame().getAttribute("sandbox")).toBe("");
		expect(frame().srcdoc).toContain("Two tables in December");
		expect(frame().title).toBe("The letter in English");
		expect(tab.getByText(/^\d+ KB$/)).toBeDefined();
	});

	it("is shown dark or light, whatever the machine of whoever looks is", async () => {
		await open();
		expect(frame().srcdoc).toContain("@media not all");
		look("Dark");
		expect(frame().srcdoc).toContain("@media all");
		expect(frame().srcdoc).not.toContain("prefers-color-scheme: dark)");
	});

	it("is shown as narrow as on a phone, and as plain text", async () => {
		const { tab } = await open();
		look("Phone");
		expect(frame().className).toContain("max-w-[24.375rem]");
		look("Plain text");
		expect(screen.queryByTitle(/^The letter in/)).toBeNull();
		expect(tab.getByText(/Dear readers,/).tagName).toBe("PRE");
		expect(screen.queryByLabelText("Dark")).toBeNull();
	});

	it("is shown in each language of its readers", async () => {
		const { tab, browser } = await open();
		act(() => void fireEvent.mouseDown(tab.getByRole("tab", { name: "Français" })));
		await browser.settled();
		const frames = screen.getAllByTitle<HTMLIFrameElement>(/^The letter in/);
		expect(frames.map(({ title }) => title)).toEqual(["The letter in English", "The letter in French"]);
		expect(frames[1]?.srcdoc).toContain("Deux tables en décembre");
	});

	it("cannot leave while something must be mended first", async () => {
		const { tab } = await open({ ...wholeLetter, subject: "" });
		expect(tab.getByText("Fix this first")).toBeDefined();
		expect(sendButton("Send the letter…").disabled).toBe(true);
	});

	it("cannot leave to nobody", async () => {
		const { tab } = await open(wholeLetter, { readers: 0 });
		expect(tab.getByText("Nobody would get it: there is no confirmed reader.")).toBeDefined();
		expect(sendButton("Send the letter…").disabled).toBe(true);
	});

	it("says to how many it goes, and counts anew for the readers of one language", async () => {
		const { tab, choose } = await open(wholeLetter, { readers: 3 });
		expect(tab.getByText(/^To 3 readers \(English 2, French 1\), from /)).toBeDefined();
		await choose("To whom", "Readers of French only");
		expect(tab.getByText(/^To 1 reader \(French 1\), from /)).toBeDefined();
		expect(tab.queryByRole("tab", { name: "English" })).toBeNull();
	});

	it("leaves once that is confirmed, with every figure in the question", async () => {
		const { press, browser, stored } = await open();
		await press("Send the letter…");
		const question = screen.getByRole("alertdialog", { name: "Send this letter?" });
		expect(question.textContent).toMatch(
			/“Two tables in December \/ Deux tables en décembre” will be sent now to 4 readers/,
		);
		expect((await stored()).state).toBe("draft");
		await press("Send");
		expect((await stored()).state).toBe("sending");
		expect(browser.toast()).toContain("The letter is on its way");
	});

	it("stays when the question is put off", async () => {
		const { press, browser, stored } = await open();
		await press("Send the letter…");
		await press("Cancel");
		expect(browser.network.sent("POST", path)).toEqual([]);
		expect((await stored()).state).toBe("draft");
	});

	it.each([
		["", "empty"],
		["2026-01-14T08:00", "past"],
	])("is not scheduled for a time that is none or has passed: %j (%s)", async (typed) => {
		const { press, choose, type } = await open();
		await choose("When", "At a chosen time");
		if (typed !== "") type(/^Day and time/, typed);
		await press("Schedule the letter…");
		expect(screen.getByText("Choose a time in the future.")).toBeDefined();
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("is scheduled on the business's clock, and taken back", async () => {
		const { press, choose, type, stored, browser, tab } = await open();
		await choose("When", "At a chosen time");
		type(/^Day and time/, "2026-02-03T09:30");
		await press("Schedule the letter…");
		expect(screen.getByRole("alertdialog").textContent).toContain("3 February 2026 at 09:30");
		await press("Schedule");
		expect((await stored()).state).toBe("scheduled");
		expect(browser.toast()).toContain("The letter is scheduled");
		await browser.pass(1);
		expect(tab.getByText(/^Will be sent 3 February 2026 at 09:30/)).toBeDefined();
		await press("Back to draft");
		expect(await stored()).toMatchObject({ state: "draft", sendAt: null });
		expect(browser.toast()).toContain("The letter is a draft again");
	});

	it("says that it could not leave at its time, until it is sent or gets another one", async () => {
		const { browser, id, stored, unmount } = await open();
		const { letters } = browser.stores;
		const sendAt = "2026-02-03T05:30:00.000Z";
		await letters.schedule(id, { version: 1, audience: "all", sendAt });
		const refused = await letters.refuseToLeave(id);
		unmount();
		const show = () => openScreen(browser, <LetterReadyPanels letter={refused} />);
		const { tab, press } = await show();
		const date = tab.getByText(/^Could not be sent on 3 February 2026 at 09:30/);
		expect(date.parentElement?.textContent).toContain("Open “Check and send” to see why");
		await press("Send the letter…");
		await press("Send");
		expect(await stored()).toMatchObject({ state: "sending" });
	});

	it("does not leave twice: what another tab did is shown instead", async () => {
		const { press, browser, id, stored } = await open();
		await press("Send the letter…");
		await browser.site.services.letters.service.send(id, { version: 1, audience: "fr", sendAt: null });
		await press("Send");
		expect(browser.toast()).toContain("The letter was not sent");
		expect(await stored()).toMatchObject({ state: "sending", audience: "fr" });
	});

	it("is asked about a figure that is not the fact’s, and leaves all the same", async () => {
		const { tab, press, stored } = await open({
			...wholeLetter,
			...{ content: "Our membership fee is Rs 9,500.", fr: null },
		});
		const check = tab.getByText(/^A figure to check/);
		expect(check.closest("li")?.textContent).toBe(
			"English: A figure to check in “Your own words”. “Rs 9,500” contradicts “Membership fee, in rupees”, which is Rs\u00a08,000. See this fact",
		);
		await press("Send the letter…");
		await press("Send");
		expect((await stored()).state).not.toBe("draft");
	});

	it("says that its preview could not be made, and makes it when asked again", async () => {
		const browser = await openBrowser();
		const letter = await browser.stores.letters.create(wholeLetter);
		browser.network.breakDown("GET", path, 500);
		const { tab, press } = await openScreen(browser, <LetterReadyPanels letter={letter} />);
		await browser.pass(20_000);
		expect(tab.getByText("The preview could not be made")).toBeDefined();
		browser.network.repair();
		await press("Try again");
		await browser.pass(1);
		expect(frame().srcdoc).toContain("Two tables in December");
	});
});

describe("a test of a letter", () => {
	async function mailbox(folder: string): Promise<string[]> {
		const names = await readdir(join(folder, "outbox"));
		return Promise.all(names.map((name) => readFile(join(folder, "outbox", name), "utf8")));
	}

	it("goes to one address, in the language asked for, and says that it is one", async () => {
		const { press, type, browser, tab, stored } = await open();
		type("Your address", "owner@example.com");
		act(() => void fireEvent.change(tab.getByLabelText("In which language"), { target: { value: "fr" } }));
		await press("Send the test");
		expect(browser.toast()).toContain("Test on its way to owner@example.com");
		const [mail = "", ...others] = await mailbox(browser.folder);
		expect(others).toEqual([]);
		expect(mail).toContain("owner@example.com");
		expect(mail).toContain("token=3Dtest");
		expect((await stored()).state).toBe("draft");
	});

	it("goes nowhere without an address, and the field says so until it is typed anew", async () => {
		const { press, type, tab } = await open();
		type("Your address", "owner");
		await press("Send the test");
		const field = tab.getByLabelText("Your address");
		const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
		expect(note?.textContent).toBe("Please enter a valid email address.");
		type("Your address", "owner@");
		expect(field.getAttribute("aria-invalid")).not.toBe("true");
	});
});

it("heads a letter that is written in French alone by its French subject", async () => {
	const browser = await openBrowser("fr");
	const { id } = await browser.stores.letters.create({ ...wholeLetter, subject: "" });
	const { tab } = await openScreen(browser, <SendLetterScreen params={{ id }} />);
	expect(tab.getByText(wholeLetter.fr?.subject ?? "", { selector: "span" })).toBeDefined();
	expect(tab.queryByText("Sans objet")).toBeNull();
});
