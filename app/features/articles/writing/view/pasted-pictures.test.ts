import "#platform/testing/dom.ts";
import { redo, undo } from "prosemirror-history";
import { describe, expect, it } from "vitest";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import { smallJpeg, smallPng, wordImage, wordRtf } from "#server/testing/clipboard/rtf.ts";
import { articleSchema } from "../document/schema.ts";
import { settlePicture } from "./coming-pictures.ts";

const addressOf = (letter: string) => `/media/${letter.repeat(64)}-1600.webp`;
const picture = (letter: string, alt = "") => `![${alt}](${addressOf(letter)})`;
const note = (words: string | number) => `**(Missing picture ${words})**`;
const dot = `data:image/png;base64,${btoa("dot")}`;

/** Opens a text, into which others are pasted as the browser does it. */
function open(markdown: string) {
	const text = openTyping(markdown, { plain: true });
	const { view, keys } = text;
	const paste = (html: string, rtf = "") => {
		const data: Record<string, string> = { "text/html": html, "text/plain": "words", "text/rtf": rtf };
		const clipboardData = { files: [], getData: (type: string) => data[type] ?? "" };
		view.dom.dispatchEvent(Object.assign(new window.Event("paste", { cancelable: true }), { clipboardData }));
	};
	/** Ends the `nth` upload. */
	const settle = (nth: number, letter?: string) => {
		const key = keys[nth] ?? {};
		const attrs = letter && { src: addressOf(letter), alt: key.note?.alt };
		settlePicture(key, attrs ? articleSchema.node("picture", attrs) : undefined)(view.state, view.dispatch);
	};
	const back = () => undo(view.state, view.dispatch);
	const again = () => redo(view.state, view.dispatch);
	const waiting = () => view.dom.querySelectorAll("progress").length;
	return { ...text, paste, settle, back, again, waiting };
}

