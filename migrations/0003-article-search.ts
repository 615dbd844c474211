import { type Kysely, sql } from "kysely";

/**
 * What readers find articles by, one row for each language of the readers: the folded text of the search box, and
 * the tags. Filled for the articles that are there already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await createArticleSearch(db);
	await createArticleTags(db);
	const { rows } = await sql<ArticleRow>`select * from articles`.execute(db);
	for (const row of rows) {
		await index(db, row.id, "en", english(row));
		await index(db, row.id, "fr", french(row) ?? english(row));
	}
}

async function createArticleSearch(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_search")
		.addColumn("article_id", "text", (column) =>
			column.notNull().references("articles.id").onDelete("cascade"),
		)
		.addColumn("reader", "text", (column) => column.notNull().check(sql`reader in ('en', 'fr')`))
		.addColumn("folded", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("article_search_key", ["article_id", "reader"])
		.execute();
}

async function createArticleTags(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.createTable("article_tags")
		.addColumn("article_id", "text", (column) =>
			column.notNull().references("articles.id").onDelete("cascade"),
		)
		.addColumn("reader", "text", (column) => column.notNull().check(sql`reader in ('en', 'fr')`))
		.addColumn("tag", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("article_tags_key", ["article_id", "reader", "tag"])
		.execute();
	await db.schema
		.createIndex("article_tags_tag")
		.on("article_tags")
		.columns(["reader", "tag", "article_id"])
		.execute();
}

type ArticleRow = {
	id: string;
	title: string;
	content: string;
	tags: string;
	title_fr: string | null;
	content_fr: string | null;
	tags_fr: string | null;
	/** Set for a complete translation only. */
	reading_minutes_fr: number | null;
};

type Texts = { title: string; content: string; tags: string[] };

function english(row: ArticleRow): Texts {
	return { title: row.title, content: row.content, tags: JSON.parse(row.tags) };
}

function french(row: ArticleRow): Texts | undefined {
	if (row.reading_minutes_fr === null) return undefined;
	return { title: row.title_fr ?? "", content: row.content_fr ?? "", tags: JSON.parse(row.tags_fr ?? "[]") };
}

async function index(db: Kysely<unknown>, id: string, reader: "en" | "fr", texts: Texts): Promise<void> {
	const folded = [texts.title, withoutMarks(texts.content), ...texts.tags].map(fold).join("\n");
	await sql`insert into article_search (article_id, reader, folded) values (${id}, ${reader}, ${folded})`.execute(
		db,
	);
	for (const tag of new Set(texts.tags.map(tagKey).filter((key) => key !== ""))) {
		await sql`insert into article_tags (article_id, reader, tag) values (${id}, ${reader}, ${tag})`.execute(
			db,
		);
	}
}

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

function withoutMarks(markdown: string): string {
	return markdown
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/<\/?u>/gi, "")
		.replace(/[*`]|(?<![\p{Letter}\p{Number}_])_+|_+(?![\p{Letter}\p{Number}_])/gu, "");
}

function tagKey(tag: string): string {
	return tag
		.toWellFormed()
		.normalize("NFC")
		.toLowerCase()
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim();
}
