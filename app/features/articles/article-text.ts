import type { LongName, Shared, ShownName } from "#app/content/localized.ts";
import { inEachLanguage, localizePath } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import { entryPath } from "#app/site/site-map.ts";
import type { ArticleFields, ArticleTexts } from "./article.ts";

/** The author of an article: the name, and the slug of the author's page. */
export type Byline = { name: string; slug: string };

/** An article's card, in the reader's `language`, or the default one where that is missing. */
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

export const relatedCount = 3;

/** An article's page, with what search engines and shared links show in place of its own texts. */
export type ArticleText = ArticleCardData & {
	categoryKey: string;
	html: string;
	updatedAt: string;
	imageCaption: string;
	originalUrl: string;
	searchTitle: string;
	searchDescription: string;
	sharePicture: string | null;
};

/** A published article as the sitemap lists it, in the languages that search engines may list. */
export type ArticleAddress = {
	slugs: Record<Language, string>;
	listedIn: Language[];
	updatedAt: string;
	imageUrl: string | null;
};

/** A text with its article's id, which stays the same when the address changes. */
export type SyndicatedText = ArticleText & { id: string };

export function articlePaths(slugs: Record<Language, string>): Record<Language, string> {
	return inEachLanguage((language) => localizePath(entryPath("article", slugs[language]), language));
}
