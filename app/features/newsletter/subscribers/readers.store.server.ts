import { type Kysely, sql } from "kysely";
import type { ReadersWeek } from "#app/features/newsletter/readers-growth.ts";
import { dayOf, daysAfter, instantOf } from "#app/i18n/business-time.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Effects } from "#platform/content/content-store.ts";

export type ReadersStore = ReturnType<typeof readersStore>;

declare module "#app/site/site-context.server.ts" {
	interface SiteContext {
		readers: Pick<ReadersStore, "reach">;
	}
}

/** What pages may say of those who read the newsletter, without a word about anybody. */
export function readersStore(db: Kysely<Tables>, clock: Clock) {
	/** Whether at least so many have confirmed and still read. */
	async function reach(claimed: number): Promise<boolean> {
		const { confirmed } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.countAll().as("confirmed"))
			.where("state", "=", "confirmed")
			.executeTakeFirstOrThrow();
		return Number(confirmed) >= claimed;
	}

	/** How many came and left in each of the last weeks, this one too, and how many then read. */
	async function growth(weeks: number): Promise<ReadersWeek[]> {
		const mondays = mondaysUntil(dayOf(clock()), weeks);
		const came = await countByWeek("confirmed_at", mondays);
		const left = await countByWeek("unsubscribed_at", mondays);
		const readers = inEachLanguage((language) => came(language, 0) - left(language, 0));
		return mondays.map((monday, index) => ({
			monday,
			...inEachLanguage((language) => {
				const week = { confirmed: came(language, index + 1), left: left(language, index + 1) };
				readers[language] += week.confirmed - week.left;
				return { ...week, readers: readers[language] };
			}),
		}));
	}

	/**
	 * Counts, in one query, those who had confirmed by the week of an instant: in week 0 all before
	 * the first Monday, in week 1 those from then on.
	 */
	async function countByWeek(column: "confirmed_at" | "unsubscribed_at", mondays: readonly string[]) {
		const ends = mondays.map(
			(monday, index) => sql`when ${sql.ref(column)} < ${beginningOf(monday)} then ${sql.lit(index)}`,
		);
		const week = sql<number>`case ${sql.join(ends, sql` `)} else ${sql.lit(mondays.length)} end`;
		const rows = await db
			.selectFrom("subscribers")
			.select(({ fn }) => ["language", week.as("week"), fn.countAll<number>().as("people")])
			.where("confirmed_at", "is not", null)
			.where(column, "is not", null)
			.groupBy(["language", "week"])
			.execute();
		const counts = new Map(rows.map((row) => [`${row.language} ${row.week}`, Number(row.people)]));
		return (language: Language, index: number) => counts.get(`${language} ${index}`) ?? 0;
	}

	return { reach, growth };
}

export const readersEffects: Effects<ReturnType<typeof readersStore>> = {
	reach: "memoized",
	growth: "uncached",
};

/** The Mondays of so many weeks, of which the last one holds a day. */
function mondaysUntil(day: string, weeks: number): string[] {
	const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
	return Array.from({ length: weeks }, (_, index) => daysAfter(day, -sinceMonday - 7 * (weeks - 1 - index)));
}

/** When a day begins in the business's time zone. */
function beginningOf(day: string): string {
	return instantOf(`${day}T00:00`) ?? "";
}
