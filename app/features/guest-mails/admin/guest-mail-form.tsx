import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { AlertDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { takeLostFocus } from "#app/admin-ui/focus.ts";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import {
	asksForAnswer,
	fitsGuest,
	type GuestMailKind,
	isAfterEvening,
	isForNewsAlone,
	lastDayToAsk,
	type MailedGuest,
	type OrderAnswer,
	saysPlace,
	type TableMails,
} from "#app/features/guest-mails/guest-mail.ts";
import { genders } from "#app/features/guests/guest.ts";
import { guestsToTellPath } from "#app/features/guests/guest-news.ts";
import { holdsSeat, isConfirmed } from "#app/features/guests/seats.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { locales } from "#app/i18n/language.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { GuestChoice } from "./guest-choice.tsx";
import { sendMails, tableMailsQuery } from "./guest-mails.query.ts";
import { MailPreview } from "./mail-preview.tsx";
import { ReminderChoice } from "./reminder-choice.tsx";

/** Returns whether a mail may go to a guest, and did not, or in vain, since the table changed. */
function isDue(guest: MailedGuest, kind: GuestMailKind): boolean {
	if (kind === "invitation" && guest.hasAddress && !holdsSeat(guest.state)) {
		return fitsGuest(kind, guest.state, "ordered");
	}
	if (isForNewsAlone(kind) && guest.news?.kind !== kind) return false;
	const reached = guest.mails.filter(({ status }) => status !== "failed");
	// What changes of an evening that is over is no news.
	const isSent = reached.some((mail) => mail.kind === kind && (isAfterEvening(kind) || !mail.isOld));
	const isAsked = reached.some((mail) => mail.kind === "feedback");
	if (kind === "results" && !isAsked) return false;
	return fitsGuest(kind, guest.state, "ordered") && guest.hasAddress && !isSent;
}

/** Returns whether a guest may be written to by WhatsApp instead. */
function isMessaged(guest: MailedGuest, kind: GuestMailKind): boolean {
	if (!guest.takesMessages || isAfterEvening(kind) || !fitsGuest(kind, guest.state, "ordered")) return false;
	return !isForNewsAlone(kind) || guest.news?.kind === kind;
}

/** Returns whether a guest is chosen at first: only the owner's choice gives a seat. */
function isChosenAtFirst(guest: MailedGuest, kind: GuestMailKind, asked: string | undefined): boolean {
	if (kind === "invitation") return guest.id === asked;
	// Guests who never heard of a table need not hear that it is called off.
	const isCallingOff = kind === "cancellation" || kind === "postponement";
	if (isCallingOff && guest.news?.kind !== kind) return false;
	return asked === undefined || guest.id === asked;
}

/** Returns whether seats are free for all of the chosen who have none. */
function haveSeats(chosen: readonly MailedGuest[], free: TableMails["free"]): boolean {
	if (free === null) return false;
	const seatless = chosen.filter(({ state }) => !holdsSeat(state));
	return genders.every((gender) => seatless.filter((one) => one.gender === gender).length <= free[gender]);
}

/** Lists those who could have a mail or a message while nobody is chosen: whom the screen was opened for first. */
function shownFirst(
	guests: readonly MailedGuest[],
	{ kind, opened }: { kind: GuestMailKind; opened: string | undefined },
): MailedGuest[] {
	return guests
		.filter((guest) => isDue(guest, kind) || isMessaged(guest, kind))
		.toSorted((one, other) => Number(other.id === opened) - Number(one.id === opened));
}

/** Shows how many seats are free, or where to say how many guests the table has. */
function FreeSeats({ free }: Pick<TableMails, "free">) {
	const t = useText("admin");
	if (free !== null) return <p>{t("guestMails.free", free)}</p>;
	return (
		<p>
			{t("guests.noSize")} <Link to={adminPaths.events}>{t("guests.noSizeLink")}</Link>
		</p>
	);
}

/** Chooses a mail and its guests, shows it, and sends it. */
export function GuestMailForm(props: {
	id: string;
	mails: TableMails;
	first: GuestMailKind;
	/** The guest for whom the screen was opened. */
	guest: string | undefined;
	/** True where it was opened to write by WhatsApp. */
	isForWhatsApp: boolean;
}) {
	const { id, mails, first, guest: opened, isForWhatsApp } = props;
	const t = useText("admin");
	const language = useLanguage();
	const [kind, setKind] = useState(first);
	const [note, setNote] = useState("");
	const [toggled, setToggled] = useState<readonly string[]>([]);
	const [answerBy, setAnswerBy] = useState<string>();
	const [isAsking, setAsking] = useState(false);
	const [answer, setAnswer] = useState<OrderAnswer>();
	const dayOr = (date: string | null) => (date === null ? "" : formatFullDay(date, language));
	const due = mails.guests.filter((guest) => isDue(guest, kind));
	const chosen = due.filter((guest) => isChosenAtFirst(guest, kind, opened) !== toggled.includes(guest.id));
	const isInviting = kind === "invitation";
	const isTooMany = isInviting && !haveSeats(chosen, mails.free);
	const names = new Intl.ListFormat(locales[language].tag).format(chosen.map((one) => one.firstName));
	const shown = chosen.length > 0 ? chosen : shownFirst(mails.guests, { kind, opened });
	const isAnswered = asksForAnswer(kind) && shown.some(({ state }) => !isConfirmed(state));
	const asked = { kind, note, ...(isAnswered && answerBy && { answerBy }) };
	const sending = useApiMutation({
		send: () => sendMails(id, { ...asked, guestIds: chosen.map((guest) => guest.id) }),
		refreshes: [tableMailsQuery(id).queryKey, [guestsToTellPath]],
		done: { title: t("guestMails.done") },
		failed: { title: t("guestMails.sendFailed") },
	});

	return (
		<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
			<div className="grid gap-6">
				{mails.round === null ? null : <RoundPanel round={mails.round} matches={mails.matches} />}
				<MailFields
					{...{ id, mails, kind, note, isAnswered, answerBy, dayOr }}
					onKind={(chosenKind) => {
						setKind(chosenKind);
						setToggled([]);
					}}
					onNote={setNote}
					onAnswerBy={setAnswerBy}
				/>
				<GuestChoice
					guests={mails.guests}
					due={due}
					chosen={chosen}
					onToggle={(guestId) =>
						setToggled(
							toggled.includes(guestId) ? toggled.filter((one) => one !== guestId) : [...toggled, guestId],
						)
					}
				/>
				<SendButton
					{...{ kind, due, chosen, isTooMany }}
					free={mails.free}
					isEarly={kind === "reminder" && mails.reminder?.isAhead === true}
					isSending={sending.isPending}
					onSend={() => setAsking(!sending.isPending)}
				/>
				{answer === undefined ? null : <OrderResult answer={answer} guests={mails.guests} />}
			</div>
			<MailPreview id={id} mail={asked} guests={shown} isForWhatsApp={isForWhatsApp} />
			<AlertDialog
				open={isAsking}
				title={t(isInviting ? "guestMails.askInvite" : "guestMails.askTitle", { names })}
				text={[
					mails.lacksPlace && saysPlace(kind) ? t("guestMails.askWithoutPlace") : "",
					t(`guestMails.ask.${kind}`, { day: dayOr(mails.lastDay) }),
				]
					.filter(Boolean)
					.join(" ")}
				cancel={t("common.cancel")}
				confirm={t("guestMails.confirm")}
				onCancel={() => setAsking(false)}
				onConfirm={() => {
					setAsking(false);
					sending.mutate(undefined, {
						onSuccess: (answered) => {
							setAnswer(answered);
							setToggled([]);
						},
					});
				}}
			/>
		</div>
	);
}

/** The kind of the mail, what goes with it, and the owner's note. */
function MailFields(props: {
	id: string;
	mails: TableMails;
	kind: GuestMailKind;
	note: string;
	isAnswered: boolean;
	answerBy: string | undefined;
	dayOr(date: string | null): string;
	onKind(kind: GuestMailKind): void;
	onNote(note: string): void;
	onAnswerBy(day: string): void;
}) {
	const { id, mails, kind, note, isAnswered, answerBy, dayOr } = props;
	const t = useText("admin");
	const askUntil = mails.calendarDate === null ? null : lastDayToAsk(mails.calendarDate);
	return (
		<Panel className="grid gap-5 px-5 py-6 sm:px-7">
			<Field label={t("guestMails.kind")} hint={t(`guestMails.hints.${kind}`, { day: dayOr(askUntil) })}>
				{(control) => (
					<Select
						control={control}
						value={kind}
						onChange={props.onKind}
						options={mails.kinds.map((one) => [
							one,
							one === "reminder" && mails.reminder?.isAhead
								? t("guestMails.reminderKind", { day: dayOr(mails.reminder.from) })
								: t(`guestMails.kinds.${one}`),
						])}
					/>
				)}
			</Field>
			{mails.reminder === null ? null : <ReminderChoice id={id} reminder={mails.reminder} />}
			{isAnswered && mails.answerBy !== null ? (
				<AnswerByField value={answerBy ?? mails.answerBy} mails={mails} onChange={props.onAnswerBy} />
			) : null}
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
						onChange={(event) => props.onNote(event.target.value)}
						className={`${inputClass} py-2`}
					/>
				)}
			</Field>
		</Panel>
	);
}

