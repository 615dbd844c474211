import { sql } from "kysely";
import { reportPeriods, visitReportPath } from "#app/features/visits/visit-report.ts";
import type { SeenCount } from "#app/features/visits/visits.store.server.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { languages } from "#app/site/site-config.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { openStores } from "#server/composition/stores.ts";
import { milliseconds, percentile } from "./figures.ts";
import { atMost, type Part } from "./part.ts";
import { withSite } from "./site.ts";

const days = 365;
const visitsADay = 1_000;
const pages = 60;
const sources = 40;
const asked = 40;
const high = 95;
const maxMs = 50;
const maxMegabytes = 30;
const megabyte = 1_000_000;

/** Measures what a year of visits takes in the file of SQLite, and the answers of its screen. */
export const visits: Part = {
	title: `A year of ${visitsADay.toLocaleString("en-GB")} visits a day`,
	method: `Each visit opens a page of ${pages} in one of two languages, from a source of ${sources}, few of them often; one in two is read and one in twenty opens a form. The file of SQLite grows by what is stored, and each period of the screen is asked for ${asked} times, one at a time.`,
	measure: () =>
		withSite(async (site) => {
			const administrator = await Administrator.signIn(site.url);
			const { dataDir } = site.place;
			const database = await openDatabase({ dataDir, databaseUrl: undefined });
			const size = async () => {
				const { rows } = await sql<{ bytes: number }>`
					select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(
					database.db,
				);
				return rows[0]?.bytes ?? 0;
			};
			const before = await size();
			const store = openStores(database, systemClock).visits;
			const today = dayOf(systemClock());
			const random = randoms(29);
			for (let back = 0; back < days; back += 1) {
				const seen = Array.from({ length: visitsADay }, () => visitOf(random));
				const outcomes = seen
					.slice(0, visitsADay / 20)
					.map(({ page, language, source }) => ({ page, language, source, count: 1 }))
					.map((one) => ({ ...one, outcome: "application" as const }));
				await store.add({ day: daysAfter(today, -back), seen, outcomes });
			}
			const megabytes = ((await size()) - before) / megabyte;
			await database.analyze();
			await database.close();
			const rows = [
				atMost("A year of visits, in the file", megabytes, maxMegabytes, (value) => `${value.toFixed(1)} MB`),
			];
			for (const period of reportPeriods) {
				const taken: number[] = [];
				for (let number = 0; number < asked; number += 1) {
					const began = performance.now();
					await (await administrator.read(`${visitReportPath}?period=${period}`)).arrayBuffer();
					taken.push(performance.now() - began);
				}
				rows.push(atMost(`Visits of ${period}, p${high}`, percentile(taken, high), maxMs, milliseconds));
			}
			return { rows, details: [] };
		}),
};

/** A visit to some page from some source: the square makes few of them frequent. */
function visitOf(random: () => number): SeenCount {
	const some = (count: number) => Math.floor(random() ** 2 * count);
	return {
		page: `/blog/article-${some(pages)}`,
		language: languages[some(languages.length)] ?? "en",
		source: `site/host-${some(sources)}.example`,
		openings: 1,
		visits: 1,
		narrow: random() < 0.5 ? 1 : 0,
	};
}
