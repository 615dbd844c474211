import "#platform/testing/dom.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { SettableState } from "#app/features/guests/guest.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import GuestMailsScreen from "./guest-mails.admin.tsx";

const reachable = { firstName: "Léa", telephone: "5712 3456", takesMessages: true, email: "" };

/** Opens the screen of mails as it opens from Léa's row in the guest list. */
async function open(state: SettableState, kind: string) {
	const browser = await openBrowser();
	const { stores, pass } = browser;
	const { id } = await someTable(stores);
	const other = { firstName: "Anna", email: "anna@example.com" };
	await stores.guests.add(id, someGuest(other, state));
	const { id: guest } = await stores.guests.add(id, someGuest(reachable, state));
	const query = new URLSearchParams({ kind, guest, by: "whatsapp" });
	const opened = await openScreen(browser, <GuestMailsScreen params={{ id }} />, `/admin/screen?${query}`);
	await pass(1);
	const press = async (name: string) => {
		await opened.press(name);
		await pass(1);
	};
	const link = () => screen.getByRole("link", { name: "Write to Léa by WhatsApp" }).getAttribute("href");
	return { ...browser, press, link, guest };
}

it("invites a guest without an address by WhatsApp: keeps the seat, opens the link, notes that it was sent", async () => {
	const { stores, press, link, guest, toast } = await open("applied", "invitation");
	const button = "Keep a seat for Léa and prepare the WhatsApp message";
	const place = screen.getByRole("button", { name: button }).parentElement;
	expect(document.activeElement).toBe(place);
	await press(button);
	expect((await stores.guests.get(guest)).state).toBe("invited");
	expect(new URL(link() ?? "").searchParams.get("text")).toMatch(
		/Bonjour Léa,[\s\S]*\/fr\/invitation\/[\w-]{20}/,
	);
	await press("I sent it to Léa by WhatsApp");
	expect(toast()).toContain("Noted: you wrote to Léa by WhatsApp");
	expect(screen.getByText(/^Invitation, by WhatsApp,/)).toBeDefined();
});

it("needs no preparation where the message says all without a link", async () => {
	const { link } = await open("confirmed", "confirmation");
	expect(link()).toMatch(/^https:\/\/wa\.me\/23057123456\?text=Bonjour/);
});
