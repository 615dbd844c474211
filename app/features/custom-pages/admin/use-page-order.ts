import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { PageSummary } from "#app/features/custom-pages/custom-page.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { arrangePages, pagesQuery } from "./pages.query.ts";

/**
 * Moves a page up or down: shown at once, and sent one order after the other. What could not be
 * saved is said, and the order that is saved shows again. `said` is where the page is now, for those
 * who do not see it.
 */
export function usePageOrder(): { move(id: string, by: -1 | 1): void; said: string } {
	const t = useText("admin");
	const [said, setSaid] = useState("");
	const queries = useQueryClient();
	const arranging = useMutation({
		mutationFn: arrangePages,
		scope: { id: "page-order" },
		onError: (error) => {
			setSaid("");
			showErrorToast(error, { title: t("pages.orderFailed") });
		},
		onSettled: () => {
			// While another order waits, the list shows that one already.
			const isLast = queries.isMutating({ mutationKey: orderKey }) <= 1;
			return isLast ? queries.invalidateQueries({ queryKey: pagesQuery.queryKey, exact: true }) : undefined;
		},
		mutationKey: orderKey,
	});

	function move(id: string, by: -1 | 1): void {
		const moved = movedPages(queries.getQueryData(pagesQuery.queryKey) ?? [], id, by);
		const index = moved.findIndex((page) => page.id === id);
		const title = moved[index]?.title || t("pages.untitled");
		queries.setQueryData(pagesQuery.queryKey, moved);
		setSaid(t("pages.moved", { title, position: index + 1, count: moved.length }));
		arranging.mutate(moved.map((page) => page.id));
	}

	return { move, said };
}

const orderKey = ["page-order"];

/** The pages with one of them changed places with its neighbour. */
function movedPages(pages: readonly PageSummary[], id: string, by: -1 | 1): PageSummary[] {
	const place = pages.findIndex((page) => page.id === id);
	const [page, neighbour] = [pages[place], pages[place + by]];
	if (page === undefined || neighbour === undefined) return [...pages];
	return pages.with(place, neighbour).with(place + by, page);
}
