import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { LetterSaving } from "./use-letter-form.ts";

/** Whether all is saved, and what can be done where it is not. */
export function LetterSavingState({ saving }: { saving: LetterSaving }) {
	const t = useText("admin");
	if (saving.reason !== "") {
		return (
			<div role="alert" className="flex flex-wrap items-center gap-3 text-small">
				<p className="max-w-column text-ember">
					{t("letters.unsavedState", { reason: saving.reason })} {t("letters.saveFailed")}
				</p>
				<CompactButton look="quiet" onClick={() => void saving.save()}>
					{t("letters.tryAgain")}
				</CompactButton>
			</div>
		);
	}
	return (
		<p role="status" className="text-small text-ink-soft">
			{t(saving.state === "saved" ? "letters.savedState" : "letters.savingState")}
		</p>
	);
}
