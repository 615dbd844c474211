import { describe, expect, it } from "vitest";
import {
	type Article,
	articleInput,
	fieldsToFill,
	languageShown,
	mainTitle,
	publicArticle,
	slugsOf,
	textsFor,
	titleOfAddress,
} from "./article.ts";

const english = { title: "First dates", excerpt: "How to begin.", content: "Say hello." };
const french = { title: "Premier rendez-vous", excerpt: "Comment commencer.", content: "Dites bonjour." };

const inBoth = articleInput.parse({ ...english, fr: french });
const inFrench = articleInput.parse({ fr: french });
const half = articleInput.parse({ title: "First dates", category: "Dating", fr: french });

describe("an article's texts", () => {
	it("are those of the reader's language, or of the complete one", () => {
		expect(languageShown(inBoth, "fr")).toBe("fr");
		expect(languageShown(inBoth, "en")).toBe("en");
		expect(languageShown(inFrench, "en")).toBe("fr");
		expect(textsFor("en", half).title).toBe("Premier rendez-vous");
		expect(textsFor("fr", articleInput.parse({ ...english, fr: { title: "Premier" } })).title).toBe(
			"First dates",
		);
	});

	it("are the default language's if none is complete", () => {
		expect(languageShown(articleInput.parse({ title: "First" }), "fr")).toBe("en");
	});

	it("are public if they are complete, in the default language too", () => {
		const history = {
			id: "1",
			publishedAt: null,
			createdAt: "",
			updatedAt: "",
			version: 1,
			textVersions: { en: 1, fr: 1 },
		};
		const shown = (input: typeof half): Article => publicArticle({ ...input, ...history });
		expect(shown(half)).toMatchObject({ title: "", category: "", fr: french });
		expect(shown(inBoth)).toMatchObject({ ...english, fr: french });
		expect(shown(articleInput.parse({ ...english, fr: { title: "Premier" } }))).toMatchObject({
			...english,
			fr: null,
			textVersions: { en: 1, fr: 0 },
		});
	});

	it("are found under the slug of the text that a reader sees", () => {
		const own = (input: object) => slugsOf(articleInput.parse({ slug: "a", ...input }));
		expect(own({ ...english, fr: { ...french, slug: "b" } })).toEqual({ en: "a", fr: "b" });
		expect(own({ ...english, fr: french })).toEqual({ en: "a", fr: "a" });
		expect(own({ ...english, fr: { title: "Half", slug: "b" } })).toEqual({ en: "a", fr: "a" });
		expect(own({ fr: { ...french, slug: "b" } })).toEqual({ en: "b", fr: "b" });
	});

	it("give the article the first title that is written", () => {
		expect(mainTitle(inBoth)).toBe("First dates");
		expect(mainTitle(inFrench)).toBe("Premier rendez-vous");
		expect(mainTitle(articleInput.parse({}))).toBe("");
	});

	it("give it a slug of a title that readers see, or of the first one while none is complete", () => {
		expect(titleOfAddress(inBoth)).toBe("First dates");
		expect(titleOfAddress(half)).toBe("Premier rendez-vous");
		expect(titleOfAddress(articleInput.parse({ title: "First", fr: { title: "Premier" } }))).toBe("First");
		expect(titleOfAddress(articleInput.parse({ fr: { title: " Premier " } }))).toBe("Premier");
		expect(titleOfAddress(articleInput.parse({}))).toBe("");
	});
});

describe("the fields to fill in", () => {
	it("are none once one language is complete", () => {
		expect(fieldsToFill(inBoth, true)).toBeUndefined();
		expect(fieldsToFill(inFrench, true)).toBeUndefined();
		expect(fieldsToFill(half, true)).toBeUndefined();
	});

	it("are, for a draft, one field in any language", () => {
		expect(fieldsToFill(articleInput.parse({ fr: { excerpt: "Un mot." } }), false)).toBeUndefined();
		expect(fieldsToFill(articleInput.parse({}), false)?.missing).toEqual(["title", "excerpt", "content"]);
	});

	it("are those of the language that is nearest to being complete", () => {
		const begun = articleInput.parse({ title: "First", fr: { title: "Premier", content: "Bonjour." } });
		expect(fieldsToFill(begun, true)).toEqual({ language: "fr", missing: ["excerpt"] });
		expect(fieldsToFill(articleInput.parse({ ...english, excerpt: " " }), true)).toEqual({
			language: "en",
			missing: ["excerpt"],
		});
	});

	it("are those of the language being written, if both are equally far", () => {
		const nothing = articleInput.parse({});
		expect(fieldsToFill(nothing, true, "fr")?.language).toBe("fr");
		expect(fieldsToFill(nothing, true)?.language).toBe("en");
	});
});
