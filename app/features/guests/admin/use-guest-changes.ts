import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Guest, SettableState } from "#app/features/guests/guest.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { markGuestTold, moveGuest, seatingChanges, setGuestState } from "./seating.query.ts";

/** Of whom something was changed last, in words, and what takes it back. */
export type LastChange = { guestId: string; text: string; undo: (() => Promise<Guest>) | undefined };

type Place = { tableId: string; calendarDate: string | null };

/** Changes by one click, each of which can be taken back. One at a time: the next click waits for it. */
export function useGuestChanges(tableId: string) {
	const t = useText("admin");
	const language = useLanguage();
	const queries = useQueryClient();
	const [last, setLast] = useState<LastChange>();
	const [isChanging, setChanging] = useState(false);
	const inFlight = useRef(false);

	/** Carries a change out. What it answers becomes what can be taken back. */
	async function carryOut(change: () => Promise<LastChange>): Promise<void> {
		if (inFlight.current) return;
		inFlight.current = true;
		setChanging(true);
		try {
			setLast(await change());
		} catch (error) {
			showErrorToast(error, { title: t("guests.changeFailed") });
		} finally {
			// Where it failed, somebody else may have been there first: what is shown is read anew too.
			for (const queryKey of seatingChanges) await queries.invalidateQueries({ queryKey });
			inFlight.current = false;
			setChanging(false);
		}
	}

	function setState(guest: Guest, state: SettableState): void {
		const before = guest.state;
		void carryOut(async () => {
			const after = await setGuestState(guest, state);
			const words = {
				guest: guest.firstName,
				before: t(`guests.states.${before}`),
				after: t(`guests.states.${after.state}`),
			};
			const undo = before === "moved" ? undefined : () => setGuestState(after, before);
			return { guestId: guest.id, text: t("guests.changed", words), undo };
		});
	}

	/** Moves a guest to another table, or from another one to this. */
	function move(guest: Guest, to: Place): void {
		const from = guest.tableId;
		void carryOut(async () => {
			const moved = await moveGuest(guest, to.tableId);
			const name = guest.firstName;
			const day = to.calendarDate === null ? t("guests.undated") : formatFullDay(to.calendarDate, language);
			const text =
				to.tableId === tableId
					? t("guests.movedIn", { guest: name })
					: t("guests.movedHere", { guest: name, day });
			return {
				guestId: to.tableId === tableId ? moved.id : guest.id,
				text,
				undo: () => moveGuest(moved, from),
			};
		});
	}

	/** Notes that the owner told a guest how the table stands. */
	function markTold(guest: Guest): void {
		void carryOut(async () => {
			const { id: guestId } = await markGuestTold(guest);
			return { guestId, text: t("guests.toldNoted", { guest: guest.firstName }), undo: undefined };
		});
	}

	function undo(): void {
		const taken = last?.undo;
		if (taken === undefined) return;
		void carryOut(async () => {
			const { id: guestId } = await taken();
			return { guestId, text: t("guests.undone"), undo: undefined };
		});
	}

	return { last, isChanging, setState, markTold, move, undo };
}

export type GuestChanges = ReturnType<typeof useGuestChanges>;
