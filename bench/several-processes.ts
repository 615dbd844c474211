import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Place } from "#e2e/support/site-process.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { databaseAt, runSql } from "#platform/testing/run-sql.ts";
import { processorSeconds } from "./process-usage.ts";
import { type MeasuredSite, runSite } from "./site.ts";

/** The settings of PostgreSQL with which an operator runs it: what is committed is on the disk. */
export const durable = ["fsync=on", "full_page_writes=on"];

/** Several processes of one site over one PostgreSQL, and what each of them has used. */
export type Processes = {
	sites: MeasuredSite[];
	/** Processor seconds of PostgreSQL so far, all its processes. */
	databaseSeconds(): number;
	/** Processor seconds of the site's processes so far. */
	siteSeconds(): number;
};

/** Lends as many processes of a fresh site to a measuring, and takes everything away afterwards. */
export async function withProcesses<Result>(
	count: number,
	environment: Record<string, string>,
	measure: (processes: Processes) => Promise<Result>,
): Promise<Result> {
	const dataDir = await mkdtemp(join(tmpdir(), "ensemble-bench-"));
	const cluster = await startPostgresCluster({ settings: durable });
	const sites: MeasuredSite[] = [];
	try {
		await runSql(cluster.url, "create database site");
		const remove = () => rm(dataDir, { recursive: true, force: true });
		const place: Place = { dataDir, databaseUrl: databaseAt(cluster.url, "site"), remove };
		for (let number = 0; number < count; number += 1) sites.push(await runSite(place, "", environment));
		const secondsOf = (pids: number[]) => pids.reduce((sum, pid) => sum + (processorSeconds(pid) ?? 0), 0);
		return await measure({
			sites,
			databaseSeconds: () => secondsOf(cluster.processes()),
			siteSeconds: () => secondsOf(sites.map(({ pid }) => pid)),
		});
	} finally {
		await Promise.all(sites.map((site) => site.stop()));
		await cluster.stop();
		await rm(dataDir, { recursive: true, force: true });
	}
}
