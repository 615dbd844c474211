import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../text/text-context";
import { CompactButton } from "../../ui/compact-button";
import { Panel } from "../../ui/screen";
import { ListState, RowSkeletons } from "../../ui/state";
import type { ArticleSummary } from "../articles/article-listing";
import { ArticleRow } from "./article-row";
import type { ArticlePages } from "./articles.query";
import { DeleteArticle } from "./delete-article";

/** The articles that were found, as far as they were asked for, and the way to more of them. */
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
	/** Takes the focus when the row that had it is gone. */
	heading: RefObject<HTMLHeadingElement | null>;
	onClear(): void;
}) {
	const { data, isError, refetch, isPlaceholderData } = props.articles;
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
					<More articles={props.articles} shown={entries.length} total={data?.pages[0]?.total ?? 0} />
				</>
			)}
			<DeleteArticle
				article={deleting}
				onClose={() => setDeleting(undefined)}
				onDeleted={() => props.heading.current?.focus()}
			/>
		</Panel>
	);
}

/** The rows. When more were asked for, the focus goes to the first new one: reading goes on where it stopped. */
function Rows(props: { entries: ArticleSummary[]; busy: boolean; onDelete(article: ArticleSummary): void }) {
	const { entries, busy, onDelete } = props;
	const list = useRef<HTMLUListElement>(null);
	const before = useRef(entries.length);
	useEffect(() => {
		const first = before.current;
		before.current = entries.length;
		// Only the button below the rows asks for more; a list that grew by itself leaves the focus alone.
		if (entries.length <= first || !document.activeElement?.matches("[data-more]")) return;
		list.current?.children[first]?.querySelector("a")?.focus();
	}, [entries.length]);
	return (
		<ul ref={list} aria-busy={busy} className={`divide-y divide-clay ${busy ? "opacity-60" : ""}`}>
			{entries.map((article) => (
				<ArticleRow key={article.id} article={article} onDelete={() => onDelete(article)} />
			))}
		</ul>
	);
}

/** How many of all are shown, and the button for more. Nothing when all are. */
function More(props: {
	articles: Pick<
		UseInfiniteQueryResult<ArticlePages>,
		"hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
	>;
	shown: number;
	total: number;
}) {
	const t = useText("admin");
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.articles;
	const { shown, total } = props;
	return (
		<div
			hidden={!hasNextPage}
			className="flex flex-wrap items-center justify-between gap-4 border-t border-clay px-5 py-5 [[hidden]]:hidden sm:px-7"
		>
			<p role="status" className="text-small text-ink-soft">
				{t("articles.shown", { shown, count: total })}
			</p>
			<CompactButton
				look="quiet"
				data-more=""
				aria-disabled={isFetchingNextPage}
				onClick={() => isFetchingNextPage || void fetchNextPage()}
			>
				{isFetchingNextPage ? t("common.loading") : t("articles.more")}
			</CompactButton>
		</div>
	);
}
