import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { restoreDeleted } from "./deleted.query.ts";

/** What is back may be in any list and count. */
const everything = [[]];

/** Puts back what was deleted, and says where it is now if its address was taken meanwhile. */
export function useRestoring() {
	const t = useText("admin");
	return useApiMutation({
		send: restoreDeleted,
		refreshes: everything,
		done: ({ kind }, { address, isMoved }) => ({
			title: t(`deleted.restored.${kind}`),
			...(isMoved && address !== null && { description: t("deleted.moved", { address }) }),
		}),
		failed: { title: t("deleted.restoreFailed") },
	});
}
