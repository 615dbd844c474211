import type { RedirectsStore } from "#app/features/redirects/redirects.store.server.ts";
import type { Log } from "#platform/log/log.ts";
import { repeatedJob } from "./job.ts";

/** Interval of writing the counts: no answer waits for it. */
const everyMs = 10_000;
/** Paths counted between two writings; made-up ones find no more room. */
const maxPaths = 200;

type Options = { redirects: Pick<RedirectsStore, "addMissed">; log: Log };

/** Counts the paths at which visitors found nothing. Writing is not started yet. */
export function countMissed({ redirects, log }: Options) {
	let counts = new Map<string, number>();

	function note(path: string): void {
		if (counts.has(path) || counts.size < maxPaths) counts.set(path, (counts.get(path) ?? 0) + 1);
	}

	/** Writes what was counted. What could not be written is lost: it is a hint. */
	async function turn(): Promise<void> {
		const counted = counts;
		counts = new Map();
		if (counted.size === 0) return;
		await redirects
			.addMissed(counted)
			.catch((error: unknown) => log.warn({ err: error }, "missed addresses could not be written"));
	}

	const job = repeatedJob({ everyMs, turn, log, failed: "missed addresses could not be written" });

	/** Writes once more, and stops. */
	async function stop(): Promise<void> {
		await job.look();
		await job.stop();
	}

	return { ...job, note, stop };
}
