import { type Kysely, sql } from "kysely";
import type { ReadersWeek } from "#app/features/newsletter/subscriber.ts";
import { dayOf, daysAfter, startOfDay } from "#app/i18n/business-time.ts";
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

/** Numbers of readers, without personal data. */
export function readersStore(db: Kysely<Tables>, clock: Clock) {
	/** Returns whether there are at least as many confirmed readers as claimed. */
	async function reach(claimed: number): Promise<boolean> {
		const { confirmed } = await db
			.selectFrom("subscribers")
			.select(({ fn }) => fn.countAll().as("confirmed"))
			.where("state", "=", "confirmed")
			.executeTakeFirstOrThrow();
		return Number(confirmed) >= claimed;
	}

	/** Counts who came, left and then read in each of the last weeks, including this one. */
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

	/** Counts people by week in one query; week 0 is all before the first Monday. */
	async function countByWeek(column: "confirmed_at" | "unsubscribed_at", mondays: readonly string[]) {
		const ends = mondays.map(
			(monday, index) => sql`when ${sql.ref(column)} < ${startOfDay(monday)} then ${sql.lit(index)}`,
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

/** Returns the Mondays of a number of weeks, the last of which contains the day. */
function mondaysUntil(day: string, weeks: number): string[] {
	const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
	return Array.from({ length: weeks }, (_, index) => daysAfter(day, -sinceMonday - 7 * (weeks - 1 - index)));
}
