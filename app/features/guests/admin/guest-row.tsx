import { useId } from "react";
import { Link } from "react-router";
import { ActionMenu, type MenuAction } from "#app/admin-ui/action-menu.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { firstWritten } from "#app/content/localized.ts";
import { type SettableState, settableStates } from "#app/features/guests/guest.ts";
import { type GuestNews, isUninvited } from "#app/features/guests/guest-news.ts";
import type { ListedGuest } from "#app/features/guests/seating.ts";
import { guestMailsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";

/** Where a guest goes from a state as a rule. */
const nextStates = {
	applied: "invited",
	waiting: "invited",
	invited: "confirmed",
	confirmed: "paid",
	paid: "came",
} as const;

type Props = {
	guest: ListedGuest;
	disabled: boolean;
	/** A change is on its way; the next one waits. */
	isBusy: boolean;
	onState(state: SettableState): void;
	/** The owner told them what they did not know. */
	onTold(): void;
	onEdit(): void;
	onMove(): void;
	onDelete(): void;
	/** Saves a file of what is held about them. */
	onHeld(): void;
};

/** A guest of the table: who they are, where they stand, and what can be done. */
export function GuestRow(props: Props) {
	const { guest, disabled, isBusy, onState, onTold } = props;
	const t = useText("admin");
	const { firstName: name, gender, age, email, telephone, diet, note } = guest;
	return (
		<div className="grid gap-x-2 gap-y-3 wrap-anywhere px-5 py-4 sm:px-7 grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto_auto]">
			<div className="grid min-w-0 content-start gap-1">
				<h4 className="flex flex-wrap items-baseline gap-x-3 font-sans text-base leading-snug font-semibold tracking-normal">
					{name}
					<span className="text-small font-normal text-ink-soft">
						{t(gender === "woman" ? "guests.womanAged" : "guests.manAged", { age })}
					</span>
				</h4>
				<p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
					{email === "" ? null : <a href={`mailto:${email}`}>{email}</a>}
					{telephone === "" ? null : <a href={`tel:${telephone.replace(/[^+\d]/g, "")}`}>{telephone}</a>}
				</p>
				{guest.news === null || guest.news.mail === "off" ? null : (
					<NewsLine {...{ guest, disabled, isBusy, onTold }} news={guest.news} />
				)}
				{diet === "" ? null : <p className="text-small">{diet}</p>}
				{note === "" ? null : <p className="text-small whitespace-pre-line text-ink-soft">{note}</p>}
			</div>
			<div className="col-span-full flex flex-wrap items-center gap-2 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:justify-end lg:self-start">
				{guest.state === "moved" ? (
					<Whereabouts guest={guest} />
				) : (
					<StateButtons {...{ guest, disabled, isBusy, onState }} />
				)}
			</div>
			<div className="col-start-2 row-start-1 -mt-2.5 -mr-2.5 lg:col-start-3 lg:mt-0">
				<ActionMenu
					label={t("guests.actionsOf", { guest: name })}
					disabled={disabled}
					actions={guestActions(props, t)}
				/>
			</div>
		</div>
	);
}

/** Lists what can be done with a guest: one who was moved is changed at the other table. */
function guestActions(
	{ guest, onEdit, onMove, onDelete, onHeld }: Props,
	t: ReturnType<typeof useText<"admin">>,
): MenuAction[] {
	const here: MenuAction[] = [
		{ icon: "edit", label: t("guests.edit"), onChoose: onEdit },
		{ icon: "next", label: t("guests.moveElsewhere"), onChoose: onMove },
	];
	const held: MenuAction = { icon: "download", label: t("guests.heldOf"), onChoose: onHeld };
	return [
		...(guest.state === "moved" ? [] : here),
		...(guest.email === "" ? [] : [held]),
		{ icon: "remove", label: t("common.delete"), onChoose: onDelete },
	];
}

/** Says what a guest does not know yet, with the mail that tells them and the owner's word that she did. */
function NewsLine(props: Pick<Props, "guest" | "disabled" | "isBusy" | "onTold"> & { news: GuestNews }) {
	const { guest, disabled, isBusy, onTold, news } = props;
	const t = useText("admin");
	const name = guest.firstName;
	return (
		<div className="flex flex-wrap items-center gap-x-4 text-small">
			<span className="font-semibold text-ember">
				{t(`guests.news.${news.kind}`)}
				{news.mail === "none" || news.mail === "off" ? "" : ` · ${t(`guests.newsMail.${news.mail}`)}`}
			</span>
			{news.mail === "underWay" || guest.email === "" ? null : (
				<Link
					to={guestMailsPath(guest.tableId, { kind: news.kind, guest: guest.id })}
					aria-label={t("guests.writeToOne", { guest: name })}
					className="inline-flex min-h-11 items-center"
				>
					{t("guests.writeTo")}
				</Link>
			)}
			<button
				type="button"
				aria-label={t("guests.toldOne", { guest: name })}
				disabled={disabled}
				aria-disabled={isBusy}
				onClick={onTold}
				className="min-h-11 cursor-pointer underline"
			>
				{t("guests.told")}
			</button>
		</div>
	);
}

function StateButtons(props: Pick<Props, "guest" | "disabled" | "isBusy" | "onState">) {
	const { guest, onState, ...rest } = props;
	const t = useText("admin");
	const id = useId();
	const { state, firstName: name } = guest;
	if (state === "moved") return null;
	const invited = t(
		isUninvited(guest)
			? "guests.seatKept"
			: state === "applied" || state === "waiting" || state === "cancelled"
				? "guests.invitedMyself"
				: "guests.states.invited",
	);
	return (
		<>
			{(state === "applied" || state === "waiting") && guest.email !== "" ? (
				<Link
					to={guestMailsPath(guest.tableId, { kind: "invitation", guest: guest.id })}
					aria-label={t("guests.inviteOne", { guest: name })}
					className={compactClass("quiet")}
				>
					{t("guests.invite")}
				</Link>
			) : state in nextStates ? (
				<NextButton {...rest} guest={guest} state={state as keyof typeof nextStates} onState={onState} />
			) : null}
			<label htmlFor={id} className="sr-only">
				{t("guests.stateOf", { guest: name })}
			</label>
			<div className="min-w-36 grow sm:w-52 sm:grow-0">
				<Select
					control={{
						id,
						"aria-describedby": undefined,
						"aria-invalid": undefined,
						"aria-required": undefined,
					}}
					value={state}
					onChange={onState}
					options={settableStates.map(
						(one) => [one, one === "invited" ? invited : t(`guests.states.${one}`)] as const,
					)}
				/>
			</div>
		</>
	);
}

function NextButton(props: {
	guest: ListedGuest;
	state: keyof typeof nextStates;
	disabled: boolean;
	isBusy: boolean;
	onState(state: SettableState): void;
}) {
	const t = useText("admin");
	const { guest, state, disabled, isBusy, onState } = props;
	const step = t(`guests.next.${state}`);
	return (
		<CompactButton
			look="quiet"
			aria-label={t("guests.nextOf", { step, guest: guest.firstName })}
			disabled={disabled}
			aria-disabled={isBusy}
			onClick={() => onState(nextStates[state])}
		>
			{step}
		</CompactButton>
	);
}

function Whereabouts({ guest: { movedTo } }: { guest: ListedGuest }) {
	const t = useText("admin");
	const language = useLanguage();
	if (movedTo === null) return null;
	const { tableId, calendarDate } = movedTo;
	const title = firstWritten(movedTo, "title", language);
	const day = calendarDate === null ? t("guests.undated") : formatFullDay(calendarDate, language);
	return (
		<Link to={seatingPath(tableId)} className="text-small">
			{t("guests.movedTo", { title, day })}
		</Link>
	);
}
