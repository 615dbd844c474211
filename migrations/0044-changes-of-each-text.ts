import { type Kysely, sql } from "kysely";

/**
 * Each text knows the version in which it was last changed. Nobody knows of those that are there
 * which is the older one: they count as changed together, in the newest version that is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("article_texts")
		.addColumn("changed_in", "integer", (column) => column.notNull().defaultTo(1))
		.execute();
	await sql`
		update article_texts
		set changed_in = coalesce(
			(select max(version) from article_versions where article_versions.article_id = article_texts.article_id),
			(select version from articles where articles.id = article_texts.article_id)
		)
	`.execute(db);
}
