import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import type { ReminderInput, ReminderPreview } from "#app/features/payments/payment-mails.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { paymentChanges, reminderQuery, sendReminder } from "./payments.query.ts";

type Props = { account: PaymentAccount; onClose(): void };

/** A reminder as its guest would read it, which leaves by a click; it stays while that is refused. */
export function ReminderDialog({ account, onClose }: Props) {
	const t = useText("admin");
	const guest = account.firstName;
	const { data, isError } = useQuery(reminderQuery(account.id));
	return (
		<Dialog
			open
			onClose={onClose}
			title={t("payments.remindTitle", { guest })}
			text={t("payments.remindText")}
		>
			{data === undefined ? (
				<p role="status" className="mt-6">
					{t(isError ? "payments.remindFailed" : "common.loading")}
				</p>
			) : (
				<ShownReminder account={account} onClose={onClose} reminder={data} />
			)}
		</Dialog>
	);
}

function ShownReminder({ account, onClose, reminder }: Props & { reminder: ReminderPreview }) {
	const t = useText("admin");
	const { to, subject, text, whatsApp, hasWays } = reminder;
	const sending = useApiMutation({
		send: (by: ReminderInput["by"]) => sendReminder(account.id, { by }),
		refreshes: paymentChanges,
		done: (by) => ({ title: t(by === "mail" ? "payments.remindSent" : "payments.remindNoted") }),
		failed: { title: t("payments.notSaved") },
		isAsked: () => true,
	});
	const refusal = sending.error instanceof ApiError ? sending.error.serverMessage : undefined;
	const send = (by: ReminderInput["by"]) => {
		if (!sending.isPending) sending.mutate(by, { onSuccess: onClose });
	};
	return (
		<div className="mt-6 grid gap-4">
			{hasWays ? null : (
				<p className="border-l-2 border-brand pl-4">
					{t("payments.noWays")} <Link to={adminPaths.facts}>{t("payments.noWaysLink")}</Link>
				</p>
			)}
			<div lang={account.language} className="grid gap-2 border border-clay p-4 text-small wrap-anywhere">
				<p className="font-semibold">{subject}</p>
				<p className="whitespace-pre-line">{text}</p>
			</div>
			{to === "" && whatsApp === null ? <p>{t("payments.remindNone")}</p> : null}
			{sending.isError ? (
				<p role="alert" className="border-l-2 border-brand pl-4">
					{refusal ?? t("payments.notSaved")}
				</p>
			) : null}
			<div className="flex flex-wrap justify-end gap-3">
				<CompactButton look="quiet" onClick={onClose}>
					{t("common.cancel")}
				</CompactButton>
				{whatsApp === null ? null : (
					<>
						<a href={whatsApp} target="_blank" rel="noreferrer" className={compactClass("quiet")}>
							{t("payments.remindWhatsApp")}
						</a>
						<CompactButton look="quiet" aria-disabled={sending.isPending} onClick={() => send("message")}>
							{t("payments.remindTold")}
						</CompactButton>
					</>
				)}
				{to === "" ? null : (
					<CompactButton look="primary" aria-disabled={sending.isPending} onClick={() => send("mail")}>
						{t(sending.isPending ? "payments.remindSending" : "payments.remindSend")}
					</CompactButton>
				)}
			</div>
		</div>
	);
}
