import { type Kysely, type Selectable, sql } from "kysely";
import type { Article } from "#app/features/articles/article.ts";
import { type RenderedTexts, rendererVersion } from "#app/features/articles/rendering/rendered-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { type Language, languages } from "#app/site-config.ts";
import type { ArticlesTable, Tables } from "#migrations/tables.ts";

type Row = Selectable<ArticlesTable>;

/** Stores the HTML of articles in place of what was stored before. Part of every change of their texts. */
export async function noteHtml(db: Kysely<Tables>, saved: readonly SavedArticle[]): Promise<void> {
	const ids = saved.map(({ article }) => article.id);
	await db.deleteFrom("article_html").where("article_id", "in", ids).execute();
	const rows = saved.flatMap(({ article, rendered }) =>
		languages.flatMap((language) => {
			const html = rendered[language]?.html;
			return html === undefined ? [] : { ...htmlRow(article.id, language, article.version), html };
		}),
	);
	await db.insertInto("article_html").values(rows).execute();
}

function htmlRow(articleId: string, language: Language, articleVersion: number) {
	return {
		article_id: articleId,
		language,
		article_version: articleVersion,
		renderer_version: rendererVersion,
	};
}

/** What the texts of a stored article are shown as and found by, whatever they hold. */
export async function renderStored(renderer: TextRenderer, { content, fr }: Article): Promise<RenderedTexts> {
	return {
		en: await renderer.renderStored(content),
		fr: fr === null ? null : await renderer.renderStored(fr.content),
	};
}

/** The language of the text that a reader sees: only a complete translation has a reading time. */
function languageFor(reader: Language, row: Row): Language {
	return reader === "fr" && row.reading_minutes_fr !== null ? "fr" : "en";
}

/**
 * Rows of articles with the HTML of the text that a reader sees. A text that was stored before its HTML was, is
 * rendered now; HTML of an older renderer is good until the background has made it anew.
 */
export async function withHtml<Found extends Row>(
	db: Kysely<Tables>,
	renderer: TextRenderer,
	rows: readonly Found[],
	reader: Language,
): Promise<(Found & { html: string })[]> {
	if (rows.length === 0) return [];
	const stored = await db
		.selectFrom("article_html")
		.select(["article_id", "language", "article_version", "html"])
		.where(
			"article_id",
			"in",
			rows.map(({ id }) => id),
		)
		.execute();
	return Promise.all(
		rows.map(async (row) => {
			const language = languageFor(reader, row);
			const own = stored.find(
				(one) =>
					one.article_id === row.id && one.language === language && one.article_version === row.version,
			);
			return { ...row, html: own?.html ?? (await renderer.renderStored(contentOf(row, language))).html };
		}),
	);
}

function contentOf(row: Pick<Row, "content" | "content_fr">, language: Language): string {
	return language === "fr" ? (row.content_fr ?? "") : row.content;
}

/** Articles that are looked at in one step of the background. */
const stepArticles = 200;

/** Where a walk through all articles has come to, and how many texts it has made anew there. */
export type HtmlStep = { next: string | undefined; made: number };

/** The queries that make HTML anew which is missing, or which an older renderer made. */
export function outdatedHtml(db: Kysely<Tables>, renderer: TextRenderer) {
	/**
	 * Makes anew what is outdated among the articles after `after`, one text at a time; `rest` is awaited between
	 * two. Call it again with `next` until there is none.
	 */
	async function remakeHtml(after: string, rest: () => Promise<unknown>): Promise<HtmlStep> {
		const articles = await db
			.selectFrom("articles")
			.select(["id", "version"])
			.select(sql<number>`case when title_fr is null then 0 else 1 end`.as("french"))
			.where("id", ">", after)
			.orderBy("id")
			.limit(stepArticles)
			.execute();
		const last = articles.at(-1);
		if (last === undefined) return { next: undefined, made: 0 };
		const present = await db
			.selectFrom("article_html")
			.select(["article_id", "language", "article_version"])
			.where("article_id", ">", after)
			.where("article_id", "<=", last.id)
			.where("renderer_version", "=", rendererVersion)
			.execute();
		const made = new Set(present.map((row) => `${row.article_id} ${row.language} ${row.article_version}`));
		let count = 0;
		for (const { id, version, french } of articles) {
			for (const language of languages) {
				if (made.has(`${id} ${language} ${version}`) || (language === "fr" && french === 0)) continue;
				await remake(id, language);
				count += 1;
				await rest();
			}
		}
		return { next: last.id, made: count };
	}

	/** Nothing is stored where the article was changed or deleted meanwhile: saving it has stored its own. */
	async function remake(id: string, language: Language): Promise<void> {
		const row = await db
			.selectFrom("articles")
			.select(["version", "content", "content_fr"])
			.where("id", "=", id)
			.executeTakeFirst();
		if (row === undefined) return;
		const { html } = await renderer.renderStored(contentOf(row, language), true);
		const isStillSo = sql<boolean>`id = ${id} and version = ${row.version}`;
		await sql`
			insert into article_html (article_id, language, article_version, renderer_version, html)
			select id, cast(${language} as text), version, cast(${rendererVersion} as integer), cast(${html} as text)
			from articles where ${isStillSo}
			on conflict (article_id, language) do update set
				article_version = excluded.article_version,
				renderer_version = excluded.renderer_version,
				html = excluded.html
			where article_html.article_version <= excluded.article_version
		`.execute(db);
	}

	return { remakeHtml };
}
