/**
 * `npm run update-torture`: the packaged site, read and written to all the while, is updated again and again: by
 * good versions, by such as crash, hang, answer 500 or leak, and with the supervisor killed in the middle of a
 * step. Ends with 1 where a bound is missed. `-- --engine sqlite --kills 20 --seed 20261128`: so many kills in
 * each of the three steps. `-- --engine postgres --processes 2`: two processes behind one proxy, each with a
 * supervisor of its own, updated one after the other; a version that fails is brought to the first alone.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "#bench/progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { ArticleWriter } from "./article-writer.ts";
import { auditArticles } from "./audit.ts";
import { openClient } from "./client.ts";
import { readUntil } from "./other-writers.ts";
import { strictly } from "./strict-client.ts";
import { Tally } from "./tally.ts";
import { judgeUpdates, type Killed, type Round, type Trial } from "./update-bounds.ts";
import type { Machine } from "./update-machine.ts";
import { type LaterFault, openPackages, type Packed } from "./update-packages.ts";
import { openUpdatedSite } from "./updated-site.ts";

const usage =
	"npm run update-torture -- [--engine sqlite|postgres] [--processes 1|2] [--kills 20] [--seed N]  updates that are killed and taken back";
const { values } = readToolOptions(usage, {
	options: {
		engine: { type: "string", default: "sqlite" },
		processes: { type: "string", default: "1" },
		kills: { type: "string", default: "20" },
		seed: { type: "string", default: "20261128" },
	},
});
/** The longest time after the beginning of a step at which a kill comes. */
const withinMs = { switching: 3_000, watching: 4_000, returning: 3_000 };
const killedForMs = 1_000;
const watchSeconds = { good: 5, bad: 120 };
const lookEveryMs = 20;
const processes = Number(values.processes);
/** The place of what is read: another one than that of what is written, where a proxy is in between. */
const reading = processes - 1;
const pollTimeoutMs = 2_000;

process.env.NODE_ENV = "production";
buildIfChanged();
const random = randoms(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), "ensemble-update-"));
const cluster = values.engine === "postgres" ? await startPostgresCluster() : undefined;
say("writing the package");
const packages = openPackages(join(folder, "packages"));
const site = await openUpdatedSite({ folder, first: packages.first, processes, databaseUrl: cluster?.url });
const tally = new Tally();
const rounds: Round[] = [];
let isOver = false;
let lastAnswer = performance.now();
let noticed = { silenceMs: 0, waitMs: 0, failed: 0, refused: 0 };

