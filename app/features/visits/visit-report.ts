import { z } from "#app/content/schema.ts";
import { listedTexts } from "#app/content/shapes.ts";
import { languages } from "#app/site/site-config.ts";
import { formOutcomes, outcomes } from "./counted-kinds.ts";

export const visitReportPath = "/api/admin/visits";
/** The counts as a file. */
export const visitFilePath = "/api/admin/visits.csv";
/** The counts of each thing of a `kind`. */
export const entryVisitsPath = "/api/admin/visits/entries";

/** The periods of a report, up to today. */
export const reportPeriods = ["today", "7days", "28days", "12months"] as const;
export const reportPeriod = z.enum(reportPeriods);
export type ReportPeriod = z.infer<typeof reportPeriod>;

/** The kinds of things with a title that a path may lead to. */
export const visitedKinds = ["article", "table", "letter", "page"] as const;
export type VisitedKind = (typeof visitedKinds)[number];

/** An article, a table, a letter or a page of the owner's, with its title in each language. */
const visitedEntry = z.object({ kind: z.enum(visitedKinds), id: z.string(), ...listedTexts("title") });
export type VisitedEntry = z.infer<typeof visitedEntry>;

const count = z.int().nonnegative();
const seen = { openings: count, visits: count, reads: count };
const totals = z.object({ ...seen, automatic: count });
const outcomeCounts = z.partialRecord(z.enum(outcomes), count);
export type OutcomeCounts = z.infer<typeof outcomeCounts>;

/** The most opened pages, and the most frequent sources, that a report names. */
export const maxReported = 200;

/** The counts between two days, both included, by page, source and language. */
export const visitReport = z
	.object({
		period: reportPeriod,
		from: z.iso.date(),
		to: z.iso.date(),
		since: z.iso.date().nullable().meta({ description: "The day on which counting began" }),
		totals,
		before: totals.nullable().meta({
			description: "Of as many days or months before; null where counting had not begun by then",
		}),
		curve: z
			.array(z.object({ at: z.string(), ...seen }))
			.meta({ description: "Each day, or each month of twelve: `YYYY-MM-DD` or `YYYY-MM`" }),
		pages: z
			.array(
				z.object({
					page: z.string().meta({ description: "Its path without the language" }),
					language: z.enum(languages),
					entry: visitedEntry.nullable(),
					...seen,
					outcomes: outcomeCounts,
				}),
			)
			.meta({ description: "The most opened first" }),
		sources: z
			.array(
				z.object({
					source: z.string(),
					entry: visitedEntry.nullable().meta({ description: "The letter that is the source" }),
					visits: count,
					outcomes: outcomeCounts,
				}),
			)
			.meta({ description: "The most visits first; `others` holds those that are not named" }),
		languages: z.array(z.object({ language: z.enum(languages), ...seen, outcomes: outcomeCounts })),
		widths: z.object({ narrow: count, medium: count, wide: count }).meta({ description: "Readings" }),
		outcomes: outcomeCounts,
		outcomesBefore: outcomeCounts.nullable(),
	})
	.meta({ id: "VisitReport" });

export type VisitReport = z.infer<typeof visitReport>;

/** The kinds of which lists show what was counted. */
export const listedKind = z.enum(["article", "table"]);
export type ListedKind = z.infer<typeof listedKind>;

/** The counts of all time that is kept, on the pages of one thing such as an article. */
export const entryVisits = z
	.object({ id: z.string(), ...seen, forms: count.meta({ description: "Forms opened" }) })
	.meta({ id: "EntryVisits" });

export type EntryVisits = z.infer<typeof entryVisits>;

/** Returns how often the forms of the business were opened. */
export function formsOpened(counts: OutcomeCounts): number {
	return formOutcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0);
}
