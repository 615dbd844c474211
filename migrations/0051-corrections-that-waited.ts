import { type Kysely, sql } from "kysely";

/** Which versions of an article waited as its corrections, and when each of them went live. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("article_versions")
		.addColumn("waited", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.alterTable("article_versions").addColumn("went_live_at", "text").execute();
	await sql`
		update article_versions set waited = 1 where exists (
			select 1 from article_corrections
			where article_corrections.article_id = article_versions.article_id
			and article_corrections.version = article_versions.version
		)
	`.execute(db);
}
