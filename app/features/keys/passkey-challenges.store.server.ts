import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { challengeMinutes } from "./key.ts";

const bytes = 32;

/** The purpose that a challenge was given out for, and the person; nobody in particular for a sign-in. */
export type Purpose = { purpose: "create" | "sign-in" | "confirm"; personId: string | null };

/** The challenges that browsers were asked to sign: each is answered in time, and once. */
export function passkeyChallengesStore(db: Kysely<Tables>, clock: Clock) {
	/** Gives one out, and forgets those that nobody answered. */
	async function give({ purpose, personId }: Purpose): Promise<string> {
		const now = clock();
		await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now.toISOString()).execute();
		const challenge = randomBytes(bytes).toString("base64url");
		const expires_at = new Date(now.getTime() + challengeMinutes * 60_000).toISOString();
		await db
			.insertInto("passkey_challenges")
			.values({ challenge, purpose, person_id: personId, expires_at })
			.execute();
		return challenge;
	}

	/** Takes an answered one back; false where it was none, is answered, or is too old. */
	async function take(challenge: string, { purpose, personId }: Purpose): Promise<boolean> {
		const { numDeletedRows } = await db
			.deleteFrom("passkey_challenges")
			.where("challenge", "=", challenge)
			.where("purpose", "=", purpose)
			.where("person_id", personId === null ? "is" : "=", personId)
			.where("expires_at", ">", clock().toISOString())
			.executeTakeFirstOrThrow();
		return numDeletedRows === 1n;
	}

	return { give, take };
}
