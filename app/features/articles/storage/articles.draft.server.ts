import type { Kysely } from "kysely";
import { textsIn } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleHistory,
	type ArticleInput,
	isComplete,
} from "#app/features/articles/article.ts";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import type { TextRenderer } from "#app/features/articles/rendering/text-renderer.server.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { expectedDate } from "./articles.publication.server.ts";
import { textOfArticle } from "./articles.text.server.ts";

/** An article as it is written, and how it is looked at. */
export type ShownDraft = {
	input: ArticleInput;
	/** What is saved of it. */
	saved: ArticleHistory | undefined;
	/** Of the page. */
	language: Language;
	/** The text that is shown where none is complete yet. */
	written: Language;
};

/** Shows articles that are being written. */
export function shownDrafts(db: Kysely<Tables>, renderer: TextRenderer, clock: Clock) {
	/**
	 * What readers of a language would see of an article if it were saved, dated as it will be.
	 * @throws ApiError 400 for a text that cannot be rendered.
	 */
	return async function showDraft({ input, saved, language, written }: ShownDraft): Promise<ArticleText> {
		const rendered = await renderer.renderTexts(input);
		const now = clock().toISOString();
		const created: ArticleHistory = {
			...{ id: "", publishedAt: null, createdAt: now, updatedAt: now, version: 1 },
			textVersions: inEachLanguage(() => 1),
		};
		const article: Article = { ...(saved ?? created), ...input };
		const shown = languages.some((one) => isShown(article, one)) ? undefined : written;
		const { id: _, ...text } = await textOfArticle(db, rendered, article, language, shown);
		return { ...text, publishedAt: expectedDate(article, now) };
	};
}

function isShown(article: Article, language: Language): boolean {
	const texts = textsIn(article, language);
	return texts !== null && isComplete(texts);
}
