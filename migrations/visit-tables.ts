/** The number of openings and readings of something. */
type Seen = {
	openings: number;
	/** Openings that did not come from the site itself. */
	visits: number;
	/** Readings on windows of three widths. */
	narrow: number;
	medium: number;
	wide: number;
	/** Openings by programs. */
	automatic: number;
};

/** Sums of what pages were opened, by page from any source, and by source of any page. */
export type VisitCountsTable = Seen & {
	/** Each count stands under its day and its month, and in each under its page and its source. */
	span: "day-pages" | "day-sources" | "month-pages" | "month-sources";
	/** `YYYY-MM-DD` or `YYYY-MM`, in the business's time zone. */
	period: string;
	/** Its path without the language; blank where it is not known, and for sources. */
	page: string;
	/** Blank as the page is. */
	language: string;
	/**
	 * A source such as `letter/autumn`, `search/Google`, `site/example.org`, `unknown`, `same`; blank for
	 * pages.
	 */
	source: string;
};

/** The openings of a page on a day, in a language and from a source. They name nobody. */
export type VisitDetailsTable = Seen & {
	day: string;
	/** Numbers in `visit_names`: there is a row for nearly every visit. */
	page: number;
	language: string;
	source: number;
};

/** The pages and sources of `visit_details`. */
export type VisitNamesTable = { id: number; name: string };

/** The outcomes of visits: their number, from a page in a language, by the source of the visitors. */
export type VisitOutcomesTable = {
	span: "day" | "month";
	period: string;
	outcome: string;
	page: string;
	language: string;
	source: string;
	count: number;
};

/** A month (`YYYY-MM`) of which the owner was told by mail. */
export type VisitMailsTable = { month: string; ordered_at: string };
