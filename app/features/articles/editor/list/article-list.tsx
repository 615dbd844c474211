import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { MoreRows, useFocusOnNewRows } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { ListState, RowSkeletons } from "#app/admin-ui/state.tsx";
import type { ArticleSummary } from "#app/features/articles/article-summary.ts";
import { type ArticlePages, articleChanges, deleteArticle } from "#app/features/articles/articles.query.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedDays } from "#app/site/site-config.ts";
import { ArticleRow } from "./article-row.tsx";

/** The list of articles that match, page by page. */
export function ArticleList(props: {
	articles: Pick<
		UseInfiniteQueryResult<ArticlePages>,
		| "data"
		| "isError"
		| "refetch"
		| "isPlaceholderData"
		| "hasNextPage"
		| "isFetchingNextPage"
		| "fetchNextPage"
	>;
	/** Receives the focus when the row that had it is gone. */
	heading: RefObject<HTMLHeadingElement | null>;
	onClear(): void;
}) {
	const { data, isError, refetch, isPlaceholderData } = props.articles;
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.articles;
	const t = useText("admin");
	const [deleting, setDeleting] = useState<ArticleSummary>();
	const entries = data?.pages.flatMap((page) => page.entries);

	return (
		<Panel>
			{entries === undefined && isError ? (
				<ListState failed title={t("articles.failed")} text={t("articles.failedText")}>
					<CompactButton look="quiet" onClick={() => refetch()}>
						{t("common.retry")}
					</CompactButton>
				</ListState>
			) : entries === undefined ? (
				<RowSkeletons rows={6} height="h-36" label={t("common.loading")} />
			) : entries.length === 0 ? (
				<ListState title={t("articles.noneTitle")} text={t("articles.noneText")}>
					<CompactButton look="quiet" onClick={props.onClear}>
						{t("articles.clear")}
					</CompactButton>
				</ListState>
			) : (
				<>
					<Rows entries={entries} busy={isPlaceholderData} onDelete={setDeleting} />
					<MoreRows
						shown={t("articles.shown", { shown: entries.length, count: data?.pages[0]?.total ?? 0 })}
						label={t("articles.more")}
						loading={t("common.loading")}
						hasMore={hasNextPage}
						isLoading={isFetchingNextPage}
						onMore={() => void fetchNextPage()}
					/>
				</>
			)}
			<DeleteArticle article={deleting} heading={props.heading} onClose={() => setDeleting(undefined)} />
		</Panel>
	);
}

function Rows(props: { entries: ArticleSummary[]; busy: boolean; onDelete(article: ArticleSummary): void }) {
	const { entries, busy, onDelete } = props;
	const list = useFocusOnNewRows(entries.length);
	return (
		<ul ref={list} aria-busy={busy} className={`divide-y divide-clay ${busy ? "opacity-60" : ""}`}>
			{entries.map((article) => (
				<ArticleRow key={article.id} article={article} onDelete={() => onDelete(article)} />
			))}
		</ul>
	);
}

/**
 * Asks before an article is deleted, and shows the result. Open while there is an `article`. The
 * list's `heading` receives the focus afterwards.
 */
function DeleteArticle(props: {
	article: ArticleSummary | undefined;
	onClose(): void;
	heading: RefObject<HTMLHeadingElement | null>;
}) {
	const { article, onClose, heading } = props;
	const t = useText("admin");
	const deletion = useDeletion({
		kind: "article",
		send: deleteArticle,
		refreshes: articleChanges,
		deleted: t("articles.deleted"),
		failed: t("articles.deleteFailed"),
		heading,
	});
	const title = article?.title || t("articles.untitled");
	return (
		<DeletionDialog
			item={article}
			title={t("articles.deleteTitle")}
			text={t(article?.published ? "articles.deleteTextShown" : "articles.deleteText", {
				title,
				days: deletedDays,
			})}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
			onDeleted={() => heading.current?.focus()}
			onClose={onClose}
		/>
	);
}
