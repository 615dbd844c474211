import { describe, expect, it } from "vitest";
import { pageCaching, secretPages } from "#app/site/site-map.ts";
import { articleSlugOf, isListed, isPrivate, redactedPath, shareImagePath } from "./public-pages.ts";

describe("shareImagePath", () => {
	it.each([
		["/", "/share/en/home.png"],
		["/fr", "/share/fr/home.png"],
		["/How-It-Works/", "/share/en/how-it-works.png"],
		["/fr/events/singlessocials", "/share/fr/socials.png"],
		["/fr/blog/First-Dates/", "/share/fr/blog/first-dates.png"],
		["/newsletter/confirm", undefined],
		["/blog/a/b", undefined],
	])("of %s is %s", (path, picture) => {
		expect(shareImagePath(path)).toBe(picture);
	});
});

describe("isListed", () => {
	it.each(["/", "/fr", "/blog/administration", "/administer", "/fr/legal"])("lists %s", (path) => {
		expect(isListed(path)).toBe(true);
	});

	it.each([
		"/admin",
		"/Admin/articles",
		"/newsletter/confirm",
		"/fr/newsletter/unsubscribe",
		"/favicon-preview",
	])("does not list %s", (path) => {
		expect(isListed(path)).toBe(false);
	});
});

it("reads an article's slug in either language", () => {
	expect(["/blog/one", "/fr/blog/one/", "/blog", "/one"].map(articleSlugOf)).toEqual([
		"one",
		"one",
		undefined,
		undefined,
	]);
});

it.each([
	["/preview/token", true],
	["/fr/Preview/token", true],
	["/previews", false],
	["/blog/preview", false],
])("knows whether %s is a secret", (path, expected) => {
	expect(isPrivate(path)).toBe(expected);
	expect(isListed(path)).toBe(!expected);
});

it.each([
	["/preview/token", "/preview/…"],
	["/fr/Preview/Token.data", "/fr/Preview/…"],
	["//preview/a/b", "//preview/…"],
	["/blog/preview", "/blog/preview"],
])("redacts %s as %s", (path, redacted) => {
	expect(redactedPath(path)).toBe(redacted);
});

it("caches no page whose address is a secret", () => {
	expect(secretPages.map((page) => pageCaching[page])).toEqual(secretPages.map(() => "never"));
});
