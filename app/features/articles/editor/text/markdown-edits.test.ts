import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Edit, Selected } from "#app/admin-ui/text-edit.ts";
import {
	continueList,
	type InlineMark,
	insertImage,
	type LineMark,
	markLines,
	markLink,
	markSelection,
	placeAfter,
	replaceNote,
} from "./markdown-edits.ts";

/** Reads `a [word] b`: the brackets are the ends of the selection, `|` a caret. */
function selected(drawn: string): Selected {
	const caret = drawn.indexOf("|");
	if (caret !== -1) return { text: drawn.replace("|", ""), start: caret, end: caret };
	const start = drawn.indexOf("[");
	const end = drawn.indexOf("]") - 1;
	return { text: drawn.replace("[", "").replace("]", ""), start, end };
}

function apply({ text }: Selected, edit: Edit): Selected {
	return {
		text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
		start: edit.start,
		end: edit.end,
	};
}

function drawn({ text, start, end }: Selected): string {
	if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
	return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

function marked(mark: InlineMark, before: string): string {
	return drawn(apply(selected(before), markSelection(mark, selected(before))));
}

function lines(mark: LineMark, before: string): string {
	return drawn(apply(selected(before), markLines(mark, selected(before))));
}

describe("markWords", () => {
	it.each<[InlineMark, string, string]>([
		["bold", "say [hello] now", "say **[hello]** now"],
		["italic", "say [hello] now", "say *[hello]* now"],
		["underline", "say [hello] now", "say <u>[hello]</u> now"],
		["bold", "say [hello ]now", "say **[hello]** now"],
		["bold", "say |", "say **|**"],
	])("puts %s around: %j becomes %j", (mark, before, after) => {
		expect(marked(mark, before)).toBe(after);
	});

	it.each<[InlineMark, string, string]>([
		["bold", "say **[hello]** now", "say [hello] now"],
		["bold", "say [**hello**] now", "say [hello] now"],
		["italic", "say *[hello]* now", "say [hello] now"],
		["underline", "say [<u>hello</u>] now", "say [hello] now"],
		["bold", "say **|**", "say |"],
		["bold", "***[hello]***", "*[hello]*"],
		["italic", "***[hello]***", "**[hello]**"],
		["italic", "[***hello***]", "[**hello**]"],
		["bold", "[***hello***]", "[*hello*]"],
	])("takes %s away: %j becomes %j", (mark, before, after) => {
		expect(marked(mark, before)).toBe(after);
	});

	it("distinguishes bold from italic", () => {
		expect(marked("italic", "**[hello]**")).toBe("***[hello]***");
		expect(marked("bold", "*[hello]*")).toBe("***[hello]***");
		expect(marked("italic", "[**hello**]")).toBe("*[**hello**]*");
		expect(marked("bold", "[*hello*]")).toBe("**[*hello*]**");
		expect(marked("italic", "*[*hello*]*")).toBe("**[*hello*]**");
	});

	it("restores the text when it is used twice", () => {
		const marks = fc.constantFrom<InlineMark>("bold", "italic", "underline");
		fc.assert(
			fc.property(
				marks,
				fc.stringMatching(/^[a-z ,.]{0,30}$/),
				fc.nat(30),
				fc.nat(30),
				(mark, text, a, b) => {
					const [start = 0, end = 0] = [Math.min(a, text.length), Math.min(b, text.length)].sort(
						(x, y) => x - y,
					);
					const once = apply({ text, start, end }, markSelection(mark, { text, start, end }));
					expect(apply(once, markSelection(mark, once)).text).toBe(text);
				},
			),
		);
	});
});

describe("markLines", () => {
	it.each<[LineMark, string, string]>([
		["bullets", "[one\ntwo]", "[- one\n- two]"],
		["numbers", "[one\ntwo]", "[1. one\n2. two]"],
		["numbers", "[one\n\ntwo]", "[1. one\n\n2. two]"],
		["quote", "on|e", "> on|e"],
		["heading", "a\non|e\nb", "a\n## on|e\nb"],
		["subheading", "|", "### |"],
		["bullets", "[one\n]two", "[- one]\ntwo"],
	])("puts %s before: %j becomes %j", (mark, before, after) => {
		expect(lines(mark, before)).toBe(after);
	});

	it.each<[LineMark, string, string]>([
		["bullets", "[- one\n* two]", "[one\ntwo]"],
		["numbers", "[1. one\n2. two]", "[one\ntwo]"],
		["heading", "## on|e", "on|e"],
		["quote", "> |", "|"],
		["heading", "#|# one", "|one"],
	])("takes %s away: %j becomes %j", (mark, before, after) => {
		expect(lines(mark, before)).toBe(after);
	});

	it.each<[LineMark, string, string]>([
		["numbers", "[- one\n- two]", "[1. one\n2. two]"],
		["bullets", "## on|e", "- on|e"],
		["subheading", "## on|e", "### on|e"],
		["bullets", "[- one\ntwo]", "[- one\n- two]"],
	])("puts %s in another's place: %j becomes %j", (mark, before, after) => {
		expect(lines(mark, before)).toBe(after);
	});
});

describe("markLink", () => {
	const link = (before: string) => markLink(selected(before), "words");

	it("selects the address to type for words", () => {
		expect(link("see [this]")).toEqual({ from: 4, to: 8, insert: "[this](https://)", start: 11, end: 19 });
		expect(link("see |")).toMatchObject({ insert: "[words](https://)", start: 12, end: 20 });
	});

	it("selects the words to type for an address", () => {
		expect(link("[https://a.example]")).toMatchObject({
			insert: "[words](https://a.example)",
			start: 1,
			end: 6,
		});
	});
});

describe("continueList", () => {
	function enter(before: string): string | undefined {
		const edit = continueList(selected(before));
		return edit && drawn(apply(selected(before), edit));
	}

	it("continues with the next marker", () => {
		expect(enter("- one|")).toBe("- one\n- |");
		expect(enter("- o|ne")).toBe("- o\n- |ne");
		expect(enter("9. nine|")).toBe("9. nine\n10. |");
		expect(enter("  * deep|")).toBe("  * deep\n  * |");
		expect(enter("> said|")).toBe("> said\n> |");
	});

	it("ends the list on an empty item", () => {
		expect(enter("- one\n- |")).toBe("- one\n|");
	});

	it("leaves other lines alone", () => {
		expect(enter("one|")).toBeUndefined();
		expect(enter("-one|")).toBeUndefined();
		expect(continueList({ text: "- one", start: 0, end: 5 })).toBeUndefined();
	});
});

const url = "/media/x-1600.webp";

it.each([
	["", 0, `![](${url})`],
	["One", 3, `One\n\n![](${url})`],
	["One\n", 4, `One\n\n![](${url})`],
	["One\n\nTwo", 3, `One\n\n![](${url})\n\nTwo`],
	["OneTwo", 3, `One\n\n![](${url})\n\nTwo`],
])("a picture gets a line of its own in %j at %i", (text, at, expected) => {
	const edit = insertImage({ text, end: at }, url);
	const edited = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
	expect(edited).toBe(expected);
});

const note = "**(Missing picture 1: a boat)**";
it.each([
	[`One\n\n${note}\n\nTwo`, 9, `One\n\n![](${url})\n\nTwo`],
	[note, 0, `![](${url})`],
	[note, note.length, `![](${url})`],
	["**(Image manquante n° 12 : un bateau (bleu))**", 9, `![](${url})`],
	[`- One\n\n  ${note}\n- Two`, 12, `- One\n\n  ![](${url})\n- Two`],
	[`- One\n- ${note}`, 12, `- One\n- ![](${url})`],
	[`> One\n>\n> ${note}`, 14, `> One\n>\n> ![](${url})`],
	[`One\n${note}`, 4 + note.length, `One\n${note}\n\n![](${url})`],
	[`${note}\ntwo`, note.length, `${note}\n\n![](${url})\n\n\ntwo`],
])("a picture replaces the note around it in %j at %i, if that is a paragraph", (text, at, expected) => {
	const { from, to, insert } = insertImage({ text, end: at }, url);
	expect(text.slice(0, from) + insert + text.slice(to)).toBe(expected);
});

it.each(["(Missing picture 1)", "**(Missing picture 1) is one**", "**See (Missing picture 1)**"])(
	"a picture replaces nothing that is no note: %s",
	(text) => {
		expect(insertImage({ text, end: text.length }, url).insert).toBe(`\n\n![](${url})`);
	},
);

it("the caret is where a picture's description is typed", () => {
	const { insert, start, end } = insertImage({ text: "One", end: 3 }, url);
	expect(insert).toBe(`\n\n![](${url})`);
	expect([start, end]).toEqual([7, 7]);
});

it.each([
	["One two", "One two three", 3, 3],
	["One two", "Zero. One two", 3, 9],
	["One two", "One, or two", 7, 11],
	["One two", "One", 7, 3],
	["One two", "", 4, 0],
	["aa", "aaa", 2, 2],
])("a position in %j is found again in %j: %i is %i", (before, after, at, expected) => {
	expect(placeAfter(before, after, at)).toBe(expected);
});

it("a picture replaces its note, with the description of that", () => {
	const note = { markdown: "**(Missing picture 1)**", alt: "A [small] boat" };
	const text = `One\n\n${note.markdown}\n\nTwo`;
	expect(replaceNote(text, note, url)).toMatchObject({
		from: 5,
		to: 5 + note.markdown.length,
		insert: `![A \\[small\\] boat](${url})`,
	});
	expect(replaceNote("One", note, url)).toBeUndefined();
});
