import { useRef, useState } from "react";
import { DeletionDialog } from "#app/admin-ui/alert-dialog.tsx";
import { Panel } from "#app/admin-ui/screen.tsx";
import { saveFile } from "#app/api-client/client.ts";
import { showErrorToast, useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { guestStates } from "#app/features/guests/guest.ts";
import { isUninvited } from "#app/features/guests/guest-news.ts";
import type { ListedGuest, Seating } from "#app/features/guests/seating.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { GuestForm } from "./guest-form.tsx";
import { GuestRow } from "./guest-row.tsx";
import { MoveGuest } from "./move-guest.tsx";
import { deleteGuest, forgetPerson, heldOfPerson, seatingChanges } from "./seating.query.ts";
import { guestRowId, useFollowedGuest } from "./use-followed-guest.ts";
import type { GuestChanges } from "./use-guest-changes.ts";

/** The guests of a table under their states. The one that is edited has the form in their place. */
export function GuestList(props: {
	seating: Seating;
	guests: ListedGuest[];
	changes: GuestChanges;
	editing: string | undefined;
	onEdit(id: string | undefined): void;
}) {
	const { seating, guests, changes, editing, onEdit } = props;
	const t = useText("admin");
	const [moving, setMoving] = useState<ListedGuest>();
	const [deleting, setDeleting] = useState<ListedGuest>();
	const list = useRef<HTMLDivElement>(null);
	useFollowedGuest(changes);
	const deletion = useApiMutation({
		send: deleteGuest,
		refreshes: seatingChanges,
		done: { title: t("guests.deleted") },
		failed: { title: t("guests.deleteFailed") },
	});
	const forgetting = useApiMutation({
		send: forgetPerson,
		refreshes: seatingChanges,
		done: { title: t("guests.forgotten") },
		failed: { title: t("guests.deleteFailed") },
	});
	function forget({ email }: ListedGuest): void {
		forgetting.mutate(email, { onSuccess: () => list.current?.focus() });
		setDeleting(undefined);
	}
	async function hold({ email, firstName }: ListedGuest): Promise<void> {
		try {
			saveFile(await heldOfPerson(email), `${firstName}.json`);
		} catch (error) {
			showErrorToast(error, { title: t("guests.failed") });
		}
	}
	const groups = guestStates.flatMap((state) => {
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
									{editing === guest.id ? (
										<GuestForm
											tableId={seating.table.id}
											guest={guest}
											onClose={() => {
												onEdit(undefined);
												document.getElementById(guestRowId(guest.id))?.focus();
											}}
										/>
									) : (
										<GuestRow
											guest={guest}
											disabled={editing !== undefined}
											isBusy={changes.isChanging}
											onState={(next) => changes.setState(guest, next)}
											onTold={() => changes.markTold(guest)}
											onEdit={() => onEdit(guest.id)}
											onMove={() => setMoving(guest)}
											onDelete={() => setDeleting(guest)}
											onHeld={() => void hold(guest)}
										/>
									)}
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
			<DeletionDialog
				item={deleting}
				title={t("guests.deleteTitle", { guest: deleting?.firstName ?? "" })}
				text={t("guests.deleteText")}
				cancel={t("common.cancel")}
				confirm={t("common.delete")}
				{...(deleting?.email && {
					other: { label: t("guests.forget"), onChoose: () => forget(deleting) },
				})}
				onDelete={({ id }, callbacks) => deletion.mutate(id, callbacks)}
				onDeleted={() => list.current?.focus()}
				onClose={() => setDeleting(undefined)}
			/>
		</div>
	);
}
