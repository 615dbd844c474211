import "#platform/testing/dom.ts";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Language } from "#app/site/site-config.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { openScreen } from "#server/testing/content-area.tsx";
import { addReaders, readerAddress, readerToken } from "#server/testing/readers.ts";
import SubscribersScreen from "./subscribers.admin.tsx";

const path = "/api/admin/subscribers";

/** Opens the screen with readers, half of whom read French. */
async function open(readers = 3, { language = "en" as Language, address = "/admin/subscribers" } = {}) {
	const browser = await openBrowser(language);
	await addReaders(browser.database, readers);
	const change = (index: number, set: Record<string, string | null>) =>
		browser.database.db.updateTable("subscribers").set(set).where("id", "=", `reader-${index}`).execute();
	const show = async () => {
		const opened = await openScreen(browser, <SubscribersScreen />, address);
		const press = async (name: string | RegExp) => {
			await opened.press(name);
			await browser.pass(1);
		};
		return { ...opened, press };
	};
	/** Chooses one of a list's options, as the keyboard does. */
	async function choose(label: string, option: string) {
		act(() => void fireEvent.keyDown(screen.getByLabelText(label), { key: "Enter" }));
		const chosen = screen.getByRole("option", { name: option });
		act(() => chosen.focus());
		act(() => void fireEvent.keyDown(chosen, { key: "Enter" }));
		await browser.settled();
		await browser.pass(1);
	}
	return { ...browser, change, show, choose };
}

const rows = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const row = (index: number) =>
	screen
		.getAllByRole("heading", { level: 3 })
		.find(({ textContent }) => textContent === readerAddress(index))
		?.closest("li") as HTMLElement;
const heading = () => screen.getByRole("heading", { level: 2 }).textContent;

describe("the list of subscribers", () => {
	it("says that it is empty, and offers no file", async () => {
		const { tab } = await (await open(0)).show();
		expect(tab.getByText("No subscribers yet")).toBeDefined();
		expect(tab.getByText("There is nobody to export.")).toBeDefined();
		expect(tab.getByRole<HTMLButtonElement>("button", { name: "Export CSV" }).disabled).toBe(true);
	});

	it("counts everybody, and in each state", async () => {
		const { show, change } = await open(4);
		await change(0, { state: "unsubscribed", unsubscribed_at: "2026-01-10T08:00:00.000Z" });
		await change(1, { state: "pending", confirmed_at: null });
		const { tab } = await show();
		expect(heading()).toBe("4 subscribers");
		expect(tab.getByText("2 confirmed, 1 not yet, 1 unsubscribed")).toBeDefined();
	});

	it.each([
		["en", /^Subscribed 1 January 2026/, "Confirmed"],
		["fr", /1(er)? janvier 2026$/, "Confirmé"],
	] as const)("says of each who, in which state and since when, in %s", async (language, since, state) => {
		const { show } = await open(1, { language });
		await show();
		expect(within(row(0)).getAllByText(since)).not.toHaveLength(0);
		expect(within(row(0)).getByText(state)).toBeDefined();
		expect(within(row(0)).getByText("English")).toBeDefined();
	});

	it("says why somebody left, until when another pauses, and to which address a third moves", async () => {
		const { show, change, stores } = await open(3);
		await change(0, {
			state: "unsubscribed",
			unsubscribed_at: "2026-01-10T08:00:00.000Z",
			leaving_reason: "no-need",
		});
		await change(1, { rests_until: "2026-04-15T08:00:00.000Z" });
		await stores.readerLinks.open("reader-2", "moved@example.com", "new");
		const { tab } = await show();
		expect(within(row(0)).getByText("Unsubscribed 10 January 2026")).toBeDefined();
		expect(within(row(0)).getByText("No longer needed")).toBeDefined();
		expect(within(row(1)).getByText("Paused until 15 April 2026")).toBeDefined();
		expect(within(row(2)).getByText("has still to confirm the new address moved@example.com")).toBeDefined();
		expect(tab.getByText("Why they left, where they said so: No longer needed (1)")).toBeDefined();
	});

	it("is narrowed down by state and language, in its address too, and shown whole again", async () => {
		const { show, change, choose } = await open(4);
		await change(0, { state: "unsubscribed", unsubscribed_at: "2026-01-10T08:00:00.000Z" });
		const { router, press } = await show();
		await choose("State", "Confirmed");
		expect(heading()).toBe("3 of 4 subscribers");
		await choose("Language", "English");
		expect(rows()).toEqual([readerAddress(2)]);
		expect(router.state.location.search).toBe("?state=confirmed&language=en");
		await choose("State", "Unsubscribed");
		await choose("Language", "Français");
		expect(rows()).toEqual([]);
		await press("Clear the search");
		expect(rows()).toHaveLength(4);
		expect(router.state.location.search).toBe("");
	});

	it("searches for a part of an address, which is not put into the screen's own address", async () => {
		const { show, pass } = await open(3);
		const { type, router } = await show();
		type("Search subscribers", "READER-2");
		await pass(1_000);
		await pass(1);
		expect(rows()).toEqual([readerAddress(2)]);
		expect(router.state.location.search).toBe("");
		expect(router.state.location.hash).toBe("");
	});

	it("is read page by page, and the focus goes to what came", async () => {
		const { show } = await open(60);
		const { press, tab } = await show();
		const first = rows().length;
		expect(first).toBeLessThan(60);
		await press("Load more");
		expect(rows().length).toBeGreaterThan(first);
		expect(new Set(rows()).size).toBe(rows().length);
		expect(tab.getByText(`${rows().length} of 60 shown`)).toBeDefined();
		expect(document.activeElement?.tagName).toBe("LI");
	});

	it("says that it could not be fetched, and is fetched when asked again", async () => {
		const { show, network, toast } = await open(1);
		network.breakDown("GET", path, 503);
		const { press, tab } = await show();
		expect(tab.getByText("Your subscribers are safe. Try again in a moment.")).toBeDefined();
		expect(toast()).toContain("Failed to fetch subscribers");
		network.repair();
		await press("Try again");
		expect(rows()).toEqual([readerAddress(0)]);
	});
});

