import { firstWritten } from "#app/content/localized.ts";
import { formatCents } from "#app/features/payments/amount.ts";
import { formatCalendarDay, formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { BankAccount, MatchedLine } from "./bank-file.ts";

/** The bank's words on a line: its day, what came or went, its text and, where it may be a guest's, the way. */
export function BankLineWords({ line }: { line: MatchedLine }) {
	const t = useText("admin");
	const language = useLanguage();
	const { day, amount, text, left, way, candidates } = line;
	const total = Math.abs(amount);
	return (
		<div className="grid gap-0.5 wrap-anywhere">
			<p>
				{formatFullDay(day, language)}
				{", "}
				<strong>{t(amount > 0 ? "bank.came" : "bank.went", { amount: formatCents(total, language) })}</strong>
			</p>
			<p>{text || "–"}</p>
			{left < total ? (
				<p className="text-small font-semibold">{t("bank.left", { left: formatCents(left, language) })}</p>
			) : null}
			{candidates.length === 0 ? null : (
				<p className="text-small text-ink-soft">{t("bank.way", { way: t(`payments.ways.${way}`) })}</p>
			)}
		</div>
	);
}

/** Returns how a guest is named among those of all tables. */
export function useGuestName(): (account: BankAccount) => string {
	const t = useText("admin");
	const language = useLanguage();
	return (account) => {
		const { calendarDate, firstName } = account;
		const day = calendarDate === null ? t("payments.undated") : formatCalendarDay(calendarDate, language);
		return t("bank.who", {
			guest: firstName,
			table: `${firstWritten(account, "title", language)}, ${day}`,
		});
	};
}

/** Returns what a line of this direction could settle of an account. */
export function openAmount({ amount }: Pick<MatchedLine, "amount">, { due, owedBack }: BankAccount): number {
	return amount > 0 ? due : owedBack;
}

/** The open amount of an account that a line of this direction could settle. */
export function OpenOfAccount({ line, account }: { line: MatchedLine; account: BankAccount }) {
	const t = useText("admin");
	const language = useLanguage();
	const asked = openAmount(line, account);
	const amount = formatCents(asked, language);
	return (
		<>
			{t("bank.reference", { reference: account.reference })}
			{", "}
			{asked === 0 ? t("bank.nothing") : t(line.amount > 0 ? "bank.owes" : "bank.owed", { amount })}
		</>
	);
}
