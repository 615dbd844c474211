import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Cluster, startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { openTcpLink, type TcpLink } from "#platform/testing/tcp-link.ts";
import type { Fault } from "./fault.ts";
import { commonFaults, postgresFaults, sqliteFaults } from "./faults.ts";
import { type MailServer, openMailServer } from "./mail-server.ts";
import type { Engine } from "./report.ts";
import { SiteSlot } from "./site-slot.ts";
import { openSmallDisk } from "./small-disk.ts";

/** A site with all that it needs, each behind something that can break. */
export type World = {
	slots: SiteSlot[];
	faults: Fault[];
	mailServer: MailServer;
	clockFile: string;
	/** The database's place, behind everything that breaks. */
	place: { dataDir: string; databaseUrl: string | undefined };
	canFillDisk: boolean;
	close(): Promise<void>;
};

const diskMegabytes = 1_500;
const processesOnPostgres = 2;
/** Letters leave during the whole of the torture. */
export const lettersAMinute = 600;

/** Builds it, nothing started. Logs are left in `logFolder`. */
export async function buildWorld(engine: Engine, logFolder: string, random: () => number): Promise<World> {
	const disk = openSmallDisk(diskMegabytes);
	const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), "ensemble-torture-"));
	const dataDir = join(folder, "data");
	const clockFile = join(logFolder, `${engine}.clock`);
	mkdirSync(dataDir);
	mkdirSync(logFolder, { recursive: true });
	writeFileSync(clockFile, "0");
	const mailServer = await openMailServer();
	const mailLink = await openTcpLink({ host: "127.0.0.1", port: mailServer.port });
	const cluster = engine === "postgres" ? await startCluster(folder) : undefined;
	const links = cluster === undefined ? [] : await linksTo(cluster);
	const slots = await Promise.all(
		(links.length === 0 ? [undefined] : links).map((link, index) => {
			const log = join(logFolder, `${engine}-${index}.log`);
			rmSync(log, { force: true });
			return SiteSlot.open(log, {
				DATA_DIR: dataDir,
				DATABASE_URL: cluster === undefined || link === undefined ? "" : urlThrough(cluster, link),
				SMTP_URL: `smtp://127.0.0.1:${mailLink.port}`,
				MAIL_RATE: String(lettersAMinute),
				NODE_OPTIONS: `--import=${resolve("torture/moved-clock.js")}`,
				TORTURE_CLOCK_FILE: resolve(clockFile),
			});
		}),
	);
	const common = commonFaults({ slots, mailLink, clockFile, disk, random });
	return {
		slots,
		faults: [
			...common,
			...(cluster === undefined ? sqliteFaults(dataDir) : postgresFaults(cluster, links, random)),
		],
		mailServer,
		clockFile,
		place: { dataDir, databaseUrl: cluster?.url },
		canFillDisk: disk !== undefined,
		close: async () => {
			await Promise.all(slots.map((slot) => slot.kill()));
			for (const link of [mailLink, ...links]) link.close();
			await mailServer.close();
			await cluster?.stop();
			disk?.remove();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Starts a cluster with a small log of writes, which would fill the small disk by itself. */
function startCluster(parent: string): Promise<Cluster> {
	return startPostgresCluster({ parent, settings: ["max_wal_size=128MB", "min_wal_size=64MB"] });
}

function linksTo({ url }: Cluster): Promise<TcpLink[]> {
	const { hostname, port } = new URL(url);
	const target = { host: hostname, port: Number(port) };
	return Promise.all(Array.from({ length: processesOnPostgres }, () => openTcpLink(target)));
}

function urlThrough({ url }: Cluster, { port }: TcpLink): string {
	const address = new URL(url);
	address.port = String(port);
	return address.href;
}
