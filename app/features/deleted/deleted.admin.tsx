import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { deletedQuery, eraseDeleted } from "#app/content/deletion/deleted.query.ts";
import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import { useRestoring } from "#app/content/deletion/use-deletion.tsx";
import { formatBusinessMoment, formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { deletedDays } from "#app/site/site-config.ts";

export const meta = adminTitle((text) => text.deleted.title);

/** Lists what was deleted lately, to restore it or delete it for good. */
export default function DeletedScreen() {
	const t = useText("admin");
	const deleted = useQuery(deletedQuery);
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("deleted.title")} />
			<p className="max-w-column text-ink-soft">{t("deleted.text", { days: deletedDays })}</p>
			<p className="mb-6 max-w-column text-ink-soft">
				{t("deleted.texts")}{" "}
				<Link to={adminPaths.textsHistory} className="text-link">
					{t("deleted.textsLink")}
				</Link>
			</p>
			<QueryPanel query={deleted} rows={3} height="min-h-20" title={t("deleted.failed")}>
				{(things) => <DeletedList things={things} />}
			</QueryPanel>
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

function DeletedRow(props: { thing: DeletedThing; isBusy: boolean; onRestore(): void; onErase(): void }) {
	const { kind, deletedAt, erasedAt } = props.thing;
	const t = useText("admin");
	const language = useLanguage();
	const moment = formatBusinessMoment(deletedAt, language);
	const title = props.thing.title || t("deleted.untitled");
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-5 sm:px-7">
			<div className="grid min-w-0 gap-1.5">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<h3 className="font-serif text-[1.2rem] leading-snug wrap-anywhere">{title}</h3>
					<Badge tone="outline">{t(`deleted.kind.${kind}`)}</Badge>
				</div>
				<p className="text-small text-ink-soft">
					{erasedAt === null
						? t("deleted.whenOnly", { moment })
						: t("deleted.when", { moment, day: formatDay(erasedAt, language) })}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<CompactButton
					look="quiet"
					aria-label={t("deleted.restoreOne", { title })}
					aria-busy={props.isBusy}
					onClick={() => {
						if (!props.isBusy) props.onRestore();
					}}
				>
					{t("deleted.restore")}
				</CompactButton>
				<CompactButton look="plain" aria-label={t("deleted.eraseOne", { title })} onClick={props.onErase}>
					{t("deleted.erase")}
				</CompactButton>
			</div>
		</li>
	);
}
