import "#platform/testing/dom.ts";
import { DOMSerializer, DOMParser as DocumentReader } from "prosemirror-model";
import { describe, expect, it } from "vitest";
import { articleSchema } from "../document/schema.ts";
import { createStoredText } from "../document/stored-text.ts";

const src = `/media/${"a".repeat(64)}-1600.webp`;

/** A text as it stands in the page while it is written. */
function shown(markdown: string): HTMLElement {
	const place = document.createElement("div");
	const doc = createStoredText().open(markdown);
	place.append(DOMSerializer.fromSchema(articleSchema).serializeFragment(doc.content));
	return place;
}

/** What is read from HTML of the clipboard. */
function read(html: string) {
	const place = document.createElement("div");
	place.innerHTML = html;
	return DocumentReader.fromSchema(articleSchema).parse(place);
}

describe("a picture while a text is written", () => {
	it("has its caption below it, as on the page", () => {
		const place = shown(`![A boat](${src} "Off Tamarin <b>")`);
		expect(place.querySelector("figure > img")?.getAttribute("alt")).toBe("A boat");
		expect(place.querySelector("figcaption")?.textContent).toBe("Off Tamarin <b>");
		expect(shown(`![A boat](${src})`).querySelector("figure")).toBeNull();
	});

	it("keeps its caption when it is copied to another place", () => {
		const markdown = `![A boat](${src} "Off Tamarin")`;
		const copied = read(shown(markdown).innerHTML);
		expect(copied.childCount).toBe(1);
		expect(createStoredText().write(copied)).toBe(markdown);
	});

	it("loses no word of another program's figure", () => {
		const doc = read(`<figure><img src="${src}" alt="A boat"><figcaption>Their words</figcaption></figure>`);
		expect(doc.textContent).toBe("Their words");
		expect(doc.firstChild?.attrs).toMatchObject({ alt: "A boat", caption: "" });
	});
});
