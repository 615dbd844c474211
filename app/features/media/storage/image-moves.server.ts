import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { isHeld, isOutside, keptOutside } from "./image-bytes.server.ts";
import type { ImageFiles } from "./image-files.server.ts";

type Move = {
	db: Kysely<Tables>;
	files: ImageFiles;
	signal: AbortSignal;
	/** Told after each image how many were moved so far. */
	onMoved(count: number): void;
};

/**
 * The number of images that were moved, and those that could not be: what is stored of them is not what
 * was uploaded.
 */
export type Moved = { moved: number; damaged: string[] };

/** Hashes that are read with one statement. */
const batch = 200;

/**
 * Moves images out of the database, one after the other, while the site may run: an image's row is emptied once
 * its file was read again. Ended at any moment, the next move goes on. @throws StorageError; what was moved stays so.
 */
export function moveOut({ db, files, ...move }: Move): Promise<Moved> {
	return moveEach(db, isHeld, move, async (hash) => {
		const row = await db.selectFrom("media").select("bytes").where("hash", "=", hash).executeTakeFirst();
		if (row === undefined || row.bytes.length === 0) return "gone";
		if (sha256(row.bytes) !== hash) return "damaged";
		await files.write(hash, row.bytes);
		if ((await files.find(hash)) === undefined) return "damaged";
		await db.updateTable("media").set({ bytes: keptOutside }).where("hash", "=", hash).execute();
		return "moved";
	});
}

/** Moves images back into the database in the same way. Their files stay as long as a backup may name them. */
export function moveIn({ db, files, ...move }: Move): Promise<Moved> {
	return moveEach(db, isOutside, move, async (hash) => {
		const bytes = await files.find(hash);
		if (bytes === undefined) return "damaged";
		const moved = await db
			.updateTable("media")
			.set({ bytes })
			.where("hash", "=", hash)
			.where(isOutside)
			.executeTakeFirst();
		return moved.numUpdatedRows > 0n ? "moved" : "gone";
	});
}

async function moveEach(
	db: Kysely<Tables>,
	isToMove: typeof isHeld,
	{ signal, onMoved }: Pick<Move, "signal" | "onMoved">,
	moveOne: (hash: string) => Promise<"moved" | "damaged" | "gone">,
): Promise<Moved> {
	const result: Moved = { moved: 0, damaged: [] };
	for (let after = ""; ; ) {
		const rows = await db
			.selectFrom("media")
			.select("hash")
			.where(isToMove)
			.where("hash", ">", after)
			.orderBy("hash")
			.limit(batch)
			.execute();
		for (const { hash } of rows) {
			signal.throwIfAborted();
			const outcome = await moveOne(hash);
			if (outcome === "damaged") result.damaged.push(hash);
			if (outcome === "moved") onMoved(++result.moved);
			after = hash;
		}
		if (rows.length < batch) return result;
	}
}

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
