import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { beginSession, forgetSession } from "#app/api-client/session-storage.ts";
import { adminPaths, menuOf } from "#app/site/admin-screens.ts";
import { roles } from "#app/site/roles.ts";
import { openBrowser } from "#server/testing/browser.tsx";
import { administer } from "#server/testing/content-area.tsx";
import ContentArea, { MenuLinks, PhoneBar } from "./content-area.layout.tsx";

afterEach(cleanup);

function Screen() {
	return (
		<>
			<h1 tabIndex={-1}>{useLocation().pathname}</h1>
			<p>The screen</p>
		</>
	);
}

/** A screen whose title is another heading before its data has come. */
function SlowScreen() {
	const [isReady, setReady] = useState(false);
	if (isReady)
		return (
			<>
				<h1 hidden>Printed</h1>
				<h1 tabIndex={-1}>Ready</h1>
			</>
		);
	return (
		<div>
			<h1 tabIndex={-1}>Loading</h1>
			<p onClickCapture={() => setReady(true)}>Answer</p>
		</div>
	);
}

/** Opens an address of the content area, whose screen says where it is. */
async function open(address: string) {
	const browser = await openBrowser();
	const router = createMemoryRouter(
		[
			{ path: "/admin", element: <p>Sign in</p> },
			{
				path: "/admin/*",
				element: <ContentArea />,
				children: [
					{ path: "slow", element: <SlowScreen /> },
					{ path: "*", element: <Screen /> },
				],
			},
		],
		{ initialEntries: [address] },
	);
	const show = async () => {
		render(<RouterProvider router={router} />, { wrapper: browser.wrapper });
		await browser.settled();
	};
	return { ...browser, router, show };
}

describe("the frame of the content area", () => {
	it("shows a screen with a session, and a link past the menu", async () => {
		const { show } = await open("/admin/dashboard");
		await show();
		expect(within(screen.getByRole("main")).getByText("The screen")).toBeDefined();
		const skip = screen.getByRole("link", { name: "Skip to the content" });
		expect(skip.getAttribute("href")).toBe(`#${screen.getByRole("main").id}`);
	});

	it("focuses the heading of a screen that is chosen in the menu, not of the first one", async () => {
		const { show, settled } = await open("/admin/dashboard");
		await show();
		expect(document.activeElement).toBe(document.body);
		const [link] = screen.getAllByRole("link", { name: "Events" });
		act(() => link?.focus());
		act(() => void fireEvent.click(link as HTMLElement));
		await settled();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "/admin/events" }));
	});

	it("moves the focus on to the heading that replaces the first one once the data has come", async () => {
		const { show, pass, router } = await open("/admin/dashboard");
		await show();
		await act(() => router.navigate("/admin/slow"));
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Loading" }));
		act(() => void fireEvent.click(screen.getByText("Answer")));
		await pass(100);
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ready" }));
	});

	it("focuses the heading of the first screen after a sign-in", async () => {
		const { show, settled, router } = await open("/admin");
		await show();
		await act(() => router.navigate("/admin/dashboard"));
		await settled();
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "/admin/dashboard" }));
	});

	it("redirects to the sign-in without a session, and back afterwards", async () => {
		const { show, router } = await open("/admin/articles?search=moon");
		forgetSession();
		await show();
		expect(screen.getByText("Sign in")).toBeDefined();
		expect(router.state.location.state).toEqual({ from: "/admin/articles?search=moon", ended: false });
		expect(router.state.historyAction).toBe("REPLACE");
	});

	it("says that the session ended in the middle of work", async () => {
		const { show, router } = await open("/admin/edit-article/a");
		await show();
		act(() => forgetSession());
		expect(router.state.location.state).toEqual({ from: "/admin/edit-article/a", ended: true });
		act(() => beginSession("another"));
	});
});

describe("the menu", () => {
	const at = async (address: string, onLeave: () => void = () => undefined) => {
		const { router } = administer(<MenuLinks onLeave={onLeave} />);
		await act(() => router.navigate(address));
		return router;
	};
	const current = () =>
		screen
			.getAllByRole("link")
			.flatMap((link) => (link.getAttribute("aria-current") ? [link.textContent] : []));

	it("links to every screen", async () => {
		await at("/admin/dashboard");
		const links = within(screen.getByRole("navigation")).getAllByRole("link");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(
			menuOf(roles.owner).map((name) => adminPaths[name]),
		);
	});

	it.each([
		["/admin/dashboard", "Dashboard"],
		["/admin/articles", "All Articles"],
		["/Admin/Articles?search=x", "All Articles"],
		["/admin/edit-article/abc", "All Articles"],
		["/admin/add-article", "Add Article"],
		["/admin/send-letter/abc", "Letters"],
		["/admin/texts/review", "Texts"],
	])("marks, at %s, “%s” alone", async (address, name) => {
		await at(address);
		expect(current()).toEqual([name]);
	});

	it("leads to the sign-in to sign out, which the screen there may be asked about first", async () => {
		const left: string[] = [];
		const router = await at("/admin/articles", () => left.push("left"));
		await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Sign Out" })));
		expect(router.state.location).toMatchObject({ pathname: "/admin", state: { signOut: true } });
		expect(left).toEqual(["left"]);
	});

	it("opens the website in a new tab, and says so", async () => {
		await at("/admin/dashboard");
		const site = screen.getByRole("link", { name: "View the website (opens in a new tab)" });
		expect([site.getAttribute("href"), site.getAttribute("target")]).toEqual(["/", "_blank"]);
	});

	it("is there on a phone behind a button, and closes by a choice, by its button and by Escape", async () => {
		administer(<PhoneBar />);
		const toggle = () => screen.getByRole("button", { name: "Open the menu", hidden: true });
		const openMenu = () => act(() => void fireEvent.click(toggle()));
		openMenu();
		expect(screen.getByRole("dialog", { name: "Ensemble CMS" })).toBeDefined();
		await act(async () => void fireEvent.click(screen.getByRole("link", { name: "Images" })));
		expect(screen.queryByRole("dialog")).toBeNull();
		openMenu();
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Close the menu" })));
		expect(screen.queryByRole("dialog")).toBeNull();
		openMenu();
		act(() => void fireEvent.keyDown(document.activeElement ?? document, { key: "Escape" }));
		expect(screen.queryByRole("dialog")).toBeNull();
	});
});
