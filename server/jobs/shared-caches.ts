import type { ContentRevision } from "#platform/database/content-revision.ts";
import type { Log } from "#platform/log/log.ts";
import { type PurgeAccess, purge } from "#server/delivery/purge.ts";
import { keyOfPages } from "#server/delivery/shared-cache.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking for changes, and so about the longest time that a CDN shows an old page. */
const everyMs = 200;
/** A page that was on its way to the CDN while it changed is dropped by a second purge. */
const onItsWayMs = 5_000;
const firstWaitMs = 1_000;
const maxWaitMs = 5 * 60_000;

type Options = {
	/** Undefined: there is no CDN to tell. */
	access: PurgeAccess | undefined;
	revision: Pick<ContentRevision, "current">;
	kinds: readonly string[];
	/** Returns the present day, which changes pages without a save. */
	day: () => string;
	now?: () => number;
	log: Log;
};

/** A key to purge, and how often still. */
type Due = { at: number; left: number };

/**
 * Has a CDN drop the pages that show what has changed. Each process tells what it has seen itself, so
 * that the last purge comes after the last process that could give an old page away; and its first
 * one is of all pages, since nobody knows what an ended process had left to do. Not started yet.
 */
export function purgeSharedCaches(options: Options): Job {
	const { access, revision, kinds, day, now = Date.now, log } = options;
	const due = new Map<string, Due>();
	let seen: Seen | undefined;
	let tries = 0;
	let waitsUntil = 0;

	function noteChanges(): void {
		const all = revision.current();
		if (all === undefined || (all === seen?.all && day() === seen.day)) return;
		const before = seen;
		seen = { all, day: day(), of: new Map(kinds.map((kind) => [kind, revision.current(kind)])) };
		for (const key of changedBetween(before, seen)) due.set(key, { at: now(), left: 2 });
	}

	async function turn(stopped: AbortSignal): Promise<void> {
		if (access === undefined) return;
		noteChanges();
		const present = [...due].filter(([, { at }]) => at <= now());
		if (present.length === 0 || now() < waitsUntil) return;
		const failure = await purge(
			access,
			present.map(([key]) => key),
			stopped,
		);
		if (failure === undefined) settle(present);
		else if (!stopped.aborted) wait(failure);
	}

	function settle(purged: [key: string, Due][]): void {
		if (tries > 0) log.info({ tries }, "the CDN takes purges again");
		tries = 0;
		for (const [key, told] of purged) {
			// Changed again meanwhile: due as before.
			if (due.get(key) !== told) continue;
			if (told.left > 1) due.set(key, { at: now() + onItsWayMs, left: told.left - 1 });
			else due.delete(key);
		}
	}

	function wait(reason: string): void {
		waitsUntil = now() + Math.min(maxWaitMs, firstWaitMs * 2 ** tries);
		tries += 1;
		log.warn({ reason, tries }, "the CDN did not take a purge, and may show old pages");
	}

	return repeatedJob({ everyMs, turn, log, failed: "the CDN could not be told of changes" });
}

type Seen = { all: string; day: string; of: Map<string, string | undefined> };

/** Returns the kinds that changed; all pages where that is not known. */
function changedBetween(before: Seen | undefined, after: Seen): string[] {
	if (before === undefined || before.day !== after.day) return [keyOfPages];
	const changed = [...after.of].filter(([kind, one]) => one !== before.of.get(kind)).map(([kind]) => kind);
	return changed.length > 0 ? changed : [keyOfPages];
}
