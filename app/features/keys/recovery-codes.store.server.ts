import type { Kysely } from "kysely";
import {
	type GuessCost,
	hashAccessCode,
	hashLike,
	newAccessCode,
} from "#app/features/session/access-code.server.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { workQueue } from "#platform/concurrency/work-queue.ts";
import { recoveryCodeCount } from "./key.ts";
import type { KeyUse } from "./one-time-codes.store.server.ts";

/** Groups of five letters and digits: about 49 bits. */
const groups = 2;
/** A guess takes 32 MiB and some 80 ms: half of 2^49 of them would take a processor 700,000 years. */
const recoveryGuessCost: GuessCost = { N: 2 ** 15, r: 8, p: 1 };
/** Codes that several people have made at once, beside those that are being made. */
const maxWaiting = 3;
const retryAfterSeconds = 5;

/** Recovery codes, each used once in place of a one-time code. */
export function recoveryCodesStore(db: Kysely<Tables>, clock: Clock, cost: GuessCost = recoveryGuessCost) {
	const queue = workQueue({ concurrency: 1, maxWaiting, retryAfterSeconds });

	/** Makes new codes; those of before no longer count. @throws ApiError 503 where many are being made. */
	async function make(personId: string): Promise<string[]> {
		const codes = Array.from({ length: recoveryCodeCount }, () => newAccessCode(groups));
		const hashes = await queue.run("administrator", () => hashTogether(codes.map(lettersOf), cost));
		await db.transaction().execute(async (transaction) => {
			await remove(transaction, personId);
			const rows = hashes.map((hash) => ({ person_id: personId, hash, used_at: null }));
			await transaction.insertInto("recovery_codes").values(rows).execute();
		});
		return codes;
	}

	/** Returns what uses up a code, which fails if it was used; undefined for a wrong one. */
	async function check(personId: string, code: string): Promise<KeyUse | undefined> {
		const unused = db
			.selectFrom("recovery_codes")
			.select("hash")
			.where("person_id", "=", personId)
			.where("used_at", "is", null);
		const [any] = await unused.limit(1).execute();
		if (any === undefined) return undefined;
		const hash = await hashLike(lettersOf(code), any.hash);
		if ((await unused.where("hash", "=", hash).executeTakeFirst()) === undefined) return undefined;
		return async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable("recovery_codes")
				.set({ used_at: clock().toISOString() })
				.where("person_id", "=", personId)
				.where("hash", "=", hash)
				.where("used_at", "is", null)
				.executeTakeFirstOrThrow();
			return numUpdatedRows === 1n;
		};
	}

	/** Counts those that are not used. */
	async function countLeft(personId: string): Promise<number> {
		const { left } = await db
			.selectFrom("recovery_codes")
			.select(({ fn }) => fn.countAll().as("left"))
			.where("person_id", "=", personId)
			.where("used_at", "is", null)
			.executeTakeFirstOrThrow();
		return Number(left);
	}

	async function remove(within: Kysely<Tables>, personId: string): Promise<void> {
		await within.deleteFrom("recovery_codes").where("person_id", "=", personId).execute();
	}

	return { make, check, countLeft, remove };
}

/** Hashes codes with one salt, so that a typed one is derived once, and one after the other. */
async function hashTogether(codes: readonly string[], cost: GuessCost): Promise<string[]> {
	const [first = "", ...others] = codes;
	const hashes = [await hashAccessCode(first, cost)];
	for (const code of others) hashes.push(await hashLike(code, hashes[0] ?? ""));
	return hashes;
}

/** Returns a code as it is hashed, however it was typed. */
function lettersOf(code: string): string {
	return code.toLowerCase().replace(/[\s\p{Pd}]/gu, "");
}
