import { type Kysely, sql } from "kysely";
import { bytesType } from "./engine.ts";

/** How the site looks in place of the look of a new one, in one row; and uploaded logos. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("site_look")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("look", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("updated_at", "text")
		.execute();
	await sql`insert into site_look (id, look, version) values (1, '{}', 1)`.execute(db);
	await db.schema
		.createTable("logos")
		.addColumn("hash", "text", (column) => column.primaryKey())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("bytes", bytesType(db), (column) => column.notNull())
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("is_opaque", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
