import { stat } from "node:fs/promises";
import { join } from "node:path";
import { unsubscribedListName } from "#app/features/backups/backup.ts";
import type { UnsubscribedStore } from "#app/features/newsletter/subscribers/subscribers.unsubscribed.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentRevision } from "#platform/database/content-revision.ts";
import type { Log } from "#platform/log/log.ts";
import { writeUnsubscribed } from "#server/backup/people-lists.ts";
import { type Job, repeatedJob } from "./job.ts";

/** Interval of looking, and so the longest that the list lacks a reader. */
const everyMs = 2_000;
/** Looked at once more, for other processes whose clocks differ and whose writing took a while. */
const overlapMs = 60 * 60_000;
const failed = "the list of unsubscribed readers could not be written";

type Parts = {
	unsubscribed: Pick<UnsubscribedStore, "list">;
	revision: Pick<ContentRevision, "current">;
	/** The folder of the backups. */
	folder: string;
	clock: Clock;
	log: Log;
};

/** Writes who unsubscribed, in any process, into the list beside the backups; repeats a failure. */
export function noteUnsubscribed({ unsubscribed, revision, folder, clock, log }: Parts): Job {
	let notedRevision: string | undefined;
	let notedAt: number | undefined;
	let hasFailed = false;

	const turn = () =>
		note().catch((error: unknown) => {
			if (!hasFailed) log.error({ err: error }, failed);
			hasFailed = true;
		});

	async function note(): Promise<void> {
		const current = revision.current("readers");
		if (current === undefined || current === notedRevision) return;
		const now = clock().getTime();
		const from = notedAt ?? (await writtenAt());
		const since = from === undefined ? undefined : new Date(from - overlapMs).toISOString();
		await writeUnsubscribed(folder, await unsubscribed.list(since));
		notedRevision = current;
		notedAt = now;
		hasFailed = false;
	}

	/** Returns when an earlier process last wrote the list. */
	async function writtenAt(): Promise<number | undefined> {
		const file = await stat(join(folder, unsubscribedListName)).catch(() => undefined);
		return file?.mtimeMs;
	}

	const job = repeatedJob({ everyMs, turn, log, failed });
	return {
		...job,
		stop: async () => {
			await job.look();
			await job.stop();
		},
	};
}
