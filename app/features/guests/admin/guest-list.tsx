import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { ActionMenu, type MenuAction } from "#app/admin-ui/action-menu.tsx";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { Select } from "#app/admin-ui/select.tsx";
import { saveFile } from "#app/api-client/client.ts";
import { showErrorToast, useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { firstWritten } from "#app/content/localized.ts";
import { guestStates, type SettableState, settableStates } from "#app/features/guests/guest.ts";
import { isUninvited } from "#app/features/guests/guest-news.ts";
import type { ListedGuest, Seating } from "#app/features/guests/seating.ts";
import { guestMailsPath, paymentsPath, seatingPath } from "#app/features/guests/seating-path.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { GuestForm } from "./guest-form.tsx";
import { AnswerLine, ContactLinks, NewsLine } from "./guest-lines.tsx";
import { MoveGuest } from "./move-guest.tsx";
import { deleteGuest, forgetPerson, heldOfPerson, seatingChanges } from "./seating.query.ts";
import { type GuestChanges, guestRowId, useFollowedGuest } from "./use-guest-changes.ts";

type Props = {
	seating: Seating;
	guests: ListedGuest[];
	changes: GuestChanges;
	editing: string | undefined;
	onEdit(id: string | undefined): void;
};

/** The guests of a table under their states. The one that is edited has the form in their place. */
export function GuestList(props: Props) {
	const { changes } = props;
	const [moving, setMoving] = useState<ListedGuest>();
	const [deleting, setDeleting] = useState<ListedGuest>();
	const list = useRef<HTMLDivElement>(null);
	useFollowedGuest(changes);
	const groups = useGroups(props);
	return (
		<div ref={list} tabIndex={-1} className="outline-none">
			{groups.map(({ name, title, group, count }) => (
				<section key={name} className="mb-6" aria-labelledby={`guests-${name}`}>
					<h3 id={`guests-${name}`} className="mb-2 font-sans text-base font-semibold tracking-normal">
						{title} <span className="font-normal text-ink-soft">{count}</span>
					</h3>
					<Panel>
						<ul className="divide-y divide-clay">
							{group.map((guest) => (
								<li key={guest.id} id={guestRowId(guest.id)} tabIndex={-1} className="-outline-offset-2">
									<GuestEntry {...props} guest={guest} onMove={setMoving} onDelete={setDeleting} />
								</li>
							))}
						</ul>
					</Panel>
				</section>
			))}
			<MoveGuest
				guest={moving}
				onClose={() => setMoving(undefined)}
				onMove={(guest, to) => {
					setMoving(undefined);
					changes.move(guest, to);
				}}
			/>
			<GuestDeletion
				guest={deleting}
				onGone={() => list.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</div>
	);
}

/** Groups the guests by their states; a seat that is kept for somebody uninvited stands apart. */
function useGroups({ seating, guests }: Props) {
	const t = useText("admin");
	return guestStates.flatMap((state) => {
		const inState = guests.filter((guest) => guest.state === state);
		const uninvited = inState.filter(isUninvited);
		const counted = seating.counts.filter((one) => one.state === state);
		const count = counted.reduce((sum, one) => sum + one.guests, 0) - uninvited.length;
		const group = inState.filter((guest) => !isUninvited(guest));
		return [
			{ name: state, title: t(`guests.states.${state}`), group, count },
			{ name: "uninvited", title: t("guests.seatKept"), group: uninvited, count: uninvited.length },
		].filter((one) => one.group.length > 0);
	});
}

function GuestEntry(
	props: Props & {
		guest: ListedGuest;
		onMove(guest: ListedGuest): void;
		onDelete(guest: ListedGuest): void;
	},
) {
	const { seating, guest, changes, editing, onEdit } = props;
	const t = useText("admin");

	async function saveHeld({ email, firstName }: ListedGuest): Promise<void> {
		try {
			saveFile(await heldOfPerson(email), `${firstName}.json`);
		} catch (error) {
			showErrorToast(error, { title: t("guests.failed") });
		}
	}

	if (editing === guest.id) {
		return (
			<GuestForm
				tableId={seating.table.id}
				guest={guest}
				onClose={() => {
					onEdit(undefined);
					document.getElementById(guestRowId(guest.id))?.focus();
				}}
			/>
		);
	}
	return (
		<GuestRow
			guest={guest}
			isOnTheHouse={seating.table.isOnTheHouse}
			disabled={editing !== undefined}
			isBusy={changes.isChanging}
			onState={(next) => changes.setState(guest, next)}
			onTold={() => changes.markTold(guest)}
			onEdit={() => onEdit(guest.id)}
			onMove={() => props.onMove(guest)}
			onDelete={() => props.onDelete(guest)}
			onHeld={() => void saveHeld(guest)}
		/>
	);
}

/** Asks before a guest is deleted from this table, or forgotten at every one. */
function GuestDeletion(props: { guest: ListedGuest | undefined; onGone(): void; onClose(): void }) {
	const { guest, onGone, onClose } = props;
	const t = useText("admin");
	const failed = { title: t("guests.deleteFailed") };
	const deletion = useApiMutation({
		send: deleteGuest,
		refreshes: seatingChanges,
		done: { title: t("guests.deleted") },
		failed,
	});
	const forgetting = useApiMutation({
		send: forgetPerson,
		refreshes: seatingChanges,
		done: { title: t("guests.forgotten") },
		failed,
	});
	function forget({ email }: ListedGuest): void {
		forgetting.mutate(email, { onSuccess: onGone });
		onClose();
	}
	return (
		<DeletionDialog
			item={guest}
			title={t("guests.deleteTitle", { guest: guest?.firstName ?? "" })}
			text={t("guests.deleteText")}
			cancel={t("common.cancel")}
			confirm={t("common.delete")}
			{...(guest?.email && { other: { label: t("guests.forget"), onChoose: () => forget(guest) } })}
			onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
			onDeleted={onGone}
			onClose={onClose}
		/>
	);
}

const nextStates = {
	applied: "invited",
	waiting: "invited",
	invited: "confirmed",
	confirmed: "came",
	paid: "came",
} as const;

type RowProps = {
	guest: ListedGuest;
	isOnTheHouse: boolean;
	disabled: boolean;
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

function GuestRow(props: RowProps) {
	const { guest, isOnTheHouse, disabled, isBusy, onState, onTold } = props;
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
					{hasAccount(guest) ? (
						<Link
							to={paymentsPath(guest.tableId, guest.id)}
							aria-label={t("payments.openOne", { guest: name })}
						>
							{t("payments.one")}
						</Link>
					) : null}
					{telephone === "" ? null : <a href={`tel:${telephone.replace(/[^+\d]/g, "")}`}>{telephone}</a>}
				</p>
				{guest.news === null || guest.news.mail === "off" ? null : (
					<NewsLine {...{ guest, disabled, isBusy, onTold }} news={guest.news} />
				)}
				<ContactLinks guest={guest} />
				<AnswerLine {...{ guest, disabled, isBusy, onState }} />
				{diet === "" ? null : <p className="text-small">{diet}</p>}
				{note === "" ? null : <p className="text-small whitespace-pre-line text-ink-soft">{note}</p>}
			</div>
			<div className="col-span-full flex flex-wrap items-center gap-2 lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:justify-end lg:self-start">
				{guest.state === "moved" ? (
					<Whereabouts guest={guest} />
				) : (
					<StateButtons {...{ guest, isOnTheHouse, disabled, isBusy, onState }} />
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

/** Returns whether something may be owed or have been paid for a guest's seat. */
function hasAccount({ state }: ListedGuest): boolean {
	return ["confirmed", "paid", "came", "cancelled"].includes(state);
}

/** Lists what can be done with a guest: one who was moved is changed at the other table. */
function guestActions(
	{ guest, onEdit, onMove, onDelete, onHeld }: RowProps,
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

type StateProps = Pick<RowProps, "guest" | "isOnTheHouse" | "disabled" | "isBusy" | "onState">;

function StateButtons(props: StateProps) {
	const { guest, onState } = props;
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
	// "Paid" follows from the guest's account: it is shown, and cannot be chosen.
	const offered = state === "paid" ? (["paid", ...settableStates] as const) : settableStates;
	return (
		<>
			<NextStep {...props} />
			<label htmlFor={id} className="sr-only">
				{t("guests.stateOf", { guest: name })}
			</label>
			<div className="min-w-36 grow sm:w-52 sm:grow-0">
				<Select
					control={{ id }}
					value={state}
					onChange={(chosen) => {
						if (chosen !== "paid") onState(chosen);
					}}
					options={offered.map(
						(one) => [one, one === "invited" ? invited : t(`guests.states.${one}`)] as const,
					)}
				/>
			</div>
		</>
	);
}

/** The button for the usual next step of a guest: a mail, their account for a payment, or another state. */
function NextStep({ guest, isOnTheHouse, disabled, isBusy, onState }: StateProps) {
	const t = useText("admin");
	const { state, firstName, tableId } = guest;
	if ((state === "applied" || state === "waiting") && guest.email !== "") {
		return (
			<Link
				to={guestMailsPath(tableId, { kind: "invitation", guest: guest.id })}
				aria-label={t("guests.inviteOne", { guest: firstName })}
				className={compactClass("quiet")}
			>
				{t("guests.invite")}
			</Link>
		);
	}
	if (state === "confirmed" && !isOnTheHouse) {
		return (
			<Link
				to={paymentsPath(tableId, guest.id)}
				aria-label={t("guests.nextOf", { step: t("payments.clicks.payment"), guest: firstName })}
				className={compactClass("quiet")}
			>
				{t("payments.clicks.payment")}
			</Link>
		);
	}
	const next = state in nextStates ? (state as keyof typeof nextStates) : undefined;
	if (next === undefined) return null;
	return (
		<CompactButton
			look="quiet"
			aria-label={t("guests.nextOf", { step: t(`guests.next.${next}`), guest: firstName })}
			disabled={disabled}
			aria-disabled={isBusy}
			onClick={() => onState(nextStates[next])}
		>
			{t(`guests.next.${next}`)}
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
