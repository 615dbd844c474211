import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import {
	publicationsQuery,
	sampleQuotesQuery,
	textsQuery,
	undoPublication,
} from "#app/features/texts/admin/common/texts.query.ts";
import type { TextList, TextName } from "#app/features/texts/site-text.ts";
import type { TextPublication } from "#app/features/texts/text-publication.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { ReviewedChange } from "./reviewed-change.tsx";

/** A publication, with the way to undo all of it or one text. */
export function Publication({ publication, list }: { publication: TextPublication; list: TextList }) {
	const { id, publishedAt, undoes, changes } = publication;
	const t = useText("admin");
	const language = useLanguage();
	const [isOpen, setOpen] = useState(false);
	const [asked, setAsked] = useState<TextName[] | "all">();
	const when = formatMoment(publishedAt, language);
	const undoing = useApiMutation({
		send: undoPublication,
		refreshes: [textsQuery.queryKey, publicationsQuery.queryKey, sampleQuotesQuery.queryKey],
		done: { title: t("texts.undone"), description: t("texts.undoneText") },
		failed: { title: t("texts.undoFailed") },
	});
	return (
		<li className="rounded-[2px] bg-white">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-7">
				<h2 className="flex flex-wrap items-center gap-3 font-sans text-base font-semibold">
					{t("texts.publishedOn", { when, count: changes.length })}
					{undoes === null ? null : <Badge tone="calm">{t("texts.undoBadge")}</Badge>}
				</h2>
				<div className="flex flex-wrap gap-2">
					<CompactButton
						look="quiet"
						aria-expanded={isOpen}
						aria-label={t(isOpen ? "texts.hideOf" : "texts.showOf", { when })}
						onClick={() => setOpen(!isOpen)}
					>
						{t(isOpen ? "texts.hide" : "texts.show")}
					</CompactButton>
					<CompactButton
						look="plain"
						aria-label={t("texts.undoAllOf", { when })}
						onClick={() => setAsked("all")}
					>
						{t("texts.undoAll")}
					</CompactButton>
				</div>
			</div>
			{isOpen ? (
				<ul className="divide-y divide-clay border-t border-clay">
					{changes.map(({ key, language: written, before, after }) => (
						<ReviewedChange
							key={`${key} ${written}`}
							name={{ key, language: written }}
							before={before}
							after={after}
							list={list}
						>
							<CompactButton look="plain" onClick={() => setAsked([{ key, language: written }])}>
								{t("texts.undoOne")}
							</CompactButton>
						</ReviewedChange>
					))}
				</ul>
			) : null}
			<AlertDialog
				open={asked !== undefined}
				title={t("texts.undoTitle")}
				text={t("texts.undoText", { count: asked === "all" ? changes.length : 1 })}
				cancel={t("common.cancel")}
				confirm={t("texts.undoConfirm")}
				onCancel={() => setAsked(undefined)}
				onConfirm={() => {
					setAsked(undefined);
					undoing.mutate(asked === "all" || asked === undefined ? { id } : { id, texts: asked });
				}}
			/>
		</li>
	);
}
