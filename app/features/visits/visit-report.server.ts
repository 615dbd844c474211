import { dayOf } from "#app/i18n/business-time.ts";
import { findLanguage } from "#app/i18n/language.ts";
import { languages } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import { type Outcome, widthNames } from "./counted-kinds.ts";
import type { DoneCount, Seen } from "./seen-count.ts";
import { firstDayOf, stretchesOf } from "./visit-periods.ts";
import {
	maxReported,
	type OutcomeCounts,
	type ReportPeriod,
	type VisitedEntry,
	type VisitReport,
} from "./visit-report.ts";
import type { VisitedEntriesStore } from "./visited-entries.store.server.ts";
import { letterPath } from "./visited-names.ts";
import type { VisitsStore } from "./visits.store.server.ts";

type Parts = {
	visits: Pick<VisitsStore, "sumSeen" | "sumSources" | "sumOutcomes" | "findFirstDay">;
	entries: Pick<VisitedEntriesStore, "find">;
	clock: Clock;
};

export type VisitReporter = ReturnType<typeof visitReporter>;

/** Sums what was counted in a period, and tells it apart by page, source and language. */
export function visitReporter({ visits, entries, clock }: Parts) {
	return async (period: ReportPeriod): Promise<VisitReport> => {
		const today = dayOf(clock());
		const { span, now, before, steps } = stretchesOf(period, today);
		const [since, byPeriod, seen, seenBefore, bySource, done, doneBySource, doneBefore] = await Promise.all([
			visits.findFirstDay(),
			visits.sumSeen({ span, ...now }, ["period"]),
			visits.sumSeen({ span, ...now }, ["page", "language"]),
			visits.sumSeen({ span, ...before }, ["period"]),
			visits.sumSources({ span, ...now }),
			visits.sumOutcomes({ span, ...now }, ["page", "language"]),
			visits.sumOutcomes({ span, ...now }, ["source"]),
			visits.sumOutcomes({ span, ...before }, []),
		]);
		const isCompared = since !== null && since <= firstDayOf(before.from);
		const pages = pagesOf(seen, done);
		const sources = sourcesOf(bySource, doneBySource);
		const seenIn = Map.groupBy(byPeriod, (row) => row.period);
		const entryAt = await entries.find([
			...pages.map(({ page }) => page),
			...sources.map(({ source }) => letterPath(source)),
		]);
		return {
			period,
			from: firstDayOf(now.from),
			to: today,
			since,
			totals: totalsOf(seen),
			before: isCompared ? totalsOf(seenBefore) : null,
			curve: steps.map((at) => ({ at, ...sumSeen(seenIn.get(at) ?? []) })),
			pages: withEntries(pages, ({ page }) => entryAt(page)),
			sources: withEntries(sources, ({ source }) => entryAt(letterPath(source))),
			languages: languages.map((language) => ({
				language,
				...sumSeen(seen.filter((row) => row.language === language)),
				outcomes: outcomesOf(done.filter((row) => row.language === language)),
			})),
			widths: widthsOf(seen),
			outcomes: outcomesOf(done),
			outcomesBefore: isCompared ? outcomesOf(doneBefore) : null,
		};
	};
}

type OnPage = { page: string; language: string };

/** Returns the most opened pages whose path is known, with what was done on them. */
function pagesOf(seen: readonly (OnPage & Seen)[], done: readonly (OnPage & DoneCount)[]) {
	const keyOf = ({ page, language }: OnPage) => `${language} ${page}`;
	const doneBy = Map.groupBy(done, keyOf);
	const seenBy = Map.groupBy(seen, keyOf);
	return [...new Set([...seenBy.keys(), ...doneBy.keys()])]
		.flatMap((key) => {
			const rows = seenBy.get(key) ?? [];
			const outcomes = doneBy.get(key) ?? [];
			const { page = "", language: code } = rows[0] ?? outcomes[0] ?? {};
			const language = findLanguage(code);
			if (page === "" || language === undefined) return [];
			return [{ page, language, ...sumSeen(rows), outcomes: outcomesOf(outcomes) }];
		})
		.filter(({ openings, reads, outcomes }) => openings + reads + Object.keys(outcomes).length > 0)
		.toSorted((one, other) => other.openings - one.openings || one.page.localeCompare(other.page))
		.slice(0, maxReported);
}

/** Returns the sources of visits, the most frequent ones by name. */
function sourcesOf(
	seen: readonly { source: string; visits: number }[],
	done: readonly ({ source: string } & DoneCount)[],
): SourceCounts[] {
	const visits = new Map(seen.map((row) => [row.source, row.visits]));
	for (const { source } of done) visits.set(source, visits.get(source) ?? 0);
	const doneBy = Map.groupBy(done, ({ source }) => source);
	const all = [...visits]
		.map(([source, count]) => ({ source, visits: count, outcomes: outcomesOf(doneBy.get(source) ?? []) }))
		.filter((one) => one.visits > 0 || Object.keys(one.outcomes).length > 0)
		.toSorted((one, other) => other.visits - one.visits || one.source.localeCompare(other.source));
	return joinOthers(all);
}

type SourceCounts = { source: string; visits: number; outcomes: OutcomeCounts };

/** Joins what is beyond the named sources. */
function joinOthers(all: readonly SourceCounts[]): SourceCounts[] {
	if (all.length <= maxReported) return [...all];
	const isNamed = ({ source }: SourceCounts, place: number) => source !== "others" && place < maxReported - 1;
	const rest = all.filter((one, place) => !isNamed(one, place));
	const others = {
		source: "others",
		visits: rest.reduce((sum, { visits }) => sum + visits, 0),
		outcomes: joinOutcomes(rest.map(({ outcomes }) => outcomes)),
	};
	return [...all.filter(isNamed), others].toSorted((one, other) => other.visits - one.visits);
}

function withEntries<Row>(rows: readonly Row[], entryOf: (row: Row) => VisitedEntry | undefined) {
	return rows.map((row) => ({ ...row, entry: entryOf(row) ?? null }));
}

function sumOf(rows: readonly Seen[], ...names: (keyof Seen)[]): number {
	return rows.reduce((sum, row) => sum + names.reduce((all, name) => all + row[name], 0), 0);
}

function sumSeen(rows: readonly Seen[]) {
	return {
		openings: sumOf(rows, "openings"),
		visits: sumOf(rows, "visits"),
		reads: sumOf(rows, ...widthNames),
	};
}

function totalsOf(rows: readonly Seen[]) {
	return { ...sumSeen(rows), automatic: sumOf(rows, "automatic") };
}

function widthsOf(rows: readonly Seen[]) {
	return { narrow: sumOf(rows, "narrow"), medium: sumOf(rows, "medium"), wide: sumOf(rows, "wide") };
}

function outcomesOf(rows: readonly DoneCount[]): OutcomeCounts {
	return joinOutcomes(rows.map(({ outcome, count }) => ({ [outcome]: count })));
}

function joinOutcomes(counts: readonly OutcomeCounts[]): OutcomeCounts {
	const sums: OutcomeCounts = {};
	for (const one of counts) {
		for (const [name, count] of Object.entries(one)) {
			const outcome = name as Outcome;
			sums[outcome] = (sums[outcome] ?? 0) + count;
		}
	}
	return sums;
}
