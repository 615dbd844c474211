import type { Kysely } from "kysely";

/** What search engines and shared links show of an article in place of its title, excerpt and picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const column of ["search_title", "search_description"]) {
		await db.schema
			.alterTable("article_texts")
			.addColumn(column, "text", (definition) => definition.notNull().defaultTo(""))
			.execute();
	}
	await db.schema.alterTable("articles").addColumn("share_picture", "text").execute();
}
