import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { normalizeEmail } from "#app/features/newsletter/email.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { anywhere } from "#platform/database/like.ts";

export type ErasuresStore = ReturnType<typeof erasuresStore>;

/** The people who asked to be erased: a keyed hash of the address is all that stays of each. */
export function erasuresStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Erases a subscriber: their record, their links and every mail to them, sent or not. The record
	 * goes first, so that a sign-up of the same moment comes wholly before or wholly after.
	 * @throws ApiError 404 when there is no such subscriber.
	 */
	async function erase(id: string): Promise<void> {
		await db.transaction().execute(async (transaction) => {
			const erased = await transaction
				.deleteFrom("subscribers")
				.where("id", "=", id)
				.returning("email")
				.executeTakeFirst();
			if (erased === undefined) {
				throw new ApiError(404, "not-found", "This subscriber does not exist, or has been erased.");
			}
			// The links went with the record.
			await transaction
				.deleteFrom("outgoing_mails")
				.where(({ eb, or }) =>
					or([
						eb("recipient", "=", erased.email),
						sql<boolean>`payload like ${anywhere(JSON.stringify(id))} escape '\\'`,
					]),
				)
				.execute();
			const forgotten_at = clock().toISOString();
			await transaction
				.insertInto("forgotten_subscribers")
				.values({ address_hash: await hashAddress(transaction, erased.email), forgotten_at })
				.onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ forgotten_at }))
				.execute();
		});
	}

	/**
	 * When the person with this address was erased, in ISO text; undefined for everybody else.
	 * Whatever adds subscribers in bulk must ask.
	 */
	async function erasedOn(address: string): Promise<string | undefined> {
		const found = await db
			.selectFrom("forgotten_subscribers")
			.select("forgotten_at")
			.where("address_hash", "=", await hashAddress(db, address))
			.executeTakeFirst();
		return found?.forgotten_at;
	}

	return { erase, erasedOn };
}

/** Part of every confirmation: whoever subscribes anew by their own will is no longer forgotten. */
export async function welcomeBack(transaction: Kysely<Tables>, address: string): Promise<void> {
	await transaction
		.deleteFrom("forgotten_subscribers")
		.where("address_hash", "=", await hashAddress(transaction, address))
		.execute();
}

async function hashAddress(db: Kysely<Tables>, address: string): Promise<string> {
	const { key } = await db.selectFrom("forgetting_keys").select("key").executeTakeFirstOrThrow();
	const folded = normalizeEmail(address).normalize("NFC");
	return createHmac("sha256", Buffer.from(key, "base64url")).update(folded).digest("hex");
}
