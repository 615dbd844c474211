import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useApiMutation, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import {
	discardDraft,
	publicationsQuery,
	sampleQuotesQuery,
	saveChange,
	textsQuery,
	withSaved,
} from "#app/features/texts/admin/common/texts.query.ts";
import { unsentChanges } from "#app/features/texts/admin/editing/unsent-changes.ts";
import { UnsentNotice } from "#app/features/texts/admin/editing/unsent-notice.tsx";
import type { TextList } from "#app/features/texts/site-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { DraftLinkPanel } from "./draft-link-panel.tsx";
import { DraftedChangeRow } from "./drafted-change-row.tsx";
import { type DraftedChange, draftedChanges } from "./drafted-changes.ts";
import { usePublishDraft } from "./use-publish-draft.ts";

export const meta = adminTitle((text) => text.texts.reviewTitle);

export default function ReviewScreen() {
	const t = useText("admin");
	const texts = useQuery(textsQuery);
	useErrorToast(texts.error, t("texts.failed"));
	return (
		<div className="max-w-[60rem]">
			{texts.data === undefined ? (
				<>
					<ScreenHead title={t("texts.reviewTitle")} />
					<Panel>
						<QueryPlaceholder query={texts} rows={4} height="h-24" title={t("texts.failed")} />
					</Panel>
				</>
			) : (
				<>
					<Review list={texts.data} />
					<div className="mt-8">
						<DraftLinkPanel />
					</div>
				</>
			)}
		</div>
	);
}

function Review({ list }: { list: TextList }) {
	const t = useText("admin");
	const queries = useQueryClient();
	const navigate = useNavigate();
	const [isDiscarding, setDiscarding] = useState(false);
	const [unsent] = useState(() => unsentChanges(localStorage).keys());
	const changes = draftedChanges(list);
	const refreshes = [textsQuery.queryKey, publicationsQuery.queryKey, sampleQuotesQuery.queryKey];
	const { isPending: isPublishing, publish } = usePublishDraft(list);
	const discarding = useApiMutation({
		send: discardDraft,
		refreshes,
		done: { title: t("texts.discarded") },
		failed: { title: t("texts.discardFailed") },
	});

	/** The draft says again what visitors read. */
	async function undo({ key, language, before, after }: DraftedChange): Promise<void> {
		try {
			const saved = await saveChange({ key, language, text: before, base: after });
			queries.setQueryData<TextList>(
				textsQuery.queryKey,
				(now) => now && withSaved(now, { key, language }, saved),
			);
		} catch (error) {
			showErrorToast(error, { title: t("texts.undoFailed") });
			void queries.invalidateQueries({ queryKey: textsQuery.queryKey });
		}
	}

	return (
		<>
			<ScreenHead title={t("texts.reviewTitle")}>
				<Link to={adminPaths.texts} className={compactClass("quiet")}>
					{t("texts.back")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.reviewText", { count: changes.length })}</p>
			{unsent.size === 0 ? null : (
				<UnsentNotice count={unsent.size}>
					<Link to={`${adminPaths.texts}?state=unsent`} className={compactClass("quiet")}>
						{t("texts.showUnsent")}
					</Link>
				</UnsentNotice>
			)}
			{changes.length === 0 ? (
				<Panel>
					<ListState title={t("texts.nothing")} />
				</Panel>
			) : (
				<>
					<Panel title={t("texts.beforeAndAfter")}>
						<ul className="divide-y divide-clay border-t border-clay">
							{changes.map((change) => (
								<DraftedChangeRow
									key={`${change.key} ${change.language}`}
									change={change}
									list={list}
									onUndo={() => undo(change)}
								/>
							))}
						</ul>
					</Panel>
					<div className="mt-6 flex flex-wrap gap-3">
						<CompactButton
							look="primary"
							disabled={isPublishing}
							onClick={() => publish(() => void navigate(adminPaths.texts))}
						>
							{t(isPublishing ? "texts.publishing" : "texts.publish")}
						</CompactButton>
						<CompactButton look="plain" onClick={() => setDiscarding(true)}>
							{t("texts.discard")}
						</CompactButton>
					</div>
				</>
			)}
			<AlertDialog
				open={isDiscarding}
				title={t("texts.discardTitle")}
				text={t("texts.discardText", { count: changes.length })}
				cancel={t("common.cancel")}
				confirm={t("texts.discard")}
				onCancel={() => setDiscarding(false)}
				onConfirm={() => {
					setDiscarding(false);
					discarding.mutate(list.revision);
				}}
			/>
		</>
	);
}
