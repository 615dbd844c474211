import { useState } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import type { TextList } from "#app/features/texts/site-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { draftedChanges } from "./drafted-changes.ts";
import { usePublishDraft } from "./use-publish-draft.ts";

/** Leads to the review of all changes, and publishes them from the page once that is confirmed. */
export function PagePublishing({ list }: { list: TextList }) {
	const t = useText("admin");
	const [isAsking, setAsking] = useState(false);
	const { isPending, publish } = usePublishDraft(list);
	const count = draftedChanges(list).length;
	if (count === 0) return null;
	return (
		<>
			<Link to={adminPaths.textsReview} prefetch="intent" className={compactClass("quiet")}>
				{t("texts.review", { count })}
			</Link>
			<CompactButton look="primary" disabled={isPending} onClick={() => setAsking(true)}>
				{t(isPending ? "texts.publishing" : "texts.publish")}
			</CompactButton>
			<AlertDialog
				open={isAsking}
				title={t("texts.publishTitle")}
				text={t("texts.publishText", { count })}
				cancel={t("common.cancel")}
				confirm={t("texts.publish")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					publish();
				}}
			/>
		</>
	);
}
