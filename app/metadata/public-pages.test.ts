import { describe, expect, it } from "vitest";
import { pageCaching, pageIds, pageRow } from "#app/site/site-map.ts";
import { articleSlugOf, isListed, isPrivate, pageAt, redactedPath, shareImagePath } from "./public-pages.ts";

describe("shareImagePath", () => {
	it.each([
		["/", "/share/en/home.png"],
		["/fr", "/share/fr/home.png"],
		["/How-It-Works/", "/share/en/how-it-works.png"],
		["/fr/events/singlessocials", "/share/fr/socials.png"],
		["/fr/blog/First-Dates/", "/share/fr/blog/first-dates.png"],
		["/events/singlessocials/A-Table", "/share/en/table/a-table.png"],
		["/fr/newsletter", "/share/fr/home.png"],
		["/fr/authors/ines", "/share/fr/home.png"],
		["/favicon-preview", undefined],
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

it("an article's slug is read from its address in either language", () => {
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

it.each([
	["/fr/Events/SinglesSocials/", "socials"],
	["/events/singlessocials/a-table", "table"],
	["/newsletter/confirm", "newsletter/confirm"],
	["/newsletter/autumn", "newsletter/letter"],
	["/blog/a/b", undefined],
	["/blog//", "blog"],
	["//", "home"],
	["/blog/a%", "article"],
	[`/${"a".repeat(4_000)}/b`, undefined],
])("%s is the page %s", (path, page) => {
	expect(pageAt(path)).toBe(page);
});

it("caches and lists no page whose address is a secret", () => {
	const secret = pageIds.filter((id) => pageRow(id).secret);
	expect(secret.length).toBeGreaterThan(0);
	const exposed = secret.filter((id) => pageCaching[id] !== undefined || pageRow(id).listed !== undefined);
	expect(exposed).toEqual([]);
});
