import { type Kysely, sql } from "kysely";

/**
 * What keeps writing safe: the last saved versions of each article (the present text is the first of them), working
 * copies of what is being typed, the instant at which a draft publishes itself, and links that show a draft.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable("articles").addColumn("publish_at", "text").execute();
	await db.schema.createIndex("articles_due").on("articles").columns(["published", "publish_at"]).execute();
	await createVersions(db);
	await createWorkingCopies(db);
	await createPreviewLinks(db);
	const { rows } = await sql<ArticleRow>`select * from articles`.execute(db);
	for (const row of rows) {
		await sql`
			insert into article_versions (article_id, version, title, words, input, saved_at)
			values (${row.id}, ${row.version}, ${row.title}, ${wordsOf(row.content)}, ${inputOf(row)}, ${row.updated_at})
		`.execute(db);
	}
}

async function createVersions(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_versions")
		.addColumn("article_id", "text", (column) =>
			column.notNull().references("articles.id").onDelete("cascade"),
		)
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("words", "integer", (column) => column.notNull())
		.addColumn("input", "text", (column) => column.notNull())
		.addColumn("saved_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("article_versions_key", ["article_id", "version"])
		.execute();
}

async function createWorkingCopies(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("working_copies")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("article_id", "text", (column) => column.references("articles.id").onDelete("cascade"))
		.addColumn("draft", "text", (column) => column.notNull())
		.addColumn("version", "integer")
		.addColumn("saved_at", "text", (column) => column.notNull())
		.execute();
}

async function createPreviewLinks(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("preview_links")
		.addColumn("article_id", "text", (column) =>
			column.primaryKey().references("articles.id").onDelete("cascade"),
		)
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
}

type ArticleRow = {
	id: string;
	slug: string;
	title: string;
	excerpt: string;
	content: string;
	category: string;
	tags: string;
	image_url: string | null;
	image_alt: string;
	title_fr: string | null;
	excerpt_fr: string | null;
	content_fr: string | null;
	category_fr: string | null;
	tags_fr: string | null;
	image_alt_fr: string | null;
	published: 0 | 1;
	updated_at: string;
	version: number;
};

// The shape of a saved text and the count of its words as they were on the day of this migration.

function inputOf(row: ArticleRow): string {
	const fr = {
		title: row.title_fr ?? "",
		excerpt: row.excerpt_fr ?? "",
		content: row.content_fr ?? "",
		category: row.category_fr ?? "",
		tags: JSON.parse(row.tags_fr ?? "[]"),
		imageAlt: row.image_alt_fr ?? "",
	};
	return JSON.stringify({
		title: row.title,
		excerpt: row.excerpt,
		content: row.content,
		category: row.category,
		tags: JSON.parse(row.tags),
		imageAlt: row.image_alt,
		slug: row.slug,
		imageUrl: row.image_url,
		published: row.published === 1,
		publishAt: null,
		fr: row.title_fr === null ? null : fr,
	});
}

function wordsOf(content: string): number {
	return content.match(/[\p{Letter}\p{Number}]+(?:[’'-][\p{Letter}\p{Number}]+)*/gu)?.length ?? 0;
}
