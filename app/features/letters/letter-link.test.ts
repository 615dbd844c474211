import { describe, expect, it } from "vitest";
import { linkFromLetter } from "./letter-link.ts";

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
