import { type Kysely, sql } from "kysely";
import { isSqlite } from "./engine.ts";

const counts = ["openings", "visits", "narrow", "medium", "wide", "automatic"];

/**
 * Adds the counts of each day by page and source together, with short numbers for their names, and
 * sums by page and by source alone, from which reports are made. Takes over what was counted so far.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("visit_names")
		.addColumn("id", "integer", (column) => column.primaryKey().notNull())
		.addColumn("name", "text", (column) => column.notNull().unique())
		.execute();
	let table = db.schema
		.createTable("visit_details")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("page", "integer", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("source", "integer", (column) => column.notNull());
	for (const name of counts) table = table.addColumn(name, "integer", (column) => column.notNull());
	await table
		.addPrimaryKeyConstraint("visit_details_key", ["day", "page", "language", "source"])
		// The key is the whole row but its numbers: SQLite would otherwise hold it twice.
		.modifyEnd(isSqlite(db) ? sql`without rowid` : sql``)
		.execute();
	await takeOver(db);
}

async function takeOver(db: Kysely<unknown>): Promise<void> {
	const columns = sql.join(counts.map((name) => sql.ref(name)));
	const sums = sql.join(counts.map((name) => sql`sum(${sql.ref(name)})`));
	await sql`
		insert into visit_names (id, name)
		select row_number() over (order by name), name from (
			select page as name from visit_counts union select source from visit_counts
		) as names`.execute(db);
	await sql`
		insert into visit_details (day, page, language, source, ${columns})
		select period, pages.id, language, sources.id, ${columns}
		from visit_counts
		inner join visit_names as pages on pages.name = page
		inner join visit_names as sources on sources.name = source
		where span = 'day'`.execute(db);
	await sql`
		insert into visit_counts (span, period, page, language, source, ${columns})
		select span || '-pages', period, page, language, '', ${sums}
		from visit_counts where span in ('day', 'month') group by span, period, page, language`.execute(db);
	await sql`
		insert into visit_counts (span, period, page, language, source, ${columns})
		select span || '-sources', period, '', '', source, ${sums}
		from visit_counts where span in ('day', 'month') group by span, period, source`.execute(db);
}
