import "#platform/testing/dom.ts";
import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-flag.ts";
import { blankDraft } from "#app/content/draft.ts";
import { eventFields } from "#app/features/events/event.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { type Browser, createEvent, openEventScreen } from "#server/testing/event-screen.tsx";
import { takeOpenForm } from "./event-draft.ts";

const path = "/api/events";

describe("the form of an event", () => {
	it("saves what is typed with the version it was made from, and closes", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		const { press, type, title, tab } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Brunch by the sea");
		await press("Update Event");
		expect(browser.network.sent("PUT", path)).toMatchObject([{ body: { version: 1 }, status: 200 }]);
		expect(title()).toBeNull();
		expect(tab.getByRole("heading", { name: "Brunch by the sea" })).toBeDefined();
		expect(browser.toast()).toContain("Event updated successfully!The website shows it now.");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Brunch by the sea", version: 2 });
	});

	it.each([
		["2026-02-01", true, "Le site l’affiche maintenant."],
		["2026-01-01", true, "Sa date est passée"],
		["2026-02-01", false, "C’est un brouillon"],
	])("says how visitors see what is saved: on %s, published: %s", async (calendarDate, published, words) => {
		const browser = await openBrowser("fr");
		const fr = { ...blankDraft(eventFields).fr, title: "Dîner" };
		await createEvent(browser, { calendarDate, startTime: "19:00", published, fr });
		const { press } = await openEventScreen(browser);
		await press("Modifier Dîner");
		await press("Mettre à jour l’événement");
		expect(browser.toast()).toContain(words);
	});

	it("publishes nothing by Enter in a field", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, type, title } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Brunch by the sea");
		const { form } = title() ?? {};
		expect(form?.querySelector("[type=submit]")).toBeNull();
		if (form) fireEvent.submit(form);
		await browser.settled();
		expect(browser.network.sent("PUT", path)).toHaveLength(0);
		expect(title()?.value).toBe("Brunch by the sea");
	});

	it("asks about a figure that is not the fact’s, but for what the table has a field for", async () => {
		const browser = await openBrowser();
		const description = "A seat at our tables is Rs 1,500.";
		const { id } = await createEvent(browser, {
			description,
			fr: { ...blankDraft(eventFields).fr, description: "Notre cotisation est de Rs 9 500." },
		});
		const { press, tab } = await openEventScreen(browser);
		await press("Edit Dinner");
		await browser.pass(600);
		const messages = tab.getAllByText(/^(Event Title|Location|Description).*:/);
		expect(messages.map(({ textContent }) => textContent)).toEqual([
			expect.stringMatching(/^Description \(French\): “Rs 9 500” contradicts/),
		]);
		await press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ description, version: 2 });
	});

	it("is sent once while a saving is in flight", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, type } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Changed");
		const caught = browser.network.holdRequest("PUT", path);
		await press("Update Event");
		await press("Saving…");
		(await caught).release();
		await browser.settled();
		expect(browser.network.sent("PUT", path)).toHaveLength(1);
	});

	it.each([
		["a failing server", (browser: Browser) => browser.network.breakDown("PUT", path, 503)],
		["no network", (browser: Browser) => browser.network.cut()],
	])("keeps every word with %s, says so, and saves at the next try", async (_case, fail) => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		const { press, type, title, tab } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Changed");
		fail(browser);
		await press("Update Event");
		expect(tab.getByRole("alert").textContent).toContain("Everything you typed is still here");
		expect(title()?.value).toBe("Changed");
		browser.network.mend();
		browser.network.repair();
		await press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Changed" });
	});

	it("closed while its saving is in flight leaves alone the form that was opened since", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		await createEvent(browser, { title: "Brunch" });
		const { press, type, title } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Changed");
		const caught = browser.network.holdAnswer("PUT", path);
		await press("Update Event");
		const answer = await caught;
		await press("Cancel");
		await press("Edit Brunch");
		type("Being written");
		answer.release();
		await browser.pass(1);
		expect(title()?.value).toBe("Being written");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Changed" });
	});

	it("asks before it is left with unsaved words", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, type, title, leave, router } = await openEventScreen(browser);
		await press("Edit Dinner");
		type("Unsaved");
		await leave();
		await press("Stay");
		expect(title()?.value).toBe("Unsaved");
		await leave();
		await press("Leave");
		expect(router.state.location.pathname).toBe("/admin");
		expect(takeOpenForm()).toBeUndefined();
	});
});

describe("a session that ends under the form of an event", () => {
	it("leaves what was typed for the next one, once, with its version", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		const before = await openEventScreen(browser);
		await before.press("Edit Dinner");
		before.type("Interrupted");
		await browser.endSession();
		await before.press("Update Event");
		expect(isSignedIn()).toBe(false);
		before.unmount();
		await browser.signInHere();
		const after = await openEventScreen(browser, true);
		expect(after.title()?.value).toBe("Interrupted");
		await after.press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Interrupted", version: 2 });
		after.unmount();
		expect((await openEventScreen(browser, true)).title()).toBeNull();
	});

	it("does not bring back a form that another visit of the screen did not ask for", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const before = await openEventScreen(browser);
		await before.press("Edit Dinner");
		before.type("Interrupted");
		await browser.endSession();
		await before.press("Update Event");
		before.unmount();
		await browser.signInHere();
		expect((await openEventScreen(browser, false)).title()).toBeNull();
	});

	it("leaves nothing of a form in which nothing was typed", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, unmount } = await openEventScreen(browser);
		await press("Edit Dinner");
		await browser.endSession();
		await press("Update Event");
		unmount();
		expect(takeOpenForm()).toBeUndefined();
	});
});
