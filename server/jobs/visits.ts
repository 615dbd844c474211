import { type Outcome, type SeenKind, seenKinds } from "#app/features/visits/counted-kinds.ts";
import { monthsByDay } from "#app/features/visits/visit.ts";
import type { Count, VisitCounter } from "#app/features/visits/visit-counter.server.ts";
import type { VisitsStore } from "#app/features/visits/visits.store.server.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { localizePath } from "#app/i18n/language.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of writing the counts: a page never waits for it, and a crash loses no more. */
const everyMs = 8_000;
/** No month is longer. */
const daysOfMonth = 31;

type Options = {
	counter: Pick<VisitCounter, "take" | "putBack">;
	visits: Pick<VisitsStore, "add" | "forgetDaysBefore">;
	/** Lists the paths of the pages that visitors can read, in each language. */
	listPaths(): Promise<readonly string[]>;
	clock: Clock;
	log: Log;
};

/** Writes what was counted, and deletes once a day what no longer stands by day. Not started yet. */
export function writeVisits({ counter, visits, listPaths, clock, log }: Options): Job {
	let known: ReadonlySet<string> = new Set();
	let sweptOn = "";

	/** Writes the counts of pages that there are. What could not be written is written later. */
	async function turn(): Promise<void> {
		let unwritten = counter.take();
		try {
			unwritten = await ofKnownPages(unwritten);
			for (const day of new Set(unwritten.map((count) => count.day))) {
				await visits.add({ day, ...storedCounts(unwritten.filter((count) => count.day === day)) });
				unwritten = unwritten.filter((count) => count.day !== day);
			}
		} catch (error) {
			counter.putBack(unwritten);
			throw error;
		}
		await sweep();
	}

	/** Reads anew which pages there are once one is named that was not there. */
	async function ofKnownPages(counts: readonly Count[]): Promise<Count[]> {
		const isKnown = ({ page, language }: Count) => language === "" || known.has(localizePath(page, language));
		if (!counts.every(isKnown)) known = new Set(await listPaths());
		return counts.filter(isKnown);
	}

	async function sweep(): Promise<void> {
		const today = dayOf(clock());
		if (sweptOn === today) return;
		await visits.forgetDaysBefore(daysAfter(today, -monthsByDay * daysOfMonth));
		sweptOn = today;
	}

	const job = repeatedJob({ everyMs, turn, log, failed: "visits could not be written" });

	/** Writes once more, and stops. */
	async function stop(): Promise<void> {
		await job.look();
		await job.stop();
	}

	return { ...job, stop };
}

const isSeen = (kind: Count["kind"]): kind is SeenKind => (seenKinds as readonly string[]).includes(kind);

function storedCounts(counts: readonly Count[]) {
	return {
		seen: counts
			.filter(({ kind }) => isSeen(kind))
			.map(({ page, language, source, kind, count }) => ({ page, language, source, [kind]: count })),
		outcomes: counts
			.filter(({ kind }) => !isSeen(kind))
			.map(({ page, language, source, kind, count }) => ({
				...{ page, language, source, count },
				outcome: kind as Outcome,
			})),
	};
}
