import { describe, expect, it } from "vitest";
import { sourceOf, sourceOfHeader } from "./visit-source.ts";

const host = "ensemble.example";

describe("the source of a visit", () => {
	it.each([
		["https://www.google.com/", "search/Google"],
		["https://google.co.uk/search?q=secret", "search/Google"],
		["https://www.google.mu/", "search/Google"],
		["https://duckduckgo.com/", "search/DuckDuckGo"],
		["https://search.brave.com/", "search/Brave"],
		["https://m.facebook.com/", "social/Facebook"],
		["https://l.instagram.com/", "social/Instagram"],
		["https://t.co/abc", "social/X"],
		["android-app://com.linkedin.android/", "social/LinkedIn"],
		["android-app://com.google.android.googlequicksearchbox/", "search/Google"],
		["https://www.lexpress.mu/article/1", "site/lexpress.mu"],
		["https://google.attacker.example/", "site/google.attacker.example"],
		["https://ensemble.example/fr", "same"],
		["", "unknown"],
		["not an address", "unknown"],
		["https://203.0.113.7/", "unknown"],
		["https://[2001:db8::1]/", "unknown"],
		["http://localhost:3000/", "unknown"],
		[`https://${"a".repeat(120)}.example/`, "unknown"],
	])("%s is %s", (referrer, source) => expect(sourceOf({ referrer, host })).toBe(source));

	it("is the letter whose link was followed, wherever it was opened", () => {
		expect(sourceOf({ letter: "two-tables", referrer: "https://mail.google.com/", host })).toBe(
			"letter/two-tables",
		);
		expect(sourceOf({ letter: "Two Tables", host })).toBe("unknown");
	});

	it("is read from what a script sends, which is never this site", () => {
		expect(sourceOfHeader("letter=&referrer=https%3A%2F%2Fbing.com", host)).toBe("search/Bing");
		expect(sourceOfHeader("referrer=https%3A%2F%2Fensemble.example", host)).toBe("unknown");
		expect(sourceOfHeader(undefined, host)).toBe("unknown");
	});
});
