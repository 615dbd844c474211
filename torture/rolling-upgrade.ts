/**
 * `npm run rolling-upgrade`: two processes of an older version, on one PostgreSQL and behind one
 * proxy, are replaced one by one by this version, which brings the tables up to date meanwhile.
 * Then counts what readers and writers noticed all the while. `-- --from COMMIT --quiet 10`: from
 * that commit, by default the last one without the newest migration; so many seconds between steps.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { table } from "#bench/markdown.ts";
import { say } from "#bench/progress.ts";
import { Administrator } from "#e2e/support/administrator.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startPostgresCluster } from "#platform/testing/postgres-cluster.ts";
import { randoms } from "#platform/testing/randoms.ts";
import { buildIfChanged } from "#scripts/build-if-changed.js";
import { readToolOptions } from "#scripts/tool-options.ts";
import { ArticleWriter } from "./article-writer.ts";
import { auditArticles, auditOthers } from "./audit.ts";
import { openClient } from "./client.ts";
import { buildCommit, commitBeforeNewestMigration } from "./older-version.ts";
import { countMembersUntil, readUntil } from "./other-writers.ts";
import { openProxy } from "./proxy.ts";
import { SiteSlot } from "./site-slot.ts";
import { strictly } from "./strict-client.ts";
import { Tally } from "./tally.ts";

const readers = 4;
const seed = 20_261_122;
/** The places of the two processes behind the proxy: what one acknowledged may be read from the other. */
const [acknowledging, reading] = [0, 1];

const usage =
	"npm run rolling-upgrade -- [--from COMMIT] [--quiet 10]  replaces processes of an older version one by one";
const { values } = readToolOptions(usage, {
	options: { from: { type: "string" }, quiet: { type: "string", default: "10" } },
});
const quietMs = Number(values.quiet) * 1_000;
const commit = values.from ?? commitBeforeNewestMigration();

process.env.NODE_ENV = "production";
buildIfChanged();
const folder = mkdtempSync(join(tmpdir(), "ensemble-upgrade-"));
const [olderFolder, dataDir] = [join(folder, "older"), join(folder, "data")];
for (const made of [olderFolder, dataDir]) mkdirSync(made);
say(`building ${commit.slice(0, 8)}`);
buildCommit(commit, olderFolder);
const cluster = await startPostgresCluster();
const proxy = await openProxy();
const environment = { DATA_DIR: dataDir, DATABASE_URL: cluster.url };
const slot = (name: string, home = process.cwd()) =>
	SiteSlot.open(join(folder, `${name}.log`), environment, { home });
const older = [await slot("older-1", olderFolder), await slot("older-2", olderFolder)];
const newer = [await slot("newer-1"), await slot("newer-2")];
const tally = new Tally();
const failures: string[] = [];
let answers = 0;
let isOver = false;

try {
	for (const each of older) await each.start();
	proxy.passTo(older.map(({ url }) => url));
	const database = await openDatabase({ dataDir, databaseUrl: cluster.url });
	const before = await listMigrations(database);
	const random = randoms(seed);
	const { token } = await Administrator.signIn(proxy.url);
	const nameOfClient = () => `10.0.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`;
	const client = strictly(
		openClient({ urls: [proxy.url, proxy.url], token, tally, nameOfClient }),
		({ failure }) => {
			answers += 1;
			if (failure !== undefined) failures.push(failure);
		},
	);
	let articleCount = 0;
	const parts = { client, tally, random, anyProcess: () => acknowledging };
	const nextNumber = () => {
		articleCount += 1;
		return articleCount;
	};
	const writer = new ArticleWriter({ ...parts, nextNumber, pagesFrom: reading });
	const asReader = { ...parts, anyProcess: () => reading, articles: () => writer.articles };
	const ended = () => isOver;
	const working = Promise.all([
		countMembersUntil(ended, parts),
		writer.writeUntil(ended),
		...Array.from({ length: readers }, () => readUntil(ended, { ...asReader, isBlind: () => false })),
	]);
	await upgrade().finally(() => {
		isOver = true;
	});
	const [counts] = await working;
	await auditArticles(writer.articles, { ...parts, database, processes: 2 });
	await auditOthers({ signUps: [], counts }, { database, tally });
	const migrations = (await listMigrations(database)).filter((name) => !before.includes(name)).length;
	await database.close();
	report(migrations);
} finally {
	await Promise.all([...older, ...newer].map((each) => each.kill()));
	await proxy.close();
	await cluster.stop();
	rmSync(folder, { recursive: true, force: true });
}

/**
 * Replaces the older processes as docs/operations.md has it: one of the new version is ready before an
 * old one ends.
 */
async function upgrade(): Promise<void> {
	await wait(quietMs);
	const serving = [...older];
	for (const next of newer) {
		const ready = await next.start();
		say(`one of the new version was ready after ${Math.round(ready)} ms`);
		serving.push(next);
		proxy.passTo(serving.map(({ url }) => url));
		await wait(quietMs);
		const last = serving.shift();
		await last?.stop();
		say("one of the older version has ended");
		proxy.passTo(serving.map(({ url }) => url));
		await wait(quietMs);
	}
}

/** Returns the log lines of a process about failed answers. */
function troubleIn({ logFile }: SiteSlot): string {
	const lines = existsSync(logFile) ? readFileSync(logFile, "utf8").split("\n") : [];
	const found = lines.filter((line) => /"level":(?:[4-6]0|"(?:warn|error|fatal)")|"status":5/.test(line));
	return [basename(logFile), ...found, ""].join("\n");
}

async function listMigrations({ db }: Database): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
	return rows.map(({ name }) => name);
}

function report(migrations: number): void {
	const rows: [string, string][] = [
		["migrations that ran meanwhile", String(migrations)],
		["answers", answers.toLocaleString("en-GB")],
		["writes acknowledged", (tally.counts.get("writes acknowledged") ?? 0).toLocaleString("en-GB")],
		["pages judged", (tally.counts.get("pages judged") ?? 0).toLocaleString("en-GB")],
		["**answers that failed, or never came**", String(failures.length)],
		["**acknowledged writes lost**", String(tally.wrong("lost"))],
		["**half written**", String(tally.wrong("half written"))],
		["**stale pages**", String(tally.wrong("stale"))],
		["**answers that nobody promised**", String(tally.wrong("unpromised answer"))],
	];
	process.stdout.write(`From ${commit.slice(0, 8)}:\n\n${table(["counted", ""], rows)}\n`);
	for (const { what } of tally.wrongs) failures.push(what);
	for (const failure of failures) process.stderr.write(`${failure}\n`);
	if (failures.length > 0) for (const slot of [...older, ...newer]) process.stderr.write(troubleIn(slot));
	if (failures.length > 0 || migrations === 0) process.exitCode = 1;
}
