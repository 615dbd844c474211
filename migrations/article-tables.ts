import type { ColumnType, Generated } from "kysely";
import type { Instant, Language, YesNo } from "./column-types.ts";

export type ArticlesTable = {
	id: string;
	slug: string;
	image_url: string | null;
	/** What shared links show; null for a drawn picture. */
	share_picture: string | null;
	/** Null where the business is the author; one who is no longer there counts for none. */
	author_id: string | null;
	published: YesNo;
	published_at: Instant | null;
	/** When a draft publishes itself. */
	publish_at: Instant | null;
	/** The day (`YYYY-MM-DD`) that was chosen for it to stand under, if one was. */
	published_on: string | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** What is written of an article in one language. */
export type ArticleTextsTable = {
	article_id: string;
	language: Language;
	title: string;
	excerpt: string;
	/** Markdown. */
	content: string;
	category: string;
	/** A JSON array of text. */
	tags: string;
	image_alt: string;
	/** The translation's own slug; blank where it has the article's. */
	own_slug: Generated<string>;
	/** Where the text appeared first, where that is another site; blank otherwise. */
	original_url: Generated<string>;
	/** What search engines show in place of title and excerpt; blank where it is those. */
	search_title: Generated<string>;
	search_description: Generated<string>;
	/** The version of the article in which the text was last changed. */
	changed_in: Generated<number>;
	/** Whether it has all that readers need: they see no other. */
	complete: YesNo;
	/**
	 * Whether it stands for the article where no language is asked for: the default language's text
	 * or, where that is not complete, one that is.
	 */
	leads: YesNo;
	reading_minutes: number;
	/** When the article was published, of one that is published. */
	listed_at: Instant | null;
};

/** An article's texts as they were saved under a version number. */
export type ArticleVersionsTable = {
	article_id: string;
	version: number;
	title: string;
	words: number;
	/** The whole of what was saved, in JSON. */
	input: string;
	saved_at: Instant;
	/** Whether it was saved as corrections that wait. */
	waited: Generated<YesNo>;
	/** When readers first saw those corrections, if they ever did. */
	went_live_at: Instant | null;
};

/** Which version of a published article waits as its corrections: readers see none of it. */
export type ArticleCorrectionsTable = {
	article_id: string;
	version: number;
	/** When it publishes itself, if a time was chosen. */
	publish_at: Instant | null;
};

/**
 * The HTML of an article's text in one language, with the versions of the article and of the
 * renderer it was made of.
 */
export type ArticleHtmlTable = {
	article_id: string;
	language: Language;
	article_version: number;
	renderer_version: number;
	html: string;
};

/** What is being typed and not saved yet, one for each thing and one for a new one of each kind. */
export type WorkingCopiesTable = {
	kind: "article" | "event" | "page";
	/** The id of the article, event or page; of a new one `new-` and a UUID. */
	key: string;
	/** The copy goes with what it is of. */
	article_id: string | null;
	event_id: string | null;
	page_id: string | null;
	/** What the form holds, in JSON. */
	draft: string;
	/** The saved version that the text was made from. */
	version: number | null;
	/** What the device is called on which it was typed. */
	device: string | null;
	saved_at: Instant;
};

/** The one link that shows an article to those who have it, published or not. */
export type PreviewLinksTable = {
	article_id: string;
	/** SHA-256 of the token, in hexadecimal: the token itself is never stored. */
	token_hash: string;
	created_at: Instant;
	expires_at: Instant;
};

export type FormerSlugsTable = { slug: string; article_id: string; created_at: Instant };

/** The text that a reader of one language sees of an article, folded for comparing. */
export type ArticleSearchTable = {
	article_id: string;
	language: Language;
	folded: string;
	/**
	 * On PostgreSQL alone: numbers of the text's trigrams, null of a draft. SQLite has the table
	 * `article_fts`.
	 */
	trigrams: ColumnType<never, number[] | null | undefined, never>;
};

/**
 * The texts that the content area's list is searched by, in every language, folded for comparing.
 * SQLite has them in the table `listing_fts` too.
 */
export type ArticleListingsTable = { article_id: string; folded: string };

/**
 * The tags that a reader of one language sees, in lower case, with the publication of an article
 * that is published.
 */
export type ArticleTagsTable = {
	article_id: string;
	language: Language;
	tag: string;
	published_at: Instant | null;
};
