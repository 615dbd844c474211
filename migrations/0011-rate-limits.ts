import type { Kysely } from "kysely";

/** Counts of what is limited. The library writes rows without naming columns: their order is part of its shape. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("rate_limits")
		.addColumn("key", "varchar(255)", (column) => column.primaryKey())
		.addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("expire", "bigint")
		.execute();
	await db.schema.createIndex("rate_limits_expire").on("rate_limits").column("expire").execute();
}
