import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { bytesType } from "./engine.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
	await createArticles(db);
	await createEvents(db);
	await createSettings(db);
	await createSubscribers(db);
	await createSessions(db);
	await createMedia(db);
}

async function createArticles(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("articles")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("excerpt", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("tags", "text", (column) => column.notNull())
		.addColumn("image_url", "text")
		.addColumn("image_alt", "text", (column) => column.notNull())
		.addColumn("reading_minutes", "integer", (column) => column.notNull())
		.addColumn("title_fr", "text")
		.addColumn("excerpt_fr", "text")
		.addColumn("content_fr", "text")
		.addColumn("category_fr", "text")
		.addColumn("tags_fr", "text")
		.addColumn("image_alt_fr", "text")
		.addColumn("reading_minutes_fr", "integer")
		.addColumn("published_at", "text")
		.$call(addPublishedAndHistory)
		.execute();
	await db.schema
		.createIndex("articles_public")
		.on("articles")
		.columns(["published", "published_at"])
		.execute();
	await db.schema.createIndex("articles_created").on("articles").column("created_at").execute();
	await db.schema
		.createTable("former_slugs")
		.addColumn("slug", "text", (column) => column.primaryKey())
		.addColumn("article_id", "text", (column) =>
			column.notNull().references("articles.id").onDelete("cascade"),
		)
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("former_slugs_article").on("former_slugs").column("article_id").execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("events")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("date", "text", (column) => column.notNull())
		.addColumn("time", "text", (column) => column.notNull())
		.addColumn("price", "text", (column) => column.notNull())
		.addColumn("type", "text", (column) => column.notNull().check(sql`type in ('Dinner', 'Brunch')`))
		.addColumn("description", "text", (column) => column.notNull())
		.addColumn("location", "text", (column) => column.notNull())
		.addColumn("max_guests", "text", (column) => column.notNull())
		.addColumn("title_fr", "text")
		.addColumn("date_fr", "text")
		.addColumn("time_fr", "text")
		.addColumn("price_fr", "text")
		.addColumn("description_fr", "text")
		.addColumn("location_fr", "text")
		.addColumn("calendar_date", "text")
		.addColumn("start_time", "text")
		.$call(addPublishedAndHistory)
		.execute();
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("settings")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("key", "text", (column) => column.notNull().unique())
		.addColumn("value", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
}

async function createSubscribers(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("subscribers")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("email", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) =>
			column.notNull().check(sql`state in ('pending', 'confirmed', 'unsubscribed')`),
		)
		.addColumn("language", "text", (column) => column.notNull().check(sql`language in ('en', 'fr')`))
		.addColumn("page", "text", (column) => column.notNull())
		.addColumn("consent_version", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("confirmed_at", "text")
		.addColumn("unsubscribed_at", "text")
		.execute();
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("access_codes")
		.addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("sessions")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("last_seen_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
}

async function createMedia(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("media")
		.addColumn("hash", "text", (column) => column.primaryKey())
		.addColumn("bytes", bytesType(db), (column) => column.notNull())
		.addColumn("width", "integer", (column) => column.notNull())
		.addColumn("height", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}

function addPublishedAndHistory<Table extends string>(
	table: CreateTableBuilder<Table, string>,
): CreateTableBuilder<Table, string> {
	return table
		.addColumn("published", "integer", (column) => column.notNull().check(sql`published in (0, 1)`))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull());
}
