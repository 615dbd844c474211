import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import RedirectsScreen from "./redirects.admin.tsx";

async function open(language: "en" | "fr" = "en") {
	const browser = await openBrowser(language);
	await browser.stores.redirects.addMissed(new Map([["/gone", 2]]));
	const tools = await openScreen(browser, <RedirectsScreen />);
	const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
	const type = (name: string, value: string) =>
		act(() => void fireEvent.change(field(name), { target: { value } }));
	return { ...tools, browser, field, type };
}

it("a missed address is led to a page, and leads nowhere once that is deleted", async () => {
	const { browser, press, field, type } = await open();
	await press("Lead it to… (/gone)");
	expect(field("Old address").value).toBe("/gone");
	expect(document.activeElement).toBe(field("Leads to"));
	type("Leads to", "/network");
	await press("Save");
	expect(browser.toast()).toContain("The address leads on");
	expect(await browser.stores.redirects.list()).toEqual([{ path: "/gone", target: "/network" }]);
	expect(screen.getByText("/gone → /network")).toBeDefined();
	expect(screen.getByText("Nobody has missed a page")).toBeDefined();
	await press("Delete the redirect from /gone");
	expect(await browser.stores.redirects.list()).toEqual([]);
});

it("what is wrong with a redirect stands at its field, in the language of the content area", async () => {
	const { press, field, type } = await open("fr");
	type("Ancienne adresse", "/ancienne");
	type("Mène à", "/ancienne");
	await press("Enregistrer");
	expect(field("Mène à").getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("Choisissez une adresse qui ne ramène pas à celle-ci.")).toBeDefined();
});
