import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import { newGuest } from "#app/features/guests/guest.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { signInAs } from "#server/testing/person-browser.ts";
import ArrivalsScreen from "./arrivals.admin.tsx";
import GuestListScreen from "./guest-list.admin.tsx";

/** Opens a host's browser at noon in Mauritius, on the day of an evening that begins at a given hour. */
async function open(startTime: string, language: "en" | "fr" = "en", role: "host" | "owner" = "host") {
	const browser = await openBrowser(language);
	const dinner = { title: "Dinner", date: "", time: "", price: "Rs1000", tableSize: 4 };
	const event = await browser.stores.events.create(
		eventInput.parse({ ...dinner, calendarDate: "2026-01-15", startTime }),
	);
	const guest = { age: 34, gender: "woman", language: "en", state: "confirmed" };
	const anna = newGuest.parse({ ...guest, firstName: "Anna", diet: "No nuts" });
	const { id } = await browser.stores.guests.add(event.id, anna);
	await browser.stores.guests.add(event.id, newGuest.parse({ ...guest, firstName: "Bea" }));
	if (role === "host") await signInAs(browser, "host", { event_id: event.id });
	const shown = role === "host" ? <GuestListScreen /> : <ArrivalsScreen params={{ id: event.id }} />;
	const tools = await openScreen(browser, shown);
	const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(name) });
	const tick = async (name: string) => {
		act(() => void fireEvent.click(box(name)));
		await browser.settled();
	};
	const stateOf = async () => (await browser.stores.guests.get(id)).state;
	return { ...browser, ...tools, event, box, tick, stateOf };
}

it("a host ticks who is here, and takes it back", async () => {
	const { tick, stateOf, box } = await open("13:00");
	expect(screen.getByText("Here: 0 of 2")).toBeDefined();
	expect(screen.getByText("No nuts")).toBeDefined();
	await tick("Anna");
	expect(await stateOf()).toBe("came");
	expect(screen.getByText("Here: 1 of 2")).toBeDefined();
	expect(screen.getByText("All is saved.")).toBeDefined();
	await tick("Anna");
	expect(box("Anna").checked).toBe(false);
	expect(await stateOf()).toBe("confirmed");
});

it("the list goes on without network, also over a reload, and sends the ticks once it is back", async () => {
	const { network, tick, stateOf, box, pass } = await open("13:00");
	network.cut();
	await tick("Anna");
	await tick("Bea");
	await tick("Bea");
	expect([box("Anna").checked, box("Bea").checked]).toEqual([true, false]);
	expect(screen.getByText("2 ticks wait for the network. You can go on.")).toBeDefined();
	expect(JSON.stringify(localStorage)).not.toContain("Anna");
	await pass(60_000);
	expect([box("Anna").checked, await stateOf()]).toEqual([true, "confirmed"]);
	network.mend();
	await pass(10_000);
	expect(await stateOf()).toBe("came");
	expect(box("Anna").checked).toBe(true);
	expect(screen.getByText("All is saved.")).toBeDefined();
});

it("the owner ticks at any hour, without network too, reads who paid, and that a table does not take place", async () => {
	const { event, stores, network, tick, stateOf, box, pass } = await open("20:00", "fr", "owner");
	expect(screen.getByText(/^Présents\s: 0 sur 2$/)).toBeDefined();
	expect(screen.getAllByText("À payer")).toHaveLength(2);
	network.cut();
	await tick("Anna");
	expect([box("Anna").checked, await stateOf()]).toEqual([true, "confirmed"]);
	expect(screen.getByText("1 coche attend le réseau. Vous pouvez continuer.")).toBeDefined();
	network.mend();
	await pass(10_000);
	expect(await stateOf()).toBe("came");
	await stores.events.update(event.id, { ...event, state: "postponed" });
	await pass(30_000);
	expect(screen.getByText("Pas de liste pour cette table")).toBeDefined();
});

it.each([
	["14:00", "La liste n’est pas encore ouverte", "jeudi 15 janvier 2026, à 14 h"],
	["", "La liste est fermée", "jeudi 15 janvier 2026, à 13 h"],
])("says when it is open (%s)", async (startTime, title, moment) => {
	const { network, pass } = await open(startTime || "13:00", "fr");
	// Without network the device decides.
	network.cut();
	if (startTime === "") await pass(12 * 3_600_000);
	expect(screen.getByText(title)).toBeDefined();
	expect(screen.getByText(moment)).toBeDefined();
	expect(screen.queryByText("Anna")).toBeNull();
});
