import type { Kysely } from "kysely";
import { checkSome, turnEveryMs } from "#app/features/media/storage/image-checks.server.ts";
import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

type Parts = { db: Kysely<Tables>; files: ImageFiles | undefined; clock: Clock; log: Log };

/** Reads every image outside the database once a week, some each hour, and tells which are lost or changed. */
export function checkOutsideImages({ db, files, clock, log }: Parts): Job {
	async function turn(signal: AbortSignal): Promise<void> {
		if (files === undefined) return;
		const checked = await checkSome({ db, files, clock, signal });
		if (checked === undefined) return;
		const { found, ended } = checked;
		if (found.length > 0)
			log.error({ place: files.place, images: found.slice(0, 20), count: found.length }, "images are lost");
		if (ended !== undefined) log.info({ place: files.place, images: ended }, "every image outside was read");
	}

	return repeatedJob({
		everyMs: turnEveryMs,
		turn,
		log,
		failed: "the images outside the database could not be read",
	});
}
