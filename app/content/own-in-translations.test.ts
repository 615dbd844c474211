import { describe, expect, expectTypeOf, it } from "vitest";
import { contentOfRows, sharedColumns, textRows } from "./columns.ts";
import { blankDraft, completed, contentOf, draftOf } from "./draft.ts";
import { line } from "./field.ts";
import { type Content, type Draft, sharedNames, textNames, translationNames } from "./localized.ts";
import { draftSchema, inputSchema, writtenSchema } from "./shapes.ts";

const fields = {
	title: line({ max: 10, translated: true }),
	shortName: line({ max: 4, ownInTranslations: true }),
} as const;
const both: Content<typeof fields> = {
	title: "Sea",
	shortName: "sea",
	fr: { title: "Mer", shortName: "mer" },
};

describe("a shared field of which a translation may have one of its own", () => {
	it("is shared, and stands in each translation beside its texts", () => {
		expect(sharedNames(fields)).toEqual(["shortName"]);
		expect(textNames(fields)).toEqual(["title"]);
		expect(translationNames(fields)).toEqual(["title", "shortName"]);
		expect(blankDraft(fields)).toEqual({ title: "", shortName: "", fr: { title: "", shortName: "" } });
		expectTypeOf<Draft<typeof fields>["fr"]["shortName"]>().toEqualTypeOf<string>();
		expectTypeOf<Draft<typeof fields>["shortName"]>().toEqualTypeOf<string>();
	});

	it("may be left out of a request, and keeps to the same rules", () => {
		const input = inputSchema(fields);
		expect(input.parse({ title: "Sea", fr: { title: "Mer" } }).fr).toEqual({ title: "Mer", shortName: "" });
		const wrong = input.safeParse({ ...both, fr: { title: "Mer", shortName: "la mer" } });
		expect(wrong.error?.issues.map(({ path }) => path.join("."))).toEqual(["fr.shortName"]);
		expect(draftSchema(fields).parse(draftOf(fields, both))).toEqual(both);
	});

	it("is blank in what was stored before it was there", () => {
		const older = { title: "Sea", shortName: "sea", fr: { title: "Mer" } };
		expect(writtenSchema(fields).parse(older).fr).toEqual({ title: "Mer", shortName: "" });
		expect(completed(fields, older as Content<typeof fields>).fr).toEqual({ title: "Mer", shortName: "" });
		expect(completed(fields, { title: "Sea", fr: null }).fr).toBeNull();
	});

	it("makes no translation of a text in which nothing else is written", () => {
		const draft = { ...draftOf(fields, both), fr: { title: " ", shortName: "mer" } };
		expect(contentOf(fields, draft).fr).toBeNull();
		expect(contentOf(fields, draftOf(fields, both))).toEqual(both);
	});

	it("has a column of its own in the table of texts, blank in the default language", () => {
		const texts = textRows(fields, both);
		expect(texts).toEqual([
			{ language: "en", title: "Sea", own_short_name: "" },
			{ language: "fr", title: "Mer", own_short_name: "mer" },
		]);
		const rows = texts.map((row) => ({ ...row, ...sharedColumns(fields, both) }));
		expect(rows[1]).toMatchObject({ short_name: "sea", own_short_name: "mer" });
		expect(contentOfRows(fields, rows)).toEqual(both);
		const alone = { ...both, title: "" };
		const [row] = textRows(fields, alone).map((one) => ({ ...one, ...sharedColumns(fields, alone) }));
		expect(row && contentOfRows(fields, [row])).toEqual(alone);
	});
});
