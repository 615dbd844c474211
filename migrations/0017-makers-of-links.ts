import type { Kysely } from "kysely";

/**
 * Private links to drafts end with the person who made them; those of before, and of a process of the
 * version before, are nobody's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const table of ["preview_links", "draft_links"]) {
		await db.schema
			.alterTable(table)
			.addColumn("made_by", "text", (column) => column.references("people.id").onDelete("cascade"))
			.execute();
	}
}
