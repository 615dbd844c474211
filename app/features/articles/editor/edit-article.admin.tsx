import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
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
	useErrorToast(article.error, t("article.loadFailed"));

	// The cache may be older than what is saved: the form waits for the newest.
	const isNewest = article.isFetchedAfterMount && corrections.isFetchedAfterMount;
	if (article.data !== undefined && corrections.data !== undefined && isNewest) {
		const last = lastSaved(article.data, corrections.data.corrections);
		return <ArticleForm key={article.data.id} article={last} />;
	}
	const gone = article.error instanceof ApiError && article.error.status === 404;
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("article.editTitle")} />
			<Panel>
				{gone ? (
					<ListState failed title={t("article.goneTitle")} text={t("article.gone")}>
						<Link to={adminPaths.articles} className={compactClass("quiet")}>
							{t("article.back")}
						</Link>
					</ListState>
				) : (
					<QueryPlaceholder
						query={{
							isPending: !(article.isError || corrections.isError),
							refetch: () => Promise.all([article.refetch(), corrections.refetch()]),
						}}
						rows={4}
						height="h-36"
						title={t("article.loadFailed")}
						text={t("article.loadFailedText")}
					/>
				)}
			</Panel>
		</div>
	);
}
