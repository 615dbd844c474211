import "#platform/testing/dom.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWritten, leaveWords, offsetAt, pointAt, readContent, writeContent } from "./stored-content.ts";

const values: Record<string, string> = { "{{fee}}": "Rs8000", "{{count}}": "7", "{hotkey}": "F8" };
const shownMark = (mark: string) => values[mark];

function placeOf(text: string): HTMLElement {
	const place = document.createElement("p");
	writeContent(place, text, shownMark);
	return place;
}

const seen = (place: Element) => (place.textContent ?? "").replaceAll("\u200B", "");

const pieces = [
	"{{fee}}",
	"{{count}}",
	"{hotkey}",
	"{{nobody}}",
	"{{",
	"}}",
	"*",
	" ",
	"mot",
	"é",
	"<b>",
	"&amp;",
];
const anyText = fc.oneof(
	fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join("")),
	fc.string({ unit: "grapheme" }).map((text) => text.replaceAll("\u200B", "")),
);

describe("a text in its place on the page", () => {
	it("reads as it is stored, whatever stands in it, and is written in one way only", () => {
		fc.assert(
			fc.property(anyText, (text) => {
				const place = placeOf(text);
				expect(readContent(place)).toBe(text);
				expect(isWritten(place, text, shownMark)).toBe(true);
			}),
		);
	});

	it("has every point of it where it is looked for", () => {
		fc.assert(
			fc.property(anyText, fc.nat(), (text, any) => {
				const place = placeOf(text);
				const point = pointAt(place, any % (text.length + 1));
				// Within a chip no caret stands: what is looked for there is found beside it.
				const at = offsetAt(place, point);
				expect(pointAt(place, at)).toEqual(point);
			}),
		);
	});

	it("shows facts as chips that nobody writes in, and the phrase in italics", () => {
		const place = placeOf("Pay {{fee}} *once, {{count}} of you*");
		expect(seen(place)).toBe("Pay Rs8000 once, 7 of you");
		expect(place.querySelector("em")?.textContent).toContain("once, 7 of you");
		const chips = [...place.querySelectorAll("[data-mark]")];
		expect(chips.map((chip) => chip.getAttribute("contenteditable"))).toEqual(["false", "false"]);
	});

	it.each([
		["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
		["{{nobody}} and {{", "{{nobody}} and {{"],
		["a *phrase without an end", "a *phrase without an end"],
	])("shows %j as signs", (text, shown) => {
		const place = placeOf(text);
		expect(seen(place)).toBe(shown);
		expect(place.children).toHaveLength(0);
	});

	it("takes nothing but words, chips and italics out of what a browser left there", () => {
		const place = placeOf("One {{fee}} *two*");
		place.append(document.createElement("br"));
		const bold = document.createElement("b");
		bold.append("three");
		place.append(bold, document.createElement("em"));
		expect(readContent(place)).toBe("One {{fee}} *two* three");
		expect(isWritten(place, readContent(place), shownMark)).toBe(false);
	});

	it("counts from one side of a chip to the other", () => {
		const place = placeOf("{{fee}}");
		const chip = place.querySelector("[data-mark]") as Element;
		expect(offsetAt(place, { node: place, offset: 0 })).toBe(0);
		expect(offsetAt(place, { node: chip.firstChild as Node, offset: 2 })).toBe(0);
		expect(offsetAt(place, { node: place, offset: place.childNodes.length })).toBe("{{fee}}".length);
	});

	it("leaves the words of its chips behind", () => {
		const place = placeOf("Pay {{fee}}");
		leaveWords(place);
		expect(seen(place)).toBe("Pay Rs8000");
		expect(place.children).toHaveLength(0);
	});
});
