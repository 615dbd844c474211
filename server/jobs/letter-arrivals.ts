import type { IncomingMessage } from "node:http";
import { arrivalOf } from "#app/features/letters/letter-arrival.ts";
import type { ArrivalsStore } from "#app/features/letters/storage/arrivals.store.server.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import { requestAddress } from "#server/delivery/request-address.ts";
import { redirectLanguage } from "#server/middleware/locale-redirect.ts";
import { repeatedJob } from "./job.ts";

/** Interval of writing the counts: a page never waits for it. */
const everyMs = 10_000;
/** Letters counted between two writings; made-up names find no more room. */
const maxLetters = 200;

type Options = { arrivals: Pick<ArrivalsStore, "add">; clock: Clock; log: Log };

/** Counts links of letters that lead to a page, before the cache answers, without their query. */
export function countArrivals({ arrivals, clock, log }: Options) {
	let counts = new Map<string, { slug: string; day: string; count: number }>();

	/** Counts a request that comes from a letter. */
	function note(request: Pick<IncomingMessage, "method" | "url" | "headers">): void {
		const slug = arrivalOf(request);
		if (slug === undefined) return;
		const { path, page, isData } = requestAddress(request.url ?? "");
		if (page === undefined || isData) return;
		// A reader redirected to their own language arrives there, with the same query.
		if (redirectLanguage(path, request.headers.cookie) !== undefined) return;
		add({ slug, day: dayOf(clock()), count: 1 });
	}

	function add({ slug, day, count }: { slug: string; day: string; count: number }): void {
		const key = `${slug} ${day}`;
		const known = counts.get(key);
		if (known !== undefined) known.count += count;
		else if (counts.size < maxLetters) counts.set(key, { slug, day, count });
	}

	/** Writes what was counted. What could not be written is counted again. */
	async function turn(): Promise<void> {
		const counted = counts;
		counts = new Map();
		for (const entry of counted.values()) {
			try {
				await arrivals.add(entry.slug, entry.day, entry.count);
			} catch (error) {
				add(entry);
				log.warn({ err: error }, "arrivals from letters could not be written");
			}
		}
	}

	const job = repeatedJob({ everyMs, turn, log, failed: "arrivals from letters could not be written" });

	/** Writes once more, and stops. */
	async function stop(): Promise<void> {
		await job.look();
		await job.stop();
	}

	return { ...job, note, stop };
}
