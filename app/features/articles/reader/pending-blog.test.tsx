import "#platform/testing/dom.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PendingBlog, useListLoading } from "./pending-blog.tsx";

const delayMs = 150;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	vi.stubGlobal("scrollTo", () => undefined);
	window.scrollTo = () => undefined;
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Opens a site whose pages come when the test says so. */
function open(address: string) {
	let arrive: (() => void) | undefined;
	const page = (text: string) => ({
		element: <p>{text}</p>,
		loader: () =>
			new Promise((resolve) => {
				arrive = () => resolve(null);
			}),
	});
	function List() {
		return <p aria-busy={useListLoading()}>The list</p>;
	}
	const frame = (
		<PendingBlog loading="Loading">
			<Outlet />
		</PendingBlog>
	);
	const router = createMemoryRouter(
		[
			{
				element: frame,
				children: [
					{ path: "/", element: <p>Home</p> },
					{ path: "/network", ...page("Network") },
					{ path: "/blog", ...page(""), element: <List /> },
					{ path: "/fr/blog", ...page("La liste") },
					{ path: "/blog/:slug", ...page("An article") },
				],
			},
		],
		{ initialEntries: [address], hydrationData: { loaderData: {} } },
	);
	render(<RouterProvider router={router} />);
	const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
	return {
		go: async (to: string) => {
			act(() => void router.navigate(to));
			// What draws the skeletons is loaded meanwhile.
			await act(() => vi.dynamicImportSettled());
		},
		pass,
		arrive: async () => {
			arrive?.();
			await pass(0);
		},
	};
}

const waiting = () => screen.queryByRole("status")?.textContent;
const cards = () => document.querySelectorAll("[data-skeleton]").length;

describe("a visitor who navigates to the blog", () => {
	it.each(["/blog", "/fr/blog"])("sees the skeleton of the list at %s, after a moment", async (address) => {
		const { go, pass, arrive } = open("/");
		await go(address);
		await pass(delayMs - 1);
		expect([screen.queryByText("Home") !== null, cards()]).toEqual([true, 0]);
		await pass(1);
		expect([waiting(), cards()]).toEqual(["Loading", 6]);
		expect(screen.getByRole("main").getAttribute("aria-busy")).toBe("true");
		await arrive();
		expect(cards()).toBe(0);
		expect(screen.queryByText("Home")).toBeNull();
	});

	it("sees the skeleton of an article, and no card", async () => {
		const { go, pass, arrive } = open("/");
		await go("/blog/moon");
		await pass(delayMs);
		expect([waiting(), cards()]).toEqual(["Loading", 0]);
		await arrive();
		expect(screen.getByText("An article")).toBeDefined();
	});

	it("sees no skeleton of a page that loads at once", async () => {
		const { go, pass, arrive } = open("/");
		await go("/blog");
		await pass(delayMs - 1);
		await arrive();
		expect(screen.getByText("The list")).toBeDefined();
		await pass(delayMs);
		expect(waiting()).toBeUndefined();
	});
});

describe("a visitor who navigates elsewhere", () => {
	it("sees the present page until the next one is loaded", async () => {
		const { go, pass, arrive } = open("/");
		await go("/network");
		await pass(delayMs * 10);
		expect([screen.queryByText("Home") !== null, waiting()]).toEqual([true, undefined]);
		await arrive();
		expect(screen.getByText("Network")).toBeDefined();
	});
});

describe("another filter of the blog", () => {
	it("keeps the list, which says that it is loading", async () => {
		const { go, pass, arrive } = open("/");
		await go("/blog");
		await arrive();
		const list = () => screen.getByText("The list").getAttribute("aria-busy");
		expect(list()).toBe("false");
		await go("/blog?search=moon");
		await pass(delayMs);
		expect([list(), waiting()]).toEqual(["true", undefined]);
		await arrive();
		expect(list()).toBe("false");
	});
});
