import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { restoreDeleted } from "./deleted.query.ts";

/** What is back may be in any list and count. */
const everything = [[]];

/**
 * Puts back what was deleted, and says where it is now if its address was taken meanwhile, and that
 * nothing links to it if the menu is full.
 */
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
