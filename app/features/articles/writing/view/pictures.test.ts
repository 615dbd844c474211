import "#platform/testing/dom.ts";
import { splitBlock } from "prosemirror-commands";
import { DOMSerializer, DOMParser as DocumentReader } from "prosemirror-model";
import { TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import { articleSchema } from "../document/schema.ts";
import { createStoredText } from "../document/stored-text.ts";
import { awaitPictures, settlePicture } from "./coming-pictures.ts";
import { insertBlock } from "./commands.ts";
import { describePicture, type PicturePlace, placeWithoutWords, selectPicture } from "./pictures.ts";

const src = `/media/${"a".repeat(64)}-1600.webp`;

/** Returns a text as it stands in the page while it is written. */
function shown(markdown: string): HTMLElement {
	const place = document.createElement("div");
	const doc = createStoredText().open(markdown);
	place.append(DOMSerializer.fromSchema(articleSchema).serializeFragment(doc.content));
	return place;
}

/** Reads HTML of the clipboard. */
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

	it("looks as on the page, also after it was copied from either", () => {
		const markdown = `![](${src}#decorative,width=small "Off Tamarin")`;
		const image = shown(markdown).querySelector("img");
		expect([image?.getAttribute("src"), image?.getAttribute("role"), image?.dataset.width]).toEqual([
			...[src, "presentation", "small"],
		]);
		expect(createStoredText().write(read(shown(markdown).innerHTML))).toBe(markdown);
		const ofPage = read(`<p><img src="${src}" alt="" role="presentation" data-width="medium"></p>`);
		expect(createStoredText().write(ofPage)).toBe(`![](${src}#decorative,width=medium)`);
		const hostile = read(`<img src="${src}" alt="A" role="button" data-width="9000">`);
		expect(createStoredText().write(hostile)).toBe(`![A](${src})`);
	});

	it("keeps every word of another program's figure", () => {
		const doc = read(`<figure><img src="${src}" alt="A boat"><figcaption>Their words</figcaption></figure>`);
		expect(doc.textContent).toBe("Their words");
		expect(doc.firstChild?.attrs).toMatchObject({ alt: "A boat", caption: "" });
	});
});

describe("text that is typed after a picture was inserted", () => {
	const picture = () => articleSchema.node("picture", { src, alt: "A boat" });

	it("follows one from the library", () => {
		const { run, type, now } = openTyping("Before.");
		run(splitBlock);
		run(insertBlock(picture()));
		type("After it.");
		expect(now()).toBe(`Before.\n\n![A boat](${src})\n\nAfter it.`);
	});

	it.each([
		["on an empty line", "Before."],
		["between two lines", "Before.\n\nBehind."],
	])("follows one that was pasted %s, once it is described", (_where, markdown) => {
		const { view, run, type, now } = openTyping(markdown);
		view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, "Before.".length + 1)));
		run(splitBlock);
		const key = {};
		view.dispatch(awaitPictures(view.state.tr, [{ key, at: view.state.selection.to }]));
		settlePicture(key, articleSchema.node("picture", { src }))(view.state, view.dispatch);
		const place = placeWithoutWords(view.state, src);
		if (place === undefined) throw new Error("The picture is not there.");
		for (const said of [{ alt: "A boat" }, { alt: "", isDecorative: true }])
			run(describePicture(place, { ...place, ...said }));
		run(describePicture(place, { ...place, alt: "A boat" }));
		type("After it.");
		const rest = markdown.slice("Before.".length);
		expect(now()).toBe(`Before.\n\n![A boat](${src})\n\nAfter it.${rest}`);
	});

	it("follows one that is selected, whatever it is", () => {
		const { view, run, now } = openTyping(`Before.\n\n![A boat](${src})`);
		run(selectPicture({ at: "Before.".length + 2, src } as PicturePlace));
		const insertion = () => view.state.tr.insertText('"');
		view.someProp("handleTextInput", (handle) => handle(view, 9, 10, "A", insertion));
		expect(now()).toBe(`Before.\n\n![A boat](${src})\n\nA`);
	});
});
