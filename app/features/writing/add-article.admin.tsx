import { adminTitle } from "../../admin-title";
import { ArticleForm } from "./article-form";

export const meta = adminTitle((text) => text.article.createTitle);

export default function AddArticleScreen() {
	return <ArticleForm article={undefined} />;
}
