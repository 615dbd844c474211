import "#platform/testing/dom.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { addReaders } from "#server/testing/readers.ts";
import { refusingPath } from "./subscriber-choice.ts";
import SubscribersScreen from "./subscribers.admin.tsx";

const at = "2026-01-12T08:00:00.000Z";
const paused = { refusals: 3, refusal_status: "550 5.1.1", refused_at: at };

type Values = Partial<typeof paused> & {
	state?: "unsubscribed";
	unsubscribed_at?: string;
	complained_at?: string;
};

/** Opens the screen with readers, of whom the first has their row as it stands here. */
async function open(values: Values, { address = "/admin/subscribers", readers = 1 } = {}) {
	const browser = await openBrowser();
	await addReaders(browser.database, readers);
	const rows = browser.database.db.updateTable("subscribers").set(values);
	await rows.where("email", "=", "reader-0@example.com").execute();
	render(<SubscribersScreen />, {
		wrapper: ({ children }) => (
			<MemoryRouter initialEntries={[address]}>
				<browser.wrapper>{children}</browser.wrapper>
			</MemoryRouter>
		),
	});
	await browser.settled();
	const row = () => screen.getByRole("heading", { level: 3 }).closest("li")?.textContent;
	return { ...browser, row };
}

const resume = { name: "Send letters to reader-0@example.com again" };

describe("a subscriber whose letters come back", () => {
	it("is shown as paused with the reason, and resumed on request", async () => {
		const { row, settled, toast, database } = await open(paused);
		expect(row()).toContain("3 letters in a row were refused. This address does not exist (550 5.1.1).");
		expect(row()).toContain("no letter is sent here");
		fireEvent.click(screen.getByRole("button", resume));
		await settled();
		expect(toast()).toContain("Letters will be sent there again");
		expect(row()).not.toContain("refused");
		const stored = database.db.selectFrom("subscribers").select(["refused_at", "refusals"]);
		expect(await stored.executeTakeFirst()).toEqual({ refused_at: null, refusals: 0 });
	});

	it("stays paused when the server cannot be reached, and says so", async () => {
		const { row, settled, toast, network } = await open(paused);
		network.cut();
		fireEvent.click(screen.getByRole("button", resume));
		await settled();
		expect(toast()).toContain("The pause could not be ended");
		expect(row()).toContain("no letter is sent here");
	});

	it("is in the list that the dashboard links to, until letters are resumed", async () => {
		const { settled } = await open(paused, { address: refusingPath, readers: 2 });
		const shown = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
		expect(shown()).toEqual(["reader-0@example.com"]);
		expect(screen.getByRole("combobox", { name: "State" }).textContent).toBe("Paused after refused letters");
		fireEvent.click(screen.getByRole("button", resume));
		await settled();
		expect(shown()).toEqual([]);
	});

	it("is shown after the first refusal, without a button", async () => {
		const { row } = await open({ refusals: 1, refusal_status: "5.2.2" });
		expect(row()).toContain("1 letter was refused. This mailbox is full (5.2.2).");
		expect(screen.queryByRole("button", resume)).toBeNull();
	});

	it("who complained is shown to have left by a complaint", async () => {
		const left = { state: "unsubscribed", unsubscribed_at: at } as const;
		expect((await open({ ...left, complained_at: at })).row()).toContain("Reported a letter as unwanted");
	});

	it("who left otherwise after an old complaint is shown to have left", async () => {
		const { row } = await open({
			state: "unsubscribed",
			unsubscribed_at: at,
			complained_at: "2026-01-02T08:00:00.000Z",
		});
		expect(row()).toContain("Unsubscribed");
		expect(row()).not.toContain("Reported");
	});
});
