import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { type OwnStep, ownSteps, stateAfter } from "#app/features/letters/letter-state.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { letterChanges, takeStep } from "./letters.query.ts";

export function LetterSteps({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const [cancelling, setCancelling] = useState(false);
	const [taken, setTaken] = useState<OwnStep>("pause");
	const step = useApiMutation({
		send: (asked: OwnStep) => takeStep(letter.id, asked),
		refreshes: letterChanges,
		done: { title: t(`letters.stepDone.${taken}`) },
		failed: { title: t("letters.stepFailed") },
	});

	function take(asked: OwnStep): void {
		setTaken(asked);
		step.mutate(asked);
	}

	const possible = ownSteps.filter((one) => stateAfter(letter.state, one) !== undefined);
	return (
		<div className="flex flex-wrap gap-3 empty:hidden">
			{possible.map((one) => (
				<CompactButton
					key={one}
					look={one === "cancel" ? "plain" : "quiet"}
					disabled={step.isPending}
					onClick={() => (one === "cancel" ? setCancelling(true) : take(one))}
				>
					{t(`letters.${one}`)}
				</CompactButton>
			))}
			<AlertDialog
				open={cancelling}
				title={t("letters.cancelTitle")}
				text={t("letters.cancelText")}
				cancel={t("common.cancel")}
				confirm={t("letters.cancelConfirm")}
				onCancel={() => setCancelling(false)}
				onConfirm={() => {
					take("cancel");
					setCancelling(false);
				}}
			/>
		</div>
	);
}
