import type { DraftKind } from "#app/content/drafts/working-copy.ts";
import { type ArticleFields, articleFields } from "./article.ts";

/** Where the form of an article stores what is typed and not saved yet. */
export const articleDrafts: DraftKind<ArticleFields> = {
	name: "article",
	fields: articleFields,
	path: "/api/admin/working-copies",
	schemaName: "WorkingCopy",
};