/** Sends the mail to those who are chosen, or says why it cannot be sent. */
function SendButton(props: {
	kind: GuestMailKind;
	due: readonly MailedGuest[];
	chosen: readonly MailedGuest[];
	free: TableMails["free"];
	isTooMany: boolean;
	isEarly: boolean;
	isSending: boolean;
	onSend(): void;
}) {
	const { kind, due, chosen, free, isTooMany, isEarly, isSending, onSend } = props;
	const t = useText("admin");
	return (
		<div className="grid justify-items-start gap-3">
			{kind === "invitation" ? <FreeSeats free={free} /> : null}
			{isTooMany && free !== null ? (
				<p role="alert" className="font-semibold text-ember">
					{t("guestMails.tooMany")}
				</p>
			) : null}
			<CompactButton
				look="primary"
				disabled={chosen.length === 0 || isTooMany || isEarly}
				aria-disabled={isSending}
				onClick={onSend}
			>
				{chosen.length === 0
					? t(due.length === 0 ? "guestMails.nobody" : "guestMails.choose")
					: t("guestMails.send", { count: chosen.length })}
			</CompactButton>
		</div>
	);
}

/** The day by which those who are invited are asked to answer. */
function AnswerByField(props: { value: string; mails: TableMails; onChange(day: string): void }) {
	const { value, mails, onChange } = props;
	const t = useText("admin");
	return (
		<Field label={t("guestMails.answerBy")} hint={t("guestMails.answerByHint")}>
			{(control) => (
				<input
					{...control}
					type="date"
					required
					min={dayOf(new Date())}
					max={mails.calendarDate ?? undefined}
					value={value}
					onChange={(event) => onChange(event.target.value)}
					className={`${inputClass} max-w-60`}
				/>
			)}
		</Field>
	);
}

