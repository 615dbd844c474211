import { type Kysely, sql } from "kysely";

/**
 * What keeps lists quick however many articles there are: indexes in the order of each list, the text that the
 * content area's list is searched by, and with each tag the publication of its article.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createIndexes(db);
	await dateTags(db as Kysely<DatedTags>);
	await createListings(db);
	await createEventSearch(db);
}

/** Each ends with the id, which orders articles of the same instant. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
	await db.schema.dropIndex("articles_public").execute();
	await db.schema.dropIndex("articles_created").execute();
	const indexes = {
		articles_public: ["published", "published_at", "id"],
		articles_created: ["created_at", "id"],
		articles_standing: ["published", "created_at", "id", "publish_at"],
		articles_category: ["published", "category", "published_at", "id"],
		articles_category_fr: ["published", "category_fr", "published_at", "id"],
		articles_categories: ["published", "category", "category_fr", "reading_minutes_fr", "published_at"],
	};
	for (const [name, columns] of Object.entries(indexes)) {
		await db.schema.createIndex(name).on("articles").columns(columns).execute();
	}
}

type DatedTags = {
	articles: { id: string; published: 0 | 1; published_at: string | null };
	article_tags: { article_id: string; reader: string; tag: string; published_at: string | null };
};

async function dateTags(db: Kysely<DatedTags>): Promise<void> {
	await db.schema.alterTable("article_tags").addColumn("published_at", "text").execute();
	await db
		.updateTable("article_tags")
		.set((update) => ({
			published_at: update
				.selectFrom("articles")
				.select("published_at")
				.where("published", "=", 1)
				.whereRef("articles.id", "=", "article_tags.article_id"),
		}))
		.execute();
	await db.schema.dropIndex("article_tags_tag").execute();
	await db.schema
		.createIndex("article_tags_tag")
		.on("article_tags")
		.columns(["reader", "tag", "published_at", "article_id"])
		.execute();
}

async function createListings(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_listings")
		.addColumn("article_id", "text", (column) =>
			column.primaryKey().references("articles.id").onDelete("cascade"),
		)
		.addColumn("folded", "text", (column) => column.notNull())
		.execute();
	const { rows } = await sql<ArticleRow>`
		select id, title, excerpt, category, title_fr, excerpt_fr, category_fr from articles
	`.execute(db);
	for (const row of rows) {
		const texts = [row.title, row.excerpt, row.category, row.title_fr, row.excerpt_fr, row.category_fr];
		const folded = texts.map((text) => fold(text ?? "")).join("\n");
		await sql`insert into article_listings (article_id, folded) values (${row.id}, ${folded})`.execute(db);
	}
}

async function createEventSearch(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable("events")
		.addColumn("folded", "text", (column) => column.notNull().defaultTo(""))
		.execute();
	const { rows } = await sql<EventRow>`select id, title, location, title_fr, location_fr from events`.execute(
		db,
	);
	for (const row of rows) {
		const texts = [row.title, row.location, row.title_fr, row.location_fr];
		const folded = texts.map((text) => fold(text ?? "")).join("\n");
		await sql`update events set folded = ${folded} where id = ${row.id}`.execute(db);
	}
	await sql`
		create index events_order on events ((coalesce(calendar_date, '9999-12-31')), created_at, id)
	`.execute(db);
}

type ArticleRow = {
	id: string;
	title: string;
	excerpt: string;
	category: string;
	title_fr: string | null;
	excerpt_fr: string | null;
	category_fr: string | null;
};

type EventRow = {
	id: string;
	title: string;
	location: string;
	title_fr: string | null;
	location_fr: string | null;
};

// From here on: the folding rules as they were on the day of this migration. It must not change when they do.

const ligatures: Record<string, string> = {
	œ: "oe",
	æ: "ae",
	ß: "ss",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
};

function fold(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{Mark}/gu, "")
		.replace(/[œæßøłđðþ]/g, (letter) => ligatures[letter] ?? letter)
		.replace(/[‘’ʼ]/g, "'")
		.replace(/[“”«»]/g, '"')
		.replace(/[‐‒–—]/g, "-")
		.replace(/\p{Cf}/gu, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}
