import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { createEvent, openEventScreen } from "#server/testing/event-screen.tsx";

const buttons = {
	en: ["Edit Dinner", "Show earlier versions", "Compare version 1"],
	fr: ["Modifier Dinner", "Afficher les versions précédentes", "Comparer la version 1"],
};

/** Compares the first version of a table that has another day and price since, and is full. */
async function compare(language: Language = "en") {
	const browser = await openBrowser(language);
	const saved = { calendarDate: "2026-03-14", ticketPrice: 1_000, tableSize: 8, published: true };
	const event = await createEvent(browser, saved);
	const change = { calendarDate: "2026-03-21", ticketPrice: 1_500, spoken: "fr", state: "full" } as const;
	await browser.stores.events.update(event.id, { ...event, ...change, version: 1 });
	const opened = await openEventScreen(browser);
	for (const name of buttons[language]) {
		await opened.press(name);
		await browser.settled();
	}
	return { browser, event, opened, dialog: within(screen.getByRole("dialog")) };
}

/** Returns a comparison's text without what is marked as `del` or as `ins`. */
function without(mark: "del" | "ins", compared: HTMLElement): string[] {
	const text = compared.querySelector("div")?.cloneNode(true) as HTMLElement;
	for (const marked of text.querySelectorAll(mark)) marked.remove();
	return text.textContent.split("\n");
}

describe("an earlier version of an event", () => {
	it("is compared value by value, in the words of the form", async () => {
		const { dialog } = await compare();
		const compared = dialog.getByRole("region", { name: "In every language" });
		const same = { type: "Event Type: Dinner", start: "Starts at: 18:30", guests: "Max Guests: 8" };
		expect(without("ins", compared)).toEqual([
			...[same.type, "Day: Saturday 14 March 2026", same.start],
			...["Price (Rs): Rs\u00a01,000", same.guests, "Languages spoken: Not stated"],
		]);
		expect(without("del", compared)).toEqual([
			...[same.type, "Day: Saturday 21 March 2026", same.start],
			...["Price (Rs): Rs\u00a01,500", same.guests, "Languages spoken: French"],
		]);
	});

	it("is compared in French for whom reads French", async () => {
		const { dialog } = await compare("fr");
		const compared = dialog.getByRole("region", { name: "Dans toutes les langues" });
		const words = ["Jour\u00a0: samedi 14 mars 2026", "Langues parlées\u00a0: Non précisée"];
		expect(without("ins", compared)).toEqual(expect.arrayContaining(words));
	});

	it("brings back its day and price, while the state and the publication stay", async () => {
		const { browser, event, opened } = await compare();
		await opened.press("Restore this version");
		const question = within(screen.getByRole("alertdialog"));
		expect(question.getByText(/^Visitors see it at once\./)).toBeDefined();
		act(() => void fireEvent.click(question.getByRole("button", { name: "Restore this version" })));
		await browser.settled();
		const { calendarDate, ticketPrice, spoken, published } = event;
		expect(await browser.stores.events.get(event.id)).toMatchObject({
			...{ calendarDate, ticketPrice, spoken, published, state: "full", version: 3 },
		});
		expect(opened.tab.getByLabelText<HTMLInputElement>(/^Day/).value).toBe(calendarDate);
	});
});
