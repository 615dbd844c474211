import type { LongName, Shared, ShownName } from "#app/content/localized.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ArticleFields, ArticleTexts } from "./article.ts";

/** The author of an article: the name, and the slug of the author's page. */
export type Byline = { name: string; slug: string };

/**
 * An article's card in a list. `language` is the reader's, or the default one where that text is
 * missing.
 */
export type ArticleCardData = Omit<ArticleTexts, LongName<ArticleFields>> &
	Pick<Shared<ArticleFields>, ShownName<ArticleFields>> & {
		/** ISO 8601, UTC. */
		publishedAt: string;
		readingMinutes: number;
		language: Language;
		/** The centre of crops of the picture, as CSS `object-position`; absent for the middle. */
		imagePosition?: string;
		/** Absent if the business is the author. */
		author?: Byline;
	};

/** The number of related articles below an article. */
export const relatedCount = 3;

/**
 * The article page: the card, the key of its category, the HTML, the last change, the page of
 * another site where the text appeared first, and what search engines and shared links show in
 * place of title, excerpt and drawn picture.
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
 * The addresses of a published article, the languages in which search engines may list it, its last
 * change and its picture.
 */
export type ArticleAddress = {
	slugs: Record<Language, string>;
	listedIn: Language[];
	updatedAt: string;
	imageUrl: string | null;
};

/** A text with its article's id, which stays the same when the address changes. */
export type SyndicatedText = ArticleText & { id: string };
