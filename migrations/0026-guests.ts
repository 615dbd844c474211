import { type Kysely, sql } from "kysely";

/** The guests of a table, the name it is reserved under, and what stays of both after the evening. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("seatings")
		.addColumn("event_id", "text", (column) =>
			column.primaryKey().references("events.id").onDelete("cascade"),
		)
		.addColumn("surname", "text", (column) => column.notNull())
		.addColumn("counts", "text")
		.addColumn("erased_at", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.execute();
	await createGuests(db);
	await db.schema
		.createTable("former_seats")
		.addColumn("event_id", "text", (column) => column.notNull())
		.addColumn("person", "text", (column) => column.notNull())
		.addColumn("evening", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("former_seats_key", ["event_id", "person"])
		.execute();
	await db.schema.createIndex("former_seats_person").on("former_seats").column("person").execute();
}

async function createGuests(db: Kysely<unknown>): Promise<void> {
	const guests = db.schema
		.createTable("guests")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("event_id", "text", (column) => column.notNull().references("events.id").onDelete("cascade"))
		.addColumn("age", "integer", (column) => column.notNull());
	const written = ["first_name", "gender", "email", "telephone", "note", "diet", "language", "state"];
	await [...written, "state_since", "created_at", "updated_at"]
		.reduce((built, name) => built.addColumn(name, "text", (column) => column.notNull()), guests)
		.addColumn("moved_to", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("guests_event").on("guests").columns(["event_id", "state"]).execute();
	await db.schema
		.createIndex("guests_email")
		.on("guests")
		.column("email")
		.where(sql.ref("email"), "<>", "")
		.execute();
	await db.schema
		.createIndex("guests_to_seat")
		.on("guests")
		.columns(["gender", "age"])
		.where(sql.ref("state"), "in", ["applied", "waiting"])
		.execute();
}
