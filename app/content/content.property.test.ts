import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleDraft, articleFields, articleInput } from "#app/features/articles/article.ts";
import { eventFields } from "#app/features/events/event.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import { comparedShared, comparedTexts } from "./compared.ts";
import { blankDraft, completed, contentOf, draftOf, isBlank, isSameDraft } from "./draft.ts";
import { type Draft, sharedNames, textNames, textPath } from "./localized.ts";
import { writtenSchema } from "./shapes.ts";

type Fields = typeof articleFields;

const text = fc.oneof(fc.constant(""), fc.constant(" \n"), fc.string({ unit: "grapheme", maxLength: 12 }));
const texts = fc.record({
	title: text,
	excerpt: text,
	content: text,
	category: text,
	imageAlt: text,
	imageCaption: text,
	originalUrl: fc.constantFrom("", "https://revue.example/"),
	searchTitle: text,
	searchDescription: text,
	tags: fc.array(text, { maxLength: 3 }),
});
const shared = fc.record({
	slug: fc.constantFrom("", "first-dates"),
	imageUrl: fc.constantFrom(null, `/media/${"a".repeat(64)}-1600.webp`),
	sharePicture: fc.constantFrom(null, `/media/${"b".repeat(64)}-1600.webp`),
	authorId: fc.constantFrom(null, "5f0c2a3e-0000-4000-8000-000000000000"),
	published: fc.boolean(),
	publishAt: fc.constantFrom(null, "2026-02-01T08:00:00.000Z"),
	publishedOn: fc.constantFrom(null, "2019-03-03"),
});
const drafts: fc.Arbitrary<Draft<Fields>> = fc
	.tuple(shared, texts, texts)
	.map(([own, english, french]) => draftOf(articleFields, { ...own, ...english, fr: french }));

/** Returns the same object with its members in another order. */
function shuffled<Value extends object>(value: Value): Value {
	return Object.fromEntries(Object.entries(value).toReversed()) as Value;
}

describe("a draft", () => {
	it("is the same as itself in any order of its members, and as what the browser stored of it", () => {
		fc.assert(
			fc.property(drafts, (draft) => {
				const stored = writtenSchema(articleFields).parse(JSON.parse(JSON.stringify(draft)));
				for (const other of [shuffled(draft), { ...draft, fr: shuffled(draft.fr) }, stored]) {
					expect(isSameDraft(articleFields, draft, other)).toBe(true);
				}
			}),
		);
	});

	it("differs as soon as one field of one language does", () => {
		fc.assert(
			fc.property(drafts, (draft) => {
				for (const name of textNames(articleFields)) {
					const other = name === "tags" ? [...draft.tags, "more"] : `${draft[name]}x`;
					expect(isSameDraft(articleFields, draft, { ...draft, [name]: other })).toBe(false);
					const fr = {
						...draft.fr,
						[name]: name === "tags" ? [...draft.fr.tags, "more"] : `${draft.fr[name]}x`,
					};
					expect(isSameDraft(articleFields, draft, { ...draft, fr })).toBe(false);
				}
				expect(isSameDraft(articleFields, draft, { ...draft, published: !draft.published })).toBe(false);
			}),
		);
	});

	it("is the same after being sent and read back, but for a translation in which nothing is written", () => {
		fc.assert(
			fc.property(drafts, (draft) => {
				const content = contentOf(articleFields, draft);
				const again = draftOf(articleFields, content);
				const fr = isBlank(articleFields, draft.fr) ? blankDraft(articleFields).fr : draft.fr;
				expect(again).toEqual({ ...draft, fr });
				expect(content.fr === null).toBe(isBlank(articleFields, draft.fr));
				expect(contentOf(articleFields, again)).toEqual(content);
			}),
		);
	});

	it("shares no list with the content that it was made from", () => {
		const content = contentOf(articleFields, { ...blankDraft(articleFields), tags: ["one"], fr: null });
		const draft = draftOf(articleFields, content);
		draft.tags.push("two");
		expect(content.tags).toEqual(["one"]);
		blankDraft(articleFields).tags.push("three");
		expect(blankDraft(articleFields).tags).toEqual([]);
	});

	it("that lacks fields, as an earlier release stored it, gets them blank", () => {
		fc.assert(
			fc.property(drafts, fc.subarray(Object.keys(articleFields)), (draft, left) => {
				const earlier = Object.fromEntries(Object.entries(draft).filter(([name]) => left.includes(name)));
				const read = writtenSchema(articleFields).parse({ ...earlier, fr: {} });
				const blank = blankDraft(articleFields);
				for (const name of Object.keys(articleFields) as (keyof Fields)[]) {
					expect(read[name]).toEqual(left.includes(name) ? draft[name] : articleFields[name].blank);
				}
				expect(read.fr).toEqual(blank.fr);
				expect(completed(articleFields, { ...earlier, fr: null })).toMatchObject({ fr: null });
			}),
		);
	});
});

describe("what the server takes", () => {
	it("is what the form's own rules let through, with the same words", () => {
		fc.assert(
			fc.property(drafts, (draft) => {
				const checked = articleDraft.safeParse(draft);
				const sent = articleInput.safeParse(contentOf(articleFields, draft));
				if (checked.success) expect(sent.success).toBe(true);
				if (sent.success && checked.success) {
					expect(draftOf(articleFields, sent.data)).toMatchObject({
						title: draft.title.trim(),
						content: draft.content,
					});
				}
			}),
		);
	});
});

describe("what is compared of a text", () => {
	it("differs where a compared field differs, and is blank where nothing is written", () => {
		fc.assert(
			fc.property(drafts, drafts, (one, other) => {
				const compared = textNames(articleFields).filter((name) => articleFields[name].compared);
				const isSame = compared.every((name) => String(one[name]) === String(other[name]));
				if (isSame) expect(comparedTexts(articleFields, one)).toBe(comparedTexts(articleFields, other));
				for (const name of compared) {
					expect(comparedTexts(articleFields, one)).toContain([one[name]].flat().join(", "));
				}
			}),
		);
		expect(comparedTexts(articleFields, null)).toBe("");
		expect(comparedTexts(articleFields, blankDraft(articleFields))).toBe("");
		expect(comparedShared(articleFields, blankDraft(articleFields))).toBe("");
	});
});

describe.each([
	["articles", articleFields],
	["events", eventFields],
])("the fields of %s", (_noun, fields) => {
	it("stand once each, either in every language or in none", () => {
		const names = [...textNames(fields), ...sharedNames(fields)];
		expect(names.toSorted()).toEqual(Object.keys(fields).toSorted());
		const paths = textNames(fields).flatMap((name) => otherLanguages.map((one) => textPath(name, one)));
		expect(new Set([...names, ...paths]).size).toBe(names.length + paths.length);
	});

	it("begin with values that their own rules for storing accept", () => {
		const blank = blankDraft(fields as Fields);
		expect(writtenSchema(fields as Fields).parse(blank)).toEqual(blank);
	});
});
