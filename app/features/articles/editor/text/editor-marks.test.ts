import { expect, it } from "vitest";
import { editorMarks, markOfKeys, shownKeys } from "./editor-marks.ts";

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it("a shortcut finds its tool, with Ctrl or Command", () => {
	for (const mark of editorMarks) {
		const { code, shift = false, alt = false } = mark.keys;
		const pressed = { ...plain, code, shiftKey: shift, altKey: alt };
		expect(markOfKeys({ ...pressed, ctrlKey: true })).toBe(mark);
		expect(markOfKeys({ ...pressed, metaKey: true })).toBe(mark);
		expect(markOfKeys(pressed)).toBeUndefined();
	}
});

it("other shortcuts are left to the browser", () => {
	expect(markOfKeys({ ...plain, code: "KeyB", ctrlKey: true, shiftKey: true })).toBeUndefined();
	expect(markOfKeys({ ...plain, code: "KeyZ", ctrlKey: true })).toBeUndefined();
	expect(markOfKeys({ ...plain, code: "KeyB", ctrlKey: true, metaKey: true })).toBeUndefined();
});

it("shortcuts are named as people read them", () => {
	const named = (name: string, mac: boolean) =>
		editorMarks.filter((mark) => mark.name === name).map((mark) => shownKeys(mark, mac));
	expect(named("bullets", false)).toEqual(["Ctrl+Shift+8"]);
	expect(named("bullets", true)).toEqual(["⇧⌘8"]);
	expect(named("heading", false)).toEqual(["Ctrl+Alt+2"]);
});
