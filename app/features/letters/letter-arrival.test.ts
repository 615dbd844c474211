import { describe, expect, it } from "vitest";
import { arrivalOf, linkFromLetter } from "./letter-arrival.ts";

const links = { siteUrl: "https://ensemble.example", slug: "two-tables" };

describe("a link of a letter", () => {
	it.each([
		["/blog/first-dates", "https://ensemble.example/blog/first-dates?from=two-tables"],
		["/fr/blog?tag=a#list", "https://ensemble.example/fr/blog?tag=a&from=two-tables#list"],
		["https://ensemble.example/", "https://ensemble.example/?from=two-tables"],
		["/events.ics", "https://ensemble.example/events.ics"],
		["https://elsewhere.example/a?b=c", "https://elsewhere.example/a?b=c"],
		["mailto:hello@ensemble.example", "mailto:hello@ensemble.example"],
		["http://[", "https://ensemble.example"],
	])("to %s names the letter on pages of the site alone", (href, link) => {
		expect(linkFromLetter(href, links)).toBe(link);
	});
});

describe("an arrival", () => {
	const headers = {
		"sec-fetch-mode": "navigate",
		"sec-fetch-dest": "document",
		"user-agent": "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15",
	};
	const url = "/blog/first-dates?from=two-tables";

	it("is a person's browser that opens a page with the name of a letter", () => {
		expect(arrivalOf({ method: "GET", url, headers })).toBe("two-tables");
		expect(arrivalOf({ method: "GET", url: "/?a=b&from=two-tables", headers })).toBe("two-tables");
	});

	it.each([
		["a look at the headers", { method: "HEAD" }],
		["a form", { method: "POST" }],
		["an address without a letter", { url: "/blog" }],
		["a name that no letter can have", { url: "/blog?from=Two%20Tables" }],
		["a name that is too long", { url: `/blog?from=${"a".repeat(121)}` }],
		["a program without a window", { headers: { "user-agent": headers["user-agent"] } }],
		["data of a page", { headers: { ...headers, "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" } }],
		["a page that is loaded ahead", { headers: { ...headers, "sec-purpose": "prefetch;prerender" } }],
		["a crawler", { headers: { ...headers, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
	])("is not %s", (_what, asked) => {
		expect(arrivalOf({ method: "GET", url, headers, ...asked })).toBeUndefined();
	});
});
