import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { typeForPages, typeInto } from "#server/testing/field-typing.ts";
import EventsScreen from "./events.admin.tsx";

it("a French administrator writes an event in French first, and in French alone", async () => {
	const browser = await openBrowser("fr");
	const { press, type, tab } = await openScreen(browser, <EventsScreen />);
	await press("Nouvel événement");
	const title = tab.getByLabelText(/^Titre de l’événement/);
	expect([title.lang, document.activeElement]).toEqual(["fr", title]);
	expect(tab.getByLabelText<HTMLInputElement>("Lieu").value).toBe("Centre de l’île");
	expect(tab.queryByLabelText(/\(anglais\)/)).toBeNull();
	type(/^Jour/, "2026-02-14");
	type(/^Commence à/, "18:30");
	await press("Créer l’événement");
	expect(tab.getAllByText("Merci de remplir ce champ.")).toHaveLength(1);
	expect(title.getAttribute("aria-invalid")).toBe("true");
	type(/^Titre de l’événement/, "Dîner au lagon");
	await press("Créer l’événement");
	expect(screen.getByRole("heading", { level: 3, name: "Dîner au lagon" })).toBeDefined();
	const [event] = await browser.stores.events.list({ publishedOnly: true });
	expect(event).toMatchObject({ title: "", slug: "diner-au-lagon", fr: { title: "Dîner au lagon" } });
});

it("the form in French has the English texts behind a summary, named as such", async () => {
	const browser = await openBrowser("fr");
	const { press, tab } = await openScreen(browser, <EventsScreen />);
	await press("Nouvel événement");
	act(() => {
		const details = screen.getByText("Textes en anglais").closest("details");
		details?.setAttribute("open", "");
		if (details !== null) fireEvent(details, new Event("toggle"));
	});
	expect(tab.getByLabelText("Titre de l’événement (anglais)").lang).toBe("en");
});

it("the form in French writes each text in its language's typography, and has one switch for it", async () => {
	typeForPages();
	const browser = await openBrowser("fr");
	const { press, tab } = await openScreen(browser, <EventsScreen />);
	await press("Nouvel événement");
	const title = tab.getByLabelText<HTMLInputElement>(/^Titre de l’événement/);
	typeInto(title, "L'heure : bleue !");
	expect(title.value).toBe("L’heure\u00a0: bleue\u00a0!");
	act(() => void fireEvent.click(tab.getByRole("switch", { name: /^Typographie automatique/ })));
	act(() => title.select());
	typeInto(title, "L'heure !");
	expect(title.value).toBe("L'heure !");
});

it("marks what has changed in the other language since a text was last saved", async () => {
	const browser = await openBrowser();
	const { events } = browser.stores;
	const real = { calendarDate: "2026-02-14", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
	const fr = { title: "Dîner au lagon", description: "Une mer calme." };
	const written = { ...real, title: "Lagoon dinner", description: "A calm sea.", fr };
	const { id } = await events.create(eventInput.parse(written));
	await events.update(id, { ...eventInput.parse({ ...written, description: "A wild sea." }), version: 1 });
	const { press, tab, type } = await openScreen(browser, <EventsScreen />);
	await press("Edit Lagoon dinner");
	const notice = "The English text has changed since the French one was last saved.";
	expect(tab.getByText(notice).closest("details")?.textContent).toContain("Texts in French");
	await press("See what has changed");
	expect(tab.getByText("calm").tagName).toBe("DEL");
	expect(tab.getByText("wild").tagName).toBe("INS");
	type("Description (French)", "Une mer agitée.");
	await press("Update Event");
	await press("Edit Lagoon dinner");
	expect(tab.getByLabelText<HTMLTextAreaElement>("Description (French)").value).toBe("Une mer agitée.");
	expect(tab.queryByText(notice)).toBeNull();
});
