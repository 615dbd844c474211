import { describe, expect, it } from "vitest";
import { columnNames, contentOfRows, sharedColumns, textRows, valuesOfRow } from "./columns.ts";
import { comparedShared, comparedTexts } from "./compared.ts";
import { completed, isBlank } from "./draft.ts";
import { choice, line, lines, list, optional, text, verbatim, wholeNumber, yesOrNo } from "./field.ts";
import {
	languageOfPath,
	longTextNames,
	sharedNames,
	shortTextNames,
	shownNames,
	textNames,
	textPath,
} from "./localized.ts";
import { z } from "./schema.ts";
import { searchedAmong, searchedTexts } from "./searched.ts";
import { baseVersion, inputSchema, writtenSchema } from "./shapes.ts";

const rule = "Use 1 to 9.";
const fields = {
	title: text({ max: 5, translated: true, required: true, searched: ["list", "readers"], compared: true }),
	body: verbatim({ max: 20, translated: true, long: true, searched: ["readers"], compared: true }),
	tags: list({ max: 2, maxCharacters: 3, translated: true, compared: true }),
	place: line({ max: 5, searched: ["list"], compared: true }),
	isOpen: yesOrNo({ internal: true }),
	tableSize: wholeNumber({ min: 1, most: 9, message: rule }),
	opensOn: optional(z.iso.date(), { compared: true }),
	kind: choice(["round", "square"], { message: "Round or square?", default: "square" }),
} as const;

const shared = { place: "Moka", isOpen: true, tableSize: 6, opensOn: "2026-10-04", kind: "round" } as const;
const moon = { ...shared, title: "Moon", body: " One\n", tags: ["a", "b"], fr: null };
const both = { ...moon, fr: { title: "Lune", body: "", tags: [] } };

describe("a field", () => {
	it.each([
		["line", line({ max: 9 }), " a\tb\u0000c ", "a b c"],
		["line", line({ max: 9 }), "a\nb", "a b"],
		["lines", lines({ max: 9 }), "a\r\nb\rc", "a\nb\nc"],
		["lines", lines({ max: 9 }), "a\u0007\tb", "a b"],
		["text", text({ max: 9 }), " a\n b ", "a\n b"],
		["verbatim", verbatim({ max: 9 }), " a\n ", " a\n "],
		["line", line({ max: 9 }), "\ud800a", "\ufffda"],
		["line", line({ max: 9 }), "\u202ea\u2066b", "ab"],
		["lines", lines({ max: 9 }), "\u200ea\n\u061cb", "a\nb"],
		["text", text({ max: 9 }), "a\u202eb", "ab"],
	])("of one %s is tidied as it should be", (_kind, { schema }, typed, stored) => {
		expect(schema.parse(typed)).toBe(stored);
	});

	it.each([
		["line", line({ max: 3 }), "abcd", "Use at most 3 characters."],
		["lines", lines({ max: 3 }), "a\nbc", "Use at most 3 characters."],
		["number", wholeNumber({ min: 1, most: 9, message: rule }), 0, rule],
		["number", wholeNumber({ min: 1, most: 9, message: rule }), 10, rule],
		["number", wholeNumber({ min: 1, most: 9, message: rule }), 1.5, rule],
		["number", wholeNumber({ min: 1, most: 9, message: rule }), "5", rule],
		["choice", choice(["a", "b"], { message: "A or b?" }), "c", "A or b?"],
		["choice", choice(["a", "b"], { message: "A or b?" }), null, "A or b?"],
	])("of one %s says what is wrong in words of its own", (_kind, { schema }, typed, message) => {
		expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(message);
	});

	it("counts what is stored, not the spaces around it", () => {
		expect(line({ max: 3 }).schema.parse("  abc  ")).toBe("abc");
		expect(verbatim({ max: 3 }).schema.safeParse("  abc  ").success).toBe(false);
	});

	it.each([
		[
			["a", " b "],
			["a", "b"],
		],
		[["a", "b", "c"], undefined],
		[["abcd"], undefined],
		[[" "], undefined],
		["a", undefined],
	])("of a list takes short texts, each with something in it: %j", (typed, stored) => {
		expect(fields.tags.schema.safeParse(typed).data).toEqual(stored);
	});

	it("may be none where it is optional, and is then not blank text", () => {
		expect([fields.opensOn.schema.parse(null), fields.opensOn.blank]).toEqual([null, null]);
		expect(fields.opensOn.schema.safeParse("").success).toBe(false);
		expect([fields.tableSize.schema.parse(null), fields.tableSize.blank]).toEqual([null, null]);
	});

	it("begins with its default, or with the first of its choices", () => {
		expect(fields.kind.blank).toBe("square");
		expect(choice(["a", "b"], { message: "" }).blank).toBe("a");
	});
});

