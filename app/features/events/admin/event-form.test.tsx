import "#platform/testing/dom.ts";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { isSignedIn } from "#app/api-client/session-storage.ts";
import { blankDraft } from "#app/content/draft.ts";
import { eventFields, type SocialEvent } from "#app/features/events/event.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { type EventDraft, eventInputOf } from "./event-draft.ts";
import EventsScreen from "./events.admin.tsx";
import { takeEventForm } from "./stored-event.ts";

const path = "/api/events";
const dinner: EventDraft = {
	...blankDraft(eventFields),
	title: "Dinner",
	date: "January 15",
	time: "6:30 pm",
};

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the events' screen in a tab of its own. */
async function openScreen(browser: Browser, resumed = false) {
	const router = createMemoryRouter(
		[
			{
				path: "/admin/events",
				element: (
					<>
						<EventsScreen />
						<Link to="/admin">Elsewhere</Link>
					</>
				),
			},
			{ path: "*", element: <p>Another screen</p> },
		],
		{ initialEntries: [{ pathname: "/admin/events", state: { resumed } }] },
	);
	const { container, unmount } = render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
	await browser.settled();
	const tab = within(container);
	const title = () => tab.queryByLabelText<HTMLInputElement>(/^Event Title/);
	return {
		tab,
		router,
		unmount,
		title,
		type: (value: string) => {
			const field = tab.getByLabelText(/^Event Title/);
			act(() => void fireEvent.input(field, { target: { value } }));
		},
		/** Presses a button of the screen, or of the question over it. */
		press: async (name: string) => {
			const button = tab.queryByRole("button", { name }) ?? screen.getByRole("button", { name });
			act(() => void fireEvent.click(button));
			await browser.pass(1);
		},
		leave: async () => {
			act(() => void fireEvent.click(tab.getByText("Elsewhere")));
			await browser.settled();
		},
	};
}

function createEvent({ stores }: Browser, title = "Dinner"): Promise<SocialEvent> {
	return stores.events.create(eventInputOf({ ...dinner, title }));
}

describe("the form of an event", () => {
	it("saves what is typed with the version it was made from, and closes", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		const { press, type, title, tab } = await openScreen(browser);
		await press("Edit Dinner");
		type("Brunch by the sea");
		await press("Update Event");
		expect(browser.network.sent("PUT", path)).toMatchObject([{ body: { version: 1 }, status: 200 }]);
		expect(title()).toBeNull();
		expect(tab.getByRole("heading", { name: "Brunch by the sea" })).toBeDefined();
		expect(browser.toast()).toContain("Event updated successfully!");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Brunch by the sea", version: 2 });
	});

	it("is sent once while a saving is in flight", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, type } = await openScreen(browser);
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
		const { press, type, title, tab } = await openScreen(browser);
		await press("Edit Dinner");
		type("Changed");
		fail(browser);
		await press("Update Event");
		expect(tab.getByRole("alert").textContent).toContain("Everything you typed is still here.");
		expect(title()?.value).toBe("Changed");
		browser.network.mend();
		browser.network.repair();
		await press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Changed" });
	});

	it("tells of a newer version, and replaces it at the second try alone", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		const [one, other] = [await openScreen(browser), await openScreen(browser)];
		for (const { press } of [one, other]) await press("Edit Dinner");
		one.type("Of one tab");
		await one.press("Update Event");
		other.type("Of the other");
		await other.press("Update Event");
		expect(other.tab.getByRole("alert").textContent).toContain("changed elsewhere");
		expect(other.title()?.value).toBe("Of the other");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Of one tab" });
		await other.press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Of the other", version: 3 });
	});

	it("closed while its saving is in flight leaves alone the form that was opened since", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		await createEvent(browser, "Brunch");
		const { press, type, title } = await openScreen(browser);
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
		const { press, type, title, leave, router } = await openScreen(browser);
		await press("Edit Dinner");
		type("Unsaved");
		await leave();
		await press("Stay");
		expect(title()?.value).toBe("Unsaved");
		await leave();
		await press("Leave");
		expect(router.state.location.pathname).toBe("/admin");
		expect(takeEventForm()).toBeUndefined();
	});
});

describe("a session that ends under the form of an event", () => {
	it("leaves what was typed for the next one, once, with its version", async () => {
		const browser = await openBrowser();
		const { id } = await createEvent(browser);
		const before = await openScreen(browser);
		await before.press("Edit Dinner");
		before.type("Interrupted");
		await browser.endSession();
		await before.press("Update Event");
		expect(isSignedIn()).toBe(false);
		before.unmount();
		await browser.signInAgain();
		const after = await openScreen(browser, true);
		expect(after.title()?.value).toBe("Interrupted");
		await after.press("Update Event");
		expect(await browser.stores.events.get(id)).toMatchObject({ title: "Interrupted", version: 2 });
		after.unmount();
		expect((await openScreen(browser, true)).title()).toBeNull();
	});

	it("does not bring back a form that another visit of the screen did not ask for", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const before = await openScreen(browser);
		await before.press("Edit Dinner");
		before.type("Interrupted");
		await browser.endSession();
		await before.press("Update Event");
		before.unmount();
		await browser.signInAgain();
		expect((await openScreen(browser, false)).title()).toBeNull();
	});

	it("leaves nothing of a form in which nothing was typed", async () => {
		const browser = await openBrowser();
		await createEvent(browser);
		const { press, unmount } = await openScreen(browser);
		await press("Edit Dinner");
		await browser.endSession();
		await press("Update Event");
		unmount();
		expect(takeEventForm()).toBeUndefined();
	});
});
