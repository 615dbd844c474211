import type { DraftKind } from "#app/content/drafts/working-copy.ts";
import { type ArticleFields, articleFields } from "./article.ts";

/** Where the form of an article stores what is typed and not saved yet. */
export const articleDrafts: DraftKind<ArticleFields> = {
	name: "article",
	fields: articleFields,
	path: "/api/admin/working-copies",
	newScreen: "/admin/add-article",
	schemaName: "WorkingCopy",
	/**
	 * A time of publication that has passed says nothing any more of an article that is public by now:
	 * left as it was, saving would take the article off the website.
	 */
	reconciled(draft, { published, publishAt }) {
		const isPast = draft.publishAt !== null && Date.parse(draft.publishAt) <= Date.now();
		return published && isPast ? { ...draft, published, publishAt } : draft;
	},
};
