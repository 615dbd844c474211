import type { QueryKey } from "@tanstack/react-query";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { deletedQuery, restoreDeleted } from "./deleted.query.ts";
import type { DeletedKind } from "./deleted.ts";

/** Lists that show each kind. */
const listKeys: Record<DeletedKind, readonly QueryKey[]> = {
	article: [["/api/blog-posts"], ["/api/admin/stats"], ["/api/admin/categories"]],
};

/** Puts back what was deleted, and says where it is now if its address was taken meanwhile. */
export function useRestoring() {
	const t = useText("admin");
	return useApiMutation({
		send: restoreDeleted,
		refreshes: [deletedQuery.queryKey, ["/api/admin/images"], ...Object.values(listKeys).flat()],
		done: ({ kind }, { address, isMoved }) => ({
			title: t(`deleted.restored.${kind}`),
			...(isMoved && address !== null && { description: t("deleted.moved", { address }) }),
		}),
		failed: { title: t("deleted.restoreFailed") },
	});
}
