import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safeHref } from "../document/safe-href.ts";
import { bareAddress, typedAddress } from "./links.ts";

describe("text that is typed as an address", () => {
	it.each([
		[" https://a.example/b?c=d#e ", "https://a.example/b?c=d#e"],
		["www.a.example", "https://www.a.example"],
		["a.example/path", "https://a.example/path"],
		["côte-ouest.example", "https://côte-ouest.example"],
		["ann@a.example", "mailto:ann@a.example"],
		["mailto:ann@a.example", "mailto:ann@a.example"],
		["/blog/a-slug", "/blog/a-slug"],
	])("%j leads to %s", (typed, href) => {
		expect(typedAddress(typed)).toBe(href);
	});

	it.each(["", "   ", "two words", "javascript:alert(1)", "data:text/html,x", "a b.example", "JaVaScRiPt:x"])(
		"%j leads nowhere",
		(typed) => {
			expect(typedAddress(typed)).toBeUndefined();
		},
	);

	it("never leads to anything that runs, whatever is typed", () => {
		const scheme = fc.constantFrom(
			"javascript:",
			"JAVASCRIPT:",
			"data:",
			"vbscript:",
			"file:",
			" java\tscript:",
			"",
		);
		fc.assert(
			fc.property(scheme, fc.string({ maxLength: 30 }), (start, rest) => {
				const href = typedAddress(start + rest);
				if (href === undefined) return;
				expect(safeHref(href)).toBe(href);
				const { protocol } = new URL(href, "https://site.example/");
				expect(["https:", "http:", "mailto:", "tel:"]).toContain(protocol);
			}),
		);
	});
});

describe("text that becomes a link by itself", () => {
	it.each(["https://a.example/b", "http://a.example", "www.a.example", "mailto:ann@a.example"])(
		"is %s",
		(text) => {
			expect(bareAddress(text)).toBeDefined();
		},
	);

	it.each(["a.example", "1.5", "see https://a.example", "ann@a.example", "https:", "e.g."])(
		"is not %j",
		(text) => {
			expect(bareAddress(text)).toBeUndefined();
		},
	);
});
