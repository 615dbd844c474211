import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../../migrations/tables";
import type { Clock } from "../../../server/platform/clock";
import { hashAccessCode, isAccessCode, newAccessCode } from "./access-code.server";

const tokenBytes = 32;
const hourMs = 3_600_000;
/** A session ends this long after its sign-in, however busy. */
const absoluteMs = 12 * hourMs;
/** A session ends this long after its last request. */
const idleMs = 2 * hourMs;
/** The last request is noted at most this often, so that reading does not mean writing. */
const noteEveryMs = 60_000;

export type SessionsStore = ReturnType<typeof sessionsStore>;

/** The administrator's access code and the sessions it opened. */
export function sessionsStore(db: Kysely<Tables>, clock: Clock) {
	/**
	 * Makes sure that there is an access code. A configured one wins over the stored one, which ends every session.
	 * @returns the code, when a random one had to be made: the only moment at which it can be shown.
	 */
	async function ensureAccessCode(configured: string | undefined): Promise<string | undefined> {
		const hash = await findHash();
		if (configured !== undefined) {
			if (hash === undefined || !(await isAccessCode(configured, hash))) await setAccessCode(configured);
			return undefined;
		}
		if (hash !== undefined) return undefined;
		const made = newAccessCode();
		await setAccessCode(made);
		return made;
	}

	/** Replaces the access code and signs everyone out. */
	async function setAccessCode(code: string): Promise<void> {
		const row = { hash: await hashAccessCode(code), updated_at: clock().toISOString() };
		await db.transaction().execute(async (transaction) => {
			await transaction
				.insertInto("access_codes")
				.values({ id: 1, ...row })
				.onConflict((conflict) => conflict.column("id").doUpdateSet(row))
				.execute();
			await transaction.deleteFrom("sessions").execute();
		});
	}

	/** A new session's token for the right code; undefined for a wrong one. */
	async function signIn(code: string): Promise<string | undefined> {
		const hash = await findHash();
		if (hash === undefined || !(await isAccessCode(code, hash))) return undefined;
		const token = randomBytes(tokenBytes).toString("base64url");
		const now = clock();
		await db.deleteFrom("sessions").where("expires_at", "<", now.toISOString()).execute();
		await db
			.insertInto("sessions")
			.values({
				id: randomUUID(),
				token_hash: hashToken(token),
				created_at: now.toISOString(),
				last_seen_at: now.toISOString(),
				expires_at: new Date(now.getTime() + absoluteMs).toISOString(),
			})
			.execute();
		return token;
	}

	/** Whether a token belongs to a session that has not ended; notes that it was seen. */
	async function isSignedIn(token: string): Promise<boolean> {
		const now = clock();
		const session = await db
			.selectFrom("sessions")
			.selectAll()
			.where("token_hash", "=", hashToken(token))
			.where("expires_at", ">", now.toISOString())
			.where("last_seen_at", ">", new Date(now.getTime() - idleMs).toISOString())
			.executeTakeFirst();
		if (session === undefined) return false;
		if (now.getTime() - Date.parse(session.last_seen_at) > noteEveryMs) {
			const seen = { last_seen_at: now.toISOString() };
			await db.updateTable("sessions").set(seen).where("id", "=", session.id).execute();
		}
		return true;
	}

	/** Ends the session of a token, if there is one. */
	async function signOut(token: string): Promise<void> {
		await db.deleteFrom("sessions").where("token_hash", "=", hashToken(token)).execute();
	}

	async function findHash(): Promise<string | undefined> {
		const row = await db.selectFrom("access_codes").select("hash").where("id", "=", 1).executeTakeFirst();
		return row?.hash;
	}

	return { ensureAccessCode, setAccessCode, signIn, isSignedIn, signOut };
}

function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
