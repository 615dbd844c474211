import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking for due articles, and so the longest delay of a publication. */
const everyMs = 5_000;

/** Publishes due articles. Not started yet. */
export function publishOnTime(publishDue: () => Promise<number>, log: Log): Job {
	async function turn(): Promise<void> {
		const published = await publishDue();
		if (published > 0) log.info({ published }, "published on time");
	}
	return repeatedJob({ everyMs, turn, log, failed: "scheduled articles could not be published" });
}
