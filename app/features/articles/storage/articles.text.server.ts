import type { Kysely } from "kysely";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import { byArticle, cardOf, type ShortRow, shownRow } from "#app/features/articles/articles.row.server.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { defaultLanguage, type Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import { htmlOf } from "./articles.html.server.ts";
import { withLibraryWords } from "./described-pictures.server.ts";

/**
 * What readers of a language see of articles, in the order of their rows, with the id of each.
 * Within `inOnePiece`, with the reading of the rows.
 */
export async function textsOfPage(
	db: Kysely<Tables>,
	renderer: TextRenderer,
	rows: readonly ShortRow[],
	language: Language,
): Promise<(ArticleText & { id: string })[]> {
	const articles = byArticle(rows);
	const shown = articles.map((same) => shownRow(same, language));
	const stored = await htmlOf(db, renderer, shown);
	const html = await withLibraryWords(
		db,
		new Map(shown.map((row) => [row.id, { html: stored.get(row.id) ?? "", language: row.language }])),
	);
	return articles.map((same) => {
		const [{ id, updated_at: updatedAt }] = same;
		const { category } = shownRow(same, defaultLanguage);
		return {
			...cardOf(same, language),
			id,
			categoryKey: slugOf(category),
			html: html.get(id) ?? "",
			updatedAt,
		};
	});
}
