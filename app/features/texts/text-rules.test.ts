import { describe, expect, it } from "vitest";
import { factsLeftOut, problemOf, type TextPlace, tidyText } from "./text-rules.ts";

const facts = { fee: "Rs8000", name: "Duo" };

function placeOf(shipped: string, other = shipped): TextPlace {
	return { shipped, all: [shipped, other], facts };
}

describe("a text at its place", () => {
	it.each([
		["Our fee is {{fee}}.", "It costs {{fee}} with {{name}}."],
		["Our fee is {{fee}}.", "It costs nothing."],
		["{{count}} article", "{{count}} lovely article"],
		["A *small* table", "A *tiny* table"],
		["A *small* table", "A table"],
		["Notes ({hotkey})", "News ({hotkey})"],
		["Apply", "<b>Apply</b> & 'win' {now}"],
	])("that was %j may be %j", (shipped, text) => {
		expect(problemOf(text, placeOf(shipped))).toBeUndefined();
	});

	it.each([
		["Apply", "", { kind: "blank" }],
		["Apply", "\u00a0\u00ad", { kind: "blank" }],
		["Apply", "Ap\u202eply", { kind: "hidden" }],
		["Apply", "Ap\u200bply", { kind: "hidden" }],
		["Apply", "Ap\u0007ply", { kind: "hidden" }],
		["Apply", "Ap\ud800ply", { kind: "hidden" }],
		["Apply", `A${"\u0301".repeat(9)}`, { kind: "hidden" }],
		["Apply", "Apply for {{price}} or {{cost}}", { kind: "unknown", names: ["price", "cost"] }],
		["Apply", "Apply for {{fee}", { kind: "brace" }],
		["Apply", "Apply for {{ fee }}", { kind: "brace" }],
		["Apply", "Apply *now*", { kind: "italics" }],
		["A *small* table", "A *small table", { kind: "unpaired" }],
		["{{count}} of {{pages}}", "{{pages}}", { kind: "lost", names: ["count"] }],
		["Notes ({hotkey})", "News", { kind: "lost", names: ["hotkey"] }],
	])("that was %j may not be %j", (shipped, text, problem) => {
		expect(problemOf(text, placeOf(shipped))).toEqual(problem);
	});

	it("need not count the entries of its list, which is counted for it where it does", () => {
		const title = placeOf("{{entries}} steps", "{{entries}} étapes");
		expect(problemOf("Our way", title)).toBeUndefined();
		expect(problemOf("In {{entries}} steps", title)).toBeUndefined();
		expect(problemOf("In {{entries}} steps", placeOf("Apply"))).toMatchObject({ kind: "unknown" });
	});

	it("has an end", () => {
		expect(problemOf("x".repeat(100_000), placeOf("Apply"))).toEqual({ kind: "tooLong", max: 115 });
	});

	it("may name what another language names at the same place", () => {
		expect(problemOf("{{count}} articles", placeOf("Some articles", "{{count}} articles"))).toBeUndefined();
	});

	it("keeps the spaces at its ends, and none of what is typed", () => {
		expect(tidyText(" :\n", { shipped: ": " })).toBe(": ");
		expect(tidyText("  Two\r\nlines ", { shipped: "One" })).toBe("Two lines");
		expect(tidyText(" \n ", { shipped: ": " })).toBe("");
		expect(tidyText("Two \n lines,\t\r\n  or three", { shipped: "One" })).toBe("Two lines, or three");
	});

	it("tells which facts it no longer states", () => {
		expect(factsLeftOut("{{fee}} with {{name}}, {{fee}}, {{count}}", "With us", facts)).toEqual([
			"fee",
			"name",
		]);
	});
});
