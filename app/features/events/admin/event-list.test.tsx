import "#platform/testing/dom.ts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventInput } from "#app/features/events/event.ts";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import EventsScreen from "./events.admin.tsx";

const real = { calendarDate: "2026-02-14", startTime: "18:30", ticketPrice: 1000, date: "", time: "" };

/** Opens the list of events in a browser whose clock stands on 15 January 2026, with these events. */
async function open(events: object[], language: Language = "en", address = "/admin/events") {
	const browser = await openBrowser(language);
	for (const event of events) {
		await browser.stores.events.create(eventInput.parse({ title: "Dinner", ...real, ...event }));
	}
	const opened = await openScreen(browser, <EventsScreen />, address);
	const titles = (group: string) =>
		within(screen.getByRole("region", { name: group }))
			.getAllByRole("heading", { level: 3 })
			.map(({ textContent }) => textContent);
	const row = (title: string) => {
		const found = screen.getByRole("heading", { level: 3, name: title }).closest("li");
		if (found === null) throw new Error(`There is no row of ${title}.`);
		return found;
	};
	return { browser, ...opened, titles, row };
}

describe("the list of events", () => {
	it("offers, where there is none, to create the first one", async () => {
		const { press } = await open([]);
		expect(screen.getByText("No events yet")).toBeDefined();
		await press("Create your first event");
		expect(screen.getByRole("heading", { name: "Create Event" })).toBeDefined();
		expect(screen.queryByText("No events yet")).toBeNull();
	});

	it("opens the form of the event that the address asks for, once", async () => {
		const browser = await openBrowser();
		const { id } = await browser.stores.events.create(eventInput.parse({ title: "The one", ...real }));
		await browser.stores.events.create(eventInput.parse({ title: "Another", ...real }));
		const { press, router } = await openScreen(browser, <EventsScreen />, `/admin/events?event=${id}`);
		await browser.settled();
		expect(screen.getByRole("heading", { name: "Edit Event" })).toBeDefined();
		expect(screen.getByDisplayValue("The one")).toBeDefined();
		expect(router.state.location.search).toBe("");
		await press("Cancel");
		expect(screen.queryByRole("heading", { name: "Edit Event" })).toBeNull();
		expect(screen.getByRole("heading", { level: 3, name: "The one" })).toBeDefined();
	});

	it("is shown as it is where the address asks for an event that there is not", async () => {
		const { titles, router } = await open([{}], "en", "/admin/events?event=gone");
		expect(titles("Upcoming")).toEqual(["Dinner"]);
		expect(router.state.location.search).toBe("");
	});

	it("puts the next event at the top, and below all that are to come the past ones, the latest first", async () => {
		const { titles } = await open([
			{ title: "In March", calendarDate: "2026-03-01" },
			{ title: "In February", calendarDate: "2026-02-01" },
			{ title: "In December", calendarDate: "2025-12-20" },
			{ title: "In November", calendarDate: "2025-11-20" },
		]);
		expect(titles("Upcoming")).toEqual(["In February", "In March"]);
		expect(titles("Past")).toEqual(["In December", "In November"]);
		expect(screen.getByText("4 events")).toBeDefined();
	});

	it("keeps a postponed table among those to come until it has its new day", async () => {
		const { titles } = await open([{ title: "Off", calendarDate: "2026-01-02", state: "postponed" }]);
		expect(titles("Upcoming")).toEqual(["Off"]);
	});

	it("says of each when, where, for how many and for how much", async () => {
		const { row } = await open([{ title: "One", location: "Moka", tableSize: 8, endTime: "21:30" }]);
		const text = row("One").textContent;
		for (const fact of ["Saturday 14 February 2026", "Moka", "8 guests", "Rs\u00a01,000", "Dinner"]) {
			expect(text).toContain(fact);
		}
	});

	it("is in French for an administrator who reads French", async () => {
		const { row } = await open([{ title: "Une table", tableSize: 8 }], "fr");
		const text = row("Une table").textContent;
		expect(text).toContain("samedi 14 février 2026");
		expect(text).toContain("Rs\u00a01\u202f000");
		expect(text).toContain("Dîner");
	});

	it.each([
		[{}, ["Published", "Dinner"]],
		[{ published: false }, ["Draft", "Dinner"]],
		[{ type: "Brunch" }, ["Published", "Brunch"]],
		[{ state: "few" }, ["Published", "Dinner", "Few seats left"]],
		[{ state: "cancelled" }, ["Published", "Dinner", "Cancelled"]],
		[{ calendarDate: "2026-01-14" }, ["Published", "Dinner", "Past"]],
		[{ ticketPrice: null, price: "A surprise" }, ["Published", "Dinner", "To complete"]],
	])("marks an event %j with %j", async (event, badges) => {
		const { row } = await open([{ title: "One", ...event }]);
		const heading = within(row("One")).getByRole("heading", { level: 3 });
		const marks = [...(heading.parentElement?.children ?? [])].slice(1);
		expect(marks.map(({ textContent }) => textContent)).toEqual(badges);
	});

	it("leads to the guests and to the mails of a table, by names that tell tables apart", async () => {
		const { browser, row } = await open([{ title: "One" }, { title: "Two" }]);
		const [first] = await browser.stores.events.listUpcoming();
		const links = within(row(first?.title ?? "")).getAllByRole("link");
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			`/admin/table/${first?.id}`,
			`/admin/table-mails/${first?.id}`,
		]);
		const names = screen.getAllByRole("link").map((link) => link.getAttribute("aria-label"));
		expect(new Set(names.filter(Boolean)).size).toBe(4);
	});

	it("copies an event into a form of its own, a draft on the same day of a week to come", async () => {
		const { press, browser } = await open([{ title: "One", calendarDate: "2026-01-02" }]);
		await press("Duplicate One");
		expect(screen.getByRole("heading", { name: "Create Event" })).toBeDefined();
		const day = screen.getByLabelText<HTMLInputElement>(/^Day/).value;
		expect(new Date(day).getUTCDay()).toBe(new Date("2026-01-02").getUTCDay());
		expect(day > "2026-01-15").toBe(true);
		expect(
			screen.getByRole<HTMLInputElement>("switch", { name: "Published" }).getAttribute("aria-checked"),
		).toBe("false");
		expect(await browser.stores.events.list({ publishedOnly: false })).toHaveLength(1);
	});

	it("opens one form at a time: the other rows wait", async () => {
		const { press } = await open([{ title: "One" }, { title: "Two" }]);
		await press("Edit One");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Edit Two" }).disabled).toBe(true);
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Delete Two" }).disabled).toBe(true);
		expect(screen.queryByRole("button", { name: "Edit One" })).toBeNull();
		await press("Cancel");
		expect(screen.getByRole<HTMLButtonElement>("button", { name: "Edit Two" }).disabled).toBe(false);
	});
});

