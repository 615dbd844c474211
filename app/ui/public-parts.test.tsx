import "#platform/testing/dom.ts";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ButtonLink, buttonClass, OutboundButton } from "./button.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { Reveal } from "./reveal.tsx";
import { SectionTitle } from "./section-title.tsx";
import { useHydrated } from "./use-hydrated.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** Shows a part at an address of the site. */
function show(part: ReactNode) {
	const router = createMemoryRouter([{ path: "*", element: part }], { initialEntries: ["/"] });
	return { ...render(<RouterProvider router={router} />), router };
}

describe("a button to another site", () => {
	it("opens another site in a new tab without an opener, and says so", () => {
		show(
			<OutboundButton look="primary" href="https://forms.example/apply" newTab="opens in a new tab">
				Apply
			</OutboundButton>,
		);
		const link = screen.getByRole("link", { name: "Apply (opens in a new tab)" });
		expect(link.getAttribute("href")).toBe("https://forms.example/apply");
		expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
	});

	it("links to a page of this site in this tab", async () => {
		const { router } = show(
			<ButtonLink look="quiet" to="/network">
				The network
			</ButtonLink>,
		);
		const link = screen.getByRole("link", { name: "The network" });
		expect(link.getAttribute("target")).toBeNull();
		await act(async () => link.click());
		expect(router.state.location.pathname).toBe("/network");
	});

	it.each(["primary", "quiet", "onDark"] as const)("is tall enough for a thumb (%s)", (look) => {
		expect(buttonClass(look)).toContain("min-h-12");
	});
});

describe("a page that is not there", () => {
	it("says so in its heading, and links on", () => {
		show(<NothingHere title="Not here" text="It may have moved." back="All the articles" to="/blog" />);
		expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Not here");
		expect(screen.getByRole("main").id).toBe("content");
		expect(screen.getByRole("link", { name: "All the articles" }).getAttribute("href")).toBe("/blog");
	});
});

describe("the title of a section", () => {
	it("names the section by its id, with its phrase in italics", () => {
		show(
			<section aria-labelledby="why">
				<SectionTitle id="why" label="Why" title="A *small* table" />
			</section>,
		);
		const region = screen.getByRole("region", { name: "A small table" });
		expect(region.querySelector("em")?.textContent).toBe("small");
		expect(region.querySelector("p")?.textContent).toBe("Why");
	});
});

describe("an element that fades in when it is scrolled into view", () => {
	type Seen = { intersectionRatio: number; boundingClientRect: { top: number } };
	let tell: ((entries: Seen[]) => void) | undefined;
	let isWatching = false;

	beforeEach(() => {
		tell = undefined;
		isWatching = false;
		class Observer {
			constructor(callback: (entries: Seen[]) => void) {
				tell = callback;
			}
			observe() {
				isWatching = true;
			}
			disconnect() {
				isWatching = false;
			}
		}
		vi.stubGlobal("IntersectionObserver", Observer);
		vi.stubGlobal("matchMedia", () => ({ matches: false }));
	});

	const see = (share: number, top: number) =>
		act(() => tell?.([{ intersectionRatio: share, boundingClientRect: { top } }]));
	const part = () => (
		<Reveal share={0.5} delay={90}>
			Words
		</Reveal>
	);
	const state = () => screen.getByText("Words").dataset.reveal;
	const below = 100_000;

	it("is simply there without scripts", () => {
		expect(renderToStaticMarkup(part())).toContain('data-reveal="still"');
	});

	it("hides below the window, and shows for good once enough of it is in view", () => {
		show(part());
		expect([state(), isWatching]).toEqual(["still", true]);
		see(0, below);
		expect(state()).toBe("waiting");
		see(0.4, 100);
		expect(state()).toBe("waiting");
		see(0.5, 100);
		expect([state(), isWatching]).toEqual(["shown", false]);
	});

	it("does not hide what the visitor already sees", () => {
		show(part());
		see(0.1, 100);
		expect([state(), isWatching]).toEqual(["still", false]);
	});

	it("does not move with reduced motion", () => {
		vi.stubGlobal("matchMedia", () => ({ matches: true }));
		show(part());
		expect([state(), isWatching]).toEqual(["still", false]);
	});

	it("is no longer followed once it is gone", () => {
		const { unmount } = show(part());
		unmount();
		expect(isWatching).toBe(false);
	});

	it.each(["div", "li", "figure"] as const)("is a %s where one belongs, and waits its turn", (tag) => {
		const html = renderToStaticMarkup(
			<Reveal as={tag} delay={180}>
				Words
			</Reveal>,
		);
		expect(html).toMatch(new RegExp(`^<${tag} `));
		expect(html).toContain("--reveal-delay:180ms");
	});
});

describe("a page that has come to life", () => {
	function Alive() {
		return useHydrated() ? "alive" : "still";
	}

	it("knows it in the browser, and not on the server", () => {
		expect(renderToStaticMarkup(<Alive />)).toBe("still");
		show(<Alive />);
		expect(screen.getByText("alive")).toBeDefined();
	});
});
