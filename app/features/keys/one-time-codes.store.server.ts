import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Clock } from "#platform/clock.ts";
import { type OneTimeSecret, stepSeconds } from "./key.ts";

/** Uses up a key within the transaction that it opens something in; false if it is used already. */
export type KeyUse = (transaction: Kysely<Tables>) => Promise<boolean>;

/** The names of the site and of the person in the app that makes their codes. */
export type Label = { site: string; person: string };

/** One-time codes of an app (TOTP, RFC 6238): six digits, each taken once. */
export function oneTimeCodesStore(db: Kysely<Tables>, clock: Clock) {
	/** Makes a secret, which is in force once a first code is confirmed. @throws ApiError 409. */
	async function begin(personId: string, { site, person }: Label): Promise<OneTimeSecret> {
		const { generateSecret, generateURI } = await import("otplib");
		const secret = generateSecret();
		const { numUpdatedRows } = await db
			.updateTable("people")
			.set({ totp_secret: secret, totp_last_step: null })
			.where("id", "=", personId)
			.where("totp_confirmed_at", "is", null)
			.executeTakeFirstOrThrow();
		if (numUpdatedRows === 0n)
			throw new ApiError(409, "stale", "One-time codes are on already. Turn them off first.");
		return { secret, uri: generateURI({ issuer: site, label: person, secret }) };
	}

	/** Puts a secret into force with its first code, beside which the access code no longer suffices alone. */
	async function confirm(personId: string, code: string): Promise<boolean> {
		const found = await secretOf(db, personId);
		if (found === undefined || found.totp_confirmed_at !== null) return false;
		const step = await stepOf(found.totp_secret, code);
		if (step === undefined) return false;
		const { numUpdatedRows } = await db
			.updateTable("people")
			.set({ totp_confirmed_at: clock().toISOString(), totp_last_step: step, code_alone: 0 })
			.where("id", "=", personId)
			.where("totp_secret", "=", found.totp_secret)
			.where("totp_confirmed_at", "is", null)
			.executeTakeFirstOrThrow();
		return numUpdatedRows === 1n;
	}

	/** Returns what uses up a code, which fails if it, or one after it, was taken; undefined for a wrong one. */
	async function check(personId: string, code: string): Promise<KeyUse | undefined> {
		const found = await secretOf(db, personId);
		if (found === undefined || found.totp_confirmed_at === null) return undefined;
		const step = await stepOf(found.totp_secret, code);
		if (step === undefined) return undefined;
		return async (transaction) => {
			const { numUpdatedRows } = await transaction
				.updateTable("people")
				.set({ totp_last_step: step })
				.where("id", "=", personId)
				.where("totp_secret", "=", found.totp_secret)
				.where((row) => row.or([row("totp_last_step", "is", null), row("totp_last_step", "<", step)]))
				.executeTakeFirstOrThrow();
			return numUpdatedRows === 1n;
		};
	}

	/** Returns the step of a right code, by this machine's clock. */
	async function stepOf(secret: string, code: string): Promise<number | undefined> {
		const digits = code.replace(/\s/g, "");
		if (!/^\d{6}$/.test(digits)) return undefined;
		const { verify } = await import("otplib");
		const epoch = Math.floor(clock().getTime() / 1000);
		const result = await verify({
			secret,
			token: digits,
			epoch,
			period: stepSeconds,
			epochTolerance: stepSeconds,
		});
		return result.valid && "timeStep" in result ? result.timeStep : undefined;
	}

	/** Turns one-time codes off. */
	async function remove(transaction: Kysely<Tables>, personId: string): Promise<void> {
		await transaction
			.updateTable("people")
			.set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
			.where("id", "=", personId)
			.execute();
	}

	return { begin, confirm, check, remove };
}

async function secretOf(from: Kysely<Tables>, personId: string) {
	return from
		.selectFrom("people")
		.select(["totp_secret", "totp_confirmed_at"])
		.where("id", "=", personId)
		.where("totp_secret", "is not", null)
		.$narrowType<{ totp_secret: string }>()
		.executeTakeFirst();
}
