import { setTimeout as wait } from "node:timers/promises";
import type { Administrator } from "#e2e/support/administrator.ts";
import { type Cluster, startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { runSql } from "#platform/testing/run-sql.ts";
import type { Statuses } from "../proxies/idle-writes.ts";
import type { Visitor } from "../proxies/visitor.ts";

const betweenMs = 20;
const quietMs = 2_000;
const patienceMs = 60_000;

/** A way to PostgreSQL that can be cut, and led to another port. */
export type MovableLink = { cut(): void; mend(port: number): void };

export const portOf = ({ url }: Cluster): number => Number(new URL(url).port);

/** Starts a standby that has each write before it is acknowledged. */
export async function followSynchronously(primary: Cluster, parent: string): Promise<Cluster> {
	const standby = await startPostgresCluster({ parent, standbyOf: primary.url });
	await runSql(primary.url, "alter system set synchronous_standby_names = '*'");
	await runSql(primary.url, "select pg_reload_conf()");
	return standby;
}

/**
 * Kills PostgreSQL while somebody reads and the owner writes, puts the standby in charge and leads
 * the site there.
 * @returns the statuses of the pages meanwhile, and the milliseconds from then to the next write.
 * @throws Error where a page was not answered, or an acknowledged write is lost.
 */
export async function failOver(
	visitor: Visitor,
	owner: Administrator,
	{ primary, standby, link }: { primary: Cluster; standby: Cluster; link: MovableLink },
): Promise<{ pages: Statuses; awayMs: number }> {
	const pages: Statuses = new Map();
	let isOver = false;
	let acknowledged = 0;
	let tried = 0;
	const reading = (async () => {
		while (!isOver) {
			const { status } = await visitor.ask("/blog");
			pages.set(status, (pages.get(status) ?? 0) + 1);
			await wait(betweenMs);
		}
	})();
	const writing = (async () => {
		for (let count = 20_001; !isOver; count += 1) {
			tried = count;
			await owner.setMemberCount(count).then(
				() => {
					acknowledged = count;
				},
				() => undefined,
			);
			await wait(betweenMs);
		}
	})();
	await wait(quietMs);
	await primary.halt("immediate");
	link.cut();
	const before = acknowledged;
	await runSql(standby.url, "alter system reset synchronous_standby_names");
	await runSql(standby.url, "select pg_promote()");
	link.mend(portOf(standby));
	const inCharge = performance.now();
	while (acknowledged === before && performance.now() - inCharge < patienceMs) await wait(betweenMs);
	const awayMs = performance.now() - inCharge;
	isOver = true;
	await Promise.all([reading, writing]);
	const stored = await owner.request<{ value: string }>("GET", "/api/settings/active_members_count");
	const value = Number(stored.value);
	if (acknowledged === before) throw new Error("No write came through after the standby took over.");
	if (value < acknowledged || value > tried)
		throw new Error(`Stored is ${value}, acknowledged ${acknowledged}.`);
	if ([...pages.keys()].some((status) => status !== 200)) throw new Error(`Pages: ${[...pages]}`);
	return { pages, awayMs };
}
