import "#platform/testing/dom.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { EventReminder } from "#app/features/admin-shell/dashboard.admin.tsx";
import { DashboardContext, type DashboardSources } from "#app/features/admin-shell/dashboard.context.ts";
import { eventInput } from "#app/features/events/event.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import EventsScreen from "./events.admin.tsx";
import { eventRequests } from "./events.query.ts";

const real = { startTime: "18:30", endTime: "21:30", ticketPrice: 1000 };
const dinner = eventInput.parse({ title: "Dinner", calendarDate: "2026-01-24", ...real });
const vague = eventInput.parse({ title: "Some evening", date: "Soon", time: "evening" });

/** Opens the screen at an address, with some events. The clock of the browser says 15 January 2026. */
async function open(search: string, events = [dinner]) {
	const browser = await openBrowser();
	for (const event of events) await browser.stores.events.create(event);
	const router = createMemoryRouter([{ path: "/admin/events", element: <EventsScreen /> }], {
		initialEntries: [`/admin/events${search}`],
	});
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const follow = async (name: RegExp | string) => {
		act(() => void fireEvent.click(screen.getByRole("link", { name })));
		await browser.settled();
	};
	const cellOf = (text: string) => screen.getByText(text, { selector: "td *" }).closest("td");
	return { browser, router, follow, cellOf };
}

describe("the month of the events", () => {
	it("shows each event on its day, in a table whose columns are named, and opens its form", async () => {
		const { browser, cellOf } = await open("?month=2026-01");
		const table = screen.getByRole("table", { name: "January 2026" });
		expect(within(table).getAllByRole("columnheader")).toHaveLength(7);
		const cell = cellOf("Dinner");
		expect(cell?.querySelector("time")?.getAttribute("dateTime")).toBe("2026-01-24");
		expect(table.querySelector("td[aria-current=date] time")?.textContent).toBe("15");
		const day = screen.getByRole("heading", { name: "Saturday 24 January 2026" }).closest("li");
		expect(day?.textContent).toContain("6:30\u00a0pmDinner");
		act(() => void fireEvent.click(within(table).getByRole("button", { name: /Dinner/ })));
		await browser.settled();
		expect(screen.getByRole("heading", { name: "Edit Event" })).toBeDefined();
		expect(screen.getByLabelText<HTMLInputElement>(/^Event Title/).value).toBe("Dinner");
	});

	it("goes from month to month by the address, and back to the list", async () => {
		const { router, follow } = await open("");
		await follow("Month");
		expect(router.state.location.search).toBe("?month=2026-01");
		await follow("Previous month: December 2025");
		expect(router.state.location.search).toBe("?month=2025-12");
		expect(screen.getByText("No event this month.")).toBeDefined();
		await follow("This month");
		await follow("Next month: February 2026");
		await act(async () => router.navigate(-1));
		expect(screen.getByRole("heading", { name: "January 2026" })).toBeDefined();
		await follow("List");
		expect(screen.queryByRole("table")).toBeNull();
		expect(screen.getByRole("heading", { name: "Upcoming" })).toBeDefined();
	});

	it("takes an address that names no month for the present one, and says what has no day", async () => {
		await open("?month=never", [dinner, vague]);
		expect(screen.getByRole("table", { name: "January 2026" })).toBeDefined();
		expect(screen.getByText("1 event has no day yet and is only in the list.")).toBeDefined();
	});
});

describe("events to complete", () => {
	it("are shown alone by their address, and all of them again", async () => {
		const { browser, router } = await open("?show=incomplete", [dinner, vague]);
		expect(screen.queryByRole("heading", { name: "Dinner" })).toBeNull();
		expect(screen.getByRole("heading", { name: "Some evening" })).toBeDefined();
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Show all events" })));
		await browser.settled();
		expect(screen.getByRole("heading", { name: "Dinner" })).toBeDefined();
		expect(router.state.location.search).toBe("");
	});

	it.each([
		[[dinner, vague], "/admin/events?show=incomplete"],
		[[dinner], undefined],
	])("are named on the dashboard, with the way to them (%#)", async (events, address) => {
		const browser = await openBrowser();
		for (const event of events) await browser.stores.events.create(event);
		const sources = { events: eventRequests.list } as unknown as DashboardSources;
		const element = (
			<DashboardContext value={sources}>
				<EventReminder />
			</DashboardContext>
		);
		const router = createMemoryRouter([{ path: "*", element }]);
		render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
		await browser.settled();
		expect(screen.queryByRole("link")?.getAttribute("href")).toBe(address);
	});
});
