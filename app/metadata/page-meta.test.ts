import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const texts = { title: "How it works · {{name}}", description: "About {{minutes}} minutes." };

function at(pathname: string) {
	return { location: { pathname }, matches: [{ id: "root", loaderData: { siteUrl: "https://s.example" } }] };
}

describe("pageMeta", () => {
	it("fills the facts in", () => {
		const meta = pageMeta("en", texts, at("/how-it-works"));
		expect(meta).toContainEqual({ title: "How it works · Ensemble" });
		expect(meta).toContainEqual({ name: "description", content: "About 40 minutes." });
		expect(JSON.stringify(meta)).not.toContain("{{");
	});

	it("fills in what a page adds to the facts", () => {
		const named = { title: "Page {{page}} of {{name}}", description: "" };
		expect(pageMeta("en", named, at("/blog"), { page: "2" })).toContainEqual({ title: "Page 2 of Ensemble" });
	});

	it("names the page, its picture and the picture's words, absolutely", () => {
		const meta = pageMeta("fr", texts, at("/fr/How-It-Works/"));
		for (const [property, content] of [
			["og:type", "website"],
			["og:locale", "fr_FR"],
			["og:url", "https://s.example/fr/how-it-works"],
			["og:image", "https://s.example/share/fr/how-it-works.png"],
			["og:image:width", "1200"],
			["og:image:height", "630"],
			["og:image:alt", "How it works · Ensemble"],
		]) {
			expect(meta).toContainEqual({ property, content });
		}
		expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
	});

	it("says article of an article, and promises no picture where there is none", () => {
		expect(pageMeta("en", texts, at("/blog/x"))).toContainEqual({ property: "og:type", content: "article" });
		expect(JSON.stringify(pageMeta("en", texts, at("/newsletter/confirm")))).not.toContain("og:image");
	});

	it("names a page that failed to load after the site", () => {
		expect(pageMeta(undefined, undefined, { location: { pathname: "/" }, matches: [] })).toEqual([
			{ title: "Ensemble" },
		]);
	});
});
