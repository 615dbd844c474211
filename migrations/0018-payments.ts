import type { Kysely } from "kysely";

/**
 * Adds what guests owe and paid, as entries that are never changed, the lines of the bank that were
 * noted, and the receipts, which stay once a guest is erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await addAccounts(db);
	await db.schema
		.createTable("bank_lines")
		.addColumn("fingerprint", "text", (column) => column.primaryKey().notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("noted", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("receipt_years")
		.addColumn("year", "integer", (column) => column.primaryKey().notNull())
		.addColumn("last", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("receipts")
		.addColumn("year", "integer", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("account_id", "text", (column) => column.notNull())
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("issued_at", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("vat_rate", "integer")
		.addColumn("vat", "integer")
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("seller", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("receipts_key", ["year", "number"])
		.addUniqueConstraint("receipts_once", ["account_id", "position"])
		.execute();
}

async function addAccounts(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("payment_accounts")
		.addColumn("id", "text", (column) => column.primaryKey().notNull())
		.addColumn("guest_id", "text", (column) =>
			column.notNull().unique().references("guests.id").onDelete("cascade"),
		)
		.addColumn("reference", "text", (column) => column.notNull().unique())
		.addColumn("opened_at", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("payment_entries")
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("payment_accounts.id").onDelete("cascade"),
		)
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("way", "text")
		.addColumn("corrects", "integer")
		.addColumn("noted_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("payment_entries_key", ["account_id", "position"])
		.execute();
	await db.schema
		.createTable("payment_mails")
		.addColumn("mail_id", "text", (column) => column.primaryKey().notNull())
		.addColumn("account_id", "text", (column) =>
			column.notNull().references("payment_accounts.id").onDelete("cascade"),
		)
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("position", "integer", (column) => column.notNull())
		.addColumn("ordered_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("payment_mails_account")
		.on("payment_mails")
		.columns(["account_id", "ordered_at"])
		.execute();
}
