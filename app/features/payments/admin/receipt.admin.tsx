import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import type { ReceiptDocument } from "#app/features/payments/mails/receipt-document.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import type { Route } from "./+types/receipt.admin";
import { receiptQuery } from "./payments.query.ts";

export const meta = adminTitle((text) => text.payments.receiptTitle);

/** A receipt or credit note in its guest's language, on the screen and on paper. */
export default function ReceiptScreen({ params: { id } }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	const receipt = useQuery(receiptQuery(id));
	return (
		<div className="max-w-[44rem]">
			<div className="screen-only">
				<ScreenHead title={t("payments.receiptTitle")}>
					<CompactButton look="primary" disabled={receipt.data === undefined} onClick={() => window.print()}>
						{t("payments.receiptPrint")}
					</CompactButton>
				</ScreenHead>
			</div>
			<QueryPanel query={receipt} rows={3} height="h-16" title={t("payments.receiptUnread")}>
				{(found) => <PrintedReceipt receipt={found} />}
			</QueryPanel>
		</div>
	);
}

function PrintedReceipt({ receipt: { language, title, seller, lines } }: { receipt: ReceiptDocument }) {
	return (
		<Panel className="px-5 py-8 sm:px-7">
			<div lang={language} className="grid gap-6 wrap-anywhere">
				<h2 className="font-serif text-heading">{title}</h2>
				<p className="whitespace-pre-line">{seller.join("\n")}</p>
				<dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 border-y border-clay py-5">
					{lines.map(({ label, text }) => (
						<Fragment key={label}>
							<dt className="text-ink-soft">{label}</dt>
							<dd className="font-semibold">{text}</dd>
						</Fragment>
					))}
				</dl>
			</div>
		</Panel>
	);
}
