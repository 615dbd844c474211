import { describe, expect, it, vi } from "vitest";
import { isPublicSite, isSiteAddress, isWebAddress, parseUrl } from "./web-address.ts";

describe("an address of the web", () => {
	it.each(["https://duo.mu", "https://www.duo.mu/a?b=c#d", "HTTPS://DUO.MU/É"])("is %s", (typed) => {
		expect(isWebAddress(typed)).toBe(true);
	});

	it.each([
		"http://duo.mu",
		"javascript:alert(1)",
		"https://user:word@duo.mu",
		'https://duo.mu/"><script>',
		"https://localhost",
		"https://duo.mu/a b",
		"//duo.mu",
		"",
	])("is not %s", (typed) => {
		expect(isWebAddress(typed)).toBe(false);
	});
});

it("a web address is recognized in browsers without URL.canParse", () => {
	vi.stubGlobal(
		"URL",
		class extends URL {
			static override canParse = undefined as never;
		},
	);
	expect(isWebAddress("https://duo.mu")).toBe(true);
	expect(isWebAddress("https://[duo")).toBe(false);
	expect(parseUrl("/a", "https://duo.mu")?.href).toBe("https://duo.mu/a");
	expect(parseUrl("/a")).toBeUndefined();
	vi.unstubAllGlobals();
});

describe("an address of this site", () => {
	it.each(["/", "/network", "/blog/first-dates", "/fr/legal#publisher"])("is %s", (typed) => {
		expect(isSiteAddress(typed)).toBe(true);
	});

	it.each(["//duo.mu", "/\\duo.mu", "network", "/a b", "/../admin", '/"onclick=', "/a?b", ""])(
		"is not %s",
		(typed) => {
			expect(isSiteAddress(typed)).toBe(false);
		},
	);
});

it.each([
	["https://ensemble.mu", true],
	["https://www.ensemble.mu:8443", true],
	["http://ensemble.mu", false],
	["https://ensemble.example", false],
	["https://localhost:3000", false],
	["http://localhost:3000", false],
])("a site at %s is public: %s", (siteUrl, expected) => expect(isPublicSite(siteUrl)).toBe(expected));