describe("what is sent", () => {
	const input = inputSchema(fields);

	it("may leave out all but what is required", () => {
		expect(input.parse({ title: "Moon" })).toEqual({
			...{ title: "Moon", body: "", tags: [], place: "", isOpen: false },
			...{ tableSize: null, opensOn: null, kind: "square", fr: null },
		});
		expect(input.safeParse({}).success).toBe(false);
		expect(input.safeParse({ title: " " }).success).toBe(false);
	});

	it("may have a translation in which nothing is required", () => {
		expect(input.parse({ title: "Moon", fr: {} }).fr).toEqual({ title: "", body: "", tags: [] });
	});

	it("loses fields that nobody asked for", () => {
		const given = { title: "Moon", id: "x", fr: { title: "Lune", kind: "round" } };
		const read = input.parse(given);
		expect(read).not.toHaveProperty("id");
		expect(read.fr).not.toHaveProperty("kind");
	});

	it.each([0, -1, 1.5, "1", null, undefined, Number.NaN])(
		"was made from a version, which is not %j",
		(version) => {
			expect(baseVersion.safeParse(version).error?.issues[0]?.message).toContain("Please send `version`");
		},
	);
});

describe("what is stored of an unfinished form", () => {
	it("may be too long and lack what is required", () => {
		const draft = {
			...both,
			title: "x".repeat(99),
			fr: { title: "", body: "x".repeat(99), tags: ["x".repeat(9)] },
		};
		expect(writtenSchema(fields).safeParse(draft).success).toBe(true);
	});

	it("gets blank fields where it had none", () => {
		const read = writtenSchema(fields).parse({ title: "Moon", fr: {} } as never);
		expect(read).toMatchObject({ title: "Moon", tags: [], kind: "square", fr: { title: "", tags: [] } });
	});

	it("is refused where it has another shape", () => {
		expect(writtenSchema(fields).safeParse({ ...both, tags: "a" }).success).toBe(false);
		expect(writtenSchema(fields).safeParse(null).success).toBe(false);
	});

	it("is completed where it is a version of earlier days", () => {
		expect(completed(fields, { title: "Moon", fr: { title: "Lune" } as never })).toMatchObject({
			...{ title: "Moon", body: "", place: "", tableSize: null },
			fr: { title: "Lune", body: "", tags: [] },
		});
		expect(completed(fields, { title: "Moon" }).fr).toBeNull();
	});
});

describe("the names of fields", () => {
	it("are told apart by what is true of them", () => {
		expect(textNames(fields)).toEqual(["title", "body", "tags"]);
		expect(sharedNames(fields)).toEqual(["place", "isOpen", "tableSize", "opensOn", "kind"]);
		expect([longTextNames(fields), shortTextNames(fields)]).toEqual([["body"], ["title", "tags"]]);
		expect(shownNames(fields)).not.toContain("isOpen");
		expect(searchedAmong(fields, textNames(fields), "list")).toEqual(["title"]);
	});

	it.each([
		["title", "en", "title"],
		["title", "fr", "fr.title"],
	] as const)("%s in %s stands at %s of a draft, and is found by it", (name, language, path) => {
		expect(textPath(name, language)).toBe(path);
		expect(languageOfPath(path)).toBe(language);
	});

	it("are columns in small letters", () => {
		expect(columnNames(["title", "isOpen", "tableSize"])).toEqual(["title", "is_open", "table_size"]);
	});
});

describe("content in a database", () => {
	it("is text and numbers that both engines hold", () => {
		expect(sharedColumns(fields, moon)).toEqual({
			...{ place: "Moka", is_open: 1, table_size: 6, opens_on: "2026-10-04", kind: "round" },
		});
		expect(textRows(fields, moon)).toEqual([
			{ language: "en", title: "Moon", body: " One\n", tags: '["a","b"]' },
		]);
	});

	it.each([
		["one language", moon],
		["two", both],
		["nothing shared", { ...both, isOpen: false, tableSize: null, opensOn: null }],
	])("comes back as it was, with %s", (_what, content) => {
		const rows = textRows(fields, content).map((row) => ({ ...sharedColumns(fields, content), ...row }));
		expect(contentOfRows(fields, rows)).toEqual(content);
		expect(contentOfRows(fields, rows.toReversed())).toEqual(content);
	});

	it("is never made of nothing", () => {
		expect(() => contentOfRows(fields, [])).toThrow("Nothing was read.");
	});

	it("is read for some of its fields alone", () => {
		const row = { title: "Moon", is_open: 0 as const };
		expect(valuesOfRow(fields, ["title", "isOpen"], row)).toEqual({ title: "Moon", isOpen: false });
	});
});

describe("what is written", () => {
	it.each([
		[{ title: "", body: " \n", tags: [] }, true],
		[{ title: "", body: "", tags: ["a"] }, false],
		[{ title: "a", body: "", tags: [] }, false],
	])("is nothing, or something: %j", (texts, expected) => {
		expect(isBlank(fields, texts)).toBe(expected);
	});

	it("is compared as one text, without what is not compared", () => {
		expect(comparedTexts(fields, moon)).toBe("Moon\n\n One\n\n\na, b");
		expect(comparedTexts(fields, null)).toBe("");
		expect(comparedShared(fields, moon)).toBe("Moka\n\n2026-10-04");
		expect(comparedShared(fields, { ...moon, place: "", opensOn: null })).toBe("");
	});

	it("is searched in every language, then in what all share", () => {
		expect(searchedTexts(fields, both, "list")).toEqual(["Moon", "Lune", "Moka"]);
		expect(searchedTexts(fields, moon, "readers")).toEqual(["Moon", " One\n"]);
	});
});
