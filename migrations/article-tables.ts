import type { ColumnType, Generated } from "kysely";
import type { Instant, Language, YesNo } from "./column-types.ts";

export type ArticlesTable = {
	id: string;
	slug: string;
	image_url: string | null;
	/** The picture of shared links; null for a drawn one. */
	share_picture: string | null;
	/** Null where the business is the author; one who is no longer there counts for none. */
	author_id: string | null;
	published: YesNo;
	published_at: Instant | null;
	/** The time at which a draft is published. */
	publish_at: Instant | null;
	/** The day (`YYYY-MM-DD`) that was chosen for it to stand under, if one was. */
	published_on: string | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** The texts of an article in one language. */
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
	/** Shown under the picture; blank for none. */
	image_caption: Generated<string>;
	/** The translation's own slug; blank where it has the article's. */
	own_slug: Generated<string>;
	/** The address of the original on another site; blank otherwise. */
	original_url: Generated<string>;
	/** The title for search engines; blank if it is the article's own. */
	search_title: Generated<string>;
	search_description: Generated<string>;
	/** The version of the article in which the text was last changed. */
	changed_in: Generated<number>;
	/** True if it has all that readers need: they see no other. */
	complete: YesNo;
	/**
	 * True if it stands for the article where no language is asked for: the default language's text
	 * or, where that is not complete, one that is.
	 */
	leads: YesNo;
	reading_minutes: number;
	/** The publication time of a published article. */
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
	/** The name of who saved it; null for the owner. */
	saved_by: string | null;
	/** True if it was saved as corrections that wait. */
	waited: Generated<YesNo>;
	/** The time at which readers first saw those corrections, if ever. */
	went_live_at: Instant | null;
};

/** The version of a published article that waits as its corrections, unseen by readers. */
export type ArticleCorrectionsTable = {
	article_id: string;
	version: number;
	/** The time of its publication, if one was chosen. */
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

/** Unsaved text, one copy for each thing and for each new one. */
export type WorkingCopiesTable = {
	kind: "article" | "event" | "page";
	/** The id of the article, event or page; of a new one `new-` and a UUID. */
	key: string;
	/** The copy goes with what it is of. */
	article_id: string | null;
	event_id: string | null;
	page_id: string | null;
	/** The fields of the form, in JSON. */
	draft: string;
	/** The saved version that the text was made from. */
	version: number | null;
	/** The name of the device on which it was typed. */
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
	/** The person whose link it is, and with whom it ends. */
	made_by: string | null;
};

export type FormerSlugsTable = { slug: string; article_id: string; created_at: Instant };

/** The text that a reader of one language sees of an article, folded for comparing. */
export type ArticleSearchTable = {
	article_id: string;
	language: Language;
	folded: string;
	/** PostgreSQL only: numbers of trigrams, null for drafts. SQLite has `article_fts`. */
	trigrams: ColumnType<never, number[] | null | undefined, never>;
};

/**
 * The texts that the content area's list is searched by, in every language, folded for comparing.
 * SQLite has them in the table `listing_fts` too.
 */
export type ArticleListingsTable = { article_id: string; folded: string };

/** Tags as a reader of one language sees them, in lower case, with the publication. */
export type ArticleTagsTable = {
	article_id: string;
	language: Language;
	tag: string;
	published_at: Instant | null;
};

/** The people who write articles. */
export type AuthorsTable = {
	id: string;
	/** The last part of the address of the author's page. */
	slug: string;
	/** A JSON array of those that it had before. */
	former_slugs: string;
	name: string;
	image_url: string | null;
	version: number;
};

/** The description of an author in one language. */
export type AuthorTextsTable = { author_id: string; language: Language; words: string };
