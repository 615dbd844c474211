import "#platform/testing/dom.ts";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import ImportSubscribersScreen from "./import-subscribers.admin.tsx";

const list = "email,note\nada@example.com,x\nben@example.com,y\nnobody,z\nada@example.com,again\n";

async function open() {
	const browser = await openBrowser();
	render(<ImportSubscribersScreen />, {
		wrapper: ({ children }) => (
			<MemoryRouter>
				<browser.wrapper>{children}</browser.wrapper>
			</MemoryRouter>
		),
	});
	await browser.settled();
	async function choose(text: string): Promise<void> {
		const input = document.querySelector<HTMLInputElement>('input[type="file"]');
		if (input === null) throw new Error("There is no place for a file");
		fireEvent.change(input, { target: { files: [new File([text], "readers.csv")] } });
		await browser.settled();
	}
	async function press(name: string): Promise<void> {
		fireEvent.click(screen.getByRole("button", { name }));
		await browser.settled();
	}
	const stored = () =>
		browser.database.db.selectFrom("subscribers").select(["email", "state"]).orderBy("email").execute();
	return { ...browser, choose, press, stored };
}

describe("importing subscribers", () => {
	it("previews who would be added and each line that would not, and stores nothing yet", async () => {
		const { choose, stored } = await open();
		await choose(list);
		expect(screen.getByText("4 lines were read. New: 2 in English, 0 in French.")).toBeDefined();
		expect(screen.getByLabelText("Addresses are in").textContent).toBe("1: email");
		const lines = screen.getByText("2 lines are left out: see which").closest("details");
		expect(
			within(lines as HTMLElement)
				.getAllByRole("listitem", { hidden: true })
				.map((row) => row.textContent),
		).toEqual([
			"Line 4nobodynot a valid email address",
			"Line 5ada@example.comalready appears earlier in the file",
		]);
		expect(await stored()).toEqual([]);
	});

	it("imports nobody before the owner says how they agreed", async () => {
		const { choose, press, stored } = await open();
		await choose(list);
		await press("Import 2 people");
		expect(screen.getByText("Choose one of the two.")).toBeDefined();
		fireEvent.click(screen.getByRole("radio", { name: /They have agreed already/ }));
		await press("Import 2 people");
		expect(screen.getByText("Say in a sentence where and how they agreed.")).toBeDefined();
		expect(screen.getByText("Choose the day on which they agreed, at the latest today.")).toBeDefined();
		expect(await stored()).toEqual([]);
	});

	it("imports with a statement, and shows the result", async () => {
		const { choose, press, stored, database } = await open();
		await choose(list);
		fireEvent.click(screen.getByRole("radio", { name: /They have agreed already/ }));
		fireEvent.change(screen.getByLabelText(/Where and how they agreed/), {
			target: { value: "They signed the list at our table." },
		});
		fireEvent.change(screen.getByLabelText(/On which day/), { target: { value: "2026-01-10" } });
		await press("Import 2 people");
		const title = screen.getByRole("heading", { name: "The file is imported" });
		expect(document.activeElement).toBe(title);
		expect(await stored()).toEqual([
			{ email: "ada@example.com", state: "confirmed" },
			{ email: "ben@example.com", state: "confirmed" },
		]);
		expect(await database.db.selectFrom("consents").select("file_name").execute()).toEqual([
			{ file_name: "readers.csv" },
		]);
	});

	it("asks each person first if that is chosen", async () => {
		const { choose, press, database } = await open();
		await choose(list);
		fireEvent.click(screen.getByRole("radio", { name: /Ask each of them first/ }));
		await press("Import 2 people");
		const mails = await database.db.selectFrom("outgoing_mails").select(["recipient", "unhurried"]).execute();
		expect(mails).toHaveLength(2);
		expect(mails.every(({ unhurried }) => unhurried === 1)).toBe(true);
	});

	it("says why a file cannot be read, and takes the next one", async () => {
		const { choose } = await open();
		await choose("name\nAda\n");
		expect(screen.getByRole("alert").textContent).toBe("No column of this file holds email addresses.");
		await choose(list);
		expect(screen.queryByRole("alert")).toBeNull();
		expect(screen.getByRole("button", { name: "Import 2 people" })).toBeDefined();
	});

	it("keeps what was typed while the connection is down", async () => {
		const { choose, press, network, toast } = await open();
		await choose(list);
		fireEvent.click(screen.getByRole("radio", { name: /They have agreed already/ }));
		const statement = screen.getByLabelText<HTMLTextAreaElement>(/Where and how they agreed/);
		fireEvent.change(statement, { target: { value: "They signed the list at our table." } });
		fireEvent.change(screen.getByLabelText(/On which day/), { target: { value: "2026-01-10" } });
		network.cut();
		await press("Import 2 people");
		expect(toast()).toContain("nothing of it was stored");
		expect(statement.value).toBe("They signed the list at our table.");
		network.mend();
		await press("Import 2 people");
		expect(screen.getByRole("heading", { name: "The file is imported" })).toBeDefined();
	});
});
