import { useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { GuestChanges } from "./use-guest-changes.ts";

/** What was changed last, and how to take it back. */
export function LastChangeLine({ changes }: { changes: GuestChanges }) {
	const t = useText("admin");
	const { last, isChanging, undo } = changes;
	const said = useRef<HTMLParagraphElement>(null);
	return (
		<div className="flex flex-wrap items-center gap-x-4 [&:has(p:empty)]:hidden">
			<p ref={said} role="status" tabIndex={-1} className="mb-4">
				{last?.text}
			</p>
			{last?.undo === undefined ? null : (
				<CompactButton
					look="quiet"
					className="mb-4"
					aria-disabled={isChanging}
					onClick={() => {
						// The button goes with what it took back.
						said.current?.focus();
						undo();
					}}
				>
					{t("guests.undo")}
				</CompactButton>
			)}
		</div>
	);
}
