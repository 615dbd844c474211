import { useState } from "react";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import {
	fitsGuest,
	type GuestMailKind,
	isAfterEvening,
	lastDayToAsk,
	type MailedGuest,
	type OrderAnswer,
	type TableMails,
} from "#app/features/guest-mails/guest-mail.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { GuestChoice } from "./guest-choice.tsx";
import { sendMails, tableMailsQuery } from "./guest-mails.query.ts";
import { MailPreview } from "./mail-preview.tsx";
import { OrderResult } from "./order-result.tsx";
import { RoundPanel } from "./round-panel.tsx";

/** Whether a guest may be sent a mail, and was not since the table last changed, or in vain. */
function isDue(guest: MailedGuest, kind: GuestMailKind): boolean {
	const reached = guest.mails.filter(({ status }) => status !== "failed");
	// What changes of an evening that is over is no news.
	const isSent = reached.some((mail) => mail.kind === kind && (isAfterEvening(kind) || !mail.isOld));
	const isAsked = reached.some((mail) => mail.kind === "feedback");
	if (kind === "results" && !isAsked) return false;
	return fitsGuest(kind, guest.state, "ordered") && guest.hasAddress && !isSent;
}

/** Which mail goes to whom, with a look at it, and the button that sends it. */
export function GuestMailForm(props: { id: string; mails: TableMails; first: GuestMailKind }) {
	const { id, mails, first } = props;
	const t = useText("admin");
	const language = useLanguage();
	const [kind, setKind] = useState(first);
	const [note, setNote] = useState("");
	const [left, setLeft] = useState<readonly string[]>([]);
	const [isAsking, setAsking] = useState(false);
	const [answer, setAnswer] = useState<OrderAnswer>();
	const dayOr = (date: string | null) => (date === null ? "" : formatFullDay(date, language));
	const askUntil = mails.calendarDate === null ? null : lastDayToAsk(mails.calendarDate);
	const due = mails.guests.filter((guest) => isDue(guest, kind));
	const chosen = due.filter((guest) => !left.includes(guest.id));
	const sending = useApiMutation({
		send: () => sendMails(id, { kind, note, guestIds: chosen.map((guest) => guest.id) }),
		refreshes: [tableMailsQuery(id).queryKey],
		done: { title: t("guestMails.done") },
		failed: { title: t("guestMails.sendFailed") },
	});

	return (
		<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
			<div className="grid gap-6">
				{mails.round === null ? null : <RoundPanel round={mails.round} matches={mails.matches} />}
				<Panel className="grid gap-5 px-5 py-6 sm:px-7">
					<Field label={t("guestMails.kind")} hint={t(`guestMails.hints.${kind}`, { day: dayOr(askUntil) })}>
						{(control) => (
							<Select
								control={control}
								value={kind}
								onChange={(chosenKind: GuestMailKind) => setKind(chosenKind)}
								options={mails.kinds.map((one) => [one, t(`guestMails.kinds.${one}`)] as const)}
							/>
						)}
					</Field>
					<Field
						label={t("guestMails.note")}
						hint={t(isAfterEvening(kind) ? "guestMails.noteHintAfter" : "guestMails.noteHint")}
					>
						{(control) => (
							<textarea
								{...control}
								rows={3}
								maxLength={1_000}
								value={note}
								onChange={(event) => setNote(event.target.value)}
								className={`${inputClass} py-2`}
							/>
						)}
					</Field>
				</Panel>
				<GuestChoice
					guests={mails.guests}
					due={due}
					left={left}
					onToggle={(guestId) =>
						setLeft(left.includes(guestId) ? left.filter((one) => one !== guestId) : [...left, guestId])
					}
				/>
				<div>
					<CompactButton
						look="primary"
						disabled={chosen.length === 0}
						aria-disabled={sending.isPending}
						onClick={() => setAsking(!sending.isPending)}
					>
						{chosen.length === 0 ? t("guestMails.nobody") : t("guestMails.send", { count: chosen.length })}
					</CompactButton>
				</div>
				{answer === undefined ? null : <OrderResult answer={answer} guests={mails.guests} />}
			</div>
			<MailPreview id={id} kind={kind} note={note} guests={chosen.length > 0 ? chosen : due} />
			<AlertDialog
				open={isAsking}
				title={t("guestMails.askTitle", { count: chosen.length })}
				text={t(`guestMails.ask.${kind}`, { day: dayOr(mails.lastDay) })}
				cancel={t("common.cancel")}
				confirm={t("guestMails.confirm")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					sending.mutate(undefined, { onSuccess: setAnswer });
				}}
			/>
		</div>
	);
}
