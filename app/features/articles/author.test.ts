import { expect, it } from "vitest";
import { defaultTexts } from "#app/i18n/site-texts.server.ts";
import { authorOf } from "./author.ts";
import { feedDocument } from "./feed/feed.server.ts";
import { blogPostingJsonLd } from "./reader/article-data.tsx";

const siteUrl = "https://ensemble.example";
const article = {
	...{ id: "5f0c2a3e-0000-4000-8000-000000000000", slug: "first-dates", title: "First dates" },
	...{ excerpt: "How to begin.", category: "", categoryKey: "", tags: [], imageUrl: null },
	...{ publishedAt: "2026-03-01T07:30:00.000Z", updatedAt: "2026-03-04T10:00:00.000Z" },
	...{ readingMinutes: 4, language: "en" as const, originalUrl: "", html: "<p>Listen.</p>" },
	...{ imageAlt: "", imageCaption: "", searchTitle: "", searchDescription: "", sharePicture: null },
};

it("the author of an article is the business, named in structured data with its address", () => {
	const site = { name: "Tables & Co" };
	const author = authorOf({ article, site, siteUrl, language: "en" });
	expect(author).toEqual({
		"@type": "Organization",
		"@id": `${siteUrl}/#organization`,
		name: "Tables & Co",
		url: siteUrl,
	});
	expect(blogPostingJsonLd(siteUrl, "en", site, article).author).toEqual(author);
});

it("the author of an article in a feed is the business, too", () => {
	const { name } = defaultTexts.facts("en");
	const feed = feedDocument("en", { articles: [article], notes: [] }, { siteUrl, texts: defaultTexts });
	expect(feed).toContain(`<dc:creator>${name}</dc:creator>`);
	expect(feed.match(/<dc:creator>/g)).toHaveLength(1);
});

it("an author who is named is one person in each language and for feed readers", () => {
	const signed = { ...article, author: { name: "Ann & Lee", slug: "ann-lee" } };
	const site = { name: "Tables & Co" };
	expect(blogPostingJsonLd(siteUrl, "fr", site, signed).author).toEqual({
		"@type": "Person",
		"@id": `${siteUrl}/authors/ann-lee#person`,
		name: "Ann & Lee",
		url: `${siteUrl}/fr/authors/ann-lee`,
	});
	const feed = feedDocument("en", { articles: [signed], notes: [] }, { siteUrl, texts: defaultTexts });
	expect(feed).toContain("<dc:creator>Ann &amp; Lee</dc:creator>");
});
