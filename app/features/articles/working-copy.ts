import { fieldsKind } from "#app/content/drafts/stored-kind.ts";
import type { DraftKind } from "#app/content/drafts/working-copy.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type ArticleDraft, type ArticleFields, articleFields } from "./article.ts";

/** The working copies of articles: unsaved content of their form. */
export const articleDrafts: DraftKind<ArticleFields> = fieldsKind({
	name: "article" as const,
	fields: articleFields,
	path: "/api/admin/working-copies",
	newScreen: adminPaths.addArticle,
	schemaName: "WorkingCopy",
	/** Drops a past time of publication of a public article: saving it would take that offline. */
	reconciled(draft: ArticleDraft, { published, publishAt }: ArticleDraft) {
		const isPast = draft.publishAt !== null && Date.parse(draft.publishAt) <= Date.now();
		return published && isPast ? { ...draft, published, publishAt } : draft;
	},
});
