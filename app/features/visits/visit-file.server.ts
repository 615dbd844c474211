import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import type { Clock } from "#platform/clock.ts";
import { outcomes, seenKinds } from "./counted-kinds.ts";
import { firstDayOf, stretchesOf } from "./visit-periods.ts";
import type { ReportPeriod } from "./visit-report.ts";
import type { VisitsStore } from "./visits.store.server.ts";

/** New columns come last, so that programs find each where it was. */
export const visitFileColumns = ["Day", "Page", "Language", "Source", ...seenKinds, ...outcomes];

type Parts = { visits: Pick<VisitsStore, "listSeen" | "sumOutcomes">; clock: Clock };

/** Lists what was counted on each day of a period, a day at a time. */
export function visitRows({ visits, clock }: Parts) {
	return async function* (period: ReportPeriod): AsyncGenerator<string[][], undefined> {
		const today = dayOf(clock());
		const { now } = stretchesOf(period, today);
		for (let day = firstDayOf(now.from); day <= today; day = daysAfter(day, 1)) {
			yield await rowsOf(visits, day);
		}
	};
}

async function rowsOf(visits: Parts["visits"], day: string): Promise<string[][]> {
	const seen = await visits.listSeen(day);
	const done = await visits.sumOutcomes({ span: "day", from: day, to: day }, ["page", "language", "source"]);
	const keyOf = ({ page, language, source }: (typeof done)[number] | (typeof seen)[number]) =>
		JSON.stringify([page, language, source]);
	const seenBy = new Map(seen.map((row) => [keyOf(row), row]));
	const doneBy = Map.groupBy(done, keyOf);
	return [...new Set([...seenBy.keys(), ...doneBy.keys()])].toSorted().map((key) => {
		const where = JSON.parse(key) as string[];
		const countOf = (outcome: string) => doneBy.get(key)?.find((one) => one.outcome === outcome)?.count ?? 0;
		const counts = [...seenKinds.map((name) => seenBy.get(key)?.[name] ?? 0), ...outcomes.map(countOf)];
		return [day, ...where, ...counts.map(String)];
	});
}
