import type { Kysely } from "kysely";

type Before = {
	settings: { id: string };
	articles: { id: string };
	site_facts: {
		id: number;
		facts: string;
		version: number;
		updated_at: string | null;
		opened_at: string | null;
	};
};

/**
 * What the owner says of the business in place of the values of a new site, in one row, and since
 * when search engines may list the site: a site that was there before has been open all along.
 */
export async function up(db: Kysely<Before>): Promise<void> {
	await db.schema
		.createTable("site_facts")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("facts", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("updated_at", "text")
		.addColumn("opened_at", "text")
		.execute();
	const setting = await db.selectFrom("settings").select("id").limit(1).executeTakeFirst();
	const article = await db.selectFrom("articles").select("id").limit(1).executeTakeFirst();
	const isNew = setting === undefined && article === undefined;
	const opened_at = isNew ? null : new Date().toISOString();
	await db
		.insertInto("site_facts")
		.values({ id: 1, facts: "{}", version: 1, updated_at: null, opened_at })
		.execute();
}
