import type { Language } from "#app/site-config.ts";

/** What a list shows of an article, in the language that is `language`: the reader's, or English where that is missing. */
export type ArticleCardData = {
	slug: string;
	title: string;
	excerpt: string;
	category: string;
	tags: string[];
	imageUrl: string | null;
	imageAlt: string;
	/** ISO 8601, UTC. */
	publishedAt: string;
	readingMinutes: number;
	language: Language;
};

/** What the article page shows: the card's data, the key of its category, the text as HTML and the last change. */
export type ArticleText = ArticleCardData & { categoryKey: string; html: string; updatedAt: string };

/** Where a published article is, and when it last changed. */
export type ArticleAddress = { slug: string; updatedAt: string };

/** A text with the id that stays the same whatever its address becomes. */
export type SyndicatedText = ArticleText & { id: string };
