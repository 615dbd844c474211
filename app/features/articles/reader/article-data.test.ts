import { expect, it } from "vitest";
import { blogPostingJsonLd } from "./article-data.tsx";

const site = { name: "Ensemble" };
const origin = "https://ensemble.example";
const picture = `/media/${"a".repeat(64)}-1600.webp`;

const article = {
	slug: "first-dates",
	title: "First dates",
	excerpt: "How to begin.",
	category: "Dating",
	categoryKey: "dating",
	tags: ["first date", "conversation"],
	imageUrl: picture,
	imageAlt: "Two chairs",
	imageCaption: "",
	publishedAt: "2026-03-01T07:30:00.000Z",
	updatedAt: "2026-03-04T10:00:00.000Z",
	readingMinutes: 4,
	language: "en",
	originalUrl: "",
	searchTitle: "",
	searchDescription: "",
	sharePicture: null,
} as const;

it("structured data state what an article is, when, by whom and where", () => {
	expect(blogPostingJsonLd(origin, "en", site, { ...article, tags: [...article.tags] })).toMatchObject({
		"@context": "https://schema.org",
		"@type": "BlogPosting",
		headline: "First dates",
		datePublished: "2026-03-01T07:30:00.000Z",
		dateModified: "2026-03-04T10:00:00.000Z",
		image: [`${origin}${picture}`, `${origin}/share/en/blog/first-dates.png`],
		inLanguage: "en",
		articleSection: "Dating",
		keywords: ["first date", "conversation"],
		author: { "@type": "Organization", name: "Ensemble" },
		mainEntityOfPage: { "@id": `${origin}/blog/first-dates` },
	});
});

it("structured data say English of an English text at its French address, and leave out missing values", () => {
	const data = blogPostingJsonLd(origin, "fr", site, { ...article, tags: [], category: "", imageUrl: null });
	expect(data).toMatchObject({
		inLanguage: "en",
		image: [`${origin}/share/fr/blog/first-dates.png`],
		mainEntityOfPage: { "@id": `${origin}/fr/blog/first-dates` },
	});
	expect(data).not.toHaveProperty("articleSection");
});

it("structured data describe an article as search engines should show it, with its own title", () => {
	const searched = { ...article, tags: [], searchTitle: "Dating", searchDescription: "Ten questions." };
	expect(blogPostingJsonLd(origin, "en", site, searched)).toMatchObject({
		headline: "First dates",
		description: "Ten questions.",
	});
});

it("structured data name the page of another site on which an article appeared first", () => {
	const originalUrl = "https://revue.example/first-dates";
	expect(blogPostingJsonLd(origin, "en", site, { ...article, tags: [], originalUrl })).toMatchObject({
		isBasedOn: originalUrl,
		mainEntityOfPage: { "@id": originalUrl },
		url: `${origin}/blog/first-dates`,
	});
	expect(blogPostingJsonLd(origin, "en", site, { ...article, tags: [] })).not.toHaveProperty("isBasedOn");
});
