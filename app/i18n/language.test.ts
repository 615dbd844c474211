import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "#app/site/site-config.ts";
import { canonicalPath, languageOf, localizePath, plainPath } from "./language.ts";

describe("languageOf", () => {
	it.each([
		["/", "en"],
		["/blog", "en"],
		["/french-kiss", "en"],
		["/fr", "fr"],
		["/FR/", "fr"],
		["/Fr/Blog/x", "fr"],
	])("reads %s as %s", (path, language) => {
		expect(languageOf(path)).toBe(language);
	});
});

it("the plain address and the language are found again in any page's address", () => {
	const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== "fr");
	const page = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
	fc.assert(
		fc.property(page, fc.constantFrom(...languages), (path, language) => {
			const localized = localizePath(path, language);
			expect(languageOf(localized)).toBe(language);
			expect(plainPath(localized)).toBe(path);
		}),
	);
});

it.each([
	["/", "/"],
	["/Blog/", "/blog"],
	["/fr/BLOG//", "/fr/blog"],
	["////", "/"],
	["//Blog//A//", "//blog//a"],
	[`/${"/".repeat(4_000)}b`, `/${"/".repeat(4_000)}b`],
])("spells %s as %s", (path, canonical) => {
	expect(canonicalPath(path)).toBe(canonical);
});

it.each([
	["//evil.example", "/evil.example"],
	["/fr//evil.example", "/evil.example"],
	["/\\evil.example", "/evil.example"],
	["/fr/\\/evil.example", "/evil.example"],
	["/fr", "/"],
])("never takes %s for another host's address", (path, plain) => {
	expect(plainPath(path)).toBe(plain);
});
