/**
 * `npm run machines`: three processes of the built site, each with a folder of its own as on three
 * machines, over one PostgreSQL with a standby and behind nginx with its example of `deploy/`; looks
 * whether what one of them does is so on the others, then kills one under readers and a writer, and
 * at last PostgreSQL, whose standby takes over.
 */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { table } from "#bench/markdown.ts";
import { say } from "#bench/progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { openTcpLink } from "#platform/testing/tcp-link.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { checks, type Machines, metricsToken } from "./machines/checks.ts";
import { killOneBehind } from "./machines/kill-one.ts";
import { failOver, followSynchronously, portOf } from "./machines/standby.ts";
import { openMailServer } from "./mail-server.ts";
import { exampleProxies, siteName } from "./proxies/example-proxies.ts";
import { describeStatuses } from "./proxies/idle-writes.ts";
import { startProxy, versionOf } from "./proxies/running-proxy.ts";
import { Visitor } from "./proxies/visitor.ts";
import { SiteSlot } from "./site-slot.ts";

readToolOptions("npm run machines  tries three processes with folders of their own behind nginx");

const machines = 3;
const nginx = exampleProxies.find(({ name }) => name === "nginx");
if (nginx === undefined || versionOf(nginx) === undefined) {
	process.stderr.write("This trial needs nginx: install Debian's package of that name.\n");
	process.exit(1);
}

process.env.NODE_ENV = "production";
buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "ensemble-machines-"));
const primary = await startPostgresCluster();
const standby = await followSynchronously(primary);
/**
 * The address that the site connects to: as a pooler or an address that moves, it leads to whichever is
 * in charge.
 */
const link = await openTcpLink({ host: "127.0.0.1", port: portOf(primary) });
const mails = await openMailServer();
const shared = {
	DATABASE_URL: primary.url.replace(String(portOf(primary)), String(link.port)),
	BACKUP_DIR: join(folder, "backups"),
	SITE_URL: `https://${siteName}`,
	SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
	MAIL_FROM: `hello@${siteName}`,
	METRICS_TOKEN: metricsToken,
};
const slots: SiteSlot[] = [];
const rows: string[][] = [];

function note(what: string, found: string): void {
	rows.push([what, found]);
	say(`${what}: ${found}`);
}

try {
	await seed({ ...shared, DATA_DIR: join(folder, "machine-1") });
	for (let number = 1; number <= machines; number += 1) {
		const dataDir = join(folder, `machine-${number}`);
		mkdirSync(dataDir, { recursive: true });
		slots.push(await SiteSlot.open(join(dataDir, "site.log"), { ...shared, DATA_DIR: dataDir }));
	}
	await Promise.all(slots.map((slot) => slot.start()));
	await lookAt();
} finally {
	await Promise.all(slots.map((slot) => slot.kill()));
	await mails.close();
	link.close();
	await Promise.all([primary.stop(), standby.stop()]);
	rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`\n${table(["what", "found"], rows)}\n`);

/** Fills the site, not synchronously: the link to PostgreSQL is of this process. */
async function seed(environment: Record<string, string>): Promise<void> {
	mkdirSync(environment.DATA_DIR ?? "");
	const env = { ...process.env, ...environment };
	await promisify(execFile)(process.execPath, ["scripts/command.ts", "seed"], { env });
}

/** @throws Error with what is not as it should be. */
async function lookAt(): Promise<void> {
	if (nginx === undefined) return;
	const proxy = await startProxy(
		nginx,
		slots.map(({ port }) => port),
	);
	try {
		const owners = await Promise.all(slots.map(({ url }) => Administrator.signIn(url)));
		const [owner] = owners;
		if (owner === undefined) throw new Error("There is no machine.");
		const trial: Machines = { slots, owners, mails };
		for (const [what, look] of checks) note(what, await look(trial));
		const visitor = new Visitor(proxy);
		const seen = await killOneBehind({ visitor, siteUrl: slots[0]?.url ?? "", token: owner.token }, slots);
		note("one killed and started again: pages", describeStatuses(seen.pages));
		note("one killed and started again: writes", describeStatuses(seen.writes));
		note("one killed and started again: longest answer", `${(seen.longestMs / 1000).toFixed(1)} s`);
		const { awayMs, pages } = await failOver(visitor, owner, { primary, standby, link });
		note("PostgreSQL killed, its standby in charge: pages meanwhile", describeStatuses(pages));
		note(
			"PostgreSQL killed, its standby in charge: writes again",
			`${(awayMs / 1000).toFixed(1)} s after it was`,
		);
	} finally {
		await proxy.stop();
	}
}
