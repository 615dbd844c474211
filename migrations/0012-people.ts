import { type Kysely, sql } from "kysely";

/** The owner, who signs in with the site's access code. */
const ownerId = "owner";

/**
 * Adds the people who may sign in, their keys, and the record of what was done. Sessions and devices
 * without a person, such as those of a process of the version before, are the owner's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await addPeople(db);
	await addKeys(db);
	await db.schema
		.createTable("audit_records")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("action", "text", (column) => column.notNull())
		.addColumn("person_id", "text")
		.addColumn("person_name", "text")
		.addColumn("device", "text")
		.addColumn("subject", "text")
		.addColumn("details", "text", (column) => column.notNull().defaultTo("{}"))
		.execute();
	await db.schema.createIndex("audit_records_at").on("audit_records").columns(["at", "id"]).execute();
}

async function addPeople(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("people")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("role", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull().defaultTo(""))
		.addColumn("email", "text")
		.addColumn("language", "text")
		.addColumn("event_id", "text", (column) => column.references("events.id").onDelete("cascade"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("code_hash", "text")
		.addColumn("code_alone", "integer", (column) => column.notNull().defaultTo(1))
		.addColumn("totp_secret", "text")
		.addColumn("totp_confirmed_at", "text")
		.addColumn("totp_last_step", "integer")
		.addColumn("invitation_hash", "text", (column) => column.unique())
		.addColumn("invited_until", "text")
		.execute();
	await sql`
		insert into people (id, role, created_at)
		values (${sql.lit(ownerId)}, 'owner', ${sql.lit("1970-01-01T00:00:00.000Z")})
	`.execute(db);
	for (const table of ["sessions", "sign_in_devices"]) {
		await db.schema
			.alterTable(table)
			.addColumn("person_id", "text", (column) => column.references("people.id").onDelete("cascade"))
			.execute();
	}
	await db.schema.alterTable("sessions").addColumn("stays", "integer").execute();
	await db.schema.alterTable("sessions").addColumn("key_given_at", "text").execute();
}

async function addKeys(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("passkeys")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
		.addColumn("public_key", "text", (column) => column.notNull())
		.addColumn("counter", "integer", (column) => column.notNull())
		.addColumn("transports", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("relying_party", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("last_used_at", "text")
		.execute();
	await db.schema.createIndex("passkeys_person").on("passkeys").column("person_id").execute();
	await db.schema
		.createTable("recovery_codes")
		.addColumn("person_id", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("used_at", "text")
		.addPrimaryKeyConstraint("recovery_codes_key", ["person_id", "hash"])
		.execute();
	await db.schema
		.createTable("passkey_challenges")
		.addColumn("challenge", "text", (column) => column.primaryKey().notNull())
		.addColumn("purpose", "text", (column) => column.notNull())
		.addColumn("person_id", "text", (column) => column.references("people.id").onDelete("cascade"))
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
}
