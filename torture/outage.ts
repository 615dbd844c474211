/**
 * `npm run outage`: how soon a site notices that its PostgreSQL says nothing, how soon it goes on
 * afterwards, and how soon it stops meanwhile; whether it serves every cached page for as long as its
 * PostgreSQL is away, with all its jobs; and, while nothing is broken, whether it refuses anything.
 * Ends with 1 where a bound is missed. `-- --rounds 10 --quiet 20 --away 20`: so many silences of
 * each kind, after so many seconds of reading and searching, and outages of so many seconds.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "#bench/progress.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { openTcpLink } from "#platform/testing/tcp-link.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { lookUntil, readPublicPages } from "./cached-pages.ts";
import { judgeOutage } from "./outage-bounds.ts";
import { SiteSlot } from "./site-slot.ts";

const silenceMs = 4_000;
const askEveryMs = 25;
const readers = 8;

const usage =
	"npm run outage -- [--rounds 10] [--quiet 20] [--away 20]  what a site does while its PostgreSQL is away";
const { values } = readToolOptions(usage, {
	options: {
		rounds: { type: "string", default: "10" },
		quiet: { type: "string", default: "20" },
		away: { type: "string", default: "20" },
	},
});
const rounds = Number(values.rounds);
const quietMs = Number(values.quiet) * 1_000;
const awayMs = Number(values.away) * 1_000;

process.env.NODE_ENV = "production";
buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "ensemble-outage-"));
const dataDir = join(folder, "data");
mkdirSync(dataDir);
const cluster = await startPostgresCluster();
const link = await openTcpLink({ host: "127.0.0.1", port: Number(new URL(cluster.url).port) });
const url = new URL(cluster.url);
url.port = String(link.port);
const site = await SiteSlot.open(join(folder, "log"), { DATA_DIR: dataDir, DATABASE_URL: url.href });
const times = new Map<string, number[]>();
const pagesRefused: string[] = [];
let asked = 0;
let refusedInQuiet = 0;

/** An outage: takes the database away, and brings it back. */
type Outage = { begin(): Promise<void> | void; end(): Promise<void> | void };

const silences: Record<string, Outage> = {
	"network silent": { begin: link.freeze, end: link.thaw },
	"PostgreSQL frozen": { begin: cluster.freeze, end: cluster.thaw },
};
const outages: Record<string, Outage> = {
	...silences,
	"network cut": { begin: link.cut, end: link.mend },
	"PostgreSQL stopped": { begin: () => cluster.halt("fast"), end: cluster.resume },
};

try {
	await site.start();
	say(`${quietMs / 1_000} s of reading, with nothing broken`);
	const end = performance.now() + quietMs;
	await Promise.all(Array.from({ length: readers }, () => readUntil(() => performance.now() > end)));
	for (const [name, outage] of Object.entries(outages)) await measurePages(name, outage);
	for (const [name, outage] of Object.entries(silences)) {
		for (let round = 1; round <= rounds; round += 1) {
			await wait(Math.random() * 500);
			await measureSilence(name, outage);
			say(`${name}, ${round} of ${rounds}`);
		}
		for (let round = 1; round <= rounds; round += 1) {
			await measureStop(name, outage);
			await site.start();
		}
	}
	say(`${refusedInQuiet} of ${asked} answers were refused while nothing was broken\n`);
	const { report, missed } = judgeOutage({ times, refusedInQuiet, pagesRefused });
	process.stdout.write(`${report}\n\n`);
	for (const miss of missed) say(`missed: ${miss}`);
	say(missed.length === 0 ? "every bound is met" : `${missed.length} bounds are missed`);
	if (missed.length > 0) process.exitCode = 1;
} finally {
	await site.kill();
	link.close();
	await cluster.stop();
	rmSync(folder, { recursive: true, force: true });
}

/** Makes a request that no cache can answer: a search for new words. */
async function search(): Promise<number> {
	const part = () => Math.floor(Math.random() * 250);
	const headers = { "X-Forwarded-For": `10.${part()}.${part()}.${part()}` };
	const answer = await fetch(`${site.url}/api/blog-posts?search=word${Math.random()}`, { headers });
	await answer.arrayBuffer();
	return answer.status;
}

async function readUntil(isOver: () => boolean): Promise<void> {
	while (!isOver()) {
		asked += 1;
		if ((await search()) === 503) refusedInQuiet += 1;
	}
}

function note(name: string, since: number): void {
	const all = times.get(name) ?? [];
	times.set(name, [...all, (performance.now() - since) / 1_000]);
}

/** Returns whether all pages read before are served while the database is away. */
async function measurePages(name: string, { begin, end }: Outage): Promise<void> {
	const paths = await readPublicPages(site.url);
	await begin();
	const until = performance.now() + awayMs;
	const { count, refused } = await lookUntil(() => performance.now() > until, site.url, paths);
	await end();
	pagesRefused.push(...refused.map((page) => `${page} (${name})`));
	say(`${name} for ${awayMs / 1_000} s: ${refused.length} of ${count} cached pages were refused`);
	while ((await search()) !== 200) await wait(askEveryMs);
}

/** Measures the time from the silence to the first refusal, and to the answer of what was asked as it began. */
async function measureSilence(name: string, { begin, end }: Outage): Promise<void> {
	await search();
	const began = performance.now();
	await begin();
	const waiting = search().then(() => note(`${name}: what waits is answered after`, began));
	let isRefused = false;
	const asking = [];
	while (!isRefused) {
		const answer = search().then((status) => {
			if (status === 503 && !isRefused) note(`${name}: what comes is refused after`, began);
			isRefused ||= status === 503;
		});
		asking.push(answer);
		await wait(askEveryMs);
	}
	await Promise.all([waiting, ...asking]);
	await wait(Math.max(0, silenceMs - (performance.now() - began)));
	const ended = performance.now();
	await end();
	while ((await search()) !== 200) await wait(askEveryMs);
	note(`${name}: all as before after its end`, ended);
}

/** Measures the time from the signal to the end of the process, with somebody waiting for an answer. */
async function measureStop(name: string, { begin, end }: Outage): Promise<void> {
	await search();
	await begin();
	const waiting = search().catch(() => 0);
	await wait(askEveryMs);
	const began = performance.now();
	await site.stop();
	note(`${name}: stopped meanwhile after`, began);
	await end();
	await waiting;
}
