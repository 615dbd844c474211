import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { LeaveGuard } from "./alert-dialog.tsx";

afterEach(cleanup);

const words = { title: "Leave?", text: "What you typed is lost.", stay: "Stay", leave: "Leave" };

/** Opens a screen with work that may be unsaved, and links away from it and within it. */
function open(unsaved: { now: boolean }) {
	const left: string[] = [];
	const screenOf = (
		<>
			<LeaveGuard {...words} isUnsaved={() => unsaved.now} onLeave={() => left.push("left")} />
			<Link to="/elsewhere">Away</Link>
			<Link to="/form?tab=fr#title">Within</Link>
		</>
	);
	const router = createMemoryRouter(
		[
			{ path: "/form", element: screenOf },
			{ path: "*", element: <p>Elsewhere</p> },
		],
		{ initialEntries: ["/form"] },
	);
	render(<RouterProvider router={router} />);
	const click = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
	return { left, click, address: () => router.state.location.pathname + router.state.location.search };
}

/** Returns whether the browser would ask before the tab is closed. */
function asksOnClosing(): boolean {
	const closing = new window.Event("beforeunload", { cancelable: true });
	window.dispatchEvent(closing);
	return closing.defaultPrevented;
}

describe("a page with unsaved work", () => {
	it("asks before it is left, and stays on that answer", async () => {
		const { click, address, left } = open({ now: true });
		await click("Away");
		expect(screen.getByRole("alertdialog", { name: words.title, description: words.text })).toBeDefined();
		await click("Stay");
		expect([address(), left]).toEqual(["/form", []]);
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("calls its callback and follows the link on the other answer", async () => {
		const { click, address, left } = open({ now: true });
		await click("Away");
		await click("Leave");
		expect([address(), left]).toEqual(["/elsewhere", ["left"]]);
	});

	it("asks again the next time", async () => {
		const { click } = open({ now: true });
		await click("Away");
		await click("Stay");
		await click("Away");
		expect(screen.getByRole("alertdialog")).toBeDefined();
	});

	it("does not ask about another tab of the same page", async () => {
		const { click, address } = open({ now: true });
		await click("Within");
		expect(address()).toBe("/form?tab=fr");
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	it("is asked at the moment of leaving, not before", async () => {
		const unsaved = { now: false };
		const { click, address } = open(unsaved);
		expect(asksOnClosing()).toBe(false);
		unsaved.now = true;
		expect(asksOnClosing()).toBe(true);
		unsaved.now = false;
		await click("Away");
		expect(address()).toBe("/elsewhere");
		unsaved.now = true;
		expect(asksOnClosing()).toBe(false);
	});
});
