/**
 * `npm run proxies`: puts the built site behind nginx and Caddy, each with its example of
 * `deploy/`, and looks whether they do what the site relies on; then writes after silences that end
 * about when idle connections do, and restarts the site behind them. `-- --silences 5,60`: other
 * silences, in seconds. A proxy that is not installed is skipped, with a note.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { table } from "#bench/markdown.ts";
import { say } from "#bench/progress.ts";
import { accessCode } from "#e2e/support/site-process.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { checks, type Trial } from "./proxies/checks.ts";
import { type ExampleProxy, exampleProxies, officeName, siteName } from "./proxies/example-proxies.ts";
import { describeStatuses, writeAfterSilences } from "./proxies/idle-writes.ts";
import { restartBehind } from "./proxies/restart.ts";
import { startProxy, versionOf } from "./proxies/running-proxy.ts";
import { Visitor } from "./proxies/visitor.ts";
import { SiteSlot } from "./site-slot.ts";

const atOnce = 80;
/** About as long as the proxies hold an idle connection, and as long as the site does. */
const usual = "59.5,59.8,60,60.2,60.5,74.8,75,75.2,75.5";

const usage = "npm run proxies -- [--silences SECONDS,...]  puts the built site behind nginx and Caddy";
const { values } = readToolOptions(usage, { options: { silences: { type: "string", default: usual } } });
const silences = values.silences.split(",").map(Number);

process.env.NODE_ENV = "production";
buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "ensemble-proxies-"));
const results = await Promise.allSettled(exampleProxies.map(tryProxy));
rmSync(folder, { recursive: true, force: true });
const rows = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
process.stdout.write(`\n${table(["proxy", "what", "found"], rows)}\n`);
for (const result of results) {
	if (result.status === "fulfilled") continue;
	process.stderr.write(`${result.reason}\n`);
	process.exitCode = 1;
}

async function tryProxy(proxy: ExampleProxy): Promise<string[][]> {
	const version = versionOf(proxy);
	if (version === undefined) return [[proxy.name, "is not on this machine", "not tried"]];
	const site = await openSite(proxy.name);
	try {
		await site.start();
		const running = await startProxy(proxy, [`127.0.0.1:${site.port}`]);
		try {
			const visitor = new Visitor(running);
			const token = await signIn(visitor);
			const found = await lookAt(proxy.name, { visitor, siteUrl: site.url, token }, site);
			return [["its version", version], ...found].map((row) => [proxy.name, ...row]);
		} finally {
			await running.stop();
		}
	} finally {
		await site.stop();
	}
}

/** Signs in through the proxy, where the content area is. @returns the session's token. */
async function signIn(visitor: Visitor): Promise<string> {
	const headers = { "Content-Type": "application/json" };
	const body = JSON.stringify({ password: accessCode });
	const answer = await visitor.ask("/api/admin/login", { method: "POST", headers, body });
	return (JSON.parse(answer.body.toString()) as { token: string }).token;
}

/** Opens the sample site, under the public addresses that the examples have. */
async function openSite(name: string): Promise<SiteSlot> {
	const dataDir = join(folder, name);
	mkdirSync(dataDir);
	const environment = {
		DATA_DIR: dataDir,
		SITE_URL: `https://${siteName}`,
		ADMIN_URL: `https://${officeName}`,
	};
	const seeded = spawnSync(process.execPath, ["scripts/command.ts", "seed"], {
		encoding: "utf8",
		env: { ...process.env, ...environment },
	});
	if (seeded.status !== 0) throw new Error(`No sample site: ${seeded.stderr}`);
	return SiteSlot.open(join(dataDir, "site.log"), environment);
}

/** @throws Error with what a proxy does not do. */
async function lookAt(name: string, trial: Trial, site: SiteSlot): Promise<string[][]> {
	const rows: string[][] = [];
	const note = (what: string, found: string) => {
		rows.push([what, found]);
		say(`${name}: ${what}: ${found}`);
	};
	for (const [what, look] of checks) {
		const found = look(trial).catch((error: Error) => {
			say(`${name}: ${what}: ${error}`);
			throw error;
		});
		note(what, await found);
	}
	const statuses = await writeAfterSilences(trial, silences, atOnce, (after, so) =>
		say(`${name}: after ${after} s: ${describeStatuses(so)}`),
	);
	note("writes after silences", describeStatuses(statuses));
	const { pages, writes, longestMs, backAfterMs } = await restartBehind(trial, site);
	note("the site restarted, pages", describeStatuses(pages));
	note("the site restarted, writes", describeStatuses(writes));
	note("the site restarted, longest answer", `${(longestMs / 1000).toFixed(1)} s`);
	note("pages again, after the site was ready", `${(backAfterMs / 1000).toFixed(1)} s`);
	if ([...statuses.keys()].some((status) => status !== 200))
		throw new Error(`${name}: writes after silences were not all answered with 200.`);
	if ([...pages.keys()].some((status) => status !== 200 && status !== 503))
		throw new Error(`${name}: a page was answered with neither 200 nor 503.`);
	return rows;
}
