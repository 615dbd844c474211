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

/** Counts visits and what they lead to, in memory, by day, page, language and source. */
export function visitCounter(clock: Clock) {
	let counts = new Map<string, Count>();
	const totals = new Map<CountedKind, number>();
	let known = { minute: Number.NaN, day: "" };

	/** Counts one more of each kind. */
	function count({ page, language }: CountedPage, source: Source, ...kinds: CountedKind[]): void {
		const day = today();
		for (const kind of kinds) {
			add({ day, page, language, source, kind, count: 1 });
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

	function add(one: Count): void {
		// Only the path, which is last, may hold a space.
		const key = `${one.day} ${one.kind} ${one.source} ${one.language} ${one.page}`;
		const before = counts.get(key);
		if (before !== undefined) before.count += one.count;
		else if (counts.size < maxCounts) counts.set(key, one);
	}

	/** Takes out what was counted since the last time. */
	function take(): Count[] {
		const taken = [...counts.values()];
		counts = new Map();
		return taken;
	}

	/** Puts back what could not be written. */
	function putBack(taken: readonly Count[]): void {
		for (const one of taken) add(one);
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
