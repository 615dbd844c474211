import type { Kysely } from "kysely";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import {
	type GuessCost,
	hashAccessCode,
	isAccessCode,
	newAccessCode,
	ownerGuessCost,
} from "./access-code.server.ts";
import { newCodeError } from "./listed-codes.server.ts";

export class WeakAccessCodeError extends Error {}

/** The hash of the administrator's access code, in one row. */
export function accessCodeStore(db: Kysely<Tables>, clock: Clock, cost: GuessCost = ownerGuessCost) {
	const { setAccessCode, replaceChecked } = accessCodeChanges(db, clock, cost);

	/**
	 * Makes sure that there is an access code. A configured one replaces the stored one once: a code
	 * chosen since survives restarts. @returns a code that had to be made. @throws WeakAccessCodeError
	 */
	async function ensureAccessCode(configured: string | undefined): Promise<string | undefined> {
		const row = await find();
		if (configured !== undefined) {
			await takeOver(configured, row);
			return undefined;
		}
		if (row !== undefined) return undefined;
		const made = newAccessCode();
		await setAccessCode(made);
		return made;
	}

	async function takeOver(configured: string, row: Awaited<ReturnType<typeof find>>): Promise<void> {
		if (row?.configured_hash && (await isAccessCode(configured, row.configured_hash))) return;
		if (row === undefined || !(await isAccessCode(configured, row.hash))) await setAccessCode(configured);
		const configured_hash = await hashAccessCode(configured, cost);
		await db.updateTable("access_codes").set({ configured_hash }).where("id", "=", 1).execute();
	}

	/** Returns the stored hash if this is the access code. */
	async function check(code: string): Promise<string | undefined> {
		const row = await find();
		return row !== undefined && (await isAccessCode(code, row.hash)) ? row.hash : undefined;
	}

	/** Returns whether the access code has the hash `checked`, until the transaction ends. */
	async function isStill(transaction: Kysely<Tables>, checked: string): Promise<boolean> {
		const row = await transaction
			.selectFrom("access_codes")
			.select("id")
			.where("hash", "=", checked)
			.$if(!isSqlite(db), (query) => query.forShare())
			.executeTakeFirst();
		return row !== undefined;
	}

	function find() {
		return db
			.selectFrom("access_codes")
			.select(["hash", "configured_hash"])
			.where("id", "=", 1)
			.executeTakeFirst();
	}

	return { ensureAccessCode, setAccessCode, replaceChecked, check, isStill };
}

/** Replaces the access code, which signs everyone out. */
function accessCodeChanges(db: Kysely<Tables>, clock: Clock, cost: GuessCost) {
	/** Replaces the access code and signs everyone out. @throws WeakAccessCodeError. */
	async function setAccessCode(code: string): Promise<void> {
		if ((await newCodeError(code)) !== undefined)
			throw new WeakAccessCodeError("The access code is too weak.");
		const row = { hash: await hashAccessCode(code, cost), updated_at: clock().toISOString() };
		await db.transaction().execute(async (transaction) => {
			await transaction
				.insertInto("access_codes")
				.values({ id: 1, configured_hash: null, ...row })
				.onConflict((conflict) => conflict.column("id").doUpdateSet(row))
				.execute();
			await signEveryoneOut(transaction);
		});
	}

	/**
	 * Replaces the access code, signs everyone out, and calls `andThen` in the same transaction.
	 * @returns undefined, with nothing changed, if the code no longer has the hash `checked`.
	 */
	async function replaceChecked<Result>(
		checked: string,
		next: string,
		andThen: (transaction: Kysely<Tables>) => Promise<Result>,
	): Promise<Result | undefined> {
		const row = { hash: await hashAccessCode(next, cost), updated_at: clock().toISOString() };
		return db.transaction().execute(async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable("access_codes")
				.set(row)
				.where("hash", "=", checked)
				.executeTakeFirstOrThrow();
			if (numUpdatedRows === 0n) return undefined;
			await signEveryoneOut(transaction);
			return andThen(transaction);
		});
	}

	return { setAccessCode, replaceChecked };
}

async function signEveryoneOut(transaction: Kysely<Tables>): Promise<void> {
	await transaction.deleteFrom("sessions").execute();
	await transaction.deleteFrom("sign_in_devices").execute();
}
