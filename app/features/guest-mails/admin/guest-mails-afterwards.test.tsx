import "#platform/testing/dom.ts";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { someGuest, someTable } from "#server/testing/guests.ts";
import GuestMailsScreen from "./guest-mails.admin.tsx";

/**
 * Opens the screen of yesterday's table, whose clock says 15 January 2026; Dora did not come. With
 * answers the round is over: Anna and Bea named each other, and Cleo named Anna.
 */
async function open(answers: "none" | "in") {
	const browser = await openBrowser();
	const { stores, database } = browser;
	const { id } = await someTable(stores, { calendarDate: "2026-01-14", tableSize: 8 });
	const ids: string[] = [];
	for (const firstName of ["Anna", "Bea", "Cleo", "Dora"]) {
		const written = { firstName, email: `${firstName.toLowerCase()}@example.com`, telephone: "5700 0000" };
		const state = firstName === "Dora" ? "confirmed" : "came";
		ids.push((await stores.guests.add(id, someGuest(written, state))).id);
	}
	const [anna = "", bea = "", cleo = ""] = ids;
	if (answers === "in") {
		const now = "2026-01-14T23:00:00.000Z";
		await database.db
			.insertInto("guest_mails")
			.values(
				[anna, bea, cleo].map((guest_id) => ({
					...({
						id: `mail-${guest_id}`,
						guest_id,
						kind: "feedback",
						sequence: 1,
						email: "a@example.com",
					} as const),
					...{ mail_id: "", ordered_at: now },
				})),
			)
			.execute();
		await database.db
			.insertInto("feedback_rounds")
			.values({ event_id: id, last_day: "2026-01-20" })
			.execute();
		for (const [guest, wished] of [
			[anna, bea],
			[bea, anna],
			[cleo, anna],
		] as const) {
			await stores.feedback.save(guest, { wishes: [wished], sharesNumber: true, telephone: "" });
		}
		await database.db.updateTable("feedback_rounds").set({ last_day: "2026-01-14" }).execute();
	}
	const router = createMemoryRouter([{ path: "*", element: <GuestMailsScreen params={{ id }} /> }]);
	render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	// The mail is asked for once its guests are there.
	await browser.pass(1);
	const press = async (name: string) => {
		act(() => void fireEvent.click(screen.getByRole("button", { name })));
		await browser.settled();
	};
	const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
	return { press, box };
}

it("the question after an evening goes to those who came, and names the last day to answer", async () => {
	const { press, box } = await open("none");
	expect([box(/Anna/).checked, box(/Dora/).disabled]).toEqual([true, true]);
	await press("Send to 3 guests");
	expect(screen.getByRole("alertdialog").textContent).toContain("until Thursday 22 January 2026");
	await press("Send now");
	const round = screen.getByRole("region", { name: "Who sees whom again" });
	expect(round.textContent).toContain("can answer until Thursday 22 January 2026");
	expect(round.querySelector("li")).toBeNull();
});

it("the panel shows who found each other once the answers are in, nobody else, and writes to all", async () => {
	const { box } = await open("in");
	const round = screen.getByRole("region", { name: "Who sees whom again" });
	expect(round.querySelector("ul")?.textContent).toBe("Anna and Bea");
	expect(round.textContent).not.toContain("Cleo");
	expect([box(/Anna/).checked, box(/Cleo/).checked, box(/Dora/).disabled]).toEqual([true, true, true]);
	const mail = screen.getByTitle<HTMLIFrameElement>("The email on a phone").getAttribute("srcdoc");
	expect(mail).toContain("5700 0000");
	expect(mail).not.toContain("Cleo");
});

it.each([
	["en", "2025-11-22", /until Wednesday 14 January 2026/],
	["fr", "2025-11-22", /jusqu’au mercredi 14 janvier 2026/],
] as const)(
	"says in %s why guests can no longer be asked about %s",
	async (language, calendarDate, until) => {
		const browser = await openBrowser(language);
		const { id } = await someTable(browser.stores, { calendarDate });
		await browser.stores.guests.add(id, someGuest({ email: "anna@example.com" }, "came"));
		const router = createMemoryRouter([{ path: "*", element: <GuestMailsScreen params={{ id }} /> }]);
		render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
		await browser.settled();
		expect(screen.getByText(until).textContent).toMatch(/7 .*60 /);
		expect(screen.queryByRole("combobox")).toBeNull();
	},
);
