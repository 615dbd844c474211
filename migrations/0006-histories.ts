import type { Kysely } from "kysely";
import { sql } from "kysely";

const saved = ["articles", "events", "pages", "letters", "authors", "guests"];
const savedWhole = ["site_facts", "site_look", "text_drafts"];

/**
 * Gives authors, events and pages a history: what is saved becomes its first version at the next
 * saving. Whatever is edited has a column that says from which device it was saved last, and when.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of [...saved, ...savedWhole]) {
		await db.schema.alterTable(table).addColumn("last_save", "text").execute();
	}
	for (const kind of ["author", "event", "page"]) {
		const [owner, key] = [`${kind}_id`, `${kind}_versions_key`];
		await sql
			.raw(`create table ${kind}_versions (
				${owner} text not null references ${kind}s (id) on delete cascade,
				version integer not null,
				title text not null,
				words integer not null,
				input text not null,
				saved_at text not null,
				constraint ${key} primary key (${owner}, version)
			)`)
			.execute(db);
	}
}
