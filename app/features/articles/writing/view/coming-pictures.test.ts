import "#platform/testing/dom.ts";
import { undo } from "prosemirror-history";
import { Selection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { openTyping } from "#server/testing/article-editor/open-typing.ts";
import { articleSchema } from "../document/schema.ts";
import { settlePicture } from "./coming-pictures.ts";

const image = (name: string) => new File(["x"], `${name}.png`, { type: "image/png" });
const addressOf = (letter: string) => `/media/${letter.repeat(64)}-1600.webp`;

/** Opens a text, into which pictures are pasted or dropped. */
function open(markdown: string) {
	const text = openTyping(markdown, { plain: true });
	const { view, keys } = text;
	const data = (files: File[]) => ({ files, getData: () => "", types: ["Files"] });
	/** Hands files to the text as the browser does. */
	const hand = (kind: "paste" | "drop", files: File[]) => {
		const held = { [kind === "paste" ? "clipboardData" : "dataTransfer"]: data(files) };
		const event = Object.assign(new window.Event(kind), held) as unknown as DragEvent & ClipboardEvent;
		const slice = view.state.doc.slice(0, 0);
		if (kind === "paste") return view.someProp("handlePaste", (handle) => handle(view, event, slice));
		return view.someProp("handleDrop", (handle) => handle(view, event, slice, false));
	};
	const drop = (at: number, ...files: File[]) => {
		view.posAtCoords = () => ({ pos: at, inside: -1 });
		return hand("drop", files);
	};
	/** Ends the `nth` upload. */
	const settle = (nth: number, letter?: string) => {
		const picture = letter && articleSchema.node("picture", { src: addressOf(letter) });
		settlePicture(keys[nth] ?? {}, picture || undefined)(view.state, view.dispatch);
	};
	const caret = (at: number) =>
		view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at))));
	const waiting = () => view.dom.querySelectorAll("progress").length;
	return { ...text, paste: (...files: File[]) => hand("paste", files), drop, settle, caret, waiting };
}

const picture = (letter: string) => `![](${addressOf(letter)})`;

describe("pictures that are being uploaded", () => {
	it("are inserted in order where they were pasted, whatever is typed meanwhile", () => {
		const { paste, settle, type, press, now, sources, waiting } = open("One");
		expect(paste(image("a"), image("b"))).toBe(true);
		expect(sources.map((source) => source instanceof File && source.name)).toEqual(["a.png", "b.png"]);
		expect(waiting()).toBe(2);
		press("Enter");
		type("Two");
		settle(0, "a");
		expect(waiting()).toBe(1);
		settle(1, "b");
		expect(now()).toBe(`One\n\n${picture("a")}\n\n${picture("b")}\n\nTwo`);
		expect(waiting()).toBe(0);
	});

	it("replace an empty line", () => {
		const { paste, settle, now } = open("");
		paste(image("a"), image("b"));
		settle(0, "a");
		settle(1, "b");
		expect(now()).toBe(`${picture("a")}\n\n${picture("b")}`);
	});

	it.each([
		[1, `${picture("a")}\n\nOne\n\nTwo`],
		[3, `One\n\n${picture("a")}\n\nTwo`],
		[8, `One\n\nTwo\n\n${picture("a")}`],
	])("are inserted where they are dropped, not at the caret: %i", (at, expected) => {
		const { drop, settle, caret, now } = open("One\n\nTwo");
		caret(1);
		expect(drop(at, image("a"))).toBe(true);
		settle(0, "a");
		expect(now()).toBe(expected);
	});

	it("give up their place if they cannot be uploaded", () => {
		const { paste, settle, waiting, heard, now } = open("One");
		paste(image("a"), image("b"));
		settle(0);
		expect([waiting(), heard]).toEqual([1, []]);
		settle(1, "b");
		expect(now()).toBe(`One\n\n${picture("b")}`);
	});

	it("follow the block with the caret if their place is gone", () => {
		const { drop, settle, caret, view, now } = open("One\n\nTwo\n\nThree");
		drop(5, image("a"));
		view.dispatch(view.state.tr.delete(0, 10));
		caret(1);
		settle(0, "a");
		expect(now()).toBe(`Three\n\n${picture("a")}`);
	});

	it("are removed by one Undo, without what was typed", () => {
		const { paste, settle, type, view, now } = open("One");
		paste(image("a"));
		type(" two");
		settle(0, "a");
		undo(view.state, view.dispatch);
		expect(now()).toBe("One two");
	});
});
