import { z } from "#app/content/schema.ts";
import { languages } from "#app/site/site-config.ts";

/** Takes what a page's script counts; nothing of it names a visitor. */
export const visitsPath = "/api/visits";
/** Followed by what a link leads to: takes its ping. */
export const visitPingsPath = "/visits";
export const visitReportPath = "/api/admin/visits";

/** A page counts as read once it was visible for so long. */
export const readAfterMs = 10_000;
/** Counts stand by day for so long, then by month alone. */
export const monthsByDay = 25;
/** Other sites that are counted by name on a day; what comes from more counts as `others`. */
export const maxHostsPerDay = 200;

/** Cookie of a browser that is not counted: the visitor wished so, or signed in here within a year. */
export const uncountedCookie = "uncounted";

export const uncountedSeconds = 365 * 24 * 60 * 60;

/** Windows narrower than each, in CSS pixels; wide ones are beyond. */
export const widthClasses = { narrow: 600, medium: 1_024, wide: Number.POSITIVE_INFINITY } as const;
export const widthNames = Object.keys(widthClasses) as (keyof typeof widthClasses)[];
export type WidthClass = keyof typeof widthClasses;

/** The forms of the business: a visitor who opens one is close to a decision. */
export const formOutcomes = ["application", "network", "evenings", "referral"] as const;
/** Links that lead out of the site to somebody who answers. */
export const contactOutcomes = ["call", "telephone", "mail", "whatsapp"] as const;
export const linkOutcomes = [...formOutcomes, ...contactOutcomes, "calendar"] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];
/** What the server sees by itself. */
export const servedOutcomes = ["signUp", "confirmation", "invitation"] as const;
export const outcomes = [...linkOutcomes, ...servedOutcomes] as const;
export type Outcome = (typeof outcomes)[number];

/** How a page was seen: opened, as the first of a visit, read on a window of some width, by a program. */
export const seenKinds = ["openings", "visits", ...widthNames, "automatic"] as const;
export type SeenKind = (typeof seenKinds)[number];

/** What a script sees: a page was read, opened within the site, or shown after a prerendering. */
export const scriptKinds = ["read", "opened", "shown"] as const;

/** What a page's script tells. */
export const beacon = z
	.object({
		kind: z.enum([...scriptKinds, ...linkOutcomes]),
		/** The path of the page, with its language. */
		page: z.string().max(500),
		width: z.enum(widthNames).optional(),
		/** The address from which the visit came, without its path; blank for none. */
		referrer: z.string().max(300).optional(),
		/** The letter whose link was followed. */
		letter: z.string().max(200).optional(),
	})
	.meta({ id: "VisitBeacon" });

export type Beacon = z.infer<typeof beacon>;

/** What a report covers, up to today. */
export const reportPeriods = ["today", "7days", "28days", "12months"] as const;
export const reportPeriod = z.enum(reportPeriods);
export type ReportPeriod = z.infer<typeof reportPeriod>;

const count = z.int().nonnegative();
const seen = { openings: count, visits: count, reads: count };
const outcomeCounts = z.record(z.enum(outcomes), count);

/** What happened between two days, both included, and how it is told apart. */
export const visitReport = z
	.object({
		period: reportPeriod,
		/** `YYYY-MM-DD`. */
		from: z.string(),
		to: z.string(),
		/** The first day with a count at all; null before one. */
		since: z.string().nullable(),
		totals: z.object({ ...seen, automatic: count }),
		/** Of as many days before; null where counting had not begun. */
		before: z.object({ ...seen, automatic: count }).nullable(),
		/** One for each day, or for each month of twelve: `YYYY-MM-DD` or `YYYY-MM`. */
		curve: z.array(z.object({ at: z.string(), ...seen })),
		/** The most opened first. */
		pages: z.array(
			z.object({
				page: z.string(),
				language: z.enum([...languages, ""]),
				/** Of an article, a table or a letter; null for other pages and for what is gone. */
				title: z.string().nullable(),
				...seen,
				outcomes: outcomeCounts,
			}),
		),
		sources: z.array(
			z.object({
				source: z.string(),
				/** Of a letter. */
				title: z.string().nullable(),
				visits: count,
				outcomes: outcomeCounts,
			}),
		),
		languages: z.array(z.object({ language: z.enum(languages), ...seen, outcomes: outcomeCounts })),
		widths: z.object({ narrow: count, medium: count, wide: count }),
		outcomes: outcomeCounts,
		outcomesBefore: outcomeCounts.nullable(),
	})
	.meta({ id: "VisitReport" });

export type VisitReport = z.infer<typeof visitReport>;

/** Counts beside one thing, such as an article: of all time that is kept. */
export type SeenCounts = { visits: number; openings: number; reads: number; forms: number };
