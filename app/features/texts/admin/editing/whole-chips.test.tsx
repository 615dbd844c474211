import "#platform/testing/dom.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chipToDelete, withWholeChips } from "#app/features/texts/chip-ranges.ts";
import { useWholeChips } from "./text-editor.tsx";

const text = "From {{fee}} or {{fee}} in {weeks} weeks";
const [first, second] = [5, 16];

describe("a chip in a text", () => {
	const selected = (range: [number, number], from: [number, number]) => {
		const { start, end } = withWholeChips(
			text,
			{ start: range[0], end: range[1] },
			{ start: from[0], end: from[1] },
		);
		return [start, end];
	};
	const end = first + 7;

	it("is passed over by the caret, in the direction in which it goes", () => {
		const caret = (at: number, from: number) => selected([at, at], [from, from])[0];
		expect(caret(first + 1, first)).toBe(end);
		expect(caret(end - 1, end)).toBe(first);
		expect(caret(first, first - 1)).toBe(first);
		expect(caret(3, 40)).toBe(3);
	});

	it("is selected whole or not at all, and let go of whole", () => {
		// By the pointer, from within one chip into another.
		expect(selected([first + 3, second + 2], [0, 0])).toEqual([end, second + 7]);
		// Shift and an arrow: forwards and back, backwards and forth.
		expect(selected([0, first + 1], [0, first])).toEqual([0, end]);
		expect(selected([0, end - 1], [0, end])).toEqual([0, first]);
		expect(selected([end - 1, 14], [end, 14])).toEqual([first, 14]);
		expect(selected([first + 1, 14], [first, 14])).toEqual([end, 14]);
	});

	it("goes whole with the first deletion beside it", () => {
		expect(chipToDelete(text, first + 7, "Backspace")).toEqual({ start: first, end: first + 7 });
		expect(chipToDelete(text, second, "Delete")).toEqual({ start: second, end: second + 7 });
		expect(chipToDelete(text, second, "Backspace")).toBeUndefined();
		expect(chipToDelete(text, second, "a")).toBeUndefined();
	});
});

it("a text area keeps its chips whole, whatever is pressed", () => {
	function Area() {
		return <textarea defaultValue={text} {...useWholeChips()} />;
	}
	render(<Area />);
	const area = screen.getByRole("textbox");
	if (!(area instanceof HTMLTextAreaElement)) throw new Error("There is no text area.");
	// React ignores a selection until the mouse button is released.
	fireEvent.mouseUp(area);
	const selection = () => [area.selectionStart, area.selectionEnd];
	area.setSelectionRange(0, first + 4);
	fireEvent.select(area);
	expect(selection()).toEqual([0, first + 7]);
	area.setSelectionRange(second + 7, second + 7);
	fireEvent.select(area);
	fireEvent.keyDown(area, { key: "Backspace", metaKey: true });
	expect(selection()).toEqual([second + 7, second + 7]);
	fireEvent.keyDown(area, { key: "Backspace" });
	expect(selection()).toEqual([second, second + 7]);
});
