import { describe, expect, expectTypeOf, it } from "vitest";
import { contentOfRows, type JoinedRow, sharedColumns, textRows } from "./columns.ts";
import { blankDraft, contentOf, draftOf, isSameDraft } from "./draft.ts";
import { choice, line, lines, optional, yesOrNo } from "./field.ts";
import { type Content, type Draft, textOrDefault, textPath } from "./localized.ts";
import { z } from "./schema.ts";
import { searchedTexts } from "./searched.ts";
import { draftSchema, inputSchema } from "./shapes.ts";

const fields = {
	name: line({ max: 10, required: true, translated: true, searched: ["list"] }),
	longNote: lines({ max: 20, translated: true, default: "None" }),
	kind: choice(["round", "square"], { message: "Round or square?" }),
	startsOn: optional(z.iso.date(), {}),
	isOpen: yesOrNo({ default: true }),
} as const;
const input = inputSchema(fields);
const lamp = {
	name: "Lamp",
	longNote: "a\nb",
	kind: "square",
	startsOn: "2026-10-04",
	isOpen: false,
} as const;
const both: Content<typeof fields> = { ...lamp, fr: { name: "Lampe", longNote: "" } };
const alone: Content<typeof fields> = { ...lamp, fr: null };

/** Returns the rows that a join of the two tables gives. */
function joined(content: Content<typeof fields>): JoinedRow<typeof fields>[] {
	return textRows(fields, content).map((texts) => ({ ...sharedColumns(fields, content), ...texts }));
}

describe("a noun's fields", () => {
	it("give requests their defaults, and say what is wrong", () => {
		expect(input.parse({ name: " Lamp\u0000" })).toEqual({
			name: "Lamp",
			longNote: "None",
			kind: "round",
			startsOn: null,
			isOpen: true,
			fr: null,
		});
		expect(input.parse({ name: "Lamp", fr: {} }).fr).toEqual({ name: "", longNote: "" });
		const wrong = input.safeParse({ longNote: "x".repeat(21), fr: { name: "x".repeat(11) } });
		expect(wrong.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
			["name", "Please fill in this field."],
			["longNote", "Use at most 20 characters."],
			["fr.name", "Use at most 10 characters."],
		]);
	});

	it("give forms every language, and take blank translations for none", () => {
		const draft = blankDraft(fields);
		expect(draft).toEqual({
			name: "",
			longNote: "None",
			kind: "round",
			startsOn: null,
			isOpen: true,
			fr: { name: "", longNote: "" },
		});
		expect(draftSchema(fields).safeParse(draft).error?.issues).toMatchObject([{ path: ["name"] }]);
		expect(contentOf(fields, draftOf(fields, both))).toEqual(both);
		expect(contentOf(fields, draftOf(fields, alone))).toEqual(alone);
		expect(contentOf(fields, { ...draft, fr: { name: " ", longNote: "" } }).fr).toBeNull();
	});

	it("compare drafts whatever else they carry and however their members are ordered", () => {
		const draft = draftOf(fields, both);
		const { name, ...rest } = draft;
		expect(isSameDraft(fields, draft, { ...rest, name, ...{ extra: 1 } })).toBe(true);
		expect(isSameDraft(fields, draft, { ...draft, fr: { ...draft.fr, longNote: "?" } })).toBe(false);
		expect(isSameDraft(fields, draft, { ...draft, isOpen: true })).toBe(false);
	});

	it("stand in columns, a row for each language that is written", () => {
		expect(sharedColumns(fields, both)).toEqual({ kind: "square", starts_on: "2026-10-04", is_open: 0 });
		expect(textRows(fields, both)).toEqual([
			{ language: "en", name: "Lamp", long_note: "a\nb" },
			{ language: "fr", name: "Lampe", long_note: "" },
		]);
		for (const content of [both, alone]) expect(contentOfRows(fields, joined(content))).toEqual(content);
	});

	it("need no row of the default language where only a translation is written", () => {
		const french = { ...both, name: "", longNote: "" };
		expect(textRows(fields, french).map(({ language }) => language)).toEqual(["fr"]);
		expect(contentOfRows(fields, joined(french))).toEqual(french);
	});

	it("are found and shown in the language that was asked for, else in the default one", () => {
		expect(searchedTexts(fields, both, "list")).toEqual(["Lamp", "Lampe"]);
		expect(textOrDefault(both, "name", "fr")).toEqual({ text: "Lampe", language: "fr" });
		expect(textOrDefault(both, "longNote", "fr")).toEqual({ text: "a\nb", language: "en" });
		expect([textPath("name", "en"), textPath("name", "fr")]).toEqual(["name", "fr.name"]);
	});

	it("preserve their types", () => {
		type Given = z.input<typeof input>;
		expectTypeOf<Given>().toHaveProperty("name").toEqualTypeOf<string>();
		expectTypeOf<Given["kind"]>().toEqualTypeOf<"round" | "square" | undefined>();
		expectTypeOf<Draft<typeof fields>["fr"]["longNote"]>().toEqualTypeOf<string>();
		expectTypeOf<Content<typeof fields>["startsOn"]>().toEqualTypeOf<string | null>();
	});
});
