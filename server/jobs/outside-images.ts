import type { Kysely } from "kysely";
import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { locateImages, removeUnneeded } from "#app/features/media/storage/outside-images.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";
import { type Job, repeatedJob } from "./job.ts";

const everyMs = 6 * 60 * 60 * 1000;

type Parts = { db: Kysely<Tables>; files: ImageFiles | undefined; clock: Clock; log: Log };

/** Tells which images outside the database are lost, and removes there what nothing needs any more. */
export function tidyOutsideImages({ db, files, clock, log }: Parts): Job {
	async function turn(): Promise<void> {
		if (files === undefined) return;
		const { lost } = await locateImages(db, files);
		if (lost.length > 0)
			log.error({ place: files.place, images: lost.slice(0, 20), count: lost.length }, "images are lost");
		const removed = await removeUnneeded(db, files, clock);
		if (removed > 0)
			log.info({ place: files.place, images: removed }, "images that nothing needs were removed");
	}

	return repeatedJob({
		everyMs,
		turn,
		log,
		failed: "the images outside the database could not be looked at",
	});
}
