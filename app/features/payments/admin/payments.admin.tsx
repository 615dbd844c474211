import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { firstWritten } from "#app/content/localized.ts";
import { eventFormPath, seatingPath } from "#app/features/guests/seating-path.ts";
import type { TablePayments } from "#app/features/payments/payment.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { rupees } from "#app/site/site-config.ts";
import type { Route } from "./+types/payments.admin";
import { AccountList } from "./account-list.tsx";
import { AccountSums } from "./account-sums.tsx";
import { paymentsQuery } from "./payments.query.ts";

export const meta = adminTitle((text) => text.payments.title);

/** The screen of the amounts that the guests of a table owe and paid, with the owner's clicks. */
export default function PaymentsScreen({ params: { id } }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const language = useLanguage();
	const payments = useQuery(paymentsQuery(id));
	const { data } = payments;
	const day = data?.calendarDate == null ? t("payments.undated") : formatFullDay(data.calendarDate, language);
	return (
		<div className="max-w-[84rem]">
			<Link to={seatingPath(id)} className="mb-3 inline-flex min-h-11 items-center gap-1 text-small">
				<Icon name="back" />
				{t("payments.back")}
			</Link>
			<ScreenHead title={t("payments.title")}>
				<div className="flex flex-wrap gap-3">
					<Link to={adminPaths.owedBack} className={compactClass("quiet")}>
						{t("payments.owedOpen")}
					</Link>
					<Link to={adminPaths.bankFile} className={compactClass("quiet")}>
						{t("bank.open")}
					</Link>
				</div>
			</ScreenHead>
			{data === undefined ? null : (
				<p className="-mt-3 mb-6 text-ink-soft">{`${firstWritten(data, "title", language)}, ${day}`}</p>
			)}
			<QueryPanel
				query={payments}
				rows={3}
				height="h-28"
				title={t("payments.failed")}
				text={t("payments.failedText")}
			>
				{(found) => <TableOfPayments key={id} payments={found} />}
			</QueryPanel>
		</div>
	);
}

function TableOfPayments({ payments }: { payments: TablePayments }) {
	const t = useText("admin");
	const { tableId, accounts } = payments;
	return (
		<>
			<PriceLine payments={payments} />
			{accounts.length === 0 ? (
				<Panel className="mb-6">
					<ListState title={t("payments.emptyTitle")} text={t("payments.emptyText")} />
				</Panel>
			) : (
				<>
					<AccountList accounts={accounts} tableId={tableId} />
					<AccountSums accounts={accounts} />
				</>
			)}
		</>
	);
}

/** The price of a seat: a table without charge is on the house, and one without a price asks for it. */
function PriceLine({ payments: { price, tableId } }: { payments: TablePayments }) {
	const t = useText("admin");
	const language = useLanguage();
	if (price === null) {
		return (
			<p className="mb-6 border-l-2 border-brand pl-4">
				{t("payments.noPrice")} <Link to={eventFormPath(tableId)}>{t("payments.noPriceLink")}</Link>
			</p>
		);
	}
	return (
		<p className="mb-6">
			{price === 0 ? t("payments.onTheHouse") : t("payments.seat", { price: rupees[language](price) })}
		</p>
	);
}
