import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import PeopleScreen from "./people.admin.tsx";

async function open(language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	const tools = await openScreen(browser, <PeopleScreen />);
	const type = (name: string, value: string) =>
		act(() => void fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } }));
	return { ...tools, browser, type };
}

it("somebody is invited, sent a new link, and removed once the owner was asked", async () => {
	const { browser, press, type } = await open();
	expect(screen.getByText("You are the only one who may sign in")).toBeDefined();
	type("Name", "Anna");
	type("Email address", "Anna@example.org");
	await press("Send the invitation");
	expect(browser.toast()).toContain("Invitation sent");
	expect(screen.getByText("anna@example.org")).toBeDefined();
	expect(screen.getByText("Invited")).toBeDefined();
	await press("Send Anna a new link");
	expect(browser.toast()).toContain("New link sent");
	await press("Remove Anna");
	expect(await browser.stores.people.list()).toHaveLength(1);
	await press("Remove");
	expect(browser.toast()).toContain("Anna can no longer sign in");
	expect(await browser.stores.people.list()).toEqual([]);
	expect(screen.getByText("You are the only one who may sign in")).toBeDefined();
});

it("hosts whose access ended after their evening are named under the others, for a month", async () => {
	const browser = await openBrowser("en");
	await browser.stores.audit.record({ action: "host-ended", subject: "Hugo" });
	await openScreen(browser, <PeopleScreen />);
	expect(screen.getByRole("heading", { name: "Hosts whose access ended after their table" })).toBeDefined();
	expect(screen.getByText(/^Hugo, /)).toBeDefined();
});

it("what is wrong with an invitation stands at its field, in the language of the content area", async () => {
	const { press, type } = await open("fr");
	type("Nom", "Anna");
	type("Adresse e-mail", "anna");
	await press("Envoyer l’invitation");
	const field = screen.getByRole("textbox", { name: "Adresse e-mail" });
	expect(field.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("Veuillez saisir une adresse e-mail valable.")).toBeDefined();
	expect(document.activeElement).toBe(field);
});
