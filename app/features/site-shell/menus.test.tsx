import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { menuLinks, type NamedLink, sectionLinks } from "#app/metadata/page-names.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { visit } from "#server/testing/visitor.tsx";
import { EventsMenu } from "./events-menu.tsx";
import { PhoneMenu, ScriptFreeMenu } from "./phone-menu.tsx";

afterEach(cleanup);

const englishMenu = menuLinks(defaultTexts, "en");

describe("the Events menu", () => {
	const open = () =>
		visit(
			"/blog",
			<>
				<EventsMenu link={englishMenu[2] as NamedLink} />
				<button type="button">Elsewhere</button>
			</>,
		);
	const button = () => screen.getByRole("button", { name: "Events" });
	const isOpen = () => button().getAttribute("aria-expanded") === "true";
	const menu = () => button().parentElement as HTMLElement;
	const enter = (pointerType: string) => act(() => void fireEvent.pointerEnter(menu(), { pointerType }));
	const click = () => act(() => void fireEvent.click(button()));
	/** Presses a key. @returns whether the browser does with it what it does of itself. */
	const press = (name: string, from: HTMLElement = button()) => {
		let isFree = true;
		act(() => {
			isFree = fireEvent.keyDown(from, { key: name });
		});
		return isFree;
	};
	const link = () => screen.getByRole("link", { name: "Singles Socials" });

	it("opens by a click and closes by the next", () => {
		open();
		expect(isOpen()).toBe(false);
		click();
		expect(isOpen()).toBe(true);
		click();
		expect(isOpen()).toBe(false);
	});

	it("shows the panel that its button says it opens, and nothing before", () => {
		open();
		const panel = () => document.getElementById(button().getAttribute("aria-controls") ?? "");
		expect(panel()?.className).toMatch(/ hidden$/);
		click();
		expect(panel()?.className).toMatch(/ block$/);
		expect(within(panel() as HTMLElement).getByRole("link")).toBe(link());
	});

	it("follows a mouse, and stays open when what it opened is clicked", () => {
		open();
		enter("mouse");
		expect(isOpen()).toBe(true);
		click();
		expect(isOpen()).toBe(true);
		act(() => void fireEvent.pointerLeave(menu(), { pointerType: "mouse" }));
		expect(isOpen()).toBe(false);
	});

	it("does not take a finger that passes for one that taps", () => {
		open();
		enter("touch");
		expect(isOpen()).toBe(false);
		click();
		act(() => void fireEvent.pointerLeave(menu(), { pointerType: "touch" }));
		expect(isOpen()).toBe(true);
	});

	it("focuses its first page by the arrow down, without scrolling, and its button by the arrow up", async () => {
		open();
		expect(press("ArrowDown")).toBe(false);
		expect(isOpen()).toBe(true);
		await waitFor(() => expect(document.activeElement).toBe(link()));
		expect(press("ArrowUp", link())).toBe(false);
		expect(document.activeElement).toBe(button());
	});

	it("closes on Escape from within, and gives the focus back to its button", () => {
		open();
		click();
		link().focus();
		press("Escape", link());
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(button());
	});

	it("closes on Escape wherever the focus is", () => {
		open();
		click();
		press("Escape", document.body);
		expect(isOpen()).toBe(false);
	});

	it("closes on a press elsewhere, and not on one within", () => {
		open();
		click();
		act(() => void fireEvent.pointerDown(link()));
		expect(isOpen()).toBe(true);
		act(() => void fireEvent.pointerDown(screen.getByText("Elsewhere")));
		expect(isOpen()).toBe(false);
	});

	it("closes when the focus leaves it, and not on the way to its link", () => {
		open();
		click();
		act(() => {
			button().focus();
			link().focus();
		});
		expect(isOpen()).toBe(true);
		act(() => screen.getByText("Elsewhere").focus());
		expect(isOpen()).toBe(false);
	});

	it("closes when its page is chosen", async () => {
		const { here } = open();
		click();
		await act(async () => void fireEvent.click(link()));
		expect(here()).toBe("/events/singlessocials");
		expect(isOpen()).toBe(false);
	});
});

describe("the menu of small screens", () => {
	function Menu() {
		const [open, setOpen] = useState(false);
		return (
			<PhoneMenu
				menu={menuLinks(defaultTexts, "fr")}
				sections={sectionLinks(defaultTexts, "fr")}
				open={open}
				onOpenChange={setOpen}
			/>
		);
	}
	const button = () => screen.getByRole("button", { name: "Ouvrir le menu" });
	const open = () => {
		const visitor = visit("/fr/blog", <Menu />);
		act(() => void fireEvent.click(button()));
		return visitor;
	};
	const sheet = () => document.querySelector("dialog") as HTMLDialogElement;

	it("is a window that its button announces, and says when it is open", () => {
		visit("/fr/blog", <Menu />);
		expect(button().getAttribute("aria-haspopup")).toBe("dialog");
		expect([button().getAttribute("aria-expanded"), sheet().open]).toEqual(["false", false]);
		act(() => void fireEvent.click(button()));
		expect([button().getAttribute("aria-expanded"), sheet().open]).toEqual(["true", true]);
		expect(sheet().getAttribute("aria-label")).toBe("Navigation principale");
	});

	it("links to the pages and to the form in the language of the page", () => {
		open();
		const menu = within(sheet());
		const pages = within(menu.getByRole("navigation")).getAllByRole("link");
		expect(pages.map((link) => link.getAttribute("href"))).toEqual([
			"/fr/how-it-works",
			"/fr/blog",
			"/fr/events/singlessocials",
			"/fr#price",
			"/fr#questions",
		]);
		expect(menu.getByRole("link", { name: defaultFacts.phone }).getAttribute("href")).toBe(
			"tel:+23050000000",
		);
		expect(menu.getByRole("link", { name: /^Déposer ma candidature/ })).toBeDefined();
	});

	it("closes by its own button, and by the page that was chosen", async () => {
		const { here } = open();
		act(() => void fireEvent.click(within(sheet()).getByRole("button", { name: "Fermer le menu" })));
		expect([button().getAttribute("aria-expanded"), sheet().open]).toEqual(["false", false]);
		act(() => void fireEvent.click(button()));
		await act(async () => void fireEvent.click(within(sheet()).getByRole("link", { name: "Le parcours" })));
		expect([here(), sheet().open]).toEqual(["/fr/how-it-works", false]);
	});

	it("knows that it is closed when the browser closes it by itself, as Escape does", () => {
		open();
		act(() => sheet().close());
		expect(button().getAttribute("aria-expanded")).toBe("false");
		act(() => void fireEvent.click(button()));
		expect(sheet().open).toBe(true);
	});

	it("is there without scripts too, with the same pages", () => {
		visit("/fr/blog", <ScriptFreeMenu links={menuLinks(defaultTexts, "fr")} />);
		const pages = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
		expect(pages).toEqual(
			expect.arrayContaining(["/fr/how-it-works", "/fr/blog", "/fr/events/singlessocials"]),
		);
	});
});
