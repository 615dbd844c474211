/**
 * `npm run outage`: how soon a site notices that its PostgreSQL says nothing, how soon it goes on
 * afterwards, and how soon it stops meanwhile; and, while nothing is broken, whether it refuses
 * anything. `-- --rounds 10 --quiet 20`: so many silences of each kind, after so many seconds of
 * reading and searching in which nothing may be refused.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { median, seconds } from "#bench/figures.ts";
import { table } from "#bench/markdown.ts";
import { say } from "#bench/progress.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { openTcpLink } from "#platform/testing/tcp-link.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { SiteSlot } from "./site-slot.ts";

const silenceMs = 4_000;
const askEveryMs = 25;
const readers = 8;

const { values } = parseArgs({
	options: { rounds: { type: "string", default: "10" }, quiet: { type: "string", default: "20" } },
});
const rounds = Number(values.rounds);
const quietMs = Number(values.quiet) * 1_000;

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
let asked = 0;
let refused = 0;

try {
	await site.start();
	say(`${quietMs / 1_000} s of reading, with nothing broken`);
	const end = performance.now() + quietMs;
	await Promise.all(Array.from({ length: readers }, () => readUntil(() => performance.now() > end)));
	const silences = { "network silent": link, "PostgreSQL stopped": cluster };
	for (const [name, { freeze, thaw }] of Object.entries(silences)) {
		for (let round = 1; round <= rounds; round += 1) {
			await wait(Math.random() * 500);
			await measureSilence(name, freeze, thaw);
			say(`${name}, ${round} of ${rounds}`);
		}
		for (let round = 1; round <= rounds; round += 1) {
			await measureStop(name, freeze, thaw);
			await site.start();
		}
	}
	const rows = [...times].map(([name, all]) => [name, seconds(median(all)), seconds(Math.max(...all))]);
	say(`${refused} of ${asked} answers were refused while nothing was broken\n`);
	process.stdout.write(`${table(["measured", "median", "longest"], rows)}\n`);
} finally {
	await site.kill();
	link.close();
	await cluster.stop();
	rmSync(folder, { recursive: true, force: true });
}

/** What no cache can answer: a search for words that nobody has looked for. */
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
		if ((await search()) === 503) refused += 1;
	}
}

function note(name: string, since: number): void {
	const all = times.get(name) ?? [];
	times.set(name, [...all, (performance.now() - since) / 1_000]);
}

/** From the silence to the first refusal, and to the answer of what was asked as it began. */
async function measureSilence(name: string, freeze: () => void, thaw: () => void): Promise<void> {
	await search();
	const began = performance.now();
	freeze();
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
	thaw();
	while ((await search()) !== 200) await wait(askEveryMs);
	note(`${name}: all as before after its end`, ended);
}

/** From the signal to the end of the process, with somebody waiting for an answer. */
async function measureStop(name: string, freeze: () => void, thaw: () => void): Promise<void> {
	await search();
	freeze();
	const waiting = search().catch(() => 0);
	await wait(askEveryMs);
	const began = performance.now();
	await site.stop();
	note(`${name}: stopped meanwhile after`, began);
	thaw();
	await waiting;
}
