import type { Language } from "#app/site/site-config.ts";

/** An entry of the feed that is no article, such as a letter: it is read on its page. */
export type FeedNote = {
	title: string;
	summary: string;
	/** Below the site's own address. */
	path: string;
	/** An instant in ISO text. */
	publishedAt: string;
	language: Language;
};
