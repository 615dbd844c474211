import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useDebounced } from "#app/admin-ui/use-debounced.ts";
import { type ArticleStatusFilter, articleStatusFilters } from "#app/features/articles/article-status.ts";
import type { ArticleFilter } from "./articles.query.ts";

/** A pause in typing after which the server is asked. */
const debounceMs = 250;

/**
 * What the list is filtered by. It stands in the address, so that the way back from an article leads to the same
 * list. `search` is what is typed, `asked` what the server is asked for.
 */
export function useArticleFilter() {
	const [address, setAddress] = useSearchParams();
	const [search, setSearch] = useState(address.get("search") ?? "");
	const [status, setStatus] = useState<ArticleStatusFilter>(statusOf(address.get("status")));
	const asked: ArticleFilter = { search: useDebounced(search.trim(), debounceMs), status };
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

function statusOf(typed: string | null): ArticleStatusFilter {
	return articleStatusFilters.find((status) => status === typed) ?? "all";
}

/** The query that stands for a filter: empty for the whole list. */
function queryOf({ search, status }: ArticleFilter): string {
	const query = new URLSearchParams();
	if (search !== "") query.set("search", search);
	if (status !== "all") query.set("status", status);
	return query.toString();
}
