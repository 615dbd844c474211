import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { blankDraft } from "#app/content/draft.ts";
import { type EventDraft, eventInputOf } from "#app/features/events/admin/event-draft.ts";
import EventsScreen from "#app/features/events/admin/events.admin.tsx";
import { eventFields, type SocialEvent } from "#app/features/events/event.ts";
import type { openBrowser } from "./browser.tsx";

const dinner: EventDraft = {
	...blankDraft(eventFields),
	title: "Dinner",
	date: "January 15",
	time: "6:30 pm",
};

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Opens the events' screen in a tab of its own. */
export async function openEventScreen(browser: Browser, resumed = false) {
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
	const title = () => tab.queryByLabelText<HTMLInputElement>(/^Event Title(?! \()/);
	return {
		tab,
		router,
		unmount,
		title,
		type: (value: string) => {
			const field = tab.getByLabelText(/^Event Title(?! \()/);
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

/** Saves a dinner on the server. */
export function createEvent({ stores }: Browser, change: Partial<EventDraft> = {}): Promise<SocialEvent> {
	return stores.events.create(eventInputOf({ ...dinner, ...change }));
}
