import { formatCents } from "#app/features/payments/amount.ts";
import type { PaymentAccount } from "#app/features/payments/payment.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** The standing of an account, in figures. */
export function Standing({ account }: { account: PaymentAccount }) {
	const t = useText("admin");
	const language = useLanguage();
	const { owed, received, dueDay, state, guestState } = account;
	const amount = (cents: number) => ({ amount: formatCents(cents, language) });
	const isOpen = received < owed;
	const parts = [
		isOpen ? t("payments.owes", amount(owed - received)) : "",
		isOpen && dueDay !== null
			? t(state === "late" ? "payments.dueSince" : "payments.dueBy", { day: formatFullDay(dueDay, language) })
			: "",
		received > 0 ? t("payments.holds", amount(received)) : "",
		received > owed ? t("payments.owedBack", amount(received - owed)) : "",
	].filter((part) => part !== "");
	return (
		<>
			{parts.length === 0 ? null : <p>{parts.join(" · ")}</p>}
			{isOpen && guestState === "paid" ? <p className="text-small">{t("payments.marked")}</p> : null}
		</>
	);
}
