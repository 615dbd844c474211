import { type Kysely, sql } from "kysely";

/** The texts of events, one row for each language: another language needs no other columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("event_texts")
		.addColumn("event_id", "text", (column) => column.notNull().references("events.id").onDelete("cascade"))
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("date", "text", (column) => column.notNull())
		.addColumn("time", "text", (column) => column.notNull())
		.addColumn("location", "text", (column) => column.notNull())
		.addColumn("price", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("event_texts_key", ["event_id", "language"])
		.execute();
	await sql`
		insert into event_texts (event_id, language, title, date, time, location, price, description)
		select id, 'en', title, date, time, location, price, description from events
	`.execute(db);
	await sql`
		insert into event_texts (event_id, language, title, date, time, location, price, description)
		select
			id, 'fr', title_fr, coalesce(date_fr, ''), coalesce(time_fr, ''), coalesce(location_fr, ''),
			coalesce(price_fr, ''), coalesce(description_fr, '')
		from events where title_fr is not null
	`.execute(db);
	for (const column of ["title", "date", "time", "location", "price", "description"]) {
		await db.schema.alterTable("events").dropColumn(column).execute();
		await db.schema.alterTable("events").dropColumn(`${column}_fr`).execute();
	}
}
