import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { PrivateLink } from "#app/api-client/private-link.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { unsentChanges } from "#app/features/texts/admin/editing/unsent-changes.ts";
import { UnsentNotice } from "#app/features/texts/admin/editing/unsent-notice.tsx";
import { claimMessage } from "#app/features/texts/admin/labels/text-messages.ts";
import { claimsIn } from "#app/features/texts/claims/claims.ts";
import {
	type DraftedChange,
	draftedChanges,
	isBehind,
	placeOfText,
	type TextList,
} from "#app/features/texts/site-text.ts";
import { factsLeftOut } from "#app/features/texts/text-rules.ts";
import {
	createDraftLink,
	discardDraft,
	draftLinkQuery,
	endDraftLink,
	publicationKeys,
	saveChange,
	textsQuery,
} from "#app/features/texts/texts.query.ts";
import { nameOfLanguage } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { languages } from "#app/site/site-config.ts";
import { usePublishDraft } from "./publish-draft.tsx";
import { ReviewedChange } from "./reviewed-change.tsx";

export const meta = adminTitle((text) => text.texts.reviewTitle);

export default function ReviewScreen() {
	const t = useText("admin");
	const texts = useQuery(textsQuery);
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("texts.reviewTitle")}>
				<Link to={adminPaths.texts} className={compactClass("quiet")}>
					{t("texts.back")}
				</Link>
			</ScreenHead>
			<QueryPanel query={texts} rows={4} height="h-24" title={t("texts.failed")}>
				{(list) => <Review list={list} />}
			</QueryPanel>
		</div>
	);
}

function Review({ list }: { list: TextList }) {
	const t = useText("admin");
	const [unsent] = useState(() => unsentChanges(localStorage).keys());
	const changes = draftedChanges(list);
	const undo = useUndo();
	const publishing = usePublishDraft(list);
	return (
		<>
			<p className="mb-6 max-w-column text-ink-soft">{t("texts.reviewText", { count: changes.length })}</p>
			<UnsentNotice count={unsent.size} />
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
					<DraftActions list={list} changes={changes.length} publishing={publishing} />
				</>
			)}
			<div className="mt-8">
				<PrivateLink
					title={t("texts.draftLink")}
					text={t("texts.draftLinkText")}
					state={draftLinkQuery}
					make={createDraftLink}
					end={endDraftLink}
				/>
			</div>
		</>
	);
}

/** Returns what makes the draft say again what visitors read. */
function useUndo() {
	const t = useText("admin");
	const queries = useQueryClient();
	return async ({ key, language, before, after }: DraftedChange): Promise<void> => {
		try {
			await saveChange(queries, { key, language, text: before, base: after });
		} catch (error) {
			showErrorToast(error, { title: t("texts.undoFailed") });
			void queries.invalidateQueries({ queryKey: textsQuery.queryKey });
		}
	};
}

/** Publishes the draft, or discards it once that is confirmed. */
function DraftActions(props: {
	list: TextList;
	changes: number;
	publishing: ReturnType<typeof usePublishDraft>;
}) {
	const { list, changes, publishing } = props;
	const t = useText("admin");
	const navigate = useNavigate();
	const [isDiscarding, setDiscarding] = useState(false);
	const discarding = useApiMutation({
		send: discardDraft,
		refreshes: publicationKeys,
		done: { title: t("texts.discarded") },
		failed: { title: t("texts.discardFailed") },
	});
	return (
		<>
			<div className="mt-6 flex flex-wrap gap-3">
				<CompactButton
					look="primary"
					disabled={publishing.isPending}
					onClick={() => publishing.publish(() => void navigate(adminPaths.texts))}
				>
					{t(publishing.isPending ? "texts.publishing" : "texts.publish")}
				</CompactButton>
				<CompactButton look="plain" onClick={() => setDiscarding(true)}>
					{t("texts.discard")}
				</CompactButton>
			</div>
			<AlertDialog
				open={isDiscarding}
				title={t("texts.discardTitle")}
				text={t("texts.discardText", { count: changes })}
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

/** A change of the draft, with what its owner may want to know before it is public. */
function DraftedChangeRow(props: { change: DraftedChange; list: TextList; onUndo(): void }) {
	const { change, list, onUndo } = props;
	const t = useText("admin");
	const uiLanguage = useLanguage();
	const facts = list.facts[change.language];
	const leftOut = factsLeftOut(change.before, change.after, facts);
	const place = change.text && placeOfText(change.text, change.language, list);
	const claims = place === undefined ? [] : claimsIn(change.after, place);
	const behind = languages.filter(
		(language) => language !== change.language && change.text && isBehind(change.text, language),
	);
	const notes = [
		...(leftOut.length === 0
			? []
			: [t("texts.leftOut", { names: leftOut.map((name) => facts[name] ?? name).join(", ") })]),
		...claims.map((claim) => claimMessage(claim, t)),
		...behind.map((language) =>
			t("texts.otherUnchanged", { language: nameOfLanguage(language, uiLanguage) }),
		),
	];
	return (
		<ReviewedChange change={change} list={list} notes={notes}>
			<CompactButton look="plain" onClick={onUndo}>
				{t("texts.undoChange")}
			</CompactButton>
		</ReviewedChange>
	);
}
