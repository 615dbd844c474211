import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/**
 * What stays of a person's address once they are erased: a keyed hash that nobody can read back,
 * and that is none of those by which the newsletter remembers whom it forgot.
 */
export async function personHasher(db: Kysely<Tables>): Promise<(email: string) => string> {
	const { key } = await db.selectFrom("forgetting_keys").select("key").executeTakeFirstOrThrow();
	const secret = Buffer.from(key, "base64url");
	return (email) => createHmac("sha256", secret).update(`guest:${email}`).digest("hex");
}
