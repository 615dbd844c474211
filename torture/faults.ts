import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "#platform/database/sqlite.ts";
import { signalIfThere } from "#platform/testing/child-process.ts";
import type { Cluster } from "#platform/testing/postgres-cluster.ts";
import type { TcpLink } from "#platform/testing/tcp-link.ts";
import type { Fault } from "./fault.ts";
import type { SiteSlot } from "./site-slot.ts";
import type { SmallDisk } from "./small-disk.ts";

const minuteMs = 60_000;
const briefly = [200, 2_500] as const;
/** A silent database is noticed within two seconds: most of these faults outlast that. */
const atLength = [1_000, 9_000] as const;

type Common = {
	slots: readonly SiteSlot[];
	mailLink: TcpLink;
	clockFile: string;
	disk: SmallDisk | undefined;
	random: () => number;
};

function pick<Item>(items: readonly Item[], random: () => number): Item {
	const item = items[Math.floor(random() * items.length)];
	if (item === undefined) throw new RangeError("There is nothing to pick from.");
	return item;
}

/** Returns the faults that may happen on either engine. */
export function commonFaults({ slots, mailLink, clockFile, disk, random }: Common): Fault[] {
	let paused: SiteSlot | undefined;
	const faults: Fault[] = [
		{ name: "mail server cut off", ms: briefly, begin: mailLink.cut, end: mailLink.mend },
		{ name: "mail server silent", ms: briefly, begin: mailLink.freeze, end: mailLink.thaw },
		{
			name: "process paused",
			ms: briefly,
			begin: () => {
				paused = pick(slots, random);
				paused.signal("SIGSTOP");
			},
			end: () => paused?.signal("SIGCONT"),
		},
		{
			name: "clock moved",
			ms: [0, 200],
			begin: () => writeFileSync(clockFile, String(Math.round((random() - 0.5) * 20 * minuteMs))),
			end: () => undefined,
		},
	];
	if (disk !== undefined) {
		faults.push({ name: "disk full", ms: briefly, begin: disk.fill, end: disk.free });
	}
	return faults;
}

/** Returns the faults of a SQLite file: another program holds its lock. */
export function sqliteFaults(dataDir: string): Fault[] {
	let other: DatabaseSync | undefined;
	return [
		{
			name: "SQLite's lock held by another program",
			ms: atLength,
			begin: () => {
				other = new DatabaseSync(sqliteFile(dataDir), { timeout: 5_000 });
				other.exec("begin immediate");
			},
			end: () => {
				other?.exec("rollback");
				other?.close();
			},
		},
	];
}

/** Returns the faults of PostgreSQL, and of its connections to the site's processes. */
export function postgresFaults(cluster: Cluster, links: readonly TcpLink[], random: () => number): Fault[] {
	let link: TcpLink | undefined;
	return [
		{
			name: "PostgreSQL stopped",
			ms: briefly,
			begin: () => cluster.halt("fast"),
			end: cluster.resume,
			isBlinding: true,
		},
		{
			name: "PostgreSQL crashed",
			ms: briefly,
			begin: () => cluster.halt("immediate"),
			end: cluster.resume,
			isBlinding: true,
		},
		{
			name: "a process of PostgreSQL killed",
			ms: briefly,
			begin: () => signalIfThere(pick(cluster.processes().slice(1), random), "SIGKILL"),
			end: cluster.resume,
			isBlinding: true,
		},
		{
			name: "PostgreSQL paused",
			ms: atLength,
			begin: cluster.freeze,
			end: cluster.thaw,
			isBlinding: true,
		},
		{
			name: "network to the database cut",
			ms: briefly,
			begin: () => {
				link = pick(links, random);
				link.cut();
			},
			end: () => link?.mend(),
			isBlinding: true,
		},
		{
			name: "network to the database silent",
			ms: atLength,
			begin: () => {
				link = pick(links, random);
				link.freeze();
			},
			end: () => link?.thaw(),
			isBlinding: true,
		},
	];
}
