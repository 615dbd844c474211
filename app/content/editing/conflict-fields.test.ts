import { describe, expect, it } from "vitest";
import { articleConflictFields } from "#app/features/articles/editor/article-conflict.tsx";
import { authorFields } from "#app/features/authors/author.ts";
import { pageFields } from "#app/features/custom-pages/custom-page.ts";
import { conflictFieldsOf } from "./conflict-fields.ts";

const proseOf = (fields: ReturnType<typeof conflictFieldsOf>) =>
	Object.keys(fields).filter((name) => fields[name]?.isProse);

describe("the fields of a conflict", () => {
	it("offer both versions of sentences alone, not of titles, addresses and lists", () => {
		expect(proseOf(articleConflictFields)).toEqual(["content"]);
		expect(proseOf(conflictFieldsOf(pageFields, { content: "pages.text" }))).toEqual(["content"]);
		expect(proseOf(conflictFieldsOf(authorFields))).toEqual(["words"]);
	});

	it("leave out what the form shows under no name", () => {
		expect(Object.keys(conflictFieldsOf(authorFields))).toEqual(["name", "words"]);
	});
});
