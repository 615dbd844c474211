import { useQuery } from "@tanstack/react-query";
import { ThingPlaceholder } from "#app/content/list/thing-placeholder.tsx";
import { articleQuery, correctionsQuery, lastSaved } from "#app/features/articles/articles.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/edit-article.admin";
import { ArticleForm } from "./article-form.tsx";

export const meta = adminTitle((text) => text.article.editTitle);

export default function EditArticleScreen({ params }: Route.ComponentProps) {
	const t = useText("admin");
	const article = useQuery(articleQuery(params.id));
	const corrections = useQuery(correctionsQuery(params.id));

	// The cache may be older than what is saved: the form waits for the newest.
	const isNewest = article.isFetchedAfterMount && corrections.isFetchedAfterMount;
	if (article.data !== undefined && corrections.data !== undefined && isNewest) {
		const last = lastSaved(article.data, corrections.data.corrections);
		return <ArticleForm key={article.data.id} article={last} />;
	}
	return (
		<ThingPlaceholder
			texts="article"
			error={article.error ?? corrections.error}
			failedText={t("article.loadFailedText")}
			list={adminPaths.articles}
			refetch={() => Promise.all([article.refetch(), corrections.refetch()])}
		/>
	);
}
