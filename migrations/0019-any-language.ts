import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine.ts";

/**
 * A subscriber may have any language that the site speaks: the check that named two of them goes. SQLite takes a check
 * off with its column alone, so that the language moves into a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (!isSqlite(db)) {
		await sql`alter table subscribers drop constraint subscribers_language_check`.execute(db);
		return;
	}
	await sql`alter table subscribers add column spoken text not null default ''`.execute(db);
	await sql`update subscribers set spoken = language`.execute(db);
	await sql`alter table subscribers drop column language`.execute(db);
	await sql`alter table subscribers rename column spoken to language`.execute(db);
}
