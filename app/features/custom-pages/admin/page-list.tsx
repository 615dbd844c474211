import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Badge } from "#app/admin-ui/badge.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import { EntryActions, ViewLink } from "#app/features/articles/editor/list/row-actions.tsx";
import type { PageSummary } from "#app/features/custom-pages/custom-page.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import { deletedDays, languages } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { arrangePages, deletePage, pagesQuery } from "./pages.query.ts";

/** The owner's pages in their order, which is that of the menus. */
export function PageList({ pages }: { pages: readonly PageSummary[] }) {
	const t = useText("admin");
	const [deleting, setDeleting] = useState<PageSummary>();
	const heading = useRef<HTMLHeadingElement>(null);
	const { move, announcement } = usePageOrder();
	const deletion = useDeletion({
		kind: "page",
		send: deletePage,
		refreshes: [pagesQuery.queryKey],
		deleted: t("pages.deleted"),
		failed: t("pages.deleteFailed"),
		heading,
	});

	return (
		<>
			<p role="status" className="sr-only">
				{announcement}
			</p>
			<ListHeading ref={heading} className="mb-3">
				{t("pages.count", { count: pages.length })}
			</ListHeading>
			<Panel>
				<ul className="divide-y divide-clay">
					{pages.map((page, place) => (
						<PageRow
							key={page.id}
							page={page}
							isFirst={place === 0}
							isLast={place === pages.length - 1}
							onMove={(by) => move(page.id, by)}
							onDelete={() => setDeleting(page)}
						/>
					))}
				</ul>
			</Panel>
			<TextLink to={adminPaths.textsReview} className="mt-4 text-small">
				{t("pages.draftLink")}
			</TextLink>
			<DeletionDialog
				item={deleting}
				title={t("pages.deleteTitle")}
				text={t("pages.deleteText", { title: deleting?.title || t("pages.untitled"), days: deletedDays })}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
				onDeleted={() => heading.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}

/** A page in the list: what it is, where it stands, its place, and what can be done with it. */
function PageRow(props: {
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
function usePageOrder(): { move(id: string, by: -1 | 1): void; announcement: string } {
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
			return isLast ? queries.invalidateQueries({ queryKey: pagesQuery.queryKey, exact: true }) : undefined;
		},
		mutationKey: orderKey,
	});

	function move(id: string, by: -1 | 1): void {
		const moved = movedPages(queries.getQueryData(pagesQuery.queryKey) ?? [], id, by);
		const index = moved.findIndex((page) => page.id === id);
		const title = moved[index]?.title || t("pages.untitled");
		queries.setQueryData(pagesQuery.queryKey, moved);
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
