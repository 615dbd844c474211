import "#platform/testing/dom.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openBrowser } from "#server/testing/browser.tsx";
import { answerConflict, conflictingFields, findConflict } from "#server/testing/conflict.ts";
import { type Browser, createEvent, openEventScreen } from "#server/testing/event-screen.tsx";

/** A pause after which what is typed is on the server. */
const pauseMs = 1_500;
const offer = /Unsaved text from/;
const copyOf = async ({ stores }: Browser, key: string) => (await stores.eventCopies.find(key))?.draft;

describe("what is typed of an event", () => {
	it("lies on the server a pause later, says so, and goes when the event is saved", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser, { calendarDate: "2026-03-14", startTime: "18:30" });
		const { press, type, tab } = await openEventScreen(browser);
		await press("Edit Dinner");
		await browser.pass(60_000);
		expect(await copyOf(browser, id)).toBeUndefined();
		type("Supper by the sea");
		await browser.pass(pauseMs);
		expect(await copyOf(browser, id)).toMatchObject({
			title: "Supper by the sea",
			calendarDate: "2026-03-14",
		});
		expect(tab.getByText(/^Kept safe at .*, not on the website yet$/)).toBeDefined();
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Dinner", version: 1 });
		await press("Update Event");
		await browser.pass(pauseMs);
		expect(await copyOf(browser, id)).toBeUndefined();
		await press("Edit Supper by the sea");
		expect(tab.queryByText(offer)).toBeNull();
	});

	it("is found on another device after the lid was closed, French and all, and can be saved", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser, { ticketPrice: 1000 });
		const left = await openEventScreen(browser);
		await left.press("Edit Dinner");
		await left.press("Cancel");
		const event = await browser.stores.events.get(id);
		const draft = { ...event, title: "Typed elsewhere", fr: { ...event, title: "Écrit ailleurs" } };
		await browser.stores.eventCopies.save(id, { draft, version: 1 });
		left.unmount();
		const { press, title, tab } = await openEventScreen(browser);
		await press("Edit Dinner");
		expect(title()?.value).toBe("Dinner");
		expect(tab.getByText(offer).textContent).toContain("Typed elsewhere");
		await press("Restore");
		expect(title()?.value).toBe("Typed elsewhere");
		expect(tab.getByLabelText<HTMLInputElement>("Event Title (French)").value).toBe("Écrit ailleurs");
		expect(tab.queryByText(offer)).toBeNull();
		await browser.pass(pauseMs);
		expect(await copyOf(browser, id)).toMatchObject({ fr: { title: "Écrit ailleurs" } });
	});

	it("of a new event is listed until it is continued and saved, or discarded", async () => {
		const browser = await openBrowser();
		const first = await openEventScreen(browser);
		await first.press("Add New Event");
		first.type("Only begun");
		await browser.pass(pauseMs);
		first.unmount();
		localStorage.clear();
		await browser.signInHere();
		const { press, title, tab } = await openEventScreen(browser);
		await press("Add New Event");
		expect(title()?.value).toBe("");
		expect(tab.getByText(/^Unfinished event: Only begun, typed on another device/)).toBeDefined();
		act(() => void fireEvent.click(tab.getByRole("link", { name: "Continue: Only begun" })));
		await browser.settled();
		expect(title()?.value).toBe("Only begun");
		expect(tab.queryByText(/^Unfinished event/)).toBeNull();
		await press("Cancel");
		await press("Discard: Only begun");
		expect(await browser.stores.eventCopies.listUnfinished()).toHaveLength(1);
		await press("Discard");
		expect(tab.queryByText(/^Unfinished event/)).toBeNull();
		expect(await browser.stores.eventCopies.listUnfinished()).toEqual([]);
	});

	it("survives that the form is closed by mistake", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, type, title } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Nearly lost");
		await press("Cancel");
		await press("Edit Dinner");
		await press("Restore");
		expect(title()?.value).toBe("Nearly lost");
	});
});

describe("two tabs with one event", () => {
	async function bothChanged() {
		const browser = await openBrowser();
		const { id } = await createEvent(browser, { calendarDate: "2026-03-14", ageFrom: 30, state: "few" });
		const [one, other] = [await openEventScreen(browser), await openEventScreen(browser)];
		for (const { press } of [one, other]) await press("Edit Dinner");
		one.type("Of one tab");
		await one.press("Update Event");
		other.type("Of the other");
		await other.press("Update Event");
		return { browser, id, other };
	}

	it("ask about the field that both changed alone; nothing is overwritten unseen", async () => {
		const { browser, id, other } = await bothChanged();
		expect(conflictingFields()).toEqual(["Event Title (English)"]);
		expect(browser.toast()).not.toContain("Failed");
		expect(screen.getByRole("region", { name: /^Yours/ }).textContent).toContain("Of the other");
		expect(screen.getByRole("region", { name: /^Saved elsewhere/ }).textContent).toContain("Of one tab");
		await other.press("Cancel");
		expect(other.title()?.value).toBe("Of the other");
		await other.press("Update Event");
		expect(findConflict()).not.toBeNull();
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Of one tab", version: 2 });
	});

	it("keep both changes without a question where they changed different fields", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser, { calendarDate: "2026-03-14" });
		const [one, other] = [await openEventScreen(browser), await openEventScreen(browser)];
		for (const { press } of [one, other]) await press("Edit Dinner");
		one.type("Of one tab");
		await one.press("Update Event");
		const location = other.tab.getByLabelText(/^Location/);
		act(() => void fireEvent.input(location, { target: { value: "Flic en Flac" } }));
		await other.press("Update Event");
		expect(findConflict()).toBeNull();
		const both = { title: "Of one tab", location: "Flic en Flac", version: 3 };
		expect(await browser.stores.events.get(id)).toMatchObject(both);
	});

	it("keep mine: the other version is put aside", async () => {
		const { browser, id, other } = await bothChanged();
		await answerConflict(browser, "mine");
		const kept = { title: "Of the other", ageFrom: 30, state: "few", calendarDate: "2026-03-14", version: 3 };
		expect(await browser.stores.events.get(id)).toMatchObject(kept);
		expect([findConflict(), other.title(), await copyOf(browser, id)]).toEqual([null, null, undefined]);
		await other.press("Edit Of the other");
		await other.press("Restore");
		expect(other.title()?.value).toBe("Of one tab");
	});

	it("take theirs: mine is put aside and can be restored over it", async () => {
		const { browser, id, other } = await bothChanged();
		await answerConflict(browser, "theirs");
		expect(other.title()?.value).toBe("Of one tab");
		await other.press("Restore");
		expect(other.title()?.value).toBe("Of the other");
		await other.press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Of the other", version: 3 });
	});
});
