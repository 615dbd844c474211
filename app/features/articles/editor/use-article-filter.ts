import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useSettled } from "#app/admin-ui/use-debounced.ts";
import { type ArticleStatus, articleStatuses } from "#app/features/articles/article-status.ts";
import type { ArticleFilter } from "./articles.query.ts";

/** A pause in typing after which the server is asked. */
const settleMs = 250;

/**
 * What the list is filtered by. It stands in the address, so that the way back from an article leads to the same
 * list. `search` is what is typed, `asked` what the server is asked for.
 */
export function useArticleFilter() {
	const [address, setAddress] = useSearchParams();
	const [search, setSearch] = useState(address.get("search") ?? "");
	const [status, setStatus] = useState<ArticleStatus>(statusOf(address.get("status")));
	const asked: ArticleFilter = { search: useSettled(search.trim(), settleMs), status };
	const query = queryOf(asked);

	useEffect(() => {
		if (query === address.toString()) return;
		setAddress(query, { replace: true, preventScrollReset: true });
	}, [query, address, setAddress]);

	return {
		search,
		setSearch,
		status,
		setStatus,
		asked,
		clear: () => {
			setSearch("");
			setStatus("all");
		},
	};
}

function statusOf(typed: string | null): ArticleStatus {
	return articleStatuses.find((status) => status === typed) ?? "all";
}

/** The query that stands for a filter: empty for the whole list. */
function queryOf({ search, status }: ArticleFilter): string {
	const query = new URLSearchParams();
	if (search !== "") query.set("search", search);
	if (status !== "all") query.set("status", status);
	return query.toString();
}