describe("deleting an event", () => {
	it("asks first, and says that calendars will strike it out where it stands in them", async () => {
		const { press } = await open([{ title: "Shown" }]);
		await press("Delete Shown");
		const question = screen.getByRole("alertdialog", { name: "Delete this event?" });
		expect(question.textContent).toContain("Calendars that guests follow will mark it as cancelled");
	});

	it.each([{ published: false }, { calendarDate: "2026-01-02" }])(
		"says nothing of calendars where it stands in none: %j",
		async (event) => {
			const { press } = await open([{ title: "One", ...event }]);
			await press("Delete One");
			expect(screen.getByRole("alertdialog").textContent).not.toContain("Calendars");
		},
	);

	it("does nothing when it is cancelled", async () => {
		const { press, browser } = await open([{ title: "One" }]);
		await press("Delete One");
		await press("Cancel");
		expect(screen.queryByRole("alertdialog")).toBeNull();
		expect(await browser.stores.events.list({ publishedOnly: false })).toHaveLength(1);
	});

	it("takes it away, says so, and leaves the keyboard at the head of the list", async () => {
		const { press, browser } = await open([{ title: "One" }, { title: "Two" }]);
		await press("Delete One");
		const held = browser.network.holdAnswer("DELETE", "/api/events/");
		await press("Delete");
		(await held).release();
		await browser.settled();
		expect(browser.toast()).toContain("Event deleted successfully!");
		expect(screen.queryByRole("heading", { name: "One" })).toBeNull();
		expect(document.activeElement?.textContent).toBe("1 event");
		expect((await browser.stores.events.list({ publishedOnly: false })).map(({ title }) => title)).toEqual([
			"Two",
		]);
	});

	it("is undone with one click, though it was the only one", async () => {
		const { press, browser } = await open([{ title: "One" }]);
		await press("Delete One");
		await press("Delete");
		expect(screen.queryByRole("heading", { name: "One" })).toBeNull();
		await press("Undo");
		expect(browser.toast()).toContain("Event restored");
		expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
		expect(screen.getByRole("heading", { name: "One" })).toBeDefined();
	});

	it("that does not arrive leaves it where it is, and says so", async () => {
		const { press, browser } = await open([{ title: "One" }]);
		await press("Delete One");
		browser.network.cut();
		await press("Delete");
		expect(browser.toast()).toContain("Failed to delete event");
		expect(screen.getByRole("heading", { name: "One" })).toBeDefined();
	});
});

describe("events to complete", () => {
	const events = [
		{ title: "Whole" },
		{ title: "Vague", calendarDate: null, startTime: null, date: "Some day", time: "evening" },
	];

	it("are counted above the list, shown alone on demand, and the list comes back", async () => {
		const { press, router } = await open(events);
		expect(screen.getByText("1 event to complete")).toBeDefined();
		await press("Show");
		expect(screen.queryByRole("heading", { name: "Whole" })).toBeNull();
		expect(router.state.location.search).not.toBe("");
		await press("Show all events");
		expect(screen.getByRole("heading", { name: "Whole" })).toBeDefined();
	});

	it("are not spoken of where there are none", async () => {
		await open([{ title: "Whole" }]);
		expect(screen.queryByText(/to complete/)).toBeNull();
	});
});

describe("a list that cannot be read", () => {
	it("says that the events are safe, and is read on demand", async () => {
		const browser = await openBrowser();
		await browser.stores.events.create(eventInput.parse({ title: "One", ...real }));
		browser.network.breakDown("GET", "/api/events", 400);
		const { press } = await openScreen(browser, <EventsScreen />, "/admin/events");
		expect(screen.getByText("Your events are safe. Try again in a moment.")).toBeDefined();
		browser.network.repair();
		await press("Try again");
		expect(screen.getByRole("heading", { name: "One" })).toBeDefined();
	});
});