export function OrderResult({ answer, guests }: { answer: OrderAnswer; guests: readonly MailedGuest[] }) {
	const t = useText("admin");
	const status = useRef<HTMLDivElement>(null);
	// Once nobody is left, the button that sent the mail cannot be pressed any more.
	useEffect(() => takeLostFocus(status.current));
	return (
		<Panel title={t("guestMails.result")}>
			<div ref={status} role="status" tabIndex={-1}>
				<ul className="divide-y divide-clay border-t border-clay">
					{answer.outcomes.map(({ guestId, outcome }) => (
						<li key={guestId} className="flex flex-wrap gap-x-3 px-5 py-3 text-small sm:px-7">
							<span className="font-semibold">
								{guests.find((guest) => guest.id === guestId)?.firstName ?? "–"}
							</span>
							<span className={outcome === "ordered" ? "text-ink-soft" : "text-ember"}>
								{t(`guestMails.outcomes.${outcome}`)}
							</span>
						</li>
					))}
				</ul>
			</div>
		</Panel>
	);
}

function RoundPanel(props: Pick<TableMails, "matches"> & { round: NonNullable<TableMails["round"]> }) {
	const { round, matches } = props;
	const t = useText("admin");
	const day = formatFullDay(round.lastDay, useLanguage());
	return (
		<Panel title={t("guestMails.round.title")} className="pb-6">
			<div className="grid gap-3 px-5 sm:px-7">
				<p className="text-ink-soft">
					{t(`guestMails.round.${round.isClosed ? "closed" : "open"}`, { day })}
				</p>
				{matches.length === 0 ? null : (
					<ul className="grid gap-1 font-semibold wrap-anywhere">
						{matches.map(([one, other]) => (
							<li key={`${one} ${other}`}>{t("guestMails.round.pair", { one, other })}</li>
						))}
					</ul>
				)}
				{round.isClosed && matches.length === 0 ? <p>{t("guestMails.round.none")}</p> : null}
			</div>
		</Panel>
	);
}
