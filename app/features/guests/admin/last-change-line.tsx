import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { GuestChanges } from "./use-guest-changes.ts";

/** What was changed last, and how to take it back. */
export function LastChangeLine({ changes }: { changes: GuestChanges }) {
	const t = useText("admin");
	const { last, isChanging, undo } = changes;
	return (
		<div className="flex flex-wrap items-center gap-x-4 [&:has(p:empty)]:hidden">
			<p role="status" className="mb-4">
				{last?.text}
			</p>
			{last?.undo === undefined ? null : (
				<CompactButton look="quiet" className="mb-4" disabled={isChanging} onClick={undo}>
					{t("guests.undo")}
				</CompactButton>
			)}
		</div>
	);
}
