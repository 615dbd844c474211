import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine.ts";

/**
 * Adds the counts of visits and of what they led to, by day and by month, and takes over what letters
 * led to so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	// The key is the whole row but its numbers: SQLite would otherwise hold it twice.
	const ending = isSqlite(db) ? sql`without rowid` : sql``;
	const counts = ["openings", "visits", "narrow", "medium", "wide", "automatic"];
	let table = db.schema
		.createTable("visit_counts")
		.addColumn("span", "text", (column) => column.notNull())
		.addColumn("period", "text", (column) => column.notNull())
		.addColumn("page", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull());
	for (const name of counts) table = table.addColumn(name, "integer", (column) => column.notNull());
	await table
		.addPrimaryKeyConstraint("visit_counts_key", ["span", "period", "page", "language", "source"])
		.modifyEnd(ending)
		.execute();
	await db.schema
		.createTable("visit_outcomes")
		.addColumn("span", "text", (column) => column.notNull())
		.addColumn("period", "text", (column) => column.notNull())
		.addColumn("outcome", "text", (column) => column.notNull())
		.addColumn("page", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("count", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("visit_outcomes_key", [
			"span",
			"period",
			"outcome",
			"page",
			"language",
			"source",
		])
		.modifyEnd(ending)
		.execute();
	// Letters alone are asked for by their source: an index of all would double the table.
	await sql`create index visit_counts_letters on visit_counts (source, span, period)
		where source like 'letter/%'`.execute(db);
	const spans = { day: sql`day`, month: sql`substr(day, 1, 7)` };
	for (const [span, period] of Object.entries(spans)) {
		await sql`
			insert into visit_counts
				(span, period, page, language, source, openings, visits, narrow, medium, wide, automatic)
			select ${sql.lit(span)}, ${period}, '', '', 'letter/' || letters.slug, sum(arrivals), sum(arrivals), 0, 0, 0, 0
			from letter_arrivals inner join letters on letters.id = letter_arrivals.letter_id
			group by 2, 5`.execute(db);
	}
}
