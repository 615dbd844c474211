import "#platform/testing/dom.ts";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import SubscribersScreen from "./subscribers.admin.tsx";

async function open(address = "/admin/subscribers") {
	const browser = await openBrowser();
	const { stores, settled, wrapper } = browser;
	for (const email of ["ada@example.com", "ben@example.com"]) {
		await stores.subscribers.ask({ email, language: "en", page: "/blog" });
	}
	await browser.database.db
		.updateTable("subscribers")
		.set({ state: "confirmed" })
		.where("email", "=", "ada@example.com")
		.execute();
	const router = createMemoryRouter([{ path: "/admin/subscribers", element: <SubscribersScreen /> }], {
		initialEntries: [address],
	});
	render(<RouterProvider router={router} />, { wrapper });
	await settled();
	async function press(name: string): Promise<void> {
		fireEvent.click(screen.getByRole("button", { name }));
		await settled();
	}
	const rows = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
	return { ...browser, press, rows, query: () => router.state.location.search };
}

describe("the list of subscribers", () => {
	it("says beforehand whether a file contains the confirmed alone or everybody", async () => {
		await open();
		const note = () => screen.getByRole("button", { name: "Export CSV" }).getAttribute("aria-describedby");
		const noteText = () => document.getElementById(note() ?? "")?.textContent;
		expect(noteText()).toBe("The file holds the one that was found: Confirmed.");
		fireEvent.click(screen.getByRole("checkbox", { name: "All states" }));
		expect(noteText()).toBe("The file holds the 2 that were found: All states.");
	});

	it("takes its days from its address, and writes chosen days there", async () => {
		const { rows, settled, query } = await open("/admin/subscribers?from=2026-01-16&to=nonsense");
		expect(screen.getByText("No subscribers found")).toBeDefined();
		fireEvent.change(screen.getByLabelText("Since"), { target: { value: "2026-01-15" } });
		await settled();
		expect(rows()).toHaveLength(2);
		expect(query()).toBe("?from=2026-01-15");
	});

	it("asks one person who is added by hand, and says why another is refused", async () => {
		const { press, rows, settled, toast } = await open();
		await press("Add one by hand");
		const dialog = within(screen.getByRole("dialog", { name: "Add a subscriber" }));
		const type = (value: string) => fireEvent.change(dialog.getByLabelText(/Address/), { target: { value } });
		const ask = async () => {
			fireEvent.click(dialog.getByRole("button", { name: "Ask them" }));
			await settled();
		};
		type("ada");
		await ask();
		expect(dialog.getByText("Please enter a valid email address.")).toBeDefined();
		type("ada@example.com");
		await ask();
		expect(toast()).toContain("This address is on the list already.");
		expect(dialog.getByLabelText<HTMLInputElement>(/Address/).value).toBe("ada@example.com");
		type("chloe@example.com");
		await ask();
		expect(toast()).toContain("The question has been sent");
		expect(rows()).toContain("chloe@example.com");
	});

	it("sends the confirmation again to a person who has not confirmed, a limited number of times", async () => {
		const { press, toast, database } = await open();
		expect(screen.queryByRole("button", { name: /Send ada@example.com/ })).toBeNull();
		await press("Send ben@example.com the confirmation again");
		expect(toast()).toContain("Leave it to them.");
		await database.db.updateTable("outgoing_mails").set({ created_at: "2026-01-14T08:00:00.000Z" }).execute();
		await press("Send ben@example.com the confirmation again");
		expect(toast()).toContain("on its way again");
	});
});
