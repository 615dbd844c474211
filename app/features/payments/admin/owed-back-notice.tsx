import { useQuery } from "@tanstack/react-query";
import { LinkNotice } from "#app/admin-ui/screen.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { formatCents } from "#app/features/payments/amount.ts";
import type { OwedBack } from "#app/features/payments/payment.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { owedBackQuery } from "./payments.query.ts";

/** Returns the cents that are owed back at tables. */
export function owedBackSum(tables: readonly OwedBack[]): number {
	return tables
		.flatMap(({ accounts }) => accounts)
		.reduce((sum, { owed, received }) => sum + received - owed, 0);
}

/** Says on the dashboard how much is owed back, if anything is. */
export function OwedBackNotice() {
	const t = useText("admin");
	const language = useLanguage();
	const { data: tables = [], error } = useQuery(owedBackQuery);
	useErrorToast(error, t("payments.owedFailed"));
	const count = tables.reduce((sum, { accounts }) => sum + accounts.length, 0);
	if (count === 0) return null;
	return (
		<LinkNotice
			title={t("payments.owedNotice", { count })}
			text={t("payments.owedNoticeText", { amount: formatCents(owedBackSum(tables), language) })}
			to={adminPaths.owedBack}
			link={t("payments.owedOpen")}
		/>
	);
}
