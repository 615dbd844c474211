import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import type { PageSummary } from "#app/features/custom-pages/custom-page.ts";
import { useDeletion } from "#app/features/deleted/use-deletion.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { deletedDays } from "#app/site/site-config.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { PageRow } from "./page-row.tsx";
import { deletePage, pagesQuery } from "./pages.query.ts";
import { usePageOrder } from "./use-page-order.ts";

/** The owner's pages in their order, which is that of the menus. */
export function PageList({ pages }: { pages: readonly PageSummary[] }) {
	const t = useText("admin");
	const [deleting, setDeleting] = useState<PageSummary>();
	const heading = useRef<HTMLHeadingElement>(null);
	const { move, said } = usePageOrder();
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
				{said}
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
				text={t("pages.deleteText", {
					title: deleting?.title || t("pages.untitled"),
					days: deletedDays,
				})}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
				onDeleted={() => heading.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</>
	);
}
