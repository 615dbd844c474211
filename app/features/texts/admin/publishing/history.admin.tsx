import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { TextList, TextName } from "#app/features/texts/site-text.ts";
import type { TextPublication } from "#app/features/texts/text-publication.ts";
import {
	publicationKeys,
	publicationsQuery,
	textsQuery,
	undoPublication,
} from "#app/features/texts/texts.query.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { ReviewedChange } from "./reviewed-change.tsx";

export const meta = adminTitle((text) => text.texts.historyTitle);

export default function TextHistoryScreen() {
	const t = useText("admin");
	const publications = useInfiniteQuery(publicationsQuery);
	const texts = useQuery(textsQuery);
	const placeholder = { rows: 4, height: "h-24", title: t("texts.failed") };
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("texts.historyTitle")}>
				<Link to={adminPaths.texts} className={compactClass("quiet")}>
					{t("texts.back")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.historyText")}</p>
			<QueryPanel query={publications} {...placeholder}>
				{({ pages }) => (
					<QueryPanel query={texts} {...placeholder}>
						{(list) => <Publications publications={pages.flat()} list={list} />}
					</QueryPanel>
				)}
			</QueryPanel>
			{publications.hasNextPage ? (
				<CompactButton
					look="quiet"
					className="mt-6"
					disabled={publications.isFetchingNextPage}
					onClick={() => void publications.fetchNextPage()}
				>
					{t(publications.isFetchingNextPage ? "common.loading" : "texts.more")}
				</CompactButton>
			) : null}
		</div>
	);
}

function Publications(props: { publications: readonly TextPublication[]; list: TextList }) {
	const t = useText("admin");
	if (props.publications.length === 0) {
		return (
			<Panel>
				<ListState title={t("texts.noHistory")} />
			</Panel>
		);
	}
	return (
		<ol className="grid gap-4">
			{props.publications.map((publication) => (
				<Publication key={publication.id} publication={publication} list={props.list} />
			))}
		</ol>
	);
}

function Publication({ publication, list }: { publication: TextPublication; list: TextList }) {
	const { id, publishedAt, publishedBy, undoes, changes } = publication;
	const t = useText("admin");
	const language = useLanguage();
	const [isOpen, setOpen] = useState(false);
	const [asked, setAsked] = useState<TextName[] | "all">();
	const when = formatMoment(publishedAt, language);
	const undoing = useApiMutation({
		send: undoPublication,
		refreshes: publicationKeys,
		done: { title: t("texts.undone"), description: t("texts.undoneText") },
		failed: { title: t("texts.undoFailed") },
	});
	return (
		<li className="rounded-[2px] bg-white">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-7">
				<h2 className="flex flex-wrap items-center gap-3 font-sans text-base font-semibold">
					{t("texts.publishedOn", { when, count: changes.length })}
					{publishedBy === undefined ? null : (
						<span className="font-normal">{t("history.by", { person: publishedBy })}</span>
					)}
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
					{changes.map((change) => (
						<ReviewedChange key={`${change.key} ${change.language}`} change={change} list={list}>
							<CompactButton
								look="plain"
								onClick={() => setAsked([{ key: change.key, language: change.language }])}
							>
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
