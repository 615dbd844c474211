import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { askSite, becomesReady } from "./ask-site.ts";
import { type Comparison, comparePages, listPages, readPages } from "./compare-pages.ts";
import { readDurable, removeDurably, writeDurably } from "./durable-file.ts";
import type { Layout, SiteSettings } from "./layout.ts";
import { Refusal } from "./refusal.ts";
import { lastLine, outputOf, runAs, spawnAs } from "./run-program.ts";

/** The times that a version may take to start on the copy, with its tables brought up to date, and to end. */
export type TrialLimits = { startMs: number; stopMs: number };

export const trialLimits: TrialLimits = { startMs: 5 * 60_000, stopMs: 20_000 };

type Trial = {
	layout: Layout;
	settings: SiteSettings;
	/** The version that runs, and the one that is tried. */
	from: string;
	to: string;
	say(line: string): void;
	limits?: TrialLimits;
};

/** The findings of a trial: the pages, and how long the new version took to be ready. */
export type Tried = Comparison & { startMs: number; hasNewTables: boolean };

const databaseName = "ensemble.sqlite";
const keyName = "applications.key";

/**
 * Starts a version on a copy of the database, at a port of its own, and compares its pages with those of
 * the site that runs; then starts the older version on what the new one left, the way back. Mails and messages
 * of the copy go nowhere. @throws Refusal where either does not start, or a page does not open.
 */
export async function tryVersion(trial: Trial): Promise<Tried> {
	const { layout, settings, to, say } = trial;
	const folder = join(settings.dataDir, "update-trial");
	await runAs(layout, ["rm", "-rf", folder]);
	await runAs(layout, ["mkdir", "-m", "700", folder]);
	try {
		say("reading the pages, copying the database");
		const said = await readPages(await listPages(settings.port), settings);
		const { hasNewerTables } = await copyDatabase(trial, folder);
		const before = await migrationsOf(layout, folder);
		say(`starting ${to} on the copy`);
		const began = Date.now();
		let startMs = 0;
		const compared = await withVersion(trial, to, folder, (port) => {
			startMs = Date.now() - began;
			return comparePages(said, settings, { port, siteUrl: `http://localhost:${port}` });
		});
		refuseBroken(to, compared.broken);
		const after = await migrationsOf(layout, folder);
		const hasNewTables = hasNewerTables || after.some((name) => !before.includes(name));
		if (hasNewTables) await tryWayBack(trial, folder, after, compared.paths);
		say(`${compared.paths.length} pages open, ${compared.differences.length} say something else`);
		for (const { path, ...said } of compared.differences)
			say(`  ${path}: "${said.before}" is now "${said.after}"`);
		return { ...compared, startMs, hasNewTables };
	} finally {
		await runAs(layout, ["rm", "-rf", folder]);
	}
}

/**
 * The file in the folder of a version with the migrations of the tables that it was started on, which it then
 * opens again.
 */
const newerTables = "newer-tables.json";

/** Tables only gain: the older version opens those of the newer one, with what was written since. */
async function tryWayBack(
	trial: Trial,
	folder: string,
	migrations: string[],
	paths: readonly string[],
): Promise<void> {
	const { layout, from, say } = trial;
	say(`starting ${from} on its tables: the way back`);
	const note = join(layout.releases, from, newerTables);
	const noted = readDurable(note);
	writeDurably(note, migrations);
	try {
		await withVersion(trial, from, folder, async (port) => {
			for (const path of paths) {
				const status = (await askSite(port, path))?.status;
				if (status !== 200)
					throw new Refusal(`On the new tables ${path} does not open under ${from} (${status}).`);
			}
		});
	} catch (error) {
		// Those of an earlier update, taken back, may be the ones that it runs on.
		if (noted === undefined) removeDurably(note);
		else writeDurably(note, noted);
		throw error;
	}
}

function refuseBroken(version: string, broken: Comparison["broken"]): void {
	const [first] = broken;
	if (first === undefined) return;
	const answer = first.status === undefined ? "does not answer" : `answers ${first.status}`;
	throw new Refusal(`Under ${version} ${broken.length} pages do not open: ${first.path} ${answer}.`);
}

/**
 * Copies the database; from PostgreSQL by way of an archive, as the older version restores it: tried are
 * its rows on SQLite. @returns whether the tables are those of a newer version than the one that runs.
 */
async function copyDatabase(trial: Trial, folder: string): Promise<{ hasNewerTables: boolean }> {
	const { layout, settings, from, to } = trial;
	const key = join(settings.dataDir, keyName);
	if (existsSync(key)) await runAs(layout, ["cp", "-p", key, join(folder, keyName)]);
	const copy = join(folder, databaseName);
	if (settings.isSqlite) {
		await runUpdater(layout, "database-copy.ts", ["copy", join(settings.dataDir, databaseName), copy]);
		return { hasNewerTables: false };
	}
	const program = (version: string) => join(layout.releases, version, "bin", "ensemble");
	const archive = join(folder, "copy.tar.gz");
	const ofSite = { ENSEMBLE_ENV_FILE: layout.environmentFile, BACKUP_AGE_RECIPIENT: "" };
	await runAs(layout, [program(from), "backup", archive], ofSite);
	const restoreBy = (version: string) =>
		runAs(layout, [program(version), "restore", archive], { DATA_DIR: folder, TMPDIR: folder });
	try {
		await restoreBy(from);
		return { hasNewerTables: false };
	} catch {
		// Another process was updated before, or an update taken back: only the new version restores its tables.
		// Whatever else was wrong, it says so, too.
		await runAs(layout, ["rm", "-f", copy, `${copy}-wal`, `${copy}-shm`]);
		await restoreBy(to);
		return { hasNewerTables: true };
	}
}

async function migrationsOf(layout: Layout, folder: string): Promise<string[]> {
	return JSON.parse(await runUpdater(layout, "database-copy.ts", ["migrations", join(folder, databaseName)]));
}

/** Runs a file of the updater, with the Node that runs this one. */
function runUpdater(layout: Layout, file: string, args: readonly string[]): Promise<string> {
	const node = [process.execPath, "--disable-warning=ExperimentalWarning"];
	return runAs(layout, [...node, join(import.meta.dirname, file), ...args]);
}

/** Has a version serve the copy while something is done with it. @throws Refusal where it does not start or end. */
async function withVersion<Result>(
	{ layout, settings, limits = trialLimits }: Trial,
	version: string,
	folder: string,
	use: (port: number) => Promise<Result>,
): Promise<Result> {
	const port = await freePort();
	const child = spawnAs(layout, [join(layout.releases, version, "bin", "ensemble"), "start"], {
		...{ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder, TMPDIR: folder, LOG_LEVEL: "error" },
		...(settings.applicationsKey && { APPLICATIONS_KEY: settings.applicationsKey }),
	});
	const output = outputOf(child);
	const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	try {
		if (!(await becomesReady(port, limits.startMs, hasEnded))) {
			throw new Refusal(
				`Version ${version} does not start on a copy: ${reasonOf(hasEnded(), output(), limits)}`,
			);
		}
		return await use(port);
	} finally {
		child.kill("SIGTERM");
		const killing = setTimeout(() => child.kill("SIGKILL"), limits.stopMs);
		await ended;
		clearTimeout(killing);
	}
}

function reasonOf(hasEnded: boolean, output: string, { startMs }: TrialLimits): string {
	if (!hasEnded) return `it is not ready after ${startMs / 1000} s.`;
	return lastLine(output) || "it ended without a word.";
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === "string") throw new Error("No port is free.");
	return address.port;
}
