/**
 * `npm run update-torture`: the packaged site, read and written to all the while, is updated again and again: by
 * good versions, by such as crash, hang, answer 500 or leak, and with the supervisor killed in the middle of a
 * step. Ends with 1 where a bound is missed. `-- --engine sqlite --kills 20 --seed 20261128`: so many kills in
 * each of the three steps.
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
import { Tally } from "./tally.ts";
import { judgeUpdates, type Round } from "./update-bounds.ts";
import { type LaterFault, openMachine } from "./update-machine.ts";

const usage =
	"npm run update-torture -- [--engine sqlite|postgres] [--kills 20] [--seed N]  updates that are killed and taken back";
const { values } = readToolOptions(usage, {
	options: {
		engine: { type: "string", default: "sqlite" },
		kills: { type: "string", default: "20" },
		seed: { type: "string", default: "20261128" },
	},
});
/** The longest time after the beginning of a step at which a kill comes. */
const withinMs = { switching: 3_000, watching: 4_000, returning: 3_000 };
const killedForMs = 1_000;
const watchSeconds = { good: 5, bad: 120 };
const lookEveryMs = 20;
const pollTimeoutMs = 2_000;

process.env.NODE_ENV = "production";
buildIfChanged();
const random = randoms(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), "ensemble-update-"));
const cluster = values.engine === "postgres" ? await startPostgresCluster() : undefined;
say("writing the package");
const machine = await openMachine(folder, cluster?.url);
const tally = new Tally();
const rounds: Round[] = [];
let isOver = false;
let lastAnswer = performance.now();
let silenceMs = 0;
let refused = 0;

try {
	const { token } = await Administrator.signIn(machine.url);
	const nameOfClient = () => `10.0.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
	const client = openClient({ urls: [machine.url], token, tally, nameOfClient });
	let articles = 0;
	const nextNumber = () => {
		articles += 1;
		return articles;
	};
	const parts = { client, tally, random, anyProcess: () => 0 };
	const writer = new ArticleWriter({ ...parts, nextNumber });
	const asReader = { ...parts, articles: () => writer.articles, isBlind: () => false };
	const ended = () => isOver;
	const working = Promise.all([writer.writeUntil(ended), readUntil(ended, asReader), noteSilence()]);
	await updateAgainAndAgain().finally(() => {
		isOver = true;
	});
	await working;
	const database = await openDatabase({ dataDir: machine.dataDir, databaseUrl: cluster?.url });
	await auditArticles(writer.articles, { ...parts, database, processes: 1 });
	await database.close();
	report();
} catch (error) {
	process.stderr.write(machine.log());
	throw error;
} finally {
	await machine.close();
	await cluster?.stop();
	rmSync(folder, { recursive: true, force: true });
}

async function updateAgainAndAgain(): Promise<void> {
	await updateOnce("good", undefined, undefined);
	for (const fault of ["crash", "hang", "errors", "leak"] as const) await updateOnce(fault, fault, undefined);
	for (let kill = 1; kill <= Number(values.kills); kill += 1) {
		await updateOnce("killed while switching", undefined, "switching");
		await updateOnce("killed while watching", undefined, "watching");
		await updateOnce("killed while returning", "errors", "returning");
	}
}

/** One update, with a version that has a fault or none, and the supervisor killed in a step or not. */
async function updateOnce(
	what: string,
	fault: LaterFault | undefined,
	killedIn: keyof typeof withinMs | undefined,
): Promise<void> {
	const before = (await machine.running()) ?? "";
	const archive = await machine.packNext(fault);
	const next = /ensemble-([^/]+)\.tar$/.exec(archive)?.[1] ?? "";
	silenceMs = 0;
	refused = 0;
	let hasEnded = false;
	const updating = machine
		.update(archive, fault === undefined ? watchSeconds.good : watchSeconds.bad)
		.finally(() => {
			hasEnded = true;
		});
	if (killedIn !== undefined && (await machine.untilStep(killedIn, () => hasEnded))) {
		await wait(random() * withinMs[killedIn]);
		await machine.killSupervisor();
		await wait(random() * killedForMs);
		machine.supervise();
	}
	const { output } = await updating;
	const found = (await machine.running()) ?? "none";
	const isQuiet = fault === undefined && killedIn === undefined;
	const expected = fault === undefined ? next : before;
	const lastLine = output.trim().split("\n").at(-1) ?? "";
	if (!lastLine.includes(fault === undefined ? "was watched" : "was taken back"))
		tally.unpromised(`${what}: ${lastLine}`);
	const [load = 0] = loadavg();
	rounds.push({ what, expected, found, silenceSeconds: silenceMs / 1_000, refused, load, isQuiet });
	say(
		`${what}: ${lastLine} ${(silenceMs / 1_000).toFixed(2)} s at the longest without an answer, ${refused} refused, load ${load.toFixed(1)}`,
	);
}

/** Asks for a page all the while, each time on a connection of its own. */
async function noteSilence(): Promise<void> {
	while (!isOver) {
		const isServed = await isAnswered(`${machine.url}/blog`);
		// Up to the answer that ends it.
		silenceMs = Math.max(silenceMs, performance.now() - lastAnswer);
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
		if (cause?.code === "ECONNREFUSED") refused += 1;
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
	process.stdout.write(`${values.engine}, ${acknowledged} writes acknowledged:\n\n${written}\n`);
	for (const one of missed) process.stderr.write(`${one}\n`);
	if (missed.length > 0) process.exitCode = 1;
}
