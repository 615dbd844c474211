import { describe, expect, it } from "vitest";
import { articleDraft, articleInput } from "./article.ts";
import {
	blankDraft,
	draftOf,
	inputOf,
	isSameDraft,
	openLanguage,
	slugFollows,
	translationState,
	withKnownSlugs,
	withPresentSlugs,
} from "./article-draft.ts";

const whole = { ...blankDraft, title: "First dates", excerpt: "How.", content: "Hello." };

describe("a draft", () => {
	it("is what the form's schema expects, and becomes what the server expects", () => {
		expect(articleDraft.parse(blankDraft)).toEqual(blankDraft);
		expect(articleInput.parse(inputOf(whole, true))).toEqual({ ...whole, published: true, fr: null });
	});

	it("sends a French text as soon as a word of it is written", () => {
		expect(inputOf(whole, false).fr).toBeNull();
		const fr = { ...blankDraft.fr, title: "Bonjour" };
		expect(inputOf({ ...whole, fr }, false).fr).toEqual(fr);
	});

	it("is the same whatever the order of its fields", () => {
		const { title, ...others } = whole;
		expect(isSameDraft(whole, { ...others, title })).toBe(true);
		expect(isSameDraft(whole, { ...whole, title: "Other" })).toBe(false);
		expect(isSameDraft(whole, draftOf({ ...whole, fr: null }))).toBe(true);
	});
});

describe("translationState", () => {
	it("distinguishes a missing, an incomplete and a complete text", () => {
		expect(translationState(blankDraft.fr)).toBe("missing");
		expect(translationState({ ...blankDraft.fr, tags: ["amour"] })).toBe("incomplete");
		expect(translationState({ ...blankDraft.fr, title: "A", excerpt: "B", content: "C" })).toBe("complete");
	});
});

describe("the slugs of the sent input", () => {
	const fr = { ...blankDraft.fr, title: "La mer", excerpt: "En bref.", content: "Des mots." };
	const saved = { ...whole, slug: "the-sea", published: true, fr };
	const sent = (change: object = {}) => inputOf({ ...saved, slug: "at-sea", ...change }, true);

	it("keep a translation's known slug when the article gets another", () => {
		expect(withKnownSlugs(sent(), saved)).toMatchObject({ slug: "at-sea", fr: { slug: "the-sea" } });
	});

	it.each([
		["nothing changes", sent({ slug: "the-sea" }), saved, ""],
		["another is asked for", sent({ fr: { ...fr, slug: "la-mer" } }), saved, "la-mer"],
		["nobody reads it yet", sent(), { ...saved, published: false }, ""],
		["its text was not whole", sent(), { ...saved, fr: { ...fr, content: "" } }, ""],
		["it stood for the article", sent(), { ...saved, content: "" }, ""],
		["no slug may be as long any more", sent(), { ...saved, slug: "s".repeat(121) }, ""],
	])("are those of the form if %s", (_, input, known, slug) => {
		expect(withKnownSlugs(input, known)).toMatchObject({ slug: input.slug, fr: { slug } });
	});

	it.each([
		["the one asked for", sent(), "at-sea"],
		["the present one", sent({ slug: "" }), "the-sea"],
	])("are the article's again once a translation's own is cleared: %s", (_, input, slug) => {
		const known = { ...saved, fr: { ...fr, slug: "la-mer" } };
		expect(withKnownSlugs(input, known)).toMatchObject({ slug: input.slug, fr: { slug } });
	});

	it("are the present ones when an older text is restored", () => {
		const older = withPresentSlugs(sent({ fr: { ...fr, slug: "la-mer" } }));
		expect(older).toMatchObject({ slug: "", title: whole.title, fr: { slug: "", title: "La mer" } });
		expect(withPresentSlugs(sent({ fr: blankDraft.fr })).fr).toBeNull();
	});
});

describe("slugFollows", () => {
	it.each([
		["", "First dates", true],
		["first-dates", "First dates", true],
		["first-dates-2", "First dates", true],
		["article", "", true],
		["article-3", "", true],
		["s".repeat(120), "ß".repeat(120), true],
		[`${"s".repeat(118)}-2`, "ß".repeat(120), true],
		["beginnings", "First dates", false],
		["first-dates-in-may", "First dates", false],
	])("%j under the title %j: %s", (slug, title, follows) => {
		expect(slugFollows({ slug, title }, false)).toBe(follows);
	});

	it("follows with the fallback of its kind if the title gives no slug", () => {
		expect(slugFollows({ slug: "page-2", title: "!" }, false, "page")).toBe(true);
		expect(slugFollows({ slug: "article", title: "!" }, false, "page")).toBe(false);
	});

	it("stays once the article was public", () => {
		expect(slugFollows({ slug: "first-dates", title: "First dates" }, true)).toBe(false);
	});
});

describe("the language that a form shows first", () => {
	it("is the one that is written, and English if none or both are", () => {
		expect(openLanguage(undefined, "en")).toBe("en");
		expect(openLanguage(undefined, "fr")).toBe("fr");
		expect(openLanguage({ ...blankDraft, fr: null }, "en")).toBe("en");
		expect(openLanguage({ ...blankDraft, fr: { ...blankDraft.fr, title: "Bonjour" } }, "en")).toBe("fr");
		expect(openLanguage({ ...whole, fr: { ...blankDraft.fr, title: "Bonjour" } }, "fr")).toBe("en");
	});
});
