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
import { accessCodeFault } from "./access-code-rules.ts";

/** Thrown for an access code that cannot be chosen; one that is stored already goes on working. */
export class WeakAccessCodeError extends Error {}

/** The administrator's access code: one row, its hash. `cost` is what a guess costs. */
export function accessCodeStore(db: Kysely<Tables>, clock: Clock, cost: GuessCost = ownerGuessCost) {
	/**
	 * Makes sure that there is an access code. A configured one replaces the stored one, and ends
	 * every session, the first time it is seen: a code chosen since then stays when the server
	 * restarts with the same configuration. @throws WeakAccessCodeError.
	 * @returns the code, when a random one had to be made: the only moment at which it can be shown.
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

	/** Replaces the access code and signs everyone out. @throws WeakAccessCodeError. */
	async function setAccessCode(code: string): Promise<void> {
		if (accessCodeFault(code) !== undefined) throw new WeakAccessCodeError("The access code is too weak.");
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
	 * Replaces the access code that `checked` is the hash of, and signs everyone out; `andThen`
	 * belongs to the same step.
	 * @returns undefined, and nothing is changed, when another code has replaced that one meanwhile.
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

	/** The stored hash, when this is the access code; undefined otherwise. */
	async function check(code: string): Promise<string | undefined> {
		const row = await find();
		return row !== undefined && (await isAccessCode(code, row.hash)) ? row.hash : undefined;
	}

	/**
	 * Whether the access code is still the one that `checked` is the hash of. It stays that until the
	 * transaction ends: SQLite's hold the write lock from their beginning, PostgreSQL locks the row.
	 */
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

/** Whoever signed in with the code before is a stranger again. */
async function signEveryoneOut(transaction: Kysely<Tables>): Promise<void> {
	await transaction.deleteFrom("sessions").execute();
	await transaction.deleteFrom("sign_in_devices").execute();
}
