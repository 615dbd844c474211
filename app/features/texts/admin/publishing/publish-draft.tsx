import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { draftedChanges, type TextList } from "#app/features/texts/site-text.ts";
import { publicationKeys, publishDraft, textsQuery } from "#app/features/texts/texts.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";

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

/** Publishes the changes of a list of texts; refused where others were made since it was fetched. */
export function usePublishDraft(list: TextList): { isPending: boolean; publish(onDone?: () => void): void } {
	const t = useText("admin");
	const queries = useQueryClient();
	const { isPending, mutate } = useApiMutation({
		send: publishDraft,
		refreshes: publicationKeys,
		done: {
			title: t("texts.publishedTitle"),
			description: t("texts.publishedText", { count: draftedChanges(list).length }),
		},
		failed: { title: t("texts.publishFailed") },
	});
	return {
		isPending,
		publish: (onDone) =>
			mutate(list.revision, {
				onSuccess: onDone,
				onError: () => void queries.invalidateQueries({ queryKey: textsQuery.queryKey }),
			}),
	};
}
