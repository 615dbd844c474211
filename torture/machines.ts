/**
 * `npm run machines`: three processes of the built site, each with a folder of its own as on three
 * machines, over one PostgreSQL with a standby and behind nginx with its example of `deploy/`; looks
 * whether what one of them does is so on the others, then kills one under readers and a writer, and
 * at last PostgreSQL, whose standby takes over. `-- --apart`: each, and nginx, in a network namespace
 * of its own, over PgBouncer, so that their lines can be cut too (root on Linux, with `ip` and `nft`).
 */
import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { table } from "#bench/markdown.ts";
import { say } from "#bench/progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { apartChecks } from "./machines/apart-checks.ts";
import { apart, requireApart, sideBySide } from "./machines/arrangement.ts";
import { checks, type Machines, metricsToken } from "./machines/checks.ts";
import { killOneBehind } from "./machines/kill-one.ts";
import { failOver, followSynchronously } from "./machines/standby.ts";
import { openTrialFolder } from "./machines/trial-folder.ts";
import { openMailServer } from "./mail-server.ts";
import { exampleProxies, siteName } from "./proxies/example-proxies.ts";
import { describeStatuses } from "./proxies/idle-writes.ts";
import { startProxy, versionOf } from "./proxies/running-proxy.ts";
import { Visitor } from "./proxies/visitor.ts";
import { SiteSlot } from "./site-slot.ts";

const usage =
	"npm run machines -- [--apart]  tries three processes with folders of their own behind nginx; apart: each in a network of its own, with PgBouncer";
const { values } = readToolOptions(usage, { options: { apart: { type: "boolean", default: false } } });

const names = ["machine-1", "machine-2", "machine-3"];
const front = "front";
const nginx = exampleProxies.find(({ name }) => name === "nginx");
if (nginx === undefined || versionOf(nginx) === undefined) {
	process.stderr.write("This trial needs nginx: install Debian's package of that name.\n");
	process.exit(1);
}
if (values.apart) requireApart();
// Exits by `process.exit`, whose handlers stop the processes that this one started; a signal alone skips them.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

process.env.NODE_ENV = "production";
buildIfChanged();
const folder = await openTrialFolder();
const primary = await startPostgresCluster({ parent: folder });
const standby = await followSynchronously(primary, folder);
const arrangement = values.apart ? await apart(primary, { names, front, folder }) : await sideBySide(primary);
const mails = await openMailServer(arrangement.hub);
const shared = {
	DATABASE_URL: arrangement.databaseUrl,
	BACKUP_DIR: join(folder, "backups"),
	SITE_URL: `https://${siteName}`,
	SMTP_URL: `smtp://${arrangement.hub}:${mails.port}`,
	MAIL_FROM: `hello@${siteName}`,
	MAIL_RATE: "6000",
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
	for (const name of names) {
		const dataDir = join(folder, name);
		mkdirSync(dataDir, { recursive: true });
		const place = arrangement.placeOf(name);
		const environment = { ...shared, DATA_DIR: dataDir };
		slots.push(await SiteSlot.open(join(dataDir, "site.log"), environment, place && { place }));
	}
	await Promise.all(slots.map((slot) => slot.start()));
	await lookAt();
} finally {
	await Promise.all(slots.map((slot) => slot.kill()));
	await mails.close();
	await arrangement.close();
	await Promise.all([primary.stop(), standby.stop()]);
}
process.stdout.write(`\n${table(["what", "found"], rows)}\n`);

/** Not synchronously: the link to PostgreSQL is of this process. */
async function seed(environment: Record<string, string>): Promise<void> {
	mkdirSync(environment.DATA_DIR ?? "");
	const env = { ...process.env, ...environment };
	await promisify(execFile)(process.execPath, ["scripts/command.ts", "seed"], { env });
}

/** @throws Error with what is not as it should be. */
async function lookAt(): Promise<void> {
	if (nginx === undefined) return;
	const sites = slots.map(({ host }) => host);
	const proxy = await startProxy(nginx, sites, arrangement.placeOf(front));
	try {
		const owners = await Promise.all(slots.map(({ url }) => Administrator.signIn(url)));
		const [owner] = owners;
		if (owner === undefined) throw new Error("There is no machine.");
		const machines: Machines = { slots, owners, mails };
		for (const [what, look] of checks) note(what, await look(machines));
		const visitor = new Visitor(proxy);
		const trial = { visitor, siteUrl: slots[0]?.url ?? "", token: owner.token };
		const seen = await killOneBehind(trial, slots);
		note("one killed and started again: pages", describeStatuses(seen.pages));
		note("one killed and started again: writes", describeStatuses(seen.writes));
		note("one killed and started again: longest answer", `${(seen.longestMs / 1000).toFixed(1)} s`);
		if (arrangement.between !== undefined) {
			const means = { ...machines, ...arrangement.between, trial, names, databaseUrl: primary.url, folder };
			for (const [what, look] of apartChecks) note(what, await look(means));
		}
		const { awayMs, pages } = await failOver(visitor, owner, { primary, standby, link: arrangement.link });
		note("PostgreSQL killed, its standby in charge: pages meanwhile", describeStatuses(pages));
		note(
			"PostgreSQL killed, its standby in charge: writes again",
			`${(awayMs / 1000).toFixed(1)} s after it was`,
		);
	} finally {
		await proxy.stop();
	}
}
