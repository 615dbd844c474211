import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { DeletionDialog } from "#app/admin-ui/deletion-dialog.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { deletedDays } from "#app/site/site-config.ts";
import { deletedQuery, eraseDeleted } from "./deleted.query.ts";
import type { DeletedThing } from "./deleted.ts";
import { DeletedRow } from "./deleted-row.tsx";
import { useRestoring } from "./use-restoring.ts";

export const meta = adminTitle((text) => text.deleted.title);

/** What was deleted of late: put back with one click, or deleted for good. */
export default function DeletedScreen() {
	const t = useText("admin");
	const deleted = useQuery(deletedQuery);
	useErrorToast(deleted.error, t("deleted.failed"));
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("deleted.title")} />
			<p className="max-w-column text-ink-soft">{t("deleted.text", { days: deletedDays })}</p>
			<p className="mb-6 max-w-column text-ink-soft">
				{t("deleted.texts")}{" "}
				<Link to="/admin/texts/history" className="text-link">
					{t("deleted.textsLink")}
				</Link>
			</p>
			{deleted.data === undefined ? (
				<Panel>
					<QueryPlaceholder query={deleted} rows={3} height="min-h-20" title={t("deleted.failed")} />
				</Panel>
			) : (
				<DeletedList things={deleted.data} />
			)}
		</div>
	);
}

function DeletedList({ things }: { things: readonly DeletedThing[] }) {
	const t = useText("admin");
	const heading = useRef<HTMLHeadingElement>(null);
	const [erasing, setErasing] = useState<DeletedThing>();
	const restoring = useRestoring();
	const erasure = useApiMutation({
		send: eraseDeleted,
		refreshes: [deletedQuery.queryKey, ["/api/admin/images"]],
		done: { title: t("deleted.erased") },
		failed: { title: t("deleted.eraseFailed") },
	});
	const focusHeading = () => heading.current?.focus();
	return (
		<>
			<ListHeading ref={heading} className="mb-3">
				{t("deleted.count", { count: things.length })}
			</ListHeading>
			<Panel>
				{things.length === 0 ? (
					<ListState title={t("deleted.emptyTitle")} text={t("deleted.emptyText")} />
				) : (
					<ul className="divide-y divide-clay">
						{things.map((thing) => (
							<DeletedRow
								key={`${thing.kind} ${thing.id}`}
								thing={thing}
								isBusy={restoring.isPending}
								onRestore={() => restoring.mutate(thing, { onSuccess: focusHeading })}
								onErase={() => setErasing(thing)}
							/>
						))}
					</ul>
				)}
			</Panel>
			<DeletionDialog
				item={erasing}
				title={t("deleted.eraseTitle")}
				text={t("deleted.eraseText", { title: erasing?.title || t("deleted.untitled") })}
				cancel={t("common.cancel")}
				confirm={t("deleted.erase")}
				onDelete={(thing, callbacks) => erasure.mutate(thing, callbacks)}
				onDeleted={focusHeading}
				onClose={() => setErasing(undefined)}
			/>
		</>
	);
}
