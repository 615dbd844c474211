import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ImageFiles } from "#app/features/media/storage/image-files.server.ts";
import { locateImages } from "#app/features/media/storage/outside-images.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log/log.ts";

/** The time for which a list of the place is used again: a large one takes seconds. */
const countsMs = 10_000;
/** The time limit for a list; one that takes longer serves the next request. */
const longestMs = 2_000;

type Parts = { db: Kysely<Tables>; files: ImageFiles | undefined; clock: Clock; log: Log };

/** Returns what lists the images whose bytes are neither in the database nor where they are kept outside it. */
export function lostImages({ db, files, clock, log }: Parts) {
	let known: ReadonlySet<string> = new Set();
	let lookedAt: number | undefined;
	let looking: Promise<void> | undefined;

	async function look(): Promise<void> {
		try {
			known = new Set((await locateImages(db, files)).lost);
			lookedAt = clock().getTime();
		} catch (error) {
			log.warn({ err: String(error) }, "which images are lost could not be seen");
		} finally {
			looking = undefined;
		}
	}

	return async (): Promise<ReadonlySet<string>> => {
		const age = lookedAt === undefined ? undefined : clock().getTime() - lookedAt;
		if (age !== undefined && age >= 0 && age < countsMs) return known;
		looking ??= look();
		await Promise.race([looking, wait(longestMs, undefined, { ref: false })]);
		return known;
	};
}
