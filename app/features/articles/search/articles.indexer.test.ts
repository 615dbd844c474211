import { expect, it } from "vitest";
import { type Article, articleInput } from "#app/features/articles/article.ts";
import { foldForSearch } from "#app/i18n/reading/fold.ts";
import { adminSearchText, publicSearchText, underOtherName } from "./articles.indexer.server.ts";

const french = { title: "Un", excerpt: "Deux", category: "Été" };
const history = {
	id: "1",
	publishedAt: null,
	createdAt: "",
	updatedAt: "",
	version: 1,
	textVersions: { en: 1, fr: 1 },
};

function article(input: object): Article {
	const texts = { title: "One", excerpt: "Two", category: "Six", tags: ["Four", "five"], fr: french };
	return { ...articleInput.parse({ ...texts, ...input }), ...history };
}

it("a search text separates its fields, so that no match spans two of them", () => {
	const one = article({});
	const folded = publicSearchText(one, one, { folded: foldForSearch("two\nthree") });
	expect(folded).toBe("one\ntwo three\nfour\nfive");
	expect(folded.includes(foldForSearch("one\ntwo"))).toBe(false);
});

it("lists are searched by the short fields of every language, but no translation that readers do not see yet", () => {
	expect(adminSearchText(article({}))).toBe("one\ntwo\nsix\nun\ndeux\nete");
	expect(adminSearchText(article({ published: true }))).toBe("one\ntwo\nsix");
	const translated = { published: true, fr: { ...french, content: "Trois" } };
	expect(adminSearchText(article({ ...translated, content: "Three" }))).toBe("one\ntwo\nsix\nun\ndeux\nete");
	expect(adminSearchText(article(translated))).toBe("\n\n\nun\ndeux\nete");
});

it.each([
	["one\ntwo", "", "Ann Lée", "one\ntwo\nann lee"],
	["one\ntwo\nann lee", "Ann Lee", "Zoé", "one\ntwo\nzoe"],
	["one\ntwo\nann lee", "Ann Lee", "", "one\ntwo"],
	["one\ntwo", "Ann Lee", "Zoé", "one\ntwo\nzoe"],
	["", "", "Ann Lee", ""],
])("the search text %j by another author than %j, %j, is %j", (text, before, after, expected) => {
	expect(underOtherName(text, before, after)).toBe(expected);
});
