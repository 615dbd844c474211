import { textsIn } from "#app/content/localized.ts";
import {
	type Article,
	type ArticleHistory,
	type ArticleInput,
	isComplete,
} from "#app/features/articles/article.ts";
import type { ArticleText } from "#app/features/articles/article-text.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import { type Language, languages } from "#app/site/site-config.ts";
import type { Effects } from "#platform/content/content-store.ts";
import { type ArticleParts, expectedDate } from "./articles.publication.server.ts";
import { textOfArticle } from "./articles.texts.server.ts";

/** An article that is being written, and the page to preview. */
export type ShownDraft = {
	input: ArticleInput;
	/** The saved article; undefined for a new one. */
	saved: ArticleHistory | undefined;
	/** Of the page. */
	language: Language;
	/** The text that is shown where none is complete yet. */
	written: Language;
};

export function articlePreview({ db, renderer, clock }: ArticleParts) {
	/**
	 * Returns what readers of a language would see of an article if it were saved, dated as it will
	 * be.
	 * @throws ApiError 400 for a text that cannot be rendered.
	 */
	async function show({ input, saved, language, written }: ShownDraft): Promise<ArticleText> {
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
	}

	return { show };
}

export const previewEffects: Effects<ReturnType<typeof articlePreview>> = { show: "uncached" };

function isShown(article: Article, language: Language): boolean {
	const texts = textsIn(article, language);
	return texts !== null && isComplete(texts);
}
