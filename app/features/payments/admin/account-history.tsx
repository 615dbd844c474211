import { useState } from "react";
import { Disclosure } from "#app/admin-ui/screen.tsx";
import { formatCents } from "#app/features/payments/amount.ts";
import type { PaymentAccount, PaymentEntry } from "#app/features/payments/payment.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** Returns a function that says an entry of an account in one line. */
export function useEntryText(): (entry: PaymentEntry) => string {
	const t = useText("admin");
	const language = useLanguage();
	return ({ kind, day, amount, way }) =>
		t(`payments.entry.${kind}`, {
			day: formatFullDay(day, language),
			amount: formatCents(amount, language),
			way: way === null ? "" : t(`payments.ways.${way}`),
		});
}

/** The entries of an account; a payment that was noted by mistake can be taken back. */
export function AccountHistory(props: { account: PaymentAccount; onCorrect(position: number): void }) {
	const { account, onCorrect } = props;
	const t = useText("admin");
	const textOf = useEntryText();
	const [isOpen, setOpen] = useState(false);
	return (
		<Disclosure title={t("payments.history")} isOpen={isOpen} onToggle={setOpen} className="-mb-2 text-small">
			<ol className="grid gap-1 pb-2">
				{account.entries.map((entry) => (
					<li key={entry.position} className="flex flex-wrap items-center gap-x-4">
						{textOf(entry)}
						{isTakenBack(account, entry) ? ` (${t("payments.taken")})` : null}
						{isCorrectable(account, entry) ? (
							<button
								type="button"
								aria-label={t("payments.clickOfEntry", {
									click: t("payments.clicks.correction"),
									entry: textOf(entry),
								})}
								className="min-h-11 cursor-pointer underline"
								onClick={() => onCorrect(entry.position)}
							>
								{t("payments.clicks.correction")}
							</button>
						) : null}
					</li>
				))}
			</ol>
		</Disclosure>
	);
}

function isTakenBack({ entries }: PaymentAccount, { position }: PaymentEntry): boolean {
	return entries.some(({ corrects }) => corrects === position);
}

/** Returns whether a payment can be taken back: once, and while the house still holds as much. */
function isCorrectable(account: PaymentAccount, entry: PaymentEntry): boolean {
	return entry.kind === "payment" && entry.amount <= account.received && !isTakenBack(account, entry);
}
