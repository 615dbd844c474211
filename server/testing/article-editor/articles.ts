import { storedDrafts } from "#app/content/drafts/stored-drafts.ts";
import type { Article, ArticleDraft } from "#app/features/articles/article.ts";
import { blankDraft, inputOf } from "#app/features/articles/article-draft.ts";
import { articleDrafts } from "#app/features/articles/working-copy.ts";
import type { openBrowser } from "#server/testing/browser.tsx";

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A draft that could be published. */
export const written: ArticleDraft = { ...blankDraft, title: "First", excerpt: "A text.", content: "Words." };

/** Saves `written`, changed, on the server. */
export function createArticle({ stores }: Browser, change: Partial<ArticleDraft> = {}): Promise<Article> {
	return stores.articles.saving.create(inputOf({ ...written, ...change }, change.published ?? false));
}

/** The titles of what the device holds for an article. */
export const onDevice = (articleId: string | undefined) =>
	storedDrafts(localStorage, articleDrafts, articleId)
		.list()
		.map(({ draft }) => draft.title);

/** The title of the working copy that the server holds under a key. */
export const onServer = async ({ stores }: Browser, key: string) =>
	(await stores.articleCopies.find(key))?.draft.title;
