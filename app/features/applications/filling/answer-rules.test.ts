import { describe, expect, it } from "vitest";
import type { Typed } from "#app/features/applications/application.ts";
import type { AskedQuestion, QuestionKind } from "#app/features/forms/question.ts";
import { asked } from "#server/testing/asked-questions.ts";
import { checkAnswer, cleanTyped, dayFrom } from "./answer-rules.ts";

const rules = { today: "2026-11-28", minimumAge: 18 };
const options = ["Sea", "Hills", "Town"];

const check = (kind: QuestionKind, typed: Typed | undefined, more: Partial<AskedQuestion> = {}) =>
	checkAnswer(asked({ kind, ...more }), typed, rules);

describe("an answer", () => {
	it.each<[QuestionKind, Typed, unknown, Partial<AskedQuestion>?]>([
		["short", "  Anna   Maria ", "Anna Maria"],
		["short", "<script>alert(1)</script>", "<script>alert(1)</script>"],
		["short", "a\u0000b\u0007c", "abc"],
		["long", "One\r\ntwo\r\n", "One\ntwo"],
		["one", "Sea", "Sea", { options }],
		["several", ["Town", "Sea", "Town"], ["Sea", "Town"], { options }],
		["several", "Sea", ["Sea"], { options }],
		["number", "1 75", 175],
		["number", "1,75", 1.75, { least: 1, most: 2 }],
		["number", "-3", -3],
		["day", "1990-02-28", "1990-02-28"],
		["day", "3/12/1990", "1990-12-03"],
		["day", "2008-11-28", "2008-11-28", { purpose: "born" }],
		["scale", "5", 5, { least: 1, most: 5 }],
		["telephone", "+230 5700 0001", "+230 5700 0001"],
		["mail", " Anna@Example.COM ", "anna@example.com"],
		["consent", "yes", true],
	])("of the kind %s that reads %j is %j", (kind, typed, value, more) => {
		expect(check(kind, typed, more)).toEqual({ value });
	});

	it.each<[QuestionKind, Typed, string, Partial<AskedQuestion>?]>([
		["short", "a".repeat(201), "tooLong"],
		["long", "é".repeat(4001), "tooLong"],
		["one", "Moon", "choose", { options }],
		["one", "sea", "choose", { options }],
		["several", ["Sea", "Moon"], "chooseSome", { options }],
		["number", "twelve", "number"],
		["number", "1e5", "number"],
		["number", "0", "least", { least: 1 }],
		["number", "100", "most", { most: 99 }],
		["day", "31/06/1990", "day"],
		["day", "soon", "day"],
		["day", "2030-01-01", "day", { purpose: "born" }],
		["day", "1890-01-01", "day", { purpose: "born" }],
		["day", "2008-11-29", "adult", { purpose: "born" }],
		["scale", "6", "choose", { least: 1, most: 5 }],
		["scale", "2.5", "choose", { least: 1, most: 5 }],
		["telephone", "call me", "telephone"],
		["telephone", "+1 2", "telephone"],
		["mail", "anna@", "mail"],
		["mail", "anna@example.com\nBcc: all@example.com", "mail"],
		["consent", "no", "consent"],
	])("of the kind %s that reads %.20j is refused: %s", (kind, typed, key, more) => {
		expect(check(kind, typed, more)).toMatchObject({ fault: { key } });
	});

	it.each<[QuestionKind, unknown, string]>([
		["short", null, "required"],
		["long", null, "required"],
		["one", null, "choose"],
		["several", [], "chooseSome"],
		["scale", null, "choose"],
		["day", null, "required"],
		["consent", false, "consent"],
	])("of the kind %s may be missing, unless it is required", (kind, value, key) => {
		for (const typed of [undefined, "", "   ", []]) {
			expect(check(kind, typed, { options, isRequired: false })).toEqual({ value });
			expect(check(kind, typed, { options, isRequired: true })).toEqual({ fault: { key } });
		}
	});
});

it("what was typed is kept as it was, but for what no field sends", () => {
	const long = asked({ kind: "long" });
	expect(cleanTyped(long, "  still\r\nwriting\u0000 ")).toBe("  still\nwriting ");
	expect(cleanTyped(long, ["first", "second"])).toBe("first");
	expect(cleanTyped(long, "a".repeat(100_000))).toHaveLength(8000);
	expect(cleanTyped(long, "\ud800half")).toBe("\ufffdhalf");
	const several = asked({ kind: "several", options });
	expect(cleanTyped(several, "Sea")).toEqual(["Sea"]);
	expect(cleanTyped(several, Array(50).fill("Sea"))).toHaveLength(3);
});

it("typed days are read, but for those that no calendar has", () => {
	expect(["29.02.2024", "2024-02-29", "29/02/2023", "2024-2-9", "", "2024-02-29T10"].map(dayFrom)).toEqual([
		"2024-02-29",
		"2024-02-29",
		undefined,
		undefined,
		undefined,
		undefined,
	]);
});
