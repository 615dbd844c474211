import type { Instant, Language, YesNo } from "./column-types.ts";

/** The pages that the owner added to the site. */
export type PagesTable = {
	id: string;
	/** The place of its link on every page. */
	placement: "none" | "menu" | "footer";
	published: YesNo;
	/** Its place among the others, in the list and in menus. */
	position: number;
	/** Its first publication. */
	published_at: Instant | null;
	created_at: Instant;
	updated_at: Instant;
	version: number;
};

/** The texts of a page in one language, with its HTML, which is made when it is saved. */
export type PageTextsTable = {
	page_id: string;
	language: Language;
	title: string;
	/** The last part of its address; blank where nothing is written in this language. */
	slug: string;
	/** Markdown. */
	content: string;
	menu_name: string;
	search_title: string;
	search_description: string;
	/** True if title and text are there, so that visitors may read it. */
	is_whole: YesNo;
	/** The beginning of the text, without marks, for search engines where nothing else is set. */
	opening: string;
	html: string;
	renderer_version: number;
};

/** Every address that leads to a page: its present ones, and those that readers knew before. */
export type PageAddressesTable = { slug: string; page_id: string; created_at: Instant };