describe("erasing a subscriber", () => {
	it("asks first, says what stays, and then shows only the day", async () => {
		const { show, network, toast, pass } = await open(2);
		const { press, type, tab } = await show();
		await press("Erase reader-0@example.com");
		const question = screen.getByRole("alertdialog", { name: "Erase this subscriber?" });
		expect(question.textContent).toContain(readerAddress(0));
		const caught = network.holdRequest("DELETE", path);
		await press("Erase");
		(await caught).release();
		await pass(1);
		expect(toast()).toContain("Subscriber erased");
		expect(rows()).toEqual([readerAddress(1)]);
		type("Search subscribers", readerAddress(0));
		await pass(1_000);
		await pass(1);
		expect(tab.getByText("The person at this address was erased on 15 January 2026.")).toBeDefined();
	});

	it("erases nobody if it is cancelled or fails", async () => {
		const { show, network, toast } = await open(1);
		const { press } = await show();
		await press("Erase reader-0@example.com");
		await press("Cancel");
		expect(network.sent("DELETE", path)).toEqual([]);
		network.cut();
		await press("Erase reader-0@example.com");
		await press("Erase");
		expect(toast()).toContain("Failed to erase the subscriber");
		expect(rows()).toEqual([readerAddress(0)]);
	});
});

describe("the file of subscribers", () => {
	/** Collects the files that the browser is given to save. */
	function savedFiles() {
		const files: Blob[] = [];
		vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
			files.push(file as Blob);
			return "blob:file";
		});
		return files;
	}

	it("contains the matches that are confirmed, and shows its name", async () => {
		const files = savedFiles();
		const { show, change, choose, toast } = await open(4);
		await change(0, { state: "unsubscribed", unsubscribed_at: "2026-01-10T08:00:00.000Z" });
		const { press, tab } = await show();
		await choose("Language", "English");
		expect(tab.getByText("The file holds the one that was found: Confirmed, English.")).toBeDefined();
		await press("Export CSV");
		expect(toast()).toContain("subscribers-2026-01-15.csv");
		const text = (await files[0]?.text()) ?? "";
		expect(text).toContain(readerAddress(2));
		for (const other of [0, 1, 3]) expect(text).not.toContain(readerAddress(other));
	});

	it("contains each reader's link to unsubscribe, which another service must offer too", async () => {
		const files = savedFiles();
		const { press } = await (await open(2)).show();
		await press("Export CSV");
		const lines = ((await files[0]?.text()) ?? "").split("\r\n");
		for (const index of [0, 1]) {
			const own = lines.find((line) => line.includes(readerAddress(index)));
			expect(own).toContain(`/newsletter/unsubscribe?token=${readerToken(index)}`);
		}
	});

	it("says that it could not be made", async () => {
		const files = savedFiles();
		const { show, network, toast } = await open(1);
		const { press } = await show();
		network.breakDown("GET", `${path}.csv`, 500);
		await press("Export CSV");
		expect(toast()).toContain("Failed to export subscribers");
		expect(files).toEqual([]);
	});
});
