import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields } from "#server/testing/conflict.ts";
import { openScreen } from "#server/testing/content-area.tsx";
import { wholeLetter } from "#server/testing/readers.ts";
import { LetterForm } from "./letter-form.tsx";

const path = "/api/admin/letters";
/** A pause in typing. */
const pauseMs = 1_500;

async function open() {
	const browser = await openBrowser();
	const letter = await browser.stores.letters.create(wholeLetter);
	const stored = () => browser.stores.letters.get(letter.id);
	const form = async () => openScreen(browser, <LetterForm letter={await stored()} />, "/admin/form");
	const subject = () => screen.getByLabelText<HTMLInputElement>(/^Subject$/).value;
	return { browser, letter, stored, form, subject, ...(await form()) };
}

describe("what was typed into a letter and could not be saved", () => {
	it("is there again after the tab was closed, says so, and is saved once the server is there", async () => {
		const { browser, type, unmount, form, stored, subject } = await open();
		browser.network.cut();
		type(/^Subject$/, "Typed on a train");
		await browser.pass(pauseMs);
		unmount();
		browser.network.mend();
		const second = await form();
		expect(subject()).toBe("Typed on a train");
		expect(browser.toast()).toContain("What you had typed is back");
		await browser.pass(pauseMs);
		expect((await stored()).subject).toBe("Typed on a train");
		expect(localStorage.length).toBe(0);
		second.unmount();
		await form();
		expect(subject()).toBe("Typed on a train");
	});

	it("is there again where the page went away before the pause", async () => {
		const { browser, type, unmount, form, stored, subject } = await open();
		browser.network.cut();
		type(/^Subject$/, "Typed in the last second");
		act(() => void fireEvent(window, new Event("pagehide")));
		expect(localStorage.length).toBe(1);
		unmount();
		browser.network.mend();
		await form();
		expect(subject()).toBe("Typed in the last second");
		await browser.pass(pauseMs);
		expect((await stored()).subject).toBe("Typed in the last second");
	});

	it("is forgotten by the device where it is saved after its form was closed", async () => {
		const { browser, type, unmount, form, stored, subject } = await open();
		const caught = browser.network.holdAnswer("PUT", path);
		type(/^Subject$/, "On its way");
		await browser.pass(pauseMs);
		const answer = await caught;
		unmount();
		expect(localStorage.length).toBe(1);
		answer.release();
		await browser.settled();
		expect(localStorage.length).toBe(0);
		expect((await stored()).subject).toBe("On its way");
		await form();
		expect(subject()).toBe("On its way");
	});

	it("never overwrites what was saved elsewhere meanwhile: the form asks", async () => {
		const { browser, letter, type, unmount, form, stored } = await open();
		await browser.endSession();
		type(/^Subject$/, "Typed too late");
		await browser.pass(pauseMs);
		unmount();
		await browser.signInHere();
		await browser.stores.letters.update(letter.id, { ...wholeLetter, subject: "Elsewhere", version: 1 });
		await form();
		await browser.pass(pauseMs);
		expect(conflictingFields()).toEqual(["Subject (English)"]);
		expect((await stored()).subject).toBe("Elsewhere");
		await answerConflict(browser, "mine");
		expect((await stored()).subject).toBe("Typed too late");
	});

	it("is forgotten where its owner leaves without saving", async () => {
		const { browser, type, router, press, unmount, form, subject } = await open();
		browser.network.breakDown("PUT", path, 500);
		type(/^Subject$/, "Not worth it");
		await browser.pass(pauseMs);
		await act(() => router.navigate("/admin"));
		await press("Leave");
		unmount();
		expect(localStorage.length).toBe(0);
		await form();
		expect(subject()).toBe(wholeLetter.subject);
	});

	it.each(["", "{", '{"version":0,"draft":{}}', '{"version":1}'])(
		"is passed over where it cannot be read: %j",
		async (text) => {
			const { letter, unmount, form, subject } = await open();
			unmount();
			localStorage.setItem(`letter-draft:${letter.id}:broken`, text);
			await form();
			expect(subject()).toBe(wholeLetter.subject);
		},
	);
});
