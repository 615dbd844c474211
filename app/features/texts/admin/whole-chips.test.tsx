import "#platform/testing/dom.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chipToDelete, useWholeChips, withWholeChips } from "./whole-chips.ts";

const text = "From {{fee}} or {{fee}} in {weeks} weeks";
const [first, second] = [5, 16];

describe("a chip in a text", () => {
	it("is passed over by the caret, in the direction in which it goes", () => {
		const caret = (at: number, before: number) => withWholeChips(text, { start: at, end: at }, before).start;
		expect(caret(first + 1, first)).toBe(first + 7);
		expect(caret(first + 6, first + 7)).toBe(first);
		expect(caret(first, first - 1)).toBe(first);
		expect(caret(3, 40)).toBe(3);
	});

	it("is selected whole or not at all", () => {
		expect(withWholeChips(text, { start: first + 3, end: second + 2 }, 0)).toEqual({
			start: first,
			end: second + 7,
		});
		expect(withWholeChips(text, { start: 0, end: first }, 0)).toEqual({ start: 0, end: first });
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
	const selection = () => [area.selectionStart, area.selectionEnd];
	area.setSelectionRange(first + 2, first + 4);
	fireEvent.select(area);
	expect(selection()).toEqual([first, first + 7]);
	area.setSelectionRange(second + 7, second + 7);
	fireEvent.select(area);
	fireEvent.keyDown(area, { key: "Backspace" });
	expect(selection()).toEqual([second, second + 7]);
});
