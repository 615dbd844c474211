import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Dialog } from "#app/admin-ui/dialog.tsx";
import { ApiError } from "#app/api-client/api-error.ts";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { centsOf, writeCents } from "#app/features/payments/amount.ts";
import { type Click, openCharge, type PaymentAccount, type PayWay } from "#app/features/payments/payment.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { useEntryText } from "./account-history.tsx";
import { Standing } from "./account-standing.tsx";
import { type ClickDraft, ClickFields } from "./click-fields.tsx";
import { paymentChanges, sendClick } from "./payments.query.ts";

/** The subject of the question: a click on an account, or the payment that it takes back. */
export type Asked = { accountId: string; kind: Click["kind"]; position?: number };

/** Asks before something is noted of an account. It stays, with what was typed, until it is noted. */
export function ClickDialog(props: {
	asked: Asked | undefined;
	account: PaymentAccount | undefined;
	onClose(): void;
	onNoted(account: PaymentAccount): void;
}) {
	const { asked, account, onClose, onNoted } = props;
	const t = useText("admin");
	const textOf = useEntryText();
	if (asked === undefined || account === undefined) return null;
	const entry = account.entries.find(({ position }) => position === asked.position);
	const values = { guest: account.firstName, entry: entry === undefined ? "" : textOf(entry) };
	return (
		<Dialog
			open
			onClose={onClose}
			title={t(`payments.ask.${asked.kind}.title`, values)}
			text={t(`payments.ask.${asked.kind}.text`, values)}
		>
			<ClickForm {...{ asked, account, onClose, onNoted }} />
		</Dialog>
	);
}

type FormProps = {
	asked: Asked;
	account: PaymentAccount;
	onClose(): void;
	onNoted(account: PaymentAccount): void;
};

function ClickForm({ asked, account, onClose, onNoted }: FormProps) {
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const [draft, setDraft] = useState<ClickDraft>(() => ({
		amount: proposed(asked.kind, account, language),
		day: dayOf(new Date()),
		way: undefined,
	}));
	const click = useApiMutation({
		send: () => sendClick(account.id, clickOf(asked, account.version, draft)),
		refreshes: paymentChanges,
		done: { title: t("payments.saved") },
		failed: { title: t("payments.notSaved") },
		isAsked: () => {
			// Another tab may have been first: the account above is read anew.
			for (const queryKey of paymentChanges) void queries.invalidateQueries({ queryKey });
			return true;
		},
	});
	const refusal = click.error instanceof ApiError ? click.error : undefined;
	function submit(event: FormEvent): void {
		event.preventDefault();
		if (!click.isPending) click.mutate(undefined, { onSuccess: onNoted });
	}
	return (
		<form noValidate onSubmit={submit} className="mt-6 grid gap-5">
			<div className="border-l-2 border-clay pl-4">
				<Standing account={account} />
			</div>
			<ClickFields kind={asked.kind} draft={draft} onChange={setDraft} faults={refusal?.fields ?? {}} />
			{click.isError ? (
				<p role="alert" className="border-l-2 border-brand pl-4">
					{`${t("payments.notSaved")}. ${
						refusal?.code === "stale" ? t("payments.changed") : (refusal?.serverMessage ?? "")
					} ${t("payments.kept")}`}
				</p>
			) : null}
			<div className="flex flex-wrap justify-end gap-3">
				<CompactButton look="quiet" onClick={onClose}>
					{t("common.cancel")}
				</CompactButton>
				<CompactButton look="primary" type="submit" aria-disabled={click.isPending}>
					{t(click.isPending ? "payments.saving" : `payments.save.${asked.kind}`)}
				</CompactButton>
			</div>
		</form>
	);
}

/** Returns the amount that a click most likely means; blank where there is none. */
function proposed(kind: Click["kind"], account: PaymentAccount, language: Language): string {
	const { owed, received, entries } = account;
	const open = owed - received;
	const most = { refund: -open, keeping: -open, forgiveness: Math.min(open, openCharge(entries)) };
	const cents = kind in most ? most[kind as keyof typeof most] : open;
	return cents > 0 ? writeCents(cents, language) : "";
}

/** Returns the click as it is sent: the server says what is missing of it. */
function clickOf({ kind, position = 0 }: Asked, version: number, draft: ClickDraft): Click {
	const amount = centsOf(draft.amount) ?? 0;
	if (kind === "correction") return { kind, version, position };
	if (kind === "keeping" || kind === "forgiveness") return { kind, version, amount };
	return { kind, version, amount, day: draft.day, way: draft.way as PayWay };
}
