import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Article, type ArticleTexts, articleInput, isComplete } from "#app/features/articles/article.ts";
import { countWords } from "#app/features/articles/reading-time.ts";
import { migrations } from "#migrations/index.ts";
import type { Tables } from "#migrations/tables.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { engines, freshDatabase, freshPlace } from "#platform/testing/fresh-database.ts";
import { generatedArticles } from "#server/seed/generated-articles.ts";
import { articlesStore } from "./articles.store.server.ts";

const now = new Date("2026-11-20T08:00:00.000Z");
const french = {
	title: "Été",
	excerpt: "Un extrait.",
	content: "L’*amour* [ici](https://x.example).",
	tags: ["CŒUR"],
};
const written = [
	{
		...french,
		title: "Link",
		content: "A [link](https://x.example) and <u>__more__</u> snake_case",
		fr: null,
	},
	{ ...french, title: "Whole", fr: { ...french, category: "Rencontres", imageAlt: "Un banc" } },
	{ ...french, title: "Begun", category: "Dating", fr: { title: "Commencé" } },
	{ title: "Draft", excerpt: "", content: "", fr: { ...french, title: "Brouillon" } },
];

/** The columns of one text as the table of articles had them. */
function columnsOf(texts: ArticleTexts | null, suffix: "" | "_fr", minutes: number | null) {
	const columns = {
		title: texts?.title ?? null,
		excerpt: texts?.excerpt ?? null,
		content: texts?.content ?? null,
		category: texts?.category ?? null,
		tags: texts === null ? null : JSON.stringify(texts.tags),
		image_alt: texts?.imageAlt ?? null,
		reading_minutes: minutes,
	};
	return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name + suffix, value]));
}

async function insert(db: Kysely<Tables>, table: string, row: Record<string, unknown>): Promise<void> {
	const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
	await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
		db,
	);
}

const minutesOf = (texts: ArticleTexts) => Math.max(1, Math.ceil(countWords(texts.content) / 238));

/** Writes an article as it was written before its texts had rows. */
async function insertOlder(db: Kysely<Tables>, article: Article): Promise<void> {
	const { fr } = article;
	await insert(db, "articles", {
		id: article.id,
		slug: article.slug,
		image_url: article.imageUrl,
		published: article.published ? 1 : 0,
		published_at: article.publishedAt,
		created_at: article.createdAt,
		updated_at: article.updatedAt,
		version: article.version,
		...columnsOf(article, "", minutesOf(article)),
		...columnsOf(fr, "_fr", fr !== null && isComplete(fr) ? minutesOf(fr) : null),
	});
}

/** What readers find articles by, as it was written under a column of another name. */
async function insertOlderSearch(db: Kysely<Tables>, from: Kysely<Tables>): Promise<void> {
	const texts = await from
		.selectFrom("article_search")
		.select(["article_id", "language", "folded"])
		.execute();
	const tags = await from.selectFrom("article_tags").select(["article_id", "language", "tag"]).execute();
	for (const { language, ...row } of texts) await insert(db, "article_search", { ...row, reader: language });
	for (const { language, ...row } of tags) await insert(db, "article_tags", { ...row, reader: language });
}

/** Each with the rows that were there just before a migration. */
const starts = { "0003": "their search", "0009": "their lists" };

describe.each(engines)("articles on %s", (engine) => {
	it.each(Object.entries(starts))("from before %s are as those that came after it: %s", async (start) => {
		const { db } = await freshDatabase(engine);
		const after = articlesStore(db, () => now);
		const drafted = written.map((texts) => ({
			input: articleInput.parse({ ...texts, published: texts.title !== "Draft" }),
			at: now,
		}));
		await after.createMany([...generatedArticles(30, now), ...drafted]);

		const older = await openDatabase(await freshPlace(engine));
		const earlier = Object.entries(migrations).filter(([name]) => name < start);
		await migrate(older, Object.fromEntries(earlier));
		const inOrder = (await after.list({ publishedOnly: false })).toSorted(byCreation);
		for (const article of inOrder) await insertOlder(older.db, article);
		if (start === "0009") await insertOlderSearch(older.db, db);
		await migrate(older, migrations);

		const before = articlesStore(older.db, () => now);
		for (const table of [
			"articles",
			"article_texts",
			"article_search",
			"article_tags",
			"article_listings",
		] as const) {
			expect(await rowsOf(older.db, table)).toEqual(await rowsOf(db, table));
		}
		// The words of a version were counted when it was saved, in the way of that day.
		const versions = async (store: typeof before) =>
			Promise.all(inOrder.map(async ({ id }) => ({ ...(await store.getVersion(id, 1)), words: undefined })));
		if (start === "0003") expect(await versions(before)).toEqual(await versions(after));
		expect(await before.list({ publishedOnly: false })).toEqual(await after.list({ publishedOnly: false }));
		expect(await before.listWrittenCategories()).toEqual(await after.listWrittenCategories());
		for (const search of ["the", "dating", "été", "rendez", "silence", "· 1", "zzz", "link", "commence"]) {
			for (const language of ["en", "fr"] as const) {
				const cards = await after.listCards(language, { search, limit: 50 });
				expect(await before.listCards(language, { search, limit: 50 })).toEqual(cards);
				expect(await before.countCards(language, { search })).toBe(cards.length);
				expect(await before.listCategories(language)).toEqual(await after.listCategories(language));
			}
			const asked = { publishedOnly: false, search, limit: 50 };
			expect(await before.listSummaries(asked)).toEqual(await after.listSummaries(asked));
		}
		await older.close();
	});
});

function byCreation(one: Article, other: Article): number {
	return one.createdAt.localeCompare(other.createdAt) || order(one) - order(other);
}

function order({ title }: Article): number {
	return written.findIndex((texts) => texts.title === title);
}

async function rowsOf(db: Kysely<Tables>, table: keyof Tables): Promise<string[]> {
	const rows: object[] = await db.selectFrom(table).selectAll().execute();
	return rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
}
