import { type Kysely, sql } from "kysely";
import { type RenderedTexts, rendererVersion } from "#app/features/articles/rendered-text.ts";
import { inEachText, type TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import type { SavedArticle } from "#app/features/articles/search/articles.indexer.server.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Effects } from "#platform/content/content-store.ts";

/** Replaces the stored HTML of articles. Part of every change of their texts. */
export async function storeHtml(db: Kysely<Tables>, saved: readonly SavedArticle[]): Promise<void> {
	const ids = saved.map(({ article }) => article.id);
	await db.deleteFrom("article_html").where("article_id", "in", ids).execute();
	const rows = saved.flatMap(({ article, rendered }) =>
		languages.flatMap((language) => {
			const html = rendered[language]?.html;
			if (html === undefined) return [];
			const { id: article_id, version: article_version } = article;
			return { article_id, language, article_version, renderer_version: rendererVersion, html };
		}),
	);
	await db.insertInto("article_html").values(rows).execute();
}

/** Renders the texts of a stored article, whatever they hold. */
export async function renderStored(
	renderer: TextRenderer,
	texts: Parameters<typeof inEachText>[0],
): Promise<RenderedTexts> {
	return inEachText(texts, (markdown) => renderer.renderStored(markdown));
}

/** An article was saved or deleted between the query of its row and that of its HTML. */
class ChangedMeanwhile extends Error {}

/** The most repetitions; nobody saves so often between two queries. */
const mostReadings = 20;

/** Runs queries that must see one version of each article, again where one was saved between. */
export async function atOneVersion<Found>(read: () => Promise<Found>): Promise<Found> {
	for (let reading = 1; ; reading += 1) {
		try {
			return await read();
		} catch (error) {
			if (!(error instanceof ChangedMeanwhile) || reading === mostReadings) throw error;
		}
	}
}

type Shown = { id: string; version: number; language: Language };

/**
 * Returns the HTML of articles in one language each, by id: rendered now where none is stored, or
 * of an older renderer. Call it within `atOneVersion`: it throws where an article was changed.
 */
export async function htmlOf(
	db: Kysely<Tables>,
	renderer: TextRenderer,
	shown: readonly Shown[],
): Promise<Map<string, string>> {
	const stored = await db
		.selectFrom("article_html")
		.select(["article_id", "language", "article_version", "html"])
		.where("article_id", "in", [...shown.map(({ id }) => id), ""])
		.execute();
	const found = shown.map(async ({ id, version, language }) => {
		const own = stored.find(
			(one) => one.article_id === id && one.language === language && one.article_version === version,
		);
		return [id, own?.html ?? (await renderNow(id, version, language))] as const;
	});
	return new Map(await Promise.all(found));

	async function renderNow(id: string, version: number, language: Language): Promise<string> {
		const row = await db
			.selectFrom("article_texts")
			.innerJoin("articles", "id", "article_id")
			.select("content")
			.where("article_id", "=", id)
			.where("version", "=", version)
			.where("language", "=", language)
			.executeTakeFirst();
		if (row === undefined) throw new ChangedMeanwhile(`The article ${id} was changed while it was read.`);
		return (await renderer.renderStored(row.content)).html;
	}
}

/** Articles per step of the background. */
const stepArticles = 200;

/** The progress of a walk through all articles: where to go on, and texts that were rendered. */
export type HtmlStep = { next: string | undefined; made: number };

/** Renders stored texts again whose HTML is missing, or of an older renderer. */
export function articleHtml(db: Kysely<Tables>, renderer: TextRenderer) {
	/** Renders outdated texts after `after`, with `rest` between two, until there is no `next`. */
	async function remake(after: string, rest: () => Promise<unknown>): Promise<HtmlStep> {
		const texts = await db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_id", "id")
			.select(["id", "version", "language"])
			.where("id", "in", (where) =>
				where.selectFrom("articles").select("id").where("id", ">", after).orderBy("id").limit(stepArticles),
			)
			.orderBy("id")
			.execute();
		const last = texts.at(-1);
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
		for (const { id, version, language } of texts) {
			if (made.has(`${id} ${language} ${version}`)) continue;
			await remakeText(id, language);
			count += 1;
			await rest();
		}
		return { next: last.id, made: count };
	}

	/** Renders one text. Stores nothing if the article was saved or deleted meanwhile. */
	async function remakeText(id: string, language: Language): Promise<void> {
		const row = await db
			.selectFrom("articles")
			.innerJoin("article_texts", "article_id", "id")
			.select(["version", "content"])
			.where("id", "=", id)
			.where("language", "=", language)
			.executeTakeFirst();
		if (row === undefined) return;
		const { html } = await renderer.renderStored(row.content, true);
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

	return { remake };
}

// It runs in the background: pages change once, at the end of a step.
export const htmlEffects: Effects<ReturnType<typeof articleHtml>> = { remake: ({ made }) => made > 0 };
