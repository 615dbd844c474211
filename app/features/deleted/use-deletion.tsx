import type { QueryKey } from "@tanstack/react-query";
import { ToastButton } from "#app/admin-ui/toast-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedQuery } from "./deleted.query.ts";
import type { DeletedKind } from "./deleted.ts";
import { useRestoring } from "./use-restoring.ts";

/** Deletes things of a kind by their ids. The toast that says so offers to take it back. */
export function useDeletion(options: {
	kind: DeletedKind;
	send(id: string): Promise<void>;
	refreshes: readonly QueryKey[];
	deleted: string;
	failed: string;
}) {
	const { kind, send, refreshes, deleted, failed } = options;
	const t = useText("admin");
	const restoring = useRestoring();
	return useApiMutation({
		send,
		refreshes: [...refreshes, deletedQuery.queryKey],
		done: (id: string) => ({
			title: deleted,
			action: <ToastButton onClick={() => restoring.mutate({ kind, id })}>{t("deleted.undo")}</ToastButton>,
		}),
		failed: { title: failed },
	});
}
