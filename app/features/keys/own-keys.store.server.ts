import type { Kysely } from "kysely";
import { ownerId } from "#app/site/roles.ts";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { isBusy } from "#platform/concurrency/work-queue.ts";
import { hasStrongKey, type OwnKeys } from "./key.ts";
import type { KeyUse, oneTimeCodesStore } from "./one-time-codes.store.server.ts";
import type { passkeysStore } from "./passkeys.store.server.ts";
import type { recoveryCodesStore } from "./recovery-codes.store.server.ts";

type Parts = {
	oneTimeCodes: ReturnType<typeof oneTimeCodesStore>;
	recoveryCodes: ReturnType<typeof recoveryCodesStore>;
	passkeys: ReturnType<typeof passkeysStore>;
};

/** The keys of a person beside the access code, and whether that one suffices alone. */
export function ownKeysStore(db: Kysely<Tables>, { oneTimeCodes, recoveryCodes, passkeys }: Parts) {
	/** Returns a person's keys. `relyingParty` is the site's: a passkey of another address is none here. */
	async function read(personId: string, relyingParty: string): Promise<OwnKeys> {
		const { code_alone, totp_confirmed_at } = await db
			.selectFrom("people")
			.select(["code_alone", "totp_confirmed_at"])
			.where("id", "=", personId)
			.executeTakeFirstOrThrow();
		return {
			passkeys: await passkeys.list(personId, relyingParty),
			relyingParty,
			oneTimeCodesSince: totp_confirmed_at,
			recoveryCodesLeft: await recoveryCodes.countLeft(personId),
			codeAlone: code_alone === 1,
		};
	}

	/** Returns whether a second key is asked for beside a person's access code. */
	async function isSecondAsked(personId: string, relyingParty: string): Promise<boolean> {
		const keys = await read(personId, relyingParty);
		return !keys.codeAlone && hasStrongKey(keys);
	}

	/** Returns what uses up a one-time code or a recovery code; undefined for a wrong one. */
	async function checkSecond(personId: string, code: string): Promise<KeyUse | undefined> {
		return (await oneTimeCodes.check(personId, code)) ?? (await recoveryCodes.check(personId, code));
	}

	/** @throws ApiError 409 for somebody without a key that is stronger than the access code. */
	async function requireStrong(personId: string, relyingParty: string): Promise<void> {
		if (hasStrongKey(await read(personId, relyingParty))) return;
		throw new ApiError(409, "no-strong-key", "Make a passkey or turn on one-time codes first.");
	}

	/** Lets the access code suffice alone, or no longer. @throws ApiError 409 without a stronger key. */
	async function setCodeAlone(personId: string, relyingParty: string, codeAlone: boolean): Promise<void> {
		if (!codeAlone) await requireStrong(personId, relyingParty);
		await db
			.updateTable("people")
			.set({ code_alone: codeAlone ? 1 : 0 })
			.where("id", "=", personId)
			.execute();
	}

	/**
	 * Makes the first recovery codes of somebody who has none left; none while many others make theirs, as
	 * the key that they would back up is stored by then.
	 */
	async function makeMissingCodes(personId: string): Promise<string[]> {
		// Beside no access code they would open nothing.
		if (!(await hasCode(db, personId)) || (await recoveryCodes.countLeft(personId)) > 0) return [];
		return recoveryCodes.make(personId).catch((error) => {
			if (isBusy(error)) return [];
			throw error;
		});
	}

	const removeOneTimeCodes = (personId: string) =>
		db.transaction().execute(async (transaction) => {
			await oneTimeCodes.remove(transaction, personId);
			await forgetWithoutStrongKey(transaction, personId);
		});

	const removePasskey = (personId: string, id: string) =>
		db.transaction().execute(async (transaction) => {
			await passkeys.remove(transaction, personId, id);
			await requireSomeKey(transaction, personId);
			await forgetWithoutStrongKey(transaction, personId);
		});

	/**
	 * Removes the recovery codes of somebody who has nothing stronger than the access code, which suffices
	 * again.
	 */
	async function forgetWithoutStrongKey(transaction: Kysely<Tables>, personId: string): Promise<void> {
		const { numUpdatedRows } = await transaction
			.updateTable("people")
			.set({ code_alone: 1 })
			.where("id", "=", personId)
			.where("totp_confirmed_at", "is", null)
			.where(({ not, exists, selectFrom }) =>
				not(exists(selectFrom("passkeys").select("id").where("person_id", "=", personId))),
			)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows > 0n) await recoveryCodes.remove(transaction, personId);
	}

	return {
		read,
		hasCode: (personId: string) => hasCode(db, personId),
		isSecondAsked,
		requireStrong,
		checkSecond,
		setCodeAlone,
		makeMissingCodes,
		removeOneTimeCodes,
		removePasskey,
	};
}

/** @throws ApiError 409 for somebody who would be left without any key. */
async function requireSomeKey(transaction: Kysely<Tables>, personId: string): Promise<void> {
	if (await hasCode(transaction, personId)) return;
	const other = await transaction
		.selectFrom("passkeys")
		.select("id")
		.where("person_id", "=", personId)
		.executeTakeFirst();
	if (other === undefined)
		throw new ApiError(409, "last-key", "This is your only key. Add another one first.");
}

/** Returns whether a person has an access code: who accepted with a passkey has none. */
async function hasCode(db: Kysely<Tables>, personId: string): Promise<boolean> {
	if (personId === ownerId) return true;
	const found = await db
		.selectFrom("people")
		.select("id")
		.where("id", "=", personId)
		.where("code_hash", "is not", null)
		.executeTakeFirst();
	return found !== undefined;
}

/** Returns whether a person has a key beside the access code, for whichever address. */
export async function hasOtherKeys(db: Kysely<Tables>, personId: string): Promise<boolean> {
	const found = await db
		.selectFrom("people")
		.select("id")
		.where("id", "=", personId)
		.where(({ or, eb, exists, selectFrom }) =>
			or([
				eb("totp_confirmed_at", "is not", null),
				exists(selectFrom("passkeys").select("id").where("person_id", "=", personId)),
			]),
		)
		.executeTakeFirst();
	return found !== undefined;
}

/** Takes all keys of a person away but the access code, which suffices again. */
export async function removeStrongKeys(transaction: Kysely<Tables>, personId: string): Promise<void> {
	await transaction.deleteFrom("passkeys").where("person_id", "=", personId).execute();
	await transaction.deleteFrom("recovery_codes").where("person_id", "=", personId).execute();
	await transaction
		.updateTable("people")
		.set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null, code_alone: 1 })
		.where("id", "=", personId)
		.execute();
}
