import type { Kysely } from "kysely";
import type { Tables } from "#migrations/tables.ts";

/**
 * Ends every session, known device and private link of a restored database: they may have been ended
 * since the archive was written. The links in mails to readers and guests stay, since these are in
 * their mailboxes and open nothing but their own seat or subscription.
 * @returns since when the access code holds; undefined where there is none.
 */
export async function endAccess(db: Kysely<Tables>): Promise<string | undefined> {
	await db.transaction().execute(async (transaction) => {
		for (const table of ["sessions", "sign_in_devices", "preview_links", "draft_links"] as const) {
			await transaction.deleteFrom(table).execute();
		}
	});
	const code = await db.selectFrom("access_codes").select("updated_at").executeTakeFirst();
	return code?.updated_at;
}
