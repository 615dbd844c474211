import { Link } from "react-router";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { receiptNumber } from "#app/features/payments/receipt.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";
import { mailReceipt, paymentChanges } from "./payments.query.ts";

/** The receipts and credit notes of an account, and when the guest was reminded. */
export function AccountReceipts({ account }: { account: PaymentAccount }) {
	const t = useText("admin");
	const language = useLanguage();
	const { receipts, reminders } = account;
	const days = [...new Set(reminders.map((at) => formatDay(at, language)))].join(", ");
	return (
		<>
			{reminders.length === 0 ? null : (
				<p className="text-small text-ink-soft">{t("payments.reminded", { days })}</p>
			)}
			{receipts.length === 0 ? null : (
				<ul aria-label={t("payments.receipts")} className="grid gap-1 text-small">
					{receipts.map((receipt) => (
						<ReceiptLine key={receipt.position} account={account} receipt={receipt} />
					))}
				</ul>
			)}
		</>
	);
}

type LineProps = { account: PaymentAccount; receipt: PaymentAccount["receipts"][number] };

function ReceiptLine({ account, receipt }: LineProps) {
	const t = useText("admin");
	const language = useLanguage();
	const { kind, position, mailedAt } = receipt;
	const name = t(`payments.receipt.${kind}`, { number: receiptNumber(receipt) });
	const sending = useApiMutation({
		send: () => mailReceipt(account.id, position),
		refreshes: paymentChanges,
		done: { title: t("payments.receiptSent") },
		failed: { title: t("payments.receiptFailed") },
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4">
			<Link to={adminPath("receipt", receiptNumber(receipt))} className="inline-flex min-h-11 items-center">
				{name}
			</Link>
			{mailedAt === null ? null : (
				<span className="text-ink-soft">
					{t("payments.receiptSentOn", { day: formatDay(mailedAt, language) })}
				</span>
			)}
			{account.hasAddress ? (
				<button
					type="button"
					aria-label={t("payments.receiptSendOne", { receipt: name })}
					aria-disabled={sending.isPending}
					className="min-h-11 cursor-pointer underline"
					onClick={() => {
						if (!sending.isPending) sending.mutate(undefined);
					}}
				>
					{t("payments.receiptSend")}
				</button>
			) : null}
		</li>
	);
}
