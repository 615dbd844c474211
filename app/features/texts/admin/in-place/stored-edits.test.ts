import { describe, expect, it } from "vitest";
import { cutAt, editHistory, type Moment, withItalicsToggled, withPiece } from "./stored-edits.ts";

/** Returns a text with what is selected between bars. */
function moment(written: string): Moment {
	const start = written.indexOf("|");
	const end = written.lastIndexOf("|");
	return { text: written.replaceAll("|", ""), start, end: end === start ? start : end - 1 };
}

function written({ text, start, end }: Moment): string {
	if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
	return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
}

describe("a piece in place of what is selected", () => {
	it.each([
		["Pay | once", "{{fee}}", "Pay {{fee}}| once"],
		["Pay |nothing| once", "{{fee}}", "Pay {{fee}}| once"],
		["|a *b| c* d", "x", "x|*c* d".replace("*c", "* c")],
		["a *b |c* d|", "x", "a *b x|*"],
		["a |*b*| c", "x", "a x| c"],
		["a *|b|* c", "x", "a *x|* c"],
		["a *|b|* c", "", "a | c"],
		["a *|b* c| d", "", "a | d"],
		["a| b *c|* d", "", "a| d"],
		["a *b|c* d *e|f*", "", "a *b|f*"],
	])("%j with %j is %j", (before, piece, after) => {
		expect(written(withPiece(moment(before), piece))).toBe(after);
	});

	it("takes away no sign that was typed", () => {
		expect(written(withPiece(moment("a *|* b"), "x"))).toBe("a *x|* b");
		expect(written(withPiece(moment("a |"), "*"))).toBe("a *|");
	});
});

describe("the phrase in italics", () => {
	it.each([
		["People who |mean| it", "People who *|mean|* it"],
		["People |who mean |it", "People *|who mean|* it"],
		["People *|mean|* it", "People |mean| it"],
		["People *me|an* it", "People me|an it"],
		["People| *mean* |it", "People| mean |it"],
	])("%j becomes %j", (before, after) => {
		const toggled = withItalicsToggled(moment(before));
		expect(toggled && written(toggled)).toBe(after);
	});

	it.each(["People| it", "People| |it", "a * b |c| d"])("is left alone in %j", (text) => {
		expect(withItalicsToggled(moment(text))).toBeUndefined();
	});
});

describe("what a deletion takes at a caret", () => {
	const cut = (marked: string, key: "Backspace" | "Delete", unit: "character" | "word" = "character") => {
		const { text, start } = moment(marked);
		const range = cutAt(text, start, key, unit);
		return range && written(withPiece({ text, ...range }, ""));
	};

	it.each([
		["Pay *once*|", "Backspace", "Pay *onc|*"],
		["Pay *o*|", "Backspace", "Pay |"],
		["Pay *once *|", "Backspace", "Pay *once|*"],
		["Pay *{{fee}}*|", "Backspace", "Pay |"],
		["{{fee}}*|once*", "Backspace", "|*once*"],
		["Pay *|once*", "Backspace", "Pay|*once*"],
		["Pay |*once*", "Delete", "Pay *|nce*"],
		["Pay |*{{fee}} once*", "Delete", "Pay *| once*"],
		["*once|* only", "Delete", "*once*|only"],
		["*one*|*two*", "Backspace", "*on|**two*"],
	] as const)("%j with %s is %j", (before, key, after) => {
		expect(cut(before, key)).toBe(after);
	});

	it.each(["é", "e\u0301", "😀", "👍🏽", "❤️", "👨‍👩‍👧", "🇲🇺", "3️⃣", "🏴\u{e0067}\u{e0062}\u{e007f}"])(
		"is the whole of %s",
		(sign) => {
			expect(cut(`*🇫🇷${sign}*|`, "Backspace")).toBe("*🇫🇷|*");
			expect(cut(`|*${sign}🇫🇷*`, "Delete")).toBe("*|🇫🇷*");
		},
	);

	it.each([
		["*pay at once*|", "Backspace", "*pay at |*"],
		["*{{fee}} or less *|", "Backspace", "*{{fee}} or |*"],
		["|*pay once*", "Delete", "*| once*"],
	] as const)("%j loses a word with %s: %j", (before, key, after) => {
		expect(cut(before, key, "word")).toBe(after);
	});

	it.each(["|*once*", "Pa|y *once*", "Pay *on|ce*", "2 *| 3"])("is the browser's to say in %j", (before) => {
		expect(cut(before, "Backspace")).toBeUndefined();
	});
});

describe("what was typed", () => {
	const at = (text: string): Moment => ({ text, start: text.length, end: text.length });

	it("is taken back word by word, and brought back", () => {
		const history = editHistory(at("A"));
		for (const text of ["Ab", "Abc"]) history.record(at(text), "typing");
		history.record(at("Abc "), "");
		for (const text of ["Abc d", "Abc de"]) history.record(at(text), "typing");
		const undone = [history.undo(), history.undo(), history.undo(), history.undo()];
		expect(undone.map((moment) => moment?.text)).toEqual(["Abc ", "Abc", "A", undefined]);
		expect([history.redo(), history.redo()].map((moment) => moment?.text)).toEqual(["Abc", "Abc "]);
	});

	it("is not brought back over what was typed since", () => {
		const history = editHistory(at(""));
		history.record(at("one"), "typing");
		history.undo();
		history.record(at("two"), "typing");
		expect(history.redo()).toBeUndefined();
		expect(history.undo()?.text).toBe("");
	});
});
