import type { Kysely } from "kysely";
import type { ImageReplacement } from "#app/features/media/image-replacement.ts";
import type { ReplacementWork } from "#app/features/media/image-uses.ts";
import type { Tables } from "#migrations/tables.ts";
import { holdImage } from "./media.row.server.ts";

/** What is done to both images while one takes the other's place. */
export function replacedImages(db: Kysely<Tables>) {
	/**
	 * Does all works in one transaction, in which neither image can be deleted: all of it or nothing.
	 * @returns in how many things that was. @throws ApiError 404, and what the works throw.
	 */
	async function replace({ from, to }: ImageReplacement, works: readonly ReplacementWork[]): Promise<number> {
		return db.transaction().execute(async (transaction) => {
			// In one order, whichever takes whose place: two that exchange them wait for one another.
			for (const hash of [from, to].toSorted()) await holdImage(transaction, hash);
			let replaced = 0;
			for (const work of works) replaced += await work(transaction);
			return replaced;
		});
	}

	return { replace };
}
