import { type Kysely, sql } from "kysely";
import type { SeenCount } from "#app/features/visits/seen-count.ts";
import { reportPeriods, visitReportPath } from "#app/features/visits/visit-report.ts";
import { dayOf, daysAfter } from "#app/i18n/business-time.ts";
import { languages } from "#app/site/site-config.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import type { Place } from "#e2e/support/site-process.ts";
import type { Tables } from "#migrations/tables.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { openStores } from "#server/composition/stores.ts";
import { milliseconds, percentile } from "./figures.ts";
import { atMost, type Part, plain, type Row } from "./part.ts";
import { processorSeconds } from "./process-usage.ts";
import { withProcesses } from "./several-processes.ts";
import { type MeasuredSite, withSite } from "./site.ts";

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
	method: `Each visit opens a page of ${pages} in one of two languages, from a source of ${sources}, few of them often; one in two is read and one in twenty opens a form. That is harsher than a real year, in which most visits come from a few sources to a few pages: nine in ten have a row of their own. Most of what is opened within the site joins rows that there are. The file of SQLite grows by what is stored, and each period of the screen is asked for ${asked} times, one at a time; the processor time is that of the site's process, without PostgreSQL's.`,
	measure: async () => {
		const onSqlite = await withSite(async (site) => {
			const megabytes = await storeYear(site.place);
			const inMegabytes = (value: number) => `${value.toFixed(1)} MB`;
			return [
				atMost("A year of visits, in the file", megabytes, maxMegabytes, inMegabytes),
				...(await askForReports(site, "SQLite")),
			];
		});
		const onPostgres = await withProcesses(1, {}, async ({ sites: [site] }) => {
			if (site === undefined) throw new Error("There is no site.");
			await storeYear(site.place);
			return await askForReports(site, "PostgreSQL");
		});
		return { rows: [...onSqlite, ...onPostgres], details: [] };
	},
};

/** Stores the counts of a year. @returns by how many megabytes the file of SQLite grew. */
async function storeYear({ dataDir, databaseUrl }: Place): Promise<number> {
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
	const size = () => (databaseUrl === "" ? sizeOf(database.db) : 0);
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
	const grown = ((await size()) - before) / megabyte;
	await database.analyze();
	await database.close();
	return grown;
}

async function sizeOf(db: Kysely<Tables>): Promise<number> {
	const { rows } = await sql<{ bytes: number }>`
		select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
	return rows[0]?.bytes ?? 0;
}

/** Asks for each period of the screen again and again. */
async function askForReports({ url, pid }: MeasuredSite, engine: string): Promise<Row[]> {
	const administrator = await Administrator.signIn(url);
	const rows: Row[] = [];
	for (const period of reportPeriods) {
		const taken: number[] = [];
		const before = processorSeconds(pid) ?? Number.NaN;
		for (let number = 0; number < asked; number += 1) {
			const began = performance.now();
			await (await administrator.read(`${visitReportPath}?period=${period}`)).arrayBuffer();
			taken.push(performance.now() - began);
		}
		const processor = ((processorSeconds(pid) ?? Number.NaN) - before) / asked;
		rows.push(
			atMost(`Visits of ${period}, ${engine}, p${high}`, percentile(taken, high), maxMs, milliseconds),
			plain(`Visits of ${period}, ${engine}, processor time`, milliseconds(processor * 1_000)),
		);
	}
	return rows;
}

/** Returns a visit to some page from some source: the square makes few of them frequent. */
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
