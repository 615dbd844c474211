import type { QueryKey } from "@tanstack/react-query";
import type { RefObject } from "react";
import { ToastButton } from "#app/admin-ui/toast-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedQuery } from "./deleted.query.ts";
import type { DeletedKind } from "./deleted.ts";
import { useRestoring } from "./use-restoring.ts";

/**
 * Deletes things of a kind by their ids. The toast that says so offers to take it back, and gives
 * the focus to the `heading` of their list then, or to the screen's title where the list was empty.
 */
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
