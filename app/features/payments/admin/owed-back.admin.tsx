import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { firstWritten } from "#app/content/localized.ts";
import { paymentsPath } from "#app/features/guests/seating-path.ts";
import { formatCents } from "#app/features/payments/amount.ts";
import type { OwedBack, PaymentAccount } from "#app/features/payments/payment.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { owedBackSum } from "./owed-back-notice.tsx";
import { owedBackQuery } from "./payments.query.ts";

export const meta = adminTitle((text) => text.payments.owedTitle);

/** The screen of the amounts that are owed back at every table: to whom, how much, and by which rule. */
export default function OwedBackScreen() {
	const t = useText("admin");
	const language = useLanguage();
	const owed = useQuery(owedBackQuery);
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("payments.owedTitle")} />
			<p className="-mt-3 mb-6 max-w-column text-ink-soft">{t("payments.owedIntro")}</p>
			<QueryPanel query={owed} rows={3} height="h-24" title={t("payments.owedFailed")}>
				{(tables) =>
					tables.length === 0 ? (
						<Panel>
							<ListState title={t("payments.owedNone")} text={t("payments.owedNoneText")} />
						</Panel>
					) : (
						<>
							{tables.map((table) => (
								<TableOwing key={table.tableId} table={table} />
							))}
							<p className="font-semibold">
								{t("payments.owedSum", { amount: formatCents(owedBackSum(tables), language) })}
							</p>
						</>
					)
				}
			</QueryPanel>
		</div>
	);
}

function TableOwing({ table }: { table: OwedBack }) {
	const t = useText("admin");
	const language = useLanguage();
	const { calendarDate, tableId, accounts } = table;
	const day = calendarDate === null ? t("payments.undated") : formatFullDay(calendarDate, language);
	return (
		<Panel title={`${firstWritten(table, "title", language)}, ${day}`} className="mb-6">
			<ul className="divide-y divide-clay border-t border-clay">
				{accounts.map((account) => (
					<li key={account.id} className="grid justify-items-start gap-2 px-5 py-4 wrap-anywhere sm:px-7">
						<Owed account={account} />
						<Link
							to={paymentsPath(tableId, account.guestId)}
							aria-label={t("payments.owedToOne", { guest: account.firstName })}
							className={compactClass("quiet")}
						>
							{t("payments.owedTo")}
						</Link>
					</li>
				))}
			</ul>
		</Panel>
	);
}

function Owed({ account: { firstName, reference, owed, received, rule } }: { account: PaymentAccount }) {
	const t = useText("admin");
	const amount = formatCents(received - owed, useLanguage());
	return (
		<>
			<h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{firstName}</h3>
			<p>{[t("payments.owedBack", { amount }), t("payments.reference", { reference })].join(" · ")}</p>
			{rule === null ? null : <p className="max-w-column text-small">{t(`payments.rules.${rule}`)}</p>}
		</>
	);
}
