import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { adminTitle } from "../../admin-title";
import { useText } from "../../text/text-context";
import { CompactButton, compactClass } from "../../ui/compact-button";
import { Icon } from "../../ui/icon";
import { Panel, ScreenHead } from "../../ui/screen";
import { ListState, RowSkeletons } from "../../ui/state";
import type { Article } from "../articles/article";
import { useFailureToast } from "../session/use-change";
import { type ArticleStatus, filterArticles } from "./article-filter";
import { ArticleFilters } from "./article-filters";
import { ArticleRow } from "./article-row";
import { articlesQuery } from "./articles.query";
import { DeleteArticle } from "./delete-article";

export const meta = adminTitle((text) => text.articles.title);

export default function ArticlesScreen() {
	const t = useText("admin");
	const articles = useQuery(articlesQuery);
	useFailureToast(articles.error, t("articles.failed"));
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("articles.title")}>
				<Link to="/admin/add-article" prefetch="intent" className={compactClass("primary")}>
					<Icon name="plus" />
					{t("articles.add")}
				</Link>
			</ScreenHead>
			{articles.isError && articles.data === undefined ? (
				<Panel>
					<ListState failed title={t("articles.failed")} text={t("articles.failedText")}>
						<CompactButton look="quiet" onClick={() => articles.refetch()}>
							{t("common.retry")}
						</CompactButton>
					</ListState>
				</Panel>
			) : articles.data?.length === 0 ? (
				<Panel>
					<ListState title={t("articles.emptyTitle")}>
						<Link to="/admin/add-article" className="text-link inline-flex min-h-11 items-center">
							{t("articles.emptyLink")}
						</Link>
					</ListState>
				</Panel>
			) : (
				<ArticleList articles={articles.data} />
			)}
		</div>
	);
}

/** The articles with their filters; undefined while they are read. */
function ArticleList({ articles }: { articles: Article[] | undefined }) {
	const t = useText("admin");
	const [search, setSearch] = useState("");
	const [status, setStatus] = useState<ArticleStatus>("all");
	const [deleting, setDeleting] = useState<Article>();
	const countHeading = useRef<HTMLHeadingElement>(null);
	const found = filterArticles(articles ?? [], { search, status });

	function clear(): void {
		setSearch("");
		setStatus("all");
	}

	return (
		<>
			<ArticleFilters search={search} onSearch={setSearch} status={status} onStatus={setStatus} />
			<h2
				ref={countHeading}
				tabIndex={-1}
				aria-live="polite"
				className="mt-7 mb-3 font-sans text-small font-semibold tracking-normal"
			>
				{articles === undefined
					? t("common.loading")
					: found.length === articles.length
						? t("articles.count", { count: found.length })
						: t("articles.countOf", { shown: found.length, count: articles.length })}
			</h2>
			<Panel>
				{articles === undefined ? (
					<RowSkeletons rows={6} height="h-36" label={t("common.loading")} />
				) : found.length === 0 ? (
					<ListState title={t("articles.noneTitle")} text={t("articles.noneText")}>
						<CompactButton look="quiet" onClick={clear}>
							{t("articles.clear")}
						</CompactButton>
					</ListState>
				) : (
					<ul className="divide-y divide-clay">
						{found.map((article) => (
							<ArticleRow key={article.id} article={article} onDelete={() => setDeleting(article)} />
						))}
					</ul>
				)}
			</Panel>
			<DeleteArticle
				article={deleting}
				onClose={() => setDeleting(undefined)}
				// The row that had the focus is gone.
				onDeleted={() => countHeading.current?.focus()}
			/>
		</>
	);
}
