import { describe, expect, it } from "vitest";
import { unwrapLines } from "./wrapped-lines.ts";

describe("plain text with wrapped lines", () => {
	it("has the paragraphs that blank lines separate", () => {
		const text =
			"A table of eight is set for people who have never met, and who\n" +
			"would like to. The evening begins at seven with a glass on the\n" +
			"terrace.\r\n\r\nIt ends when you like.";
		expect(unwrapLines(text)).toBe(
			"A table of eight is set for people who have never met, and who would like to. The evening begins at seven with a glass on the terrace.\nIt ends when you like.",
		);
	});

	it("ends a paragraph at a line with room for more", () => {
		const full = "The first line of this paragraph is about as long as others";
		expect(unwrapLines(`${full}\nand it ends here.\n${full}\nand again.`)).toBe(
			`${full} and it ends here.\n${full} and again.`,
		);
	});

	it.each([
		["an intro-", "duction", "an introduction"],
		["une intro\u00ad", "duction", "une introduction"],
		["a well-", "known place", "a well-known place"],
		["peut-", "être demain", "peut-être demain"],
		["the Port-", "Louis road", "the Port-Louis road"],
		["from 1990-", "1995 on", "from 1990- 1995 on"],
	])("joins %j and %j as %j", (end, start, expected) => {
		const line = "These are words that fill the line of the page up to ";
		expect(unwrapLines(`${line}${end}\n${start}`)).toBe(line + expected);
	});

	it.each([
		["short lines", "Mon: closed\nTue: 18:30\nWed: 19:00"],
		["long ones, each a paragraph", `${"word ".repeat(40)}end\n${"word ".repeat(30)}end`],
		[
			"points of a list",
			"- One point that is long enough to be taken for a full line\n- Another point that is just as long as the one before",
		],
	])("leaves %s as they are", (_what, text) => {
		expect(unwrapLines(text)).toBe(text);
	});
});
