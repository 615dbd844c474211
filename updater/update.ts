/**
 * `ensemble update FILE`: checks a package, tries its version on a copy, backs up, and hands the switch to the
 * supervisor, which takes the version back by itself. `--check` ends before anything of the site is touched.
 */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { checkPackage, type Need } from "./check-package.ts";
import { type Layout, layoutOf, readSettings, type SiteSettings } from "./layout.ts";
import { processService } from "./process-service.ts";
import { Refusal } from "./refusal.ts";
import { runAs } from "./run-program.ts";
import { memoryOf } from "./service.ts";
import { systemdService } from "./systemd-service.ts";
import { type Tried, tryVersion } from "./trial.ts";
import { noteUpdate, type Outcome, readOutcome, readUpdate, type WatchBounds } from "./update-state.ts";

const usage =
	"ensemble update [--check] [--watch SECONDS] FILE  replaces the version that runs by that of a signed archive";
const followEveryMs = 200;
const defaultWatchSeconds = "600";
const watchedPages = 20;
/** A version that is watched may take so much more memory than the one before. */
const memory = { factor: 3, leastMb: 256 };
/**
 * The start on the site may take longer than on the copy: readers ask for pages meanwhile. One that changes no table
 * has no reason to take long.
 */
const ready = { factor: 2, leastMs: 15_000, mostMs: 20_000 };

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function update(archive: string, layout: Layout, options: { watchMs: number; isCheck: boolean }) {
	if (readUpdate(layout) !== undefined) throw new Refusal("An update is under way: wait until it has ended.");
	const service = layout.hasSystemd ? systemdService(layout) : processService(layout);
	const settings = readSettings(layout);
	const running = await service.running();
	if (running === undefined) throw new Refusal("The site does not run under its supervisor: start it first.");
	const { version: to } = await checkPackage(archive, {
		keys: readFileSync(join(layout.updater, "release-keys"), "utf8"),
		platform: `${process.platform}-${process.arch}`,
		installedVersion: running.version,
		needs: needsOf(settings),
		releases: layout.releases,
	});
	say(`${to} is signed, whole, newer than ${running.version}, and has room`);
	await unpack(archive, layout, to);
	const trial = { layout, settings, from: running.version, to, say };
	const tried = await tryAndBackUp(trial, options.isCheck).catch((error: unknown) => {
		rmSync(join(layout.releases, to), { recursive: true });
		throw error;
	});
	if (options.isCheck) return rmSync(join(layout.releases, to), { recursive: true });
	const id = randomUUID();
	const bounds = boundsOf(tried, memoryOf(running.pid), options.watchMs);
	const pages = tried.paths.slice(0, watchedPages);
	noteUpdate(layout, { id, from: running.version, to, step: "switching", bounds, pages });
	if (layout.hasSystemd)
		await runAs({ account: undefined }, ["systemctl", "start", "--no-block", "ensemble-update"]);
	await follow(layout, id);
}

async function tryAndBackUp(trial: Parameters<typeof tryVersion>[0], isCheck: boolean): Promise<Tried> {
	const tried = await tryVersion(trial);
	if (isCheck) return tried;
	say("backing up");
	await backUp(trial.layout, trial.from);
	return tried;
}

function boundsOf({ startMs, hasNewTables }: Tried, memoryBefore: number, watchMs: number): WatchBounds {
	const readyMs = Math.max(ready.leastMs, startMs * ready.factor);
	return {
		watchMs,
		everyMs: Math.min(2_000, watchMs / 20),
		readyMs: hasNewTables ? readyMs : Math.min(readyMs, ready.mostMs),
		memoryMb: Math.max(memory.leastMb, memoryBefore * memory.factor),
	};
}

/** A copy of the database beside it, and a backup as large as the newest, or as the database. */
function needsOf({ dataDir, backupDir, isSqlite }: SiteSettings): Need[] {
	const file = join(dataDir, "ensemble.sqlite");
	const bytes = isSqlite && existsSync(file) ? statSync(file).size : 0;
	const kept = existsSync(backupDir) ? backupDir : dataDir;
	return [
		{ folder: dataDir, bytes: 2 * bytes },
		{ folder: kept, bytes },
		{ folder: tmpdir(), bytes: 0 },
	];
}

/** Whole or not at all: what was cut is never a version. */
async function unpack(archive: string, { releases }: Layout, version: string): Promise<void> {
	const partial = join(releases, `.${version}.partial`);
	rmSync(partial, { recursive: true, force: true });
	mkdirSync(partial);
	const flags = ["--strip-components=1", "--no-same-owner", "-C", partial];
	await runAs({ account: undefined }, ["tar", "-xf", archive, ...flags]).catch((error: Error) => {
		rmSync(partial, { recursive: true, force: true });
		throw new Refusal(`The archive could not be unpacked: ${error.message}`);
	});
	// Whatever was hidden from others where it was packed: another account runs it.
	await runAs({ account: undefined }, ["chmod", "-R", "go+rX", partial]);
	rmSync(join(releases, version), { recursive: true, force: true });
	renameSync(partial, join(releases, version));
}

async function backUp(layout: Layout, version: string): Promise<void> {
	const program = join(layout.releases, version, "bin", "ensemble");
	const environment = { ENSEMBLE_ENV_FILE: layout.environmentFile };
	await runAs(layout, [program, "backup", "--before-update"], environment).catch((error: Error) => {
		throw new Refusal(`The site could not be backed up: ${error.message}`);
	});
}

/** Tells how the update goes on, which no longer needs this process. @throws Refusal for one that was taken back. */
async function follow(layout: Layout, id: string): Promise<void> {
	let step: string | undefined;
	for (;;) {
		const outcome = readOutcome(layout);
		if (outcome?.id === id) return tellOutcome(outcome);
		const now = readUpdate(layout)?.step;
		if (now !== undefined && now !== step) say(now);
		step = now;
		await pause(followEveryMs);
	}
}

function tellOutcome({ result, from, to, trouble }: Outcome): void {
	if (result === "taken-back") {
		throw new Refusal(
			`${to} was taken back (${trouble}): ${from} runs again, with everything that was written.`,
		);
	}
	say(`${to} runs, and was watched.`);
}

function readOptions() {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			check: { type: "boolean", default: false },
			help: { type: "boolean", default: false },
			watch: { type: "string", default: defaultWatchSeconds },
		},
	});
	if (values.help) return undefined;
	const [archive, ...more] = positionals;
	const watchMs = Number(values.watch) * 1000;
	if (archive === undefined || more.length > 0 || !(watchMs > 0)) throw new Refusal(usage);
	return { archive, watchMs, isCheck: values.check };
}

try {
	const options = readOptions();
	if (options === undefined) say(usage);
	else await update(options.archive, layoutOf(dirname(import.meta.dirname)), options);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exitCode = 1;
}
