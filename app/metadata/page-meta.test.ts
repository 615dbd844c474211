import { describe, expect, it } from "vitest";
import type { SerializedTexts } from "#app/i18n/serialized-texts.ts";
import type { OpenText } from "#app/i18n/text.ts";
import type { Language } from "#app/site/site-config.ts";
import { pageMeta } from "./page-meta.ts";

const texts = { meta: { title: "How it works · Ensemble", description: "About 40 minutes." } };
const dataIn = (language: Language) => ({
	language,
	text: JSON.stringify({ howItWorks: texts }) as SerializedTexts<"howItWorks">,
});
const metaOf = (read: OpenText<"howItWorks">) => read("howItWorks")("meta");

function at(pathname: string) {
	const loaderData = { siteUrl: "https://s.example", site: { name: "Ensemble" } };
	return { location: { pathname }, matches: [{ id: "root", loaderData }] };
}

describe("pageMeta", () => {
	it("has the title and description of the page's texts", () => {
		const meta = pageMeta(dataIn("en"), metaOf, at("/how-it-works"));
		expect(meta).toContainEqual({ title: "How it works · Ensemble" });
		expect(meta).toContainEqual({ name: "description", content: "About 40 minutes." });
		expect(JSON.stringify(meta)).not.toContain("{{");
	});

	it("allows the scripts of the page itself", () => {
		const own = () => ({ title: "Why {{name}}?", description: "" });
		expect(pageMeta(dataIn("en"), own, at("/blog/why"))).toContainEqual({ title: "Why {{name}}?" });
	});

	it("names the page, its picture and the picture's words, absolutely", () => {
		const meta = pageMeta(dataIn("fr"), metaOf, at("/fr/How-It-Works/"));
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

	it("has the type of an article, and no picture if there is none", () => {
		expect(pageMeta(dataIn("en"), metaOf, at("/blog/x"))).toContainEqual({
			property: "og:type",
			content: "article",
		});
		expect(JSON.stringify(pageMeta(dataIn("en"), metaOf, at("/newsletter/confirm")))).not.toContain(
			"og:image",
		);
	});

	it("names a page that failed to load after the site", () => {
		expect(pageMeta(undefined, metaOf, at("/"))).toEqual([{ title: "Ensemble" }]);
	});
});