try {
	const { token } = await Administrator.signIn(site.url);
	const nameOfClient = () => `10.0.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
	// Writers and readers ask as two clients: a proxy may send a reader to the process that was not written to,
	// and that one learns of the change a moment later.
	const urls = [site.url, site.url];
	const client = strictly(openClient({ urls, token, tally, nameOfClient }), ({ failure, ms }) => {
		noticed.waitMs = Math.max(noticed.waitMs, ms);
		if (failure === undefined) return;
		noticed.failed += 1;
		say(`failed after ${Math.round(ms)} ms: ${failure}`);
	});
	let articles = 0;
	const nextNumber = () => {
		articles += 1;
		return articles;
	};
	const parts = { client, tally, random, anyProcess: () => 0 };
	const writer = new ArticleWriter({ ...parts, nextNumber, pagesFrom: reading });
	const asReader = {
		...parts,
		anyProcess: () => reading,
		articles: () => writer.articles,
		isBlind: () => false,
	};
	const ended = () => isOver;
	const working = Promise.all([writer.writeUntil(ended), readUntil(ended, asReader), noteSilence()]);
	await updateAgainAndAgain().finally(() => {
		isOver = true;
	});
	await working;
	const database = await openDatabase({
		dataDir: site.machines[0]?.dataDir ?? "",
		databaseUrl: cluster?.url,
	});
	await auditArticles(writer.articles, { ...parts, database, processes });
	await database.close();
	report();
} catch (error) {
	process.stderr.write(site.log());
	throw error;
} finally {
	await site.close();
	await cluster?.stop();
	rmSync(folder, { recursive: true, force: true });
}

async function updateAgainAndAgain(): Promise<void> {
	await updateAll("good");
	for (let kill = 1; kill <= Number(values.kills); kill += 1) {
		for (const step of ["switching", "watching"] as const) await updateAll(`killed while ${step}`, step);
		await updateFirst("killed while returning", "errors", "returning");
	}
	for (const fault of ["crash", "hang", "errors", "leak"] as const) await updateFirst(fault, fault);
}

/**
 * Updates one process after the other to a good version, of several with a migration more, with the first one's
 * supervisor killed in a step or not.
 */
async function updateAll(trial: Trial, killedIn?: Killed): Promise<void> {
	const packed = await packages.packNext({ isMigrating: processes > 1 });
	for (const [process, machine] of site.machines.entries()) {
		if (process === 0) await updateOnce({ trial, process, machine, packed, killedIn });
		else await updateOnce({ trial: "good", process, machine, packed });
	}
	packages.clear();
}

/** Updates the first process to a version that fails. */
async function updateFirst(trial: Trial, fault: LaterFault, killedIn?: Killed): Promise<void> {
	const packed = await packages.packNext({ fault });
	const [machine] = site.machines;
	if (machine !== undefined) await updateOnce({ trial, process: 0, machine, packed, killedIn, fault });
	packages.clear();
}

type OneUpdate = {
	trial: Trial;
	process: number;
	machine: Machine;
	packed: Packed;
	killedIn?: Killed | undefined;
	fault?: LaterFault;
};

/** One update of one process. */
async function updateOnce({ trial, process, machine, packed, killedIn, fault }: OneUpdate): Promise<void> {
	const before = (await machine.running()) ?? "";
	noticed = { silenceMs: 0, waitMs: 0, failed: 0, refused: 0 };
	let hasEnded = false;
	const updating = machine
		.update(packed.archive, fault === undefined ? watchSeconds.good : watchSeconds.bad)
		.finally(() => {
			hasEnded = true;
		});
	if (killedIn !== undefined && (await machine.untilStep(killedIn, () => hasEnded))) {
		await wait(random() * withinMs[killedIn]);
		await machine.killSupervisor();
		await wait(random() * killedForMs);
		machine.supervise();
	}
	const lastLine = await updating;
	const found = (await machine.running()) ?? "none";
	const expected = fault === undefined ? packed.version : before;
	if (!lastLine.includes(fault === undefined ? "was watched" : "was taken back"))
		tally.unpromised(`${trial}: ${lastLine}`);
	const [load = 0] = loadavg();
	const { silenceMs, waitMs, failed, refused } = noticed;
	const [silenceSeconds, waitSeconds] = [silenceMs / 1_000, waitMs / 1_000];
	rounds.push({
		...{ trial, process, processes, expected, found },
		...{ silenceSeconds, waitSeconds, failed, refused, load },
	});
	say(
		`${trial}, process ${process + 1}: ${lastLine} ${silenceSeconds.toFixed(2)} s at the longest without an answer, ${waitSeconds.toFixed(2)} s for one request, ${failed} failed, ${refused} refused, load ${load.toFixed(1)}`,
	);
}

/** Asks for a page all the while, each time on a connection of its own. */
async function noteSilence(): Promise<void> {
	while (!isOver) {
		const isServed = await isAnswered(`${site.url}/blog`);
		// Up to the answer that ends it.
		noticed.silenceMs = Math.max(noticed.silenceMs, performance.now() - lastAnswer);
		if (isServed) lastAnswer = performance.now();
		await wait(lookEveryMs);
	}
}

/** A connection that is refused is told from an answer that does not come in time. */
async function isAnswered(url: string): Promise<boolean> {
	try {
		const headers = { Connection: "close" };
		const answer = await fetch(url, { headers, signal: AbortSignal.timeout(pollTimeoutMs) });
		await answer.arrayBuffer();
		return answer.status === 200;
	} catch (error) {
		const { cause } = error as { cause?: { code?: string } };
		if (cause?.code === "ECONNREFUSED") noticed.refused += 1;
		return false;
	}
}

/** Returns whether a failure is of the fault: a version that answers 500 does so until it is taken back. */
function isOfFault(what: string): boolean {
	return what.startsWith("500 ");
}

function report(): void {
	const wrongs = tally.wrongs.map(({ what }) => what).filter((what) => !isOfFault(what));
	const { report: written, missed } = judgeUpdates(rounds, wrongs);
	const acknowledged = tally.counts.get("writes acknowledged") ?? 0;
	process.stdout.write(
		`${values.engine}, ${processes} ${processes === 1 ? "process" : "processes"}, ${acknowledged} writes acknowledged:\n\n${written}\n`,
	);
	for (const one of missed) process.stderr.write(`${one}\n`);
	if (missed.length > 0) process.exitCode = 1;
}
