import "#platform/testing/dom.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { menuLinks } from "#app/metadata/page-names.server.ts";
import { defaultFacts } from "#app/site/facts.ts";
import { visit } from "#server/testing/visitor.tsx";
import { Header } from "./header.tsx";

afterEach(cleanup);

const english = menuLinks(defaultTexts, "en");
const french = menuLinks(defaultTexts, "fr");

const hrefs = (place: HTMLElement) =>
	within(place)
		.getAllByRole("link")
		.map((link) => link.getAttribute("href"));

function scrollTo(y: number): void {
	Object.defineProperty(window, "scrollY", { value: y, configurable: true });
	onTestFinished(() => void Reflect.deleteProperty(window, "scrollY"));
	act(() => void window.dispatchEvent(new window.Event("scroll")));
}

describe("the navigation", () => {
	it("links to the pages and to the form in the language of the page", () => {
		visit("/blog", <Header menu={english} sections={[]} />);
		const bar = screen.getByRole("navigation", { name: "Main" });
		const plain = ["/how-it-works", "/blog", "/events/singlessocials"];
		expect(hrefs(bar)).toEqual(expect.arrayContaining([...plain, defaultFacts.apply.en]));
		cleanup();
		visit("/fr/blog", <Header menu={french} sections={[]} />);
		const frenchBar = screen.getByRole("navigation", { name: "Navigation principale" });
		const paths = plain.map((path) => `/fr${path}`);
		expect(hrefs(frenchBar)).toEqual(expect.arrayContaining([...paths, defaultFacts.apply.fr]));
	});

	it("has the name of the business, which links home", () => {
		visit("/fr/blog", <Header menu={french} sections={[]} />, { name: "Duo" });
		const home = screen.getByRole("link", { name: "Duo, accueil" });
		expect([home.textContent, home.getAttribute("href")]).toEqual(["Duo", "/fr"]);
	});

	it("announces that the form opens in a new tab, without an opener", () => {
		visit("/", <Header menu={english} sections={[]} />);
		const form = screen.getByRole("link", { name: "Apply Now (opens in a new tab)" });
		expect([form.getAttribute("target"), form.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
	});

	it("links to the other language of the same page, and keeps the search", () => {
		visit("/fr/blog?q=lune&page=2", <Header menu={french} sections={[]} />);
		const [, other] = screen.getAllByRole("link", { name: /^(EN|FR) / });
		const english = screen.getByRole("link", { name: "EN English" });
		expect(english.getAttribute("href")).toBe("/blog?q=lune&page=2&language=en");
		expect([english.lang, english.getAttribute("aria-current")]).toEqual(["en", null]);
		expect(other?.getAttribute("aria-current")).toBe("true");
	});
});

describe("the bar at the top of the window", () => {
	const bar = () => screen.getByRole("banner");
	const isWhite = () => / bg-white/.test(bar().className) && !/bg-transparent/.test(bar().className);
	const isHidden = () => bar().className.includes("-translate-y-full");
	afterEach(() => scrollTo(0));

	it.each([
		["/", false],
		["/fr", false],
		["/fr/", false],
		["/blog", true],
	])("is white from the start on %s: %s", (address, white) => {
		visit(address, <Header menu={english} sections={[]} />);
		expect(isWhite()).toBe(white);
	});

	it("turns white over the home page once that is scrolled", () => {
		visit("/", <Header menu={english} sections={[]} />);
		scrollTo(50);
		expect(isWhite()).toBe(false);
		scrollTo(51);
		expect(isWhite()).toBe(true);
	});

	it("makes room while somebody reads on, and comes back on the way up", () => {
		visit("/", <Header menu={english} sections={[]} />);
		scrollTo(100);
		expect(isHidden()).toBe(false);
		scrollTo(101);
		expect(isHidden()).toBe(true);
		scrollTo(100);
		expect(isHidden()).toBe(false);
	});

	it("stays while the menu over it is open", () => {
		visit("/", <Header menu={english} sections={[]} />);
		act(() => void fireEvent.click(screen.getByRole("button", { name: "Menu" })));
		scrollTo(900);
		expect([isHidden(), isWhite()]).toEqual([false, true]);
	});
});
