import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFocusFallback } from "#app/admin-ui/focus.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { paymentRowId, seatingPath } from "#app/features/guests/seating-path.ts";
import { openPaymentOf } from "#app/features/payments/open-payment.ts";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { paymentChanges, releaseSeat } from "./payments.query.ts";
import { ReminderDialog } from "./reminder-dialog.tsx";

type Props = { account: PaymentAccount; tableId: string };

/** Reminds a guest of what is open, and frees the seat of one who was reminded and is late. */
export function AccountReminders({ account, tableId }: Props) {
	const t = useText("admin");
	const [asked, setAsked] = useState<"remind" | "release">();
	const passFocusOn = useFocusFallback(() => document.getElementById(paymentRowId(account.guestId)));
	const { firstName: guest, state, guestState, reminders } = account;
	const close = () => setAsked(undefined);
	if (openPaymentOf(account) === undefined) return null;
	const mayRelease = state === "late" && guestState === "confirmed" && reminders.length > 0;
	return (
		<>
			{(["remind", ...(mayRelease ? (["release"] as const) : [])] as const).map((one) => (
				<CompactButton
					key={one}
					ref={passFocusOn}
					look="quiet"
					aria-label={t("payments.clickOf", { click: t(`payments.${one}`), guest })}
					onClick={() => setAsked(one)}
				>
					{t(`payments.${one}`)}
				</CompactButton>
			))}
			{asked === "remind" ? <ReminderDialog account={account} onClose={close} /> : null}
			<ReleaseDialog account={account} tableId={tableId} isOpen={asked === "release"} onClose={close} />
		</>
	);
}

function ReleaseDialog({ account, tableId, isOpen, onClose }: Props & { isOpen: boolean; onClose(): void }) {
	const t = useText("admin");
	const navigate = useNavigate();
	const queries = useQueryClient();
	const guest = account.firstName;
	const release = useApiMutation({
		send: () => releaseSeat(account),
		refreshes: [...paymentChanges, [guestsToTellPath]],
		done: undefined,
		failed: { title: t("payments.releaseFailed") },
	});
	return (
		<AlertDialog
			open={isOpen}
			title={t("payments.releaseTitle", { guest })}
			text={t("payments.releaseText", { guest })}
			cancel={t("common.cancel")}
			confirm={t("payments.release")}
			onCancel={onClose}
			onConfirm={() => {
				onClose();
				release.mutate(undefined, {
					// Who waits for a seat stands below the guests of the table.
					onSuccess: () => void navigate(seatingPath(tableId)),
					onError: () => {
						for (const queryKey of paymentChanges) void queries.invalidateQueries({ queryKey });
					},
				});
			}}
		/>
	);
}
