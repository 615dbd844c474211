import type { AuditEntry } from "#app/features/audit/audit.store.server.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking for due articles, and so the longest delay of a publication. */
const everyMs = 5_000;

/** Publishes due articles, and records how many. Not started yet. */
export function publishOnTime(
	publishDue: () => Promise<number>,
	record: (entry: AuditEntry) => Promise<void>,
	log: Log,
): Job {
	async function turn(): Promise<void> {
		const published = await publishDue();
		if (published === 0) return;
		log.info({ published }, "published on time");
		await record({ action: "article-published", details: { published } });
	}
	return repeatedJob({ everyMs, turn, log, failed: "scheduled articles could not be published" });
}
