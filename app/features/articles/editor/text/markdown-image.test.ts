import { expect, it } from "vitest";
import { insertImage, placeAfter, replaceNote } from "./markdown-image.ts";

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