describe("pictures of a pasted text", () => {
	it("have a note at their place until they are uploaded", () => {
		const { paste, settle, now, sources, leftOut, waiting } = open("");
		paste(
			`<p>One</p><img src="${dot}"><ul><li>Two<img src="https://a.example/x.png" alt="A boat"></li></ul>`,
		);
		expect(sources).toEqual([expect.any(File), "https://a.example/x.png"]);
		expect(now()).toBe(`One\n\n${note(1)}\n\n- Two\n\n  ${note("2: A boat")}`);
		expect(waiting()).toBe(2);
		settle(0, "a");
		settle(1, "b");
		expect(now()).toBe(`One\n\n${picture("a")}\n\n- Two\n\n  ${picture("b", "A boat")}`);
		expect([waiting(), leftOut]).toEqual([0, []]);
	});

	it("are read from the RTF that Word puts beside its text", async () => {
		const { paste, now, sources, leftOut } = open("");
		const rtf = wordRtf([{ jpeg: smallJpeg }, { png: smallPng }]);
		paste(`<html><body><p>One</p>${wordImage(1)}<p>Two</p>${wordImage(2, "A boat")}</body></html>`, rtf);
		const types = sources.map((source) => source instanceof File && source.type);
		expect([types, leftOut]).toEqual([["image/jpeg", "image/png"], []]);
		expect(now()).toBe(`One\n\n${note(1)}\n\nTwo\n\n${note("2: A boat")}`);
	});

	it("leave no empty lines beside them", () => {
		const { paste, settle, view } = open("");
		paste(`<p>One</p><p><span><img src="${dot}"></span></p><p>Two</p>`);
		settle(0, "a");
		expect(view.state.doc.children.map(({ type }) => type.name)).toEqual([
			"paragraph",
			"picture",
			"paragraph",
		]);
	});

	it("that cannot be loaded are counted, and their notes stay", () => {
		const { paste, settle, now, sources, leftOut, waiting } = open("");
		paste(`<p>Two<img src="file:///a.png">three</p><img src="${dot}" alt="A\n boat"><p>Four</p>`);
		expect([sources.length, leftOut, waiting()]).toEqual([1, [1], 1]);
		settle(0);
		expect(waiting()).toBe(0);
		expect(now()).toBe(`Two\n\n${note(1)}\n\nthree\n\n${note("2: A boat")}\n\nFour`);
	});

	it("of this site are inserted at once", () => {
		const { paste, now, sources, leftOut } = open("");
		paste(`<p>Two</p><img src="${location.origin}${addressOf("c")}" alt="A boat">`);
		expect(now()).toBe(`Two\n\n${picture("c", "A boat")}`);
		expect([sources, leftOut]).toEqual([[], []]);
	});

	it("are undone with their text, before they are uploaded and afterwards", () => {
		const { paste, settle, back, again, now, waiting } = open("Zero");
		paste(`<p>One</p><img src="${dot}"><img src="${dot}">`);
		settle(0, "a");
		back();
		expect([now(), waiting()]).toEqual(["Zero", 0]);
		settle(1, "b");
		expect(now()).toBe("Zero");
		again();
		expect(now()).toBe(`ZeroOne\n\n${picture("a")}\n\n${note(2)}`);
	});

	it("are undone separately from what is typed meanwhile", () => {
		const { paste, settle, type, press, back, now } = open("Zero");
		paste(`<p>One</p><img src="${dot}"><p>Two</p>`);
		press("Enter");
		type("Three");
		settle(0, "a");
		expect(now()).toBe(`ZeroOne\n\n${picture("a")}\n\nTwo\n\nThree`);
		for (let step = 0; step < 6 && now().includes("Th"); step += 1) back();
		expect(now()).toContain(picture("a"));
	});

	it("pasted twice are inserted where each was pasted", () => {
		const { paste, settle, press, now } = open("");
		paste(`<p>One</p><img src="${dot}"><p>Two</p>`);
		press("Enter");
		paste(`<p>One</p><img src="${dot}"><p>Two</p>`);
		settle(1, "b");
		settle(0, "a");
		expect(now()).toBe(`One\n\n${picture("a")}\n\nTwo\n\nOne\n\n${picture("b")}\n\nTwo`);
	});

	it("are not inserted into another pasted text once theirs is undone", () => {
		const { paste, settle, back, now } = open("");
		paste(`<p>One</p><img src="${dot}">`);
		back();
		paste(`<p>Two</p><img src="${dot}">`);
		settle(0, "a");
		expect(now()).toBe(`Two\n\n${note(2)}`);
		settle(1, "b");
		expect(now()).toBe(`Two\n\n${picture("b")}`);
	});

	it.each([1, "1: A boat"])("do not replace the note of an earlier paste: %s", (earlier) => {
		const { paste, settle, view, now } = open(`Zero\n\n${note(earlier)}\n\nOne`);
		paste(`<p>Two</p><img src="${dot}"><p>Three</p>`);
		expect(now()).toContain(note(2));
		const { doc, tr } = view.state;
		const at = doc.content.size - doc.child(4).nodeSize - doc.child(3).nodeSize;
		view.dispatch(tr.delete(at, at + doc.child(3).nodeSize));
		settle(0, "a");
		expect(now()).toBe(`Zero\n\n${note(earlier)}\n\nOneTwo\n\nThree`);
	});

	it("are dropped if their note was removed or changed", () => {
		const { paste, settle, view, now } = open("");
		paste(`<p>One</p><img src="${dot}"><p>Two</p><img src="${dot}">`);
		view.dispatch(view.state.tr.delete(5, 5 + view.state.doc.child(1).nodeSize));
		view.dispatch(view.state.tr.insertText("big ", 12));
		settle(0, "a");
		settle(1, "b");
		expect(now()).toBe("One\n\nTwo\n\n**(big Missing picture 2)**");
	});

	it("find their note again in a text that was changed under Source", () => {
		const { paste, settle, show, now, view } = open("");
		paste(`<p>One</p><img src="${dot}">`);
		show(`Other words\n\n${now().replace("One", "Two")}`);
		settle(0, "a");
		expect(view.dom.querySelectorAll("img")).toHaveLength(1);
		expect(now()).toBe(`Other words\n\nTwo\n\n${picture("a")}`);
	});

	it("of emoji become characters", () => {
		const { paste, now } = open("");
		paste('<p>See you <img src="https://fonts.example/emoji.png" alt="👩‍🍳">!</p>');
		expect(now()).toBe("See you 👩‍🍳!");
	});
});
