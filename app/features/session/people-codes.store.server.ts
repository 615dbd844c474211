import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { normalizeEmail } from "#app/mail/email-address.ts";
import { isSqlite } from "#migrations/engine.ts";
import type { Tables } from "#migrations/tables.ts";
import { type GuessCost, hashAccessCode, isAccessCode } from "./access-code.server.ts";

/** The person whose code was checked, and the code's hash. */
export type CheckedCode = { personId: string; hash: string };

/** The access codes of the people whom the owner invited: each chose their own. */
export function peopleCodesStore(db: Kysely<Tables>, cost: GuessCost) {
	const hashOfNobody = unmatchedHash(cost);

	/** Returns whose code it is, by the address; undefined for a wrong one, and for nobody's after the same work. */
	async function check(email: string, code: string): Promise<CheckedCode | undefined> {
		const found = await db
			.selectFrom("people")
			.select(["id", "code_hash"])
			.where("email", "=", normalizeEmail(email))
			.executeTakeFirst();
		return checkAgainst(found, code);
	}

	/** Checks the code of somebody who is signed in. */
	async function checkOf(personId: string, code: string): Promise<CheckedCode | undefined> {
		const found = await db
			.selectFrom("people")
			.select(["id", "code_hash"])
			.where("id", "=", personId)
			.executeTakeFirst();
		return checkAgainst(found, code);
	}

	async function checkAgainst(found: { id: string; code_hash: string | null } | undefined, code: string) {
		const isRight = await isAccessCode(code, found?.code_hash ?? hashOfNobody);
		return isRight && found?.code_hash != null ? { personId: found.id, hash: found.code_hash } : undefined;
	}

	/** Returns whether the person is still there with that code, until the transaction ends. */
	async function isStill(transaction: Kysely<Tables>, { personId, hash }: CheckedCode): Promise<boolean> {
		const row = await transaction
			.selectFrom("people")
			.select("id")
			.where("id", "=", personId)
			.where("code_hash", "=", hash)
			.$if(!isSqlite(db), (query) => query.forShare())
			.executeTakeFirst();
		return row !== undefined;
	}

	/**
	 * Replaces a person's code, signs them out everywhere, and calls `andThen` in the same transaction.
	 * @returns undefined, with nothing changed, if the code is another one by now.
	 */
	async function replaceChecked<Result>(
		{ personId, hash }: CheckedCode,
		next: string,
		andThen: (transaction: Kysely<Tables>) => Promise<Result>,
	): Promise<Result | undefined> {
		const code_hash = await hashAccessCode(next, cost);
		return db.transaction().execute(async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable("people")
				.set({ code_hash })
				.where("id", "=", personId)
				.where("code_hash", "=", hash)
				.executeTakeFirstOrThrow();
			if (numUpdatedRows === 0n) return undefined;
			await signPersonOut(transaction, personId);
			return andThen(transaction);
		});
	}

	return { check, checkOf, isStill, replaceChecked };
}

/** Ends all sessions of a person, and forgets their devices. */
export async function signPersonOut(transaction: Kysely<Tables>, personId: string): Promise<void> {
	await transaction.deleteFrom("sessions").where("person_id", "=", personId).execute();
	await transaction.deleteFrom("sign_in_devices").where("person_id", "=", personId).execute();
}

/** A hash that matches no code: checked for unknown addresses, so that they take as long as known ones. */
function unmatchedHash({ N, r, p }: GuessCost): string {
	return ["scrypt", N, r, p, randomBytes(16).toString("hex"), randomBytes(32).toString("hex")].join("$");
}
