import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import EventsScreen from "#app/features/events/admin/events.admin.tsx";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import { OwedResultsNotice } from "./owed-results-notice.tsx";

/** Opens the content area on 15 January 2026, with an evening whose round is closed and one without. */
async function open(language: Language, guests: number) {
	const browser = await openBrowser(language);
	const { stores, database } = browser;
	const past = { calendarDate: "2026-01-03", tableSize: 8 };
	const { id } = await someTable(stores, {
		...past,
		title: "Lagoon Dinner",
		fr: { title: "Dîner au lagon" },
	});
	await someTable(stores, { ...past, title: "Other Dinner" });
	for (let number = 0; number < guests; number += 1) {
		const email = `guest-${number}@example.com`;
		const guest = await stores.guests.add(id, someGuest({ firstName: `Guest ${number}`, email }, "came"));
		const mail = { id: `mail-${number}`, guest_id: guest.id, kind: "feedback", sequence: 0, email } as const;
		await database.db
			.insertInto("guest_mails")
			.values({ ...mail, mail_id: "", ordered_at: "2026-01-04T08:00:00.000Z" })
			.execute();
	}
	await database.db.insertInto("feedback_rounds").values({ event_id: id, last_day: "2026-01-11" }).execute();
	const router = createMemoryRouter(
		[
			{ path: "/dashboard", element: <OwedResultsNotice /> },
			{ path: "/events", element: <EventsScreen /> },
			{ path: "*", element: <p>The emails</p> },
		],
		{ initialEntries: ["/dashboard"] },
	);
	const show = async () => {
		render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
		await browser.settled();
	};
	await show();
	return { ...browser, id, router, show };
}

describe("an evening whose guests wait for their answer", () => {
	it("is shown on the dashboard with the way to the mail, and in the list of events", async () => {
		const { id, router, settled } = await open("en", 2);
		const notice = screen.getByText("Lagoon Dinner: 2 guests are waiting for an answer").parentElement;
		expect(notice?.textContent).toContain("until Sunday 11 January 2026");
		await act(async () => router.navigate("/events"));
		await settled();
		const lines = screen.getAllByText("2 guests are waiting for the “Numbers exchanged” email");
		expect(lines.map((line) => line.closest("li")?.querySelector("h3")?.textContent)).toEqual([
			"Lagoon Dinner",
		]);
		await act(async () => router.navigate("/dashboard"));
		await settled();
		const link = screen.getByRole("link", { name: "Send the answer to the guests of Lagoon Dinner" });
		act(() => void fireEvent.click(link));
		expect(router.state.location.pathname).toBe(`/admin/table-mails/${id}`);
	});

	it("is shown in French, and not once every guest has the results", async () => {
		const { show, database, stores, id } = await open("fr", 1);
		expect(screen.getByText(/Dîner au lagon\s: 1 convive attend une réponse/)).toBeDefined();
		cleanup();
		const [guest] = await stores.guestMails.list(id, { sequence: 0, quietChanges: 0 });
		if (guest === undefined) throw new Error("There is no guest.");
		await stores.guestMails.order(
			{ id: guest.id, event_id: id, email: "guest-0@example.com", language: "fr" },
			{ kind: "results", note: "", sequence: 0 },
		);
		await show();
		expect(screen.queryByText(/convive attend/)).toBeNull();
		expect(await database.db.selectFrom("outgoing_mails").select("kind").execute()).toEqual([
			{ kind: "guest-results" },
		]);
	});
});
