import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import EventsScreen from "./events.admin.tsx";

const real = { calendarDate: "2026-02-14", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };
const events = [
	{ title: "Both", fr: { title: "Les deux" } },
	{ title: "English alone" },
	{ title: "Over", calendarDate: "2025-12-20" },
];

/** Opens the events in a browser whose clock stands on 15 January 2026. */
async function open(address = "", language: Language = "en") {
	const browser = await openBrowser(language);
	for (const event of events) await browser.stores.events.create(eventInput.parse({ ...real, ...event }));
	const opened = await openScreen(browser, <EventsScreen />, `/admin/events${address}`);
	async function choose(label: string, option: string) {
		act(() => void fireEvent.keyDown(screen.getByRole("combobox", { name: label }), { key: "ArrowDown" }));
		act(() => void fireEvent.keyDown(screen.getByRole("option", { name: option }), { key: "Enter" }));
		await browser.settled();
	}
	return { browser, ...opened, choose, query: () => opened.router.state.location.search };
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

describe("the language that events lack", () => {
	it("is chosen above the list, stands in its address, and leaves the past ones in theirs", async () => {
		const { choose, query } = await open();
		expect(titles()).toHaveLength(3);
		await choose("Languages", "Missing in French");
		expect(query()).toBe("?missing=fr");
		expect(titles()).toEqual(["English alone", "Over"]);
		expect(screen.getByText("2 events")).toBeDefined();
		await choose("Languages", "All languages");
		expect(query()).toBe("");
	});

	it("that none lacks is said, with the way back to all of them", async () => {
		const { press } = await open("?missing=en");
		expect(screen.getByText("Every event has its texts in English")).toBeDefined();
		await press("Show all events");
		expect(titles()).toHaveLength(3);
		expect(document.activeElement?.textContent).toBe("3 events");
	});

	it("stays chosen from the list to the months and back", async () => {
		const { query, browser } = await open("?missing=fr");
		const follow = async (name: string) => {
			act(() => void fireEvent.click(screen.getByRole("link", { name })));
			await browser.settled();
		};
		await follow("Month");
		expect(query()).toBe("?month=2026-01&missing=fr");
		expect(screen.getByText("No event this month matches the filter.")).toBeDefined();
		await follow("Next month: February 2026");
		expect(screen.getAllByText("English alone").length).toBeGreaterThan(0);
		expect(screen.queryByText("Both")).toBeNull();
		await follow("List");
		expect(query()).toBe("?missing=fr");
	});

	it("never hides the form in which somebody writes", async () => {
		const { press, choose } = await open();
		await press("Edit Both");
		await choose("Languages", "Missing in French");
		expect(screen.getByDisplayValue("Both")).toBeDefined();
	});

	it("and what is to be completed are asked for together", async () => {
		const { browser } = await open();
		await browser.stores.events.create(eventInput.parse({ title: "Vague", date: "Soon", time: "late" }));
		await openScreen(browser, <EventsScreen />, "/admin/events?show=incomplete&missing=en");
		expect(screen.getByText("No event matches both choices")).toBeDefined();
	});

	it("is named in French to whoever works in French", async () => {
		const { choose } = await open("", "fr");
		await choose("Langues", "Sans texte complet en français");
		expect(titles()).toEqual(["English alone", "Over"]);
	});
});
