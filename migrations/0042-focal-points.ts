import type { Kysely } from "kysely";

/**
 * Where crops of an image stay, of those images for which somebody chose it. A table of its own: on
 * SQLite what stands behind the bytes of an image is only read through them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("media_focal_points")
		.addColumn("hash", "text", (column) =>
			column.primaryKey().notNull().references("media.hash").onDelete("cascade"),
		)
		.addColumn("focal_x", "double precision", (column) => column.notNull())
		.addColumn("focal_y", "double precision", (column) => column.notNull())
		.execute();
}
