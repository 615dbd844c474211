import { useState } from "react";
import { flushSync } from "react-dom";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { useFieldOfAddress, useFocusFallback } from "#app/admin-ui/focus.ts";
import { Panel } from "#app/admin-ui/screen.tsx";
import { paymentRowId } from "#app/features/guests/seating-path.ts";
import type { Click, PaymentAccount, PaymentState } from "#app/features/payments/payment.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { AccountHistory } from "./account-history.tsx";
import { AccountReceipts } from "./account-receipts.tsx";
import { AccountReminders } from "./account-reminders.tsx";
import { Standing } from "./account-standing.tsx";
import { type Asked, ClickDialog } from "./click-dialog.tsx";

type Props = { accounts: readonly PaymentAccount[]; tableId: string };

/** The accounts of a table, each with what can be done with it. */
export function AccountList({ accounts, tableId }: Props) {
	const [asked, setAsked] = useState<Asked>();
	useFieldOfAddress();
	return (
		<>
			<Panel className="mb-6">
				<ul className="divide-y divide-clay">
					{accounts.map((account) => (
						<li
							key={account.id}
							id={paymentRowId(account.guestId)}
							tabIndex={-1}
							className="grid gap-3 -outline-offset-2 px-5 py-4 wrap-anywhere sm:px-7"
						>
							<AccountRow
								account={account}
								tableId={tableId}
								onAsk={(kind, position) =>
									setAsked({ accountId: account.id, kind, ...(position !== undefined && { position }) })
								}
							/>
						</li>
					))}
				</ul>
			</Panel>
			<ClickDialog
				asked={asked}
				account={accounts.find(({ id }) => id === asked?.accountId)}
				onClose={() => setAsked(undefined)}
				onNoted={({ guestId }) => {
					// The clicked button may be gone once its work is done.
					flushSync(() => setAsked(undefined));
					document.getElementById(paymentRowId(guestId))?.focus();
				}}
			/>
		</>
	);
}

const tones = {
	...{ late: "calm", due: "outline", owedBack: "calm", paid: "live", forgiven: "outline" },
	...{ kept: "outline", givenBack: "outline", none: "outline" },
} as const satisfies Record<PaymentState, "live" | "calm" | "outline">;

type Ask = (kind: Click["kind"], position?: number) => void;

function AccountRow(props: { account: PaymentAccount; tableId: string; onAsk: Ask }) {
	const { account, tableId, onAsk } = props;
	const t = useText("admin");
	const { state, firstName, reference, rule } = account;
	return (
		<>
			<h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base leading-snug font-semibold tracking-normal">
				{firstName}
				<Badge tone={tones[state]}>{t(`payments.states.${state}`)}</Badge>
				<span className="text-small font-normal text-ink-soft">{t("payments.reference", { reference })}</span>
			</h2>
			<Standing account={account} />
			{rule === null ? null : <p className="max-w-column text-small">{t(`payments.rules.${rule}`)}</p>}
			<div className="flex flex-wrap gap-2">
				{clicksOf(account).map((kind) => (
					<ClickButton key={kind} kind={kind} account={account} onClick={() => onAsk(kind)} />
				))}
				<AccountReminders account={account} tableId={tableId} />
			</div>
			<AccountReceipts account={account} />
			<AccountHistory account={account} onCorrect={(position) => onAsk("correction", position)} />
		</>
	);
}

/** Lists what can be done with an account as it stands: money may come whatever is owed. */
function clicksOf({ state }: PaymentAccount): Exclude<Click["kind"], "correction">[] {
	if (state === "owedBack") return ["refund", "keeping", "payment"];
	return state === "due" || state === "late" ? ["payment", "forgiveness"] : ["payment"];
}

function ClickButton(props: { kind: Click["kind"]; account: PaymentAccount; onClick(): void }) {
	const { kind, account, onClick } = props;
	const t = useText("admin");
	const passFocusOn = useFocusFallback(() => document.getElementById(paymentRowId(account.guestId)));
	const click = t(`payments.clicks.${kind}`);
	return (
		<CompactButton
			ref={passFocusOn}
			look="quiet"
			aria-label={t("payments.clickOf", { click, guest: account.firstName })}
			onClick={onClick}
		>
			{click}
		</CompactButton>
	);
}
