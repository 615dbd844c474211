import { useQuery } from "@tanstack/react-query";
import { Badge } from "#app/admin-ui/badge.tsx";
import { FoldingPanel } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { statusOf } from "#app/features/articles/article-status.ts";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { useDashboardSources } from "./dashboard.context.ts";

/** Number of articles (specification, section 9). */
const recentCount = 5;

/** The latest articles, and a link to all of them. */
export function RecentArticles() {
	const t = useText("admin");
	const articles = useQuery(useDashboardSources().recentArticles(recentCount, useLanguage()));
	useErrorToast(articles.error, t("articles.failed"));
	return (
		<FoldingPanel
			title={t("dashboard.recent")}
			aside={
				<TextLink to={adminPaths.articles} className="text-small">
					{t("dashboard.viewAll")}
				</TextLink>
			}
		>
			<div className="border-t border-clay">
				{articles.data === undefined ? (
					<QueryPlaceholder
						query={articles}
						rows={recentCount}
						height="h-[7.2rem]"
						title={t("articles.failed")}
						text={t("articles.failedText")}
					/>
				) : (
					<Rows articles={articles.data} />
				)}
			</div>
		</FoldingPanel>
	);
}

function Rows({ articles }: { articles: ArticleSummary[] }) {
	const t = useText("admin");
	const language = useLanguage();
	if (articles.length === 0) {
		return (
			<ListState title={t("dashboard.emptyTitle")}>
				<TextLink to={adminPaths.addArticle}>{t("dashboard.emptyLink")}</TextLink>
			</ListState>
		);
	}
	return (
		<ul className="divide-y divide-clay">
			{articles.map((article) => (
				<li key={article.id} className="flex items-start gap-4 px-5 py-4 sm:px-7">
					<div className="grid min-w-0 flex-1 gap-1">
						<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<h3 className="wrap-anywhere font-serif text-[1.15rem] leading-snug">
								{article.title || t("articles.untitled")}
							</h3>
							<Badge tone={article.published ? "live" : "calm"}>{t(`common.${statusOf(article)}`)}</Badge>
						</div>
						<p className="truncate text-small text-ink-soft">{article.excerpt}</p>
						<p className="text-small text-ink-soft">
							{t("dashboard.created", { date: formatDay(article.createdAt, language) })}
						</p>
					</div>
					<TextLink
						to={adminPath("editArticle", article.id)}
						aria-label={t("articles.editOne", { title: article.title || t("articles.untitled") })}
						className="text-small"
					>
						{t("common.edit")}
					</TextLink>
				</li>
			))}
		</ul>
	);
}
