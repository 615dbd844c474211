import { masterKeys } from "#app/features/applications/master-keys.server.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { runSql } from "#platform/testing/run-sql.ts";
import { manyApplications } from "#server/testing/applications.ts";
import { elapsed } from "./elapsed.ts";
import { milliseconds, percentile } from "./figures.ts";
import { atMost, type Part } from "./part.ts";
import { withProcesses } from "./several-processes.ts";
import { type MeasuredSite, withSite } from "./site.ts";

const applications = 10_000;
const asked = 100;
const high = 95;
const maxMs = 50;

/** Measures the list of applications, and searching names that are encrypted in the database. */
export const applicationsPart: Part = {
	title: `The list of ${applications.toLocaleString("en-GB")} applications, whose names are encrypted`,
	method: `The requests that the screen sends: the list, one state of it, and a search by name; ${asked} of each, one at a time, after one search has decrypted all names. On SQLite, and on PostgreSQL.`,
	measure: async () => {
		const measured = [
			await withSite((site) => measureLists("SQLite", site)),
			await withProcesses(1, {}, ({ sites: [site] }) => measureLists("PostgreSQL", site)),
		];
		return {
			rows: measured.flatMap(({ rows }) => rows),
			details: measured.map(({ detail }) => detail),
		};
	},
};

async function measureLists(engine: string, site: MeasuredSite | undefined) {
	if (!site) throw new Error("No site was started.");
	const administrator = await Administrator.signIn(site.url);
	const { dataDir, databaseUrl } = site.place;
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
	await manyApplications({ db: database.db, masters: masterKeys({ dataDir }) }, applications);
	await database.analyze();
	await database.close();
	// PostgreSQL does so by itself, within a minute of as many rows.
	if (databaseUrl) await runSql(databaseUrl, "vacuum analyze applications");
	const read = (query: string) => async () =>
		(await administrator.read(`/api/admin/applications?${query}`)).arrayBuffer();
	const first = await elapsed(read("search=person"));
	const taken = { list: [] as number[], state: [] as number[], search: [] as number[] };
	for (let number = 0; number < asked; number += 1) {
		taken.list.push(await elapsed(read("")));
		taken.state.push(await elapsed(read("state=kept&form=membership")));
		taken.search.push(await elapsed(read(`search=person+${number * 97}`)));
	}
	const row = (name: string, ms: number[]) =>
		atMost(`Applications on ${engine}, ${name}, p${high}`, percentile(ms, high), maxMs, milliseconds);
	return {
		rows: [row("list", taken.list), row("one state", taken.state), row("search", taken.search)],
		detail: `The first search after a start on ${engine} decrypts all names: ${milliseconds(first)}.`,
	};
}
