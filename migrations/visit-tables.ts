/** What a page was opened, in a language and from a source. It names nobody. */
export type VisitCountsTable = {
	/** Each count stands under its day, and once more under its month. */
	span: "day" | "month";
	/** `YYYY-MM-DD` or `YYYY-MM`, in the business's time zone. */
	period: string;
	/** Its path without the language; blank where it is not known. */
	page: string;
	/** Blank where it is not known. */
	language: string;
	/** Such as `letter/autumn`, `search/Google`, `site/example.org`, `unknown`, `same`. */
	source: string;
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

/** What visitors did: so often, from a page in a language, who had come from a source. */
export type VisitOutcomesTable = {
	/** As in `visit_counts`. */
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
