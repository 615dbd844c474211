import { Panel } from "#app/admin-ui/screen.tsx";
import { formatCents } from "#app/features/payments/amount.ts";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** The sums of a table's accounts. */
export function AccountSums({ accounts }: { accounts: readonly PaymentAccount[] }) {
	const t = useText("admin");
	const language = useLanguage();
	const sum = (one: (account: PaymentAccount) => number) =>
		accounts.reduce((total, account) => total + Math.max(0, one(account)), 0);
	const sums = {
		owed: sum(({ owed }) => owed),
		received: sum(({ received }) => received),
		open: sum(({ owed, received }) => owed - received),
		back: sum(({ owed, received }) => received - owed),
	} as const;
	return (
		<Panel title={t("payments.sums.title")} className="mb-6 pb-5">
			<dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-5 sm:grid-cols-4 sm:px-7">
				{(["owed", "received", "open", "back"] as const).map((name) => (
					<div key={name}>
						<dt className="text-small text-ink-soft">{t(`payments.sums.${name}`)}</dt>
						<dd className="font-semibold">
							{sums[name] === 0 ? t("payments.sums.nothing") : formatCents(sums[name], language)}
						</dd>
					</div>
				))}
			</dl>
		</Panel>
	);
}
