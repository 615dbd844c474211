import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../../migrations/tables";
import type { Clock } from "../../../server/platform/clock";

export type MediaStore = ReturnType<typeof mediaStore>;

/** Images as they were stored: one row for each content, so that one backup of the database holds everything. */
export function mediaStore(db: Kysely<Tables>, clock: Clock) {
	/** Stores the bytes of an image of `width` x `height` pixels once. @returns its content hash. */
	async function add(image: { bytes: Uint8Array; width: number; height: number }): Promise<string> {
		const hash = createHash("sha256").update(image.bytes).digest("hex");
		await db
			.insertInto("media")
			.values({ hash, ...image, created_at: clock().toISOString() })
			.onConflict((conflict) => conflict.column("hash").doNothing())
			.execute();
		return hash;
	}

	/** The stored bytes with this content hash, if there are any. */
	async function findBytes(hash: string): Promise<Uint8Array | undefined> {
		const row = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		return row?.bytes;
	}

	return { add, findBytes };
}
