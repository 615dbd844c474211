import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { addReaders, wholeLetter } from "#server/testing/readers.ts";
import LettersScreen from "./letters.admin.tsx";

const path = "/api/admin/letters";

/** Opens the screen of letters, with drafts of these subjects. */
async function open(subjects: string[] = [], language: Language = "en") {
	const browser = await openBrowser(language);
	for (const subject of subjects) {
		await browser.pass(1_000);
		await browser.stores.letters.create({ ...wholeLetter, subject });
	}
	return { browser, ...(await openScreen(browser, <LettersScreen />, "/admin/letters")) };
}

const subjects = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the list of letters", () => {
	it.each([
		["en", "No letters yet", /A letter starts with what you published/],
		["fr", "Pas encore de lettre", /publié/],
	] as const)("invites to begin where there is none, in %s", async (language, title, words) => {
		const { tab } = await open([], language);
		expect(tab.getByText(title)).toBeDefined();
		expect(tab.getByText(words)).toBeDefined();
		expect(subjects()).toEqual([]);
	});

	it("counts them, and shows the newest first with its state", async () => {
		const { tab } = await open(["Older", "Newer"]);
		expect(tab.getByRole("heading", { level: 2 }).textContent).toBe("2 letters");
		expect(subjects()).toEqual(["NewerDraft", "OlderDraft"]);
	});

	it("says of a draft that it was to leave and could not", async () => {
		const { browser, ...opened } = await open(["Two tables"]);
		opened.unmount();
		const { letters } = browser.stores;
		const [{ id, version } = { id: "", version: 0 }] = await letters.list();
		await letters.schedule(id, { version, audience: "all", sendAt: "2026-02-03T05:30:00.000Z" });
		await letters.refuseToLeave(id);
		const { tab } = await openScreen(browser, <LettersScreen />, "/admin/letters");
		expect(tab.getByText(/^Could not be sent on 3 February 2026 at 09:30/)).toBeDefined();
		expect(subjects()).toEqual(["Two tablesDraft"]);
	});

	it("names a letter without a subject by its French one, or says that it has none yet", async () => {
		const { browser, ...opened } = await open();
		opened.unmount();
		const { fr } = wholeLetter;
		await browser.stores.letters.create({ ...wholeLetter, subject: "" });
		await browser.pass(1_000);
		await browser.stores.letters.create({
			...wholeLetter,
			subject: "",
			fr: fr && { ...fr, subject: "" },
		});
		await openScreen(browser, <LettersScreen />, "/admin/letters");
		expect(subjects()).toEqual(["No subjectDraft", "Deux tables en décembreDraft"]);
	});

	it("begins a letter and opens its form", async () => {
		const { press, router, browser } = await open();
		await press("New letter");
		const [begun] = await browser.stores.letters.list();
		expect(begun).toMatchObject({ subject: "", parts: ["words", "tables"], state: "draft" });
		expect(router.state.location.pathname).toBe(`/admin/edit-letter/${begun?.id}`);
	});

	it("begins one letter, however often the button is pressed", async () => {
		const { press, browser, tab } = await open();
		const caught = browser.network.holdRequest("POST", path);
		await press("New letter");
		const held = await caught;
		expect(tab.getByRole("button", { name: "Preparing…" })).toHaveProperty("disabled", true);
		held.release();
		await browser.settled();
		expect(await browser.stores.letters.list()).toHaveLength(1);
	});

	it.each(["New letter", "Start a new letter from Moon"])(
		"begins one letter by a double click: %s",
		async (name) => {
			const { browser, tab } = await open(["Moon"]);
			const button = tab.getByRole("button", { name });
			act(() => void fireEvent.click(button));
			act(() => void fireEvent.click(button));
			await browser.settled();
			expect(await browser.stores.letters.list()).toHaveLength(2);
		},
	);

	it("begins a letter like an earlier one, which stays as it is", async () => {
		const { press, router, browser } = await open(["Moon"]);
		await press("Start a new letter from Moon");
		const letters = await browser.stores.letters.list();
		expect(letters.map(({ subject, parts }) => [subject, parts])).toEqual([
			["Moon", ["words"]],
			["Moon", ["words"]],
		]);
		expect(router.state.location.pathname).toMatch(/^\/admin\/edit-letter\//);
	});

	it("says that none could be begun, and stays", async () => {
		const { press, router, browser } = await open();
		browser.network.breakDown("POST", path, 503);
		await press("New letter");
		expect(browser.toast()).toContain("The letter could not be created");
		expect(router.state.location.pathname).toBe("/admin/letters");
	});

	it("deletes a draft once that is confirmed, says so, and leaves the focus at the list", async () => {
		const { press, browser, tab } = await open(["Moon", "Sea"]);
		await press("Delete Moon");
		expect(screen.getByRole("alertdialog", { name: "Delete this letter?" })).toBeDefined();
		expect(browser.network.sent("DELETE", path)).toEqual([]);
		const caught = browser.network.holdRequest("DELETE", path);
		await press("Delete");
		await browser.pass(1);
		(await caught).release();
		await browser.settled();
		expect(browser.toast()).toContain("Letter deleted");
		expect(subjects()).toEqual(["SeaDraft"]);
		expect(document.activeElement).toBe(tab.getByRole("heading", { level: 2, name: "1 letter" }));
		await press("Undo");
		expect(subjects()).toHaveLength(2);
		expect(document.activeElement).toBe(tab.getByRole("heading", { level: 2, name: "2 letters" }));
	});

	it("deletes nothing when the question is put off", async () => {
		const { press, browser } = await open(["Moon"]);
		await press("Delete Moon");
		await press("Cancel");
		expect(screen.queryByRole("alertdialog")).toBeNull();
		expect(browser.network.sent("DELETE", path)).toEqual([]);
		expect(subjects()).toEqual(["MoonDraft"]);
	});

	it("keeps a letter that began to leave while the question was open, and says why", async () => {
		const { press, browser } = await open(["Moon"]);
		const [moon] = await browser.stores.letters.list();
		await press("Delete Moon");
		await addReaders(browser.database, 1);
		const { service } = browser.site.services.letters;
		await service.send(moon?.id ?? "", { version: 1, audience: "all", sendAt: null });
		await press("Delete");
		expect(browser.toast()).toContain("The letter could not be deleted");
		expect(browser.toast()).toContain("The letter has moved on");
		expect(await browser.stores.letters.list()).toHaveLength(1);
	});

	it("says that the letters could not be fetched, and fetches them when asked again", async () => {
		const browser = await openBrowser();
		await browser.stores.letters.create({ ...wholeLetter, subject: "Moon" });
		browser.network.breakDown("GET", path, 503);
		const { tab, press } = await openScreen(browser, <LettersScreen />, "/admin/letters");
		await browser.pass(10_000);
		expect(tab.getByText("Your letters are safe. Try again in a moment.")).toBeDefined();
		browser.network.repair();
		await press("Try again");
		expect(subjects()).toEqual(["MoonDraft"]);
	});

	it("leads a draft to its form and every other to where it is sent", async () => {
		const { browser, unmount } = await open(["Draft"]);
		unmount();
		await browser.pass(1_000);
		const { id } = await browser.stores.letters.create({ ...wholeLetter, subject: "Later" });
		const sendAt = "2026-02-01T08:00:00.000Z";
		await addReaders(browser.database, 1);
		await browser.site.services.letters.service.send(id, { version: 1, audience: "all", sendAt });
		const { tab } = await openScreen(browser, <LettersScreen />, "/admin/letters");
		const leadsTo = (name: string) => tab.getByRole("link", { name }).getAttribute("href");
		expect(leadsTo("Later")).toBe(`/admin/send-letter/${id}`);
		expect(leadsTo("Draft")).toMatch(/^\/admin\/edit-letter\//);
		expect(subjects()).toEqual(["LaterScheduled", "DraftDraft"]);
	});
});
