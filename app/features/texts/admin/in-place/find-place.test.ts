import "#platform/testing/dom.ts";
import { describe, expect, it } from "vitest";
import { findPlace } from "./find-place.ts";

const parts = { facts: { fee: "Rs8000", weeks: "2 to 4", phone: "" }, marks: ["{{count}}"] };

function find(html: string, ...texts: string[]) {
	const page = new DOMParser().parseFromString(`<main>${html}</main>`, "text/html");
	const element = page.querySelector("main")?.firstElementChild as HTMLElement;
	return { element, found: findPlace(element, texts, parts) };
}

describe("the place of a text", () => {
	it("is the element that shows it whole, facts filled in, cut into words or not", () => {
		for (const html of [
			"<h1>Pay Rs8000 once</h1>",
			"<h1>Pay Rs8000 <em>once</em></h1>",
			"<h1><span>Pay</span> <span>Rs8000</span>\n <span><em>once</em></span></h1>",
		]) {
			const { element, found } = find(html, "Pay {{fee}} *once*");
			expect(found?.own).toBe(element);
			expect(found?.shownMark("{{fee}}")).toBe("Rs8000");
		}
	});

	it("knows what the page filled in, and what it is called where the text has none yet", () => {
		const { found } = find("<p>7 people (in 2 to 4 weeks)</p>", "{{count}} people (in {{weeks}} weeks)");
		expect(found?.shownMark("{{count}}")).toBe("7");
		const other = find("<p>People</p>", "People").found;
		expect(other?.shownMark("{{count}}")).toBe("count");
		expect(other?.shownMark("{{toString}}")).toBeUndefined();
	});

	it("shows a fact that is blank by its name", () => {
		const { found } = find("<p>Call us: </p>", "Call us: {{phone}}");
		expect(found?.shownMark("{{phone}}")).toBe("phone");
	});

	it("is one run of words beside a drawing, or beside what the page counts", () => {
		for (const html of ["<a href='/'>Apply<svg></svg></a>", "<p>Apply<!-- --> 234</p>"]) {
			const { found } = find(html, "Apply");
			expect(found?.own).toBeUndefined();
			expect(found?.nodes.map(({ textContent }) => textContent)).toEqual(["Apply"]);
		}
	});

	it("is made within what a press would set off", () => {
		const { element, found } = find("<a href='/'>Apply</a>", "Apply");
		expect(found?.own).toBeUndefined();
		expect(found?.nodes).toEqual([...element.childNodes]);
	});

	it("is found by what the page shows still, while something else is typed", () => {
		expect(find("<p>Apply</p>", "Apply now, {{nothing", "Apply").found).toBeDefined();
	});

	it.each([
		["in a button, where no caret stands", "<button>Apply</button>", "Apply"],
		["where the page says something else", "<p>Join us</p>", "Apply"],
		["where it is cut around a drawing", "<p>Pay <em>once</em><svg></svg></p>", "Pay *once*"],
		["where it is blank", "<p></p>", ""],
	])("is not there %s", (_, html, text) => {
		expect(find(html, text).found).toBeUndefined();
	});

	it("takes no sign of a text for a rule of its own", () => {
		expect(find("<p>What? (a.b*) [c] \\d+ $</p>", "What? (a.b) [c] \\d+ $").found).toBeUndefined();
		expect(find("<p>What? (a.b) [c] \\d+ $</p>", "What? (a.b) [c] \\d+ $").found).toBeDefined();
	});
});
