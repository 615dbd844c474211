import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/site/facts.ts";
import { eventOfLink, measurementIds, reportedAddress } from "./analytics-events.ts";
import { measurementHosts } from "./measurement-hosts.ts";

const { apply, networkForm, referralForm, socialsForm } = defaultFacts;
const [instagram = ""] = defaultFacts.profiles;
const forms = [
	["application", apply.en],
	["application", apply.fr],
	["network", networkForm.en],
	["referral", referralForm.en],
] as const;

const here = new URL("https://ensemble.example/how-it-works");

describe("occurrenceOfLink", () => {
	it.each([
		[apply.en, "application"],
		[apply.fr, "application"],
		[`${apply.en}/?source=footer`, "application"],
		[referralForm.en, "referral"],
		[networkForm.en, "network"],
		["/network", "network"],
		["/fr/Network/", "network"],
		["/blog", "blog"],
		["/fr/blog", "blog"],
		["/blog/a-slug", "blog"],
		["/fr/Blog/a-slug/", "blog"],
	])("counts %s as %s", (href, event) => {
		expect(eventOfLink(new URL(href, here), here, forms)).toBe(event);
	});

	it.each([
		"/",
		"/blogger",
		"/network/more",
		"/blog/a/b",
		"/privacy-policy",
		`${apply.en}-later`,
		socialsForm.en,
		instagram,
		"https://elsewhere.example/blog",
		"mailto:hello@ensemble.example",
	])("does not count %s", (href) => {
		expect(eventOfLink(new URL(href, here), here, forms)).toBeUndefined();
	});

	it("counts no link as one to a form that the business does not have", () => {
		const other = new URL(networkForm.en);
		expect(eventOfLink(other, here, [["network", ""]])).toBeUndefined();
	});

	it.each(["#content", "/blog", "/blog/", "/fr/blog?language=fr", "/blog?q=date"])(
		"takes %s on the blog for the same page",
		(href) => {
			const blog = new URL("/blog", here);
			expect(eventOfLink(new URL(href, blog), blog, forms)).toBeUndefined();
		},
	);
});

it("treats an article in its other language as the same page", () => {
	const article = new URL("/blog/the-sea", here);
	const read = (href: string) => eventOfLink(new URL(href, article), article, forms);
	expect(read("/fr/blog/la-mer?language=fr")).toBeUndefined();
	expect(read("/fr/blog/la-mer")).toBe("blog");
});

describe("without an id", () => {
	it("there is nothing to measure with, and no host to allow", () => {
		const ids = measurementIds({ analytics: undefined, pixel: undefined });
		expect(ids).toBeNull();
		expect(measurementHosts(ids)).toEqual({ scripts: [], connections: [], images: [] });
	});
});

it("allows the scripts of the configured tool alone", () => {
	const { scripts } = measurementHosts({ analytics: undefined, pixel: "1234567890" });
	expect(scripts).toEqual([
		"https://connect.facebook.net/en_US/fbevents.js",
		"https://connect.facebook.net/signals/",
	]);
});

it("allows no host as a whole, and no name that others have a script at", () => {
	const hosts = measurementHosts({ analytics: "G-1", pixel: "1234567890" });
	for (const source of Object.values(hosts).flat()) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+\/\w/);
	expect(hosts.scripts).toContain("https://www.googletagmanager.com/gtag/js");
});

it.each([
	["/blog?q=private#top", "/blog"],
	["/newsletter/confirm?token=secret", "/newsletter/confirm"],
	["/?utm_source=mail&name=Ann&gclid=x1", "/?utm_source=mail&gclid=x1"],
])("reports %s as %s", (given, reported) => {
	expect(reportedAddress(new URL(given, here))).toBe(`https://ensemble.example${reported}`);
});
