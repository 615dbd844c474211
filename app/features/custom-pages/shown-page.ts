import type { Language } from "#app/site/site-config.ts";

/** A page as visitors read it, in one language. */
export type ShownPage = {
	title: string;
	/** Rendered and sanitised when it was saved. */
	html: string;
	/** The language of the text, which is not always the reader's. */
	language: Language;
	/** For search engines and where a link is shared; blank: the title. */
	searchTitle: string;
	description: string;
	updatedAt: string;
	/** Its path in each language, the language's own part included. */
	paths: Record<Language, string>;
};

/** What an address leads to: a page, the path where it lives now, or nothing. */
export type FoundPage = { page: ShownPage } | { movedTo: string } | undefined;

/** A published page for the sitemap: its path in each language, and when it last changed. */
export type CustomAddress = { paths: Record<Language, string>; updatedAt: string };
