import type { LongName, Shared, ShownName } from "#app/content/localized.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ArticleFields, ArticleTexts } from "./article.ts";

/** Who wrote an article: the name, and the slug of the author's page. */
export type Byline = { name: string; slug: string };

/**
 * What a list shows of an article, in the language that is `language`: the reader's, or the default
 * one where that is missing.
 */
export type ArticleCardData = Omit<ArticleTexts, LongName<ArticleFields>> &
	Pick<Shared<ArticleFields>, ShownName<ArticleFields>> & {
		/** ISO 8601, UTC. */
		publishedAt: string;
		readingMinutes: number;
		language: Language;
		/** Where crops of the picture stay, as CSS's `object-position`; absent for its middle. */
		imagePosition?: string;
		/** Absent where the business is the author. */
		author?: Byline;
	};

/** So many other articles are offered below one. */
export const relatedCount = 3;

/**
 * What the article page shows: the card's data, the key of its category, the text as HTML, the last
 * change, where the text appeared first, where that is another site, and what search engines and
 * shared links show in place of title, excerpt and drawn picture, where that is anything.
 */
export type ArticleText = ArticleCardData & {
	categoryKey: string;
	html: string;
	updatedAt: string;
	originalUrl: string;
	searchTitle: string;
	searchDescription: string;
	sharePicture: string | null;
};

/**
 * Where a published article is in each language, in which of them search engines may list it, and
 * when it last changed.
 */
export type ArticleAddress = { slugs: Record<Language, string>; listedIn: Language[]; updatedAt: string };

/** A text with the id that stays the same whatever its address becomes. */
export type SyndicatedText = ArticleText & { id: string };
