import { adminTitle } from "#app/metadata/admin-title.ts";
import { ArticleForm } from "./article-form.tsx";

export const meta = adminTitle((text) => text.article.createTitle);

export default function AddArticleScreen() {
	return <ArticleForm article={undefined} />;
}
