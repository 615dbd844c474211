import type { QueryKey } from "@tanstack/react-query";
import type { RefObject } from "react";
import { ToastButton } from "#app/admin-ui/toast-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import { deletedQuery, restoreDeleted } from "./deleted.query.ts";

/** Deletes things of a kind, with Undo, which moves the focus to `heading` or the title. */
export function useDeletion(options: {
	kind: DeletedKind;
	send(id: string): Promise<void>;
	refreshes: readonly QueryKey[];
	deleted: string;
	failed: string;
	heading: RefObject<HTMLElement | null>;
}) {
	const { kind, send, refreshes, deleted, failed, heading } = options;
	const t = useText("admin");
	const restoring = useRestoring();
	return useApiMutation({
		send,
		refreshes: [...refreshes, deletedQuery.queryKey],
		done: (id: string) => ({
			title: deleted,
			action: (
				<ToastButton
					onClick={() => {
						(heading.current ?? document.querySelector("h1"))?.focus();
						restoring.mutate({ kind, id });
					}}
				>
					{t("deleted.undo")}
				</ToastButton>
			),
		}),
		failed: { title: failed },
	});
}

/** A restored thing may be part of any query's data. */
const everything = [[]];

/** Restores a thing, and says if its address was taken meanwhile or the menu has no room for its link. */
export function useRestoring() {
	const t = useText("admin");
	return useApiMutation({
		send: restoreDeleted,
		refreshes: everything,
		done: ({ kind }, { address, isMoved, isUnlinked }) => {
			const notes = [
				...(isMoved && address !== null ? [t("deleted.moved", { address })] : []),
				...(isUnlinked ? [t("deleted.unlinked")] : []),
			];
			const title = t(`deleted.restored.${kind}`);
			return { title, ...(notes.length > 0 && { description: notes.join(". ") }) };
		},
		failed: { title: t("deleted.restoreFailed") },
	});
}
