import { dayOf } from "#app/i18n/business-time.ts";
import { canonicalPath, languageOf, plainPath } from "#app/i18n/language.ts";
import { isPrivate } from "#app/metadata/public-pages.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Outcome, SeenKind } from "./counted-kinds.ts";
import type { Source } from "./visit-source.ts";

/** Different counts between two writings: made-up pages and sources find no more room. */
const maxCounts = 2_000;
const minuteMs = 60_000;

/** A page in a language, without that in its path; both blank where it is not known. */
export type CountedPage = { page: string; language: Language | "" };
export type CountedKind = SeenKind | Outcome;
export type Count = CountedPage & { day: string; source: Source; kind: CountedKind; count: number };

export type VisitCounter = ReturnType<typeof visitCounter>;

/** Counts of a day for one page, language and source. */
type Tally = CountedPage & { day: string; source: Source; counts: Partial<Record<CountedKind, number>> };

/** Counts visits and what they lead to, in memory, by day, page, language and source. */
export function visitCounter(clock: Clock) {
	let tallies = new Map<string, Tally>();
	/** The tally of each page's last count: the next one mostly comes from the same source. */
	let latest = new WeakMap<CountedPage, Tally>();
	let size = 0;
	const totals = new Map<CountedKind, number>();
	let known = { minute: Number.NaN, day: "" };

	/** Counts one more of each kind. */
	function count(page: CountedPage, source: Source, ...kinds: CountedKind[]): void {
		const tally = tallyOf(today(), page, source);
		for (const kind of kinds) {
			add(tally, kind, 1);
			totals.set(kind, (totals.get(kind) ?? 0) + 1);
		}
	}

	/** Works the day out once a minute: each request for a page asks. */
	function today(): string {
		const now = clock();
		const minute = Math.floor(now.getTime() / minuteMs);
		if (minute !== known.minute) known = { minute, day: dayOf(now) };
		return known.day;
	}

	/** One look-up for all kinds, as each request for a page makes it. */
	function tallyOf(day: string, counted: CountedPage, source: Source): Tally {
		const last = latest.get(counted);
		if (last?.day === day && last.source === source) return last;
		const { page, language } = counted;
		// Only the path, which is last, may hold a space.
		const key = `${day} ${source} ${language} ${page}`;
		const tally = tallies.get(key) ?? { day, page, language, source, counts: {} };
		if (size < maxCounts) tallies.set(key, tally);
		latest.set(counted, tally);
		return tally;
	}

	function add({ counts }: Tally, kind: CountedKind, more: number): void {
		const before = counts[kind];
		if (before === undefined && size >= maxCounts) return;
		if (before === undefined) size += 1;
		counts[kind] = (before ?? 0) + more;
	}

	/** Takes out what was counted since the last time. */
	function take(): Count[] {
		const taken = [...tallies.values()].flatMap(({ counts, ...place }) =>
			Object.entries(counts).map(([kind, count]) => ({ ...place, kind: kind as CountedKind, count })),
		);
		tallies = new Map();
		latest = new WeakMap();
		size = 0;
		return taken;
	}

	/** Puts back what could not be written. */
	function putBack(taken: readonly Count[]): void {
		for (const { day, source, kind, count, ...page } of taken) add(tallyOf(day, page, source), kind, count);
	}

	return { count, take, putBack, totals: totals as ReadonlyMap<CountedKind, number> };
}

/** A page that is not known, or whose address is a secret. */
export const unknownPage: CountedPage = { page: "", language: "" };

/** Returns the page that an address names, in its language. */
export function countedPage(path: string): CountedPage {
	if (path === "" || isPrivate(path)) return unknownPage;
	return { page: canonicalPath(plainPath(path)), language: languageOf(path) };
}
