import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { EntryActions, ViewLink } from "#app/features/articles/editor/list/row-actions.tsx";
import type { PageSummary } from "#app/features/custom-pages/custom-page.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import { arrangePages, pageRequests } from "./pages.query.ts";

/** A page in the list: what it is, where it stands, its place, and what can be done with it. */
export function PageRow(props: {
	page: PageSummary;
	isFirst: boolean;
	isLast: boolean;
	onMove(by: -1 | 1): void;
	onDelete(): void;
}) {
	const { page } = props;
	const t = useText("admin");
	const language = useLanguage();
	const title = page.title || t("pages.untitled");
	const missing = languages.filter((one) => !page.languages.includes(one));
	const editing = adminPath("editPage", page.id);
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] wrap-anywhere gap-x-4 gap-y-2 px-5 py-5 max-md:grid-cols-1 sm:px-7">
			<div className="grid min-w-0 content-start gap-1.5">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<h3 className="font-serif text-[1.2rem] leading-snug">
						<Link to={editing} prefetch="intent" className="underline-offset-4 hover:underline">
							{title}
						</Link>
					</h3>
					<Badge tone={page.published ? "live" : "calm"}>
						{t(page.published ? "common.published" : "common.draft")}
					</Badge>
					{page.placement === "none" ? null : (
						<Badge tone="outline">{t(`pages.placements.${page.placement}`)}</Badge>
					)}
				</div>
				<p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
					<span>{page.path}</span>
					<span>{t("articles.updated", { date: formatDay(page.updatedAt, language) })}</span>
					{missing.map((one) => (
						<span key={one}>{t("pages.missingLanguage", { language: nameOfLanguage(one, language) })}</span>
					))}
				</p>
			</div>
			<div className="-mr-2.5 flex flex-wrap items-start max-md:-ml-3">
				<IconButton
					label={t("pages.up", { title })}
					aria-disabled={props.isFirst}
					onClick={() => props.isFirst || props.onMove(-1)}
					className="aria-disabled:opacity-40"
				>
					<Icon name="up" />
				</IconButton>
				<IconButton
					label={t("pages.down", { title })}
					aria-disabled={props.isLast}
					onClick={() => props.isLast || props.onMove(1)}
					className="aria-disabled:opacity-40"
				>
					<Icon name="down" />
				</IconButton>
				{page.published ? (
					<ViewLink href={page.path} label={t("pages.viewOne", { title })} title={t("pages.view")} />
				) : null}
				<EntryActions
					to={editing}
					edit={t("pages.editOne", { title })}
					remove={t("pages.deleteOne", { title })}
					onDelete={props.onDelete}
				/>
			</div>
		</li>
	);
}

/**
 * Moves a page up or down: shown at once, and sent one order after the other. A failure is
 * reported, and the saved order shows again. `announcement` tells the new place to screen readers.
 */
export function usePageOrder(): { move(id: string, by: -1 | 1): void; announcement: string } {
	const t = useText("admin");
	const [announcement, announce] = useState("");
	const queries = useQueryClient();
	const arranging = useMutation({
		mutationFn: arrangePages,
		scope: { id: "page-order" },
		onError: (error) => {
			announce("");
			showErrorToast(error, { title: t("pages.orderFailed") });
		},
		onSettled: () => {
			// While another order waits, the list shows that one already.
			const isLast = queries.isMutating({ mutationKey: orderKey }) <= 1;
			return isLast
				? queries.invalidateQueries({ queryKey: pageRequests.list.queryKey, exact: true })
				: undefined;
		},
		mutationKey: orderKey,
	});

	function move(id: string, by: -1 | 1): void {
		const moved = movedPages(queries.getQueryData(pageRequests.list.queryKey) ?? [], id, by);
		const index = moved.findIndex((page) => page.id === id);
		const title = moved[index]?.title || t("pages.untitled");
		queries.setQueryData(pageRequests.list.queryKey, moved);
		announce(t("pages.moved", { title, position: index + 1, count: moved.length }));
		arranging.mutate(moved.map((page) => page.id));
	}

	return { move, announcement };
}

const orderKey = ["page-order"];

/** Returns the pages with one of them and its neighbour swapped. */
function movedPages(pages: readonly PageSummary[], id: string, by: -1 | 1): PageSummary[] {
	const place = pages.findIndex((page) => page.id === id);
	const [page, neighbour] = [pages[place], pages[place + by]];
	if (page === undefined || neighbour === undefined) return [...pages];
	return pages.with(place, neighbour).with(place + by, page);
}
