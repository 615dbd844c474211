import "#platform/testing/dom.ts";
import { undo } from "prosemirror-history";
import { TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import { articleSchema } from "../document/schema.ts";
import { settlePicture } from "./coming-pictures.ts";
import { insertBlock } from "./commands.ts";

const src = `/media/${"a".repeat(64)}-1600.webp`;
const picture = `![](${src})`;
const node = articleSchema.node("picture", { src });
const note = "**(Missing picture 1)**";
const ended = `<p>One</p><img src="data:image/png;base64,${btoa("dot")}">`;

/** Opens a text with the caret at a position, into which others are pasted and files are dropped. */
function open(markdown: string, caret?: number) {
	const text = openTyping(markdown, { plain: true });
	const { view, keys } = text;
	const place = (at: number) =>
		view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
	if (caret !== undefined) place(caret);
	const hand = (kind: "paste" | "drop", held: object) =>
		view.dom.dispatchEvent(Object.assign(new window.Event(kind, { cancelable: true }), held));
	const paste = (html: string) => {
		const getData = (type: string) => (type === "text/html" ? html : "");
		hand("paste", { clipboardData: { files: [], getData } });
	};
	const drop = (at: number, count: number) => {
		view.posAtCoords = () => ({ pos: at, inside: -1 });
		const files = Array.from({ length: count }, () => new File(["x"], "a.png", { type: "image/png" }));
		hand("drop", { dataTransfer: { files, getData: () => "", types: ["Files"] } });
	};
	const settle = (nth = 0) => settlePicture(keys[nth] ?? {}, node)(view.state, view.dispatch);
	const back = () => undo(view.state, view.dispatch);
	return { ...text, place, paste, drop, settle, back };
}

describe("the line of a picture's note", () => {
	it.each([
		["", undefined, ended, `One\n\n${note}\n\nmore`],
		["Zero", undefined, ended, `ZeroOne\n\n${note}\n\nmore`],
		["Zero\n\nLast", 5, ended, `ZeroOne\n\n${note}\n\nmore\n\nLast`],
		[`Zero\n\n![](${src}#width=small)`, 5, ended, `ZeroOne\n\n${note}\n\nmore\n\n![](${src}#width=small)`],
		["Zero", 3, ended, `ZeOne\n\n${note}\n\nmorero`],
		["", undefined, `<ul><li>${ended}</li></ul>`, `- One\n\n  ${note}\n\n  more`],
	])("is left by the caret after a paste that ends in it: %j at %s", (markdown, caret, html, expected) => {
		const { paste, type, settle, back, now } = open(markdown, caret);
		paste(html);
		const pasted = now();
		type("more");
		expect(now()).toBe(expected);
		settle();
		expect(now()).toBe(expected.replace(note, picture));
		back();
		expect(now()).toBe(pasted.replace(note, picture));
		back();
		expect(now()).toBe(markdown);
	});

	it("becomes the picture also if words were typed at its ends", () => {
		const { paste, place, type, settle, view, now } = open("");
		paste(ended);
		place(6 + "(Missing picture 1)".length);
		type("behind");
		view.dispatch(view.state.tr.insertText("Before", 6));
		expect(now()).toContain("Before(Missing picture 1)behind");
		settle();
		expect(now().replaceAll("**", "")).toBe(`One\n\nBefore\n\n${picture}\n\nbehind`);
		expect(now()).not.toContain("**behind");
	});

	it.each([
		[note, 3],
		["**(Image manquante n° 12 : un bateau (bleu))**", 9],
	])("is replaced by files that are dropped there, until that is undone: %s", (there, at) => {
		const markdown = `Zero\n\n${there}\n\nLast`;
		const { drop, settle, back, now } = open(markdown);
		drop(6 + at, 2);
		settle(0);
		settle(1);
		expect(now()).toBe(`Zero\n\n${picture}\n\n${picture}\n\nLast`);
		back();
		back();
		expect(now()).toBe(markdown);
	});

	it("is replaced by a picture that is inserted there, in a list too, and by nothing else", () => {
		const { view, now } = open(`- Zero\n\n  ${note}`);
		insertBlock(articleSchema.node("horizontal_rule"))(view.state, view.dispatch);
		expect(now()).toContain(note);
		insertBlock(node)(view.state, view.dispatch);
		expect(now()).toContain(`- Zero\n\n  ${picture}`);
	});

	it.each(["(Missing picture 1)", "**(Missing picture 1) is one**", "**See (Missing picture 1)**"])(
		"is no note if it says more, or is not bold: %s",
		(markdown) => {
			const { view, now } = open(markdown);
			insertBlock(node)(view.state, view.dispatch);
			expect(now()).toBe(`${markdown}\n\n${picture}`);
		},
	);
});
