import { useContinuedDraft } from "#app/content/drafts/use-continued-draft.ts";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { ArticleForm } from "./article-form.tsx";

export const meta = adminTitle((text) => text.article.createTitle);

export default function AddArticleScreen() {
	const continued = useContinuedDraft();
	return <ArticleForm key={continued} article={undefined} continued={continued} />;
}
