import { useQueryClient } from "@tanstack/react-query";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import {
	publicationsQuery,
	publishDraft,
	sampleQuotesQuery,
	textsQuery,
} from "#app/features/texts/admin/common/texts.query.ts";
import type { TextList } from "#app/features/texts/site-text.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { draftedChanges } from "./drafted-changes.ts";

/** Publishes the changes of a list of texts; refused where others were made since it was fetched. */
export function usePublishDraft(list: TextList): { isPending: boolean; publish(onDone?: () => void): void } {
	const t = useText("admin");
	const queries = useQueryClient();
	const { isPending, mutate } = useApiMutation({
		send: publishDraft,
		refreshes: [textsQuery.queryKey, publicationsQuery.queryKey, sampleQuotesQuery.queryKey],
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
