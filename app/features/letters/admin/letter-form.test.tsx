import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { textsIn } from "#app/content/localized.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields, findConflict } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import { wholeLetter } from "#server/testing/readers.ts";
import { LetterForm } from "./letter-form.tsx";

const path = "/api/admin/letters";
/** A pause in typing. */
const pauseMs = 1_500;

/** Opens the form of a draft that is there already. */
async function open(language: Language = "en", input = wholeLetter) {
	const browser = await openBrowser(language);
	const letter = await browser.stores.letters.create(input);
	const stored = () => browser.stores.letters.get(letter.id);
	const form = async () => openScreen(browser, <LetterForm letter={await stored()} />, "/admin/form");
	return { browser, letter, stored, form, ...(await form()) };
}

describe("the form of a letter", () => {
	it("saves itself at a pause in typing, once, and says so", async () => {
		const { browser, type, stored, tab } = await open();
		expect(tab.getByText("All saved")).toBeDefined();
		type(/^Subject$/, "Three");
		await browser.pass(pauseMs - 100);
		type(/^Subject$/, "Three tables");
		await browser.pass(pauseMs - 100);
		expect(tab.getByText("Saving…")).toBeDefined();
		expect(browser.network.sent("PUT", path)).toEqual([]);
		await browser.pass(100);
		expect(browser.network.sent("PUT", path)).toHaveLength(1);
		expect(await stored()).toMatchObject({ subject: "Three tables", version: 2 });
		expect(tab.getByText("All saved")).toBeDefined();
	});

	it("asks about a figure of the subject that is not the fact’s, and saves it all the same", async () => {
		const { browser, type, stored, tab } = await open();
		type(/^Subject$/, "Our membership fee is Rs 9,500");
		await browser.pass(pauseMs);
		expect(tab.getByText(/^Subject: “Rs 9,500” contradicts/)).toBeDefined();
		expect(await stored()).toMatchObject({ subject: "Our membership fee is Rs 9,500", version: 2 });
	});

	it("saves nothing where the typed text is the saved one", async () => {
		const { browser, type } = await open();
		type(/^Subject$/, "Other");
		type(/^Subject$/, wholeLetter.subject);
		await browser.pass(10_000);
		expect(browser.network.sent("PUT", path)).toEqual([]);
	});

	it("saves what is typed while a saving is on its way, after it", async () => {
		const { browser, type, stored } = await open();
		type(/^Subject$/, "First");
		const caught = browser.network.holdAnswer("PUT", path);
		await browser.pass(pauseMs);
		const answer = await caught;
		type(/^Subject$/, "First and second");
		await browser.pass(pauseMs);
		answer.release();
		await browser.settled();
		expect(await stored()).toMatchObject({ subject: "First and second", version: 3 });
	});

	it.each([
		["en", "Not saved yet: The website could not be reached.", "Save again"],
		["fr", /^Pas encore enregistré/, "Enregistrer à nouveau"],
	] as const)(
		"keeps what could not be saved, and saves it when asked, in %s",
		async (language, said, again) => {
			const { browser, type, press, stored, tab } = await open(language);
			// Each language opens on its own texts.
			const label = language === "en" ? /^Subject$/ : /^Objet/;
			const subject = async () => textsIn(await stored(), language)?.subject;
			browser.network.cut();
			type(label, "Typed in a tunnel");
			await browser.pass(pauseMs);
			expect(tab.getByRole("alert").textContent).toMatch(said);
			expect(tab.getAllByLabelText<HTMLInputElement>(label)[0]?.value).toBe("Typed in a tunnel");
			browser.network.mend();
			await press(again);
			expect(tab.queryByRole("alert")).toBeNull();
			expect(await subject()).toBe("Typed in a tunnel");
		},
	);

	it("keeps what the server refuses, with what it says", async () => {
		const { browser, type, tab, stored } = await open();
		type(/^Subject$/, "x".repeat(200));
		await browser.pass(pauseMs);
		expect(tab.getByRole("alert").textContent).toContain("Not saved yet:");
		expect((await stored()).subject).toBe(wholeLetter.subject);
		type(/^Subject$/, "Shorter");
		await browser.pass(pauseMs);
		expect((await stored()).subject).toBe("Shorter");
		expect(tab.queryByRole("alert")).toBeNull();
	});

	it("saves before it leads to the checks", async () => {
		const { type, press, router, stored, letter } = await open();
		type(/^Subject$/, "Typed last");
		await press("Check and send");
		expect(router.state.location.pathname).toBe(`/admin/send-letter/${letter.id}`);
		expect((await stored()).subject).toBe("Typed last");
	});

	it("leads nowhere while it cannot be saved", async () => {
		const { browser, type, press, router } = await open();
		browser.network.breakDown("PUT", path, 500);
		type(/^Subject$/, "Typed last");
		await press("Check and send");
		expect(router.state.location.pathname).toBe("/admin/form");
	});

	it("asks before it is left with words that are not saved, and only then", async () => {
		const { browser, type, press, router, tab } = await open();
		type(/^Subject$/, "Typed last");
		await act(() => router.navigate("/admin"));
		expect(screen.getByRole("alertdialog", { name: "Leave without saving?" })).toBeDefined();
		await press("Stay");
		expect(tab.getByLabelText<HTMLInputElement>(/^Subject$/).value).toBe("Typed last");
		await browser.pass(pauseMs);
		await act(() => router.navigate("/admin"));
		expect(router.state.location.pathname).toBe("/admin");
	});

	it("has in its French tab what French readers get, and says that the rest stays English", async () => {
		const { browser, tab, type, stored } = await open("en", { ...wholeLetter, fr: null });
		const french = tab.getByRole("tab", { name: /^Français/ });
		expect(french.textContent).toContain("No subject");
		act(() => void fireEvent.mouseDown(french));
		await browser.settled();
		expect(tab.getByText(/^What stays empty here reaches readers of French in English/)).toBeDefined();
		type("Subject (French)", "Deux tables");
		await browser.pass(pauseMs);
		expect((await stored()).fr).toMatchObject({ subject: "Deux tables", preheader: "" });
		expect(french.textContent).not.toContain("No subject");
	});

	it("asks where another tab has saved the same field, and puts the question off", async () => {
		const { browser, type, press, stored, letter } = await open();
		await browser.stores.letters.update(letter.id, { ...wholeLetter, subject: "Other tab", version: 1 });
		type(/^Subject$/, "This tab");
		await browser.pass(pauseMs);
		expect(conflictingFields()).toEqual(["Subject (English)"]);
		expect(screen.getByRole("region", { name: /^Yours/ }).textContent).toContain("This tab");
		expect(screen.getByRole("region", { name: /^Saved elsewhere/ }).textContent).toContain("Other tab");
		await press("Cancel");
		expect(findConflict()).toBeNull();
		expect((await stored()).subject).toBe("Other tab");
	});

	it("takes over the other tab's text, or replaces it, as the answer is", async () => {
		const { browser, type, stored, letter, tab } = await open();
		await browser.stores.letters.update(letter.id, { ...wholeLetter, subject: "Other tab", version: 1 });
		type(/^Subject$/, "This tab");
		await browser.pass(pauseMs);
		await answerConflict(browser, "theirs");
		expect(tab.getByLabelText<HTMLInputElement>(/^Subject$/).value).toBe("Other tab");
		const { version } = await stored();
		await browser.stores.letters.update(letter.id, { ...wholeLetter, subject: "Once more", version });
		type(/^Subject$/, "This tab, again");
		await browser.pass(pauseMs);
		await answerConflict(browser, "mine");
		expect(await stored()).toMatchObject({ subject: "This tab, again" });
	});

	it("brings back what was typed when its session ended, after the next sign-in", async () => {
		const { browser, type, unmount, form, stored } = await open();
		await browser.endSession();
		type(/^Subject$/, "Typed too late");
		await browser.pass(pauseMs);
		unmount();
		await browser.signInHere();
		const { tab } = await form();
		expect(tab.getByLabelText<HTMLInputElement>(/^Subject$/).value).toBe("Typed too late");
		await browser.pass(pauseMs);
		expect((await stored()).subject).toBe("Typed too late");
	});

	it("says nothing of a session that ended: the sign-in does", async () => {
		const { browser, type, tab } = await open();
		await browser.endSession();
		type(/^Subject$/, "Typed too late");
		await browser.pass(pauseMs);
		expect(tab.queryByRole("alert")).toBeNull();
	});
});
