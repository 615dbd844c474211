import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { askSite, becomesReady } from "./ask-site.ts";
import { syncFolder } from "./durable-file.ts";
import { type Layout, readSettings } from "./layout.ts";
import { runAs } from "./run-program.ts";
import type { Service } from "./service.ts";
import { noteOutcome, noteUpdate, type Outcome, readUpdate, type Update } from "./update-state.ts";
import { watchSite } from "./watch-site.ts";

/**
 * The time for a version to end: what was asked for is answered before; one that is taken back may hang,
 * and is waited for less. One that was never ready owes nobody an answer: it is killed at once, since
 * visitors wait all the while.
 */
const graceMs = { good: 20_000, bad: 3_000, silent: 0 };
/** The least time for which a version is watched anew. */
const leastWatchMs = 60_000;

/** One that is started, or says that it is ready, is given so long to answer at least. */
const leastReadyMs = 5_000;

type Parts = { layout: Layout; service: Service; log(line: string): void };

/**
 * Goes on with the update under way, from wherever it stands on the disk, to its end: the new version runs and
 * was watched, or the older one runs again. Every step may be cut off and taken anew.
 */
export async function carryOn(parts: Parts): Promise<void> {
	const { layout } = parts;
	for (;;) {
		const update = readUpdate(layout);
		if (update === undefined) return;
		if (update.step === "switching") await switchOver(parts, update);
		else if (update.step === "watching") await watch(parts, update);
		else await takeBack(parts, update);
	}
}

async function switchOver(parts: Parts, update: Update): Promise<void> {
	const { layout, log } = parts;
	log(`${update.to} takes the place of ${update.from}`);
	if (await runVersion(parts, update.to, update.bounds.readyMs, graceMs.good)) {
		log(`${update.to} is ready, and is watched for ${update.bounds.watchMs / 1000} s`);
		noteUpdate(layout, { ...update, step: "watching", watchUntil: Date.now() + update.bounds.watchMs });
	} else noteUpdate(layout, { ...update, step: "returning", trouble: "start" });
}

async function watch(parts: Parts, update: Update): Promise<void> {
	const { layout, service, log } = parts;
	const { bounds, watchUntil = 0 } = update;
	const settings = readSettings(layout);
	const least = Date.now() + Math.min(leastWatchMs, bounds.watchMs);
	const until = Math.max(Math.min(watchUntil, Date.now() + bounds.watchMs), least);
	// After a restart of the machine nobody may have started it.
	const isThere = await runVersion(parts, update.to, bounds.readyMs, graceMs.good);
	const trouble = isThere ? await watchSite({ service, settings, update, until }) : "start";
	if (trouble !== undefined) {
		noteUpdate(layout, { ...update, step: "returning", trouble });
		return;
	}
	await layOutTools(layout, update.to);
	log(`${update.to} runs well`);
	end(layout, update, "updated");
}

async function takeBack(parts: Parts, update: Update): Promise<void> {
	const { layout, log } = parts;
	log(`${update.to} is taken back (${update.trouble}): ${update.from} takes its place`);
	const isSilent = update.trouble === "start" || update.trouble === "silent";
	const grace = isSilent ? graceMs.silent : graceMs.bad;
	while (!(await runVersion(parts, update.from, update.bounds.readyMs, grace))) {
		log(`${update.from} is not ready: tried again`);
	}
	log(`${update.from} runs again`);
	end(layout, update, "taken-back");
}

function end(layout: Layout, update: Update, result: Outcome["result"]): void {
	const { id, from, to, trouble = null } = update;
	noteOutcome(layout, { id, result, from, to, trouble, at: new Date().toISOString() });
}

/** Has one version run, and no other. @returns whether it is ready in time. */
async function runVersion(parts: Parts, version: string, readyMs: number, grace: number): Promise<boolean> {
	const { layout, service } = parts;
	const { port } = readSettings(layout);
	const other = await service.running();
	const until = Date.now() + readyMs;
	if (other === undefined || other.version === version) pointAt(layout, version);
	else if (!(await replace(parts, version, readyMs, grace))) return false;
	if ((await service.running()) === undefined) await service.start();
	const isGone = async () => (await service.running()) === undefined;
	const leftMs = Math.max(leastReadyMs, until - Date.now());
	if (!(await becomesReady(port, leftMs, isGone))) return false;
	return (await service.running())?.version === version && (await askSite(port, "/readyz"))?.status === 200;
}

/**
 * Has a version take the place of the one that runs. What takes time is done before that ends: its program is
 * loaded and, on PostgreSQL, the site opened beside it. @returns false where it is not ready in time.
 */
async function replace(
	{ layout, service }: Parts,
	version: string,
	readyMs: number,
	grace: number,
): Promise<boolean> {
	const next = await service.prepare(version);
	if (next === undefined) {
		await service.stop(grace);
		pointAt(layout, version);
		return true;
	}
	try {
		if (!next.isLoaded) return false;
		// Never two on one SQLite file; and what answers nobody is no company.
		if (readSettings(layout).isSqlite || grace === graceMs.silent) await next.hold();
		else {
			await next.open();
			if (!(await next.isReady(readyMs))) return false;
		}
		await service.stop(grace);
		pointAt(layout, version);
		return (await next.take()) && (await next.isReady(readyMs));
	} finally {
		next.leave();
	}
}

/** Names the current version: the link is always there, and always whole. */
export function pointAt({ releases }: Pick<Layout, "releases">, version: string): void {
	const next = join(releases, ".current.next");
	rmSync(next, { force: true });
	symlinkSync(version, next);
	renameSync(next, join(releases, "current"));
	syncFolder(releases);
}

/** The updater, the unit and the command of a version that has proved itself. */
async function layOutTools({ releases, hasSystemd }: Layout, version: string): Promise<void> {
	await runAs({ account: undefined }, [
		join(releases, version, "install"),
		"--tools",
		join(releases, "..", ".."),
	]);
	if (hasSystemd) await runAs({ account: undefined }, ["systemctl", "daemon-reload"]);
}
