import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";

/**
 * Holds an image's row, by an update of nothing, until what is known of it is written. @throws
 * ApiError 404.
 */
export async function holdImage(transaction: Kysely<Tables>, hash: string): Promise<void> {
	const { numUpdatedRows } = await transaction
		.updateTable("media")
		.set({ hash })
		.where("hash", "=", hash)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) throw noImage();
}

export function noImage(): ApiError {
	return new ApiError(404, "not-found", "This image does not exist, or has been deleted.");
}
