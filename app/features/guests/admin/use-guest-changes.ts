import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { takeLostFocus } from "#app/admin-ui/focus.ts";
import { showErrorToast } from "#app/api-client/use-api-mutation.ts";
import type { Guest, SettableState } from "#app/features/guests/guest.ts";
import { formatFullDay } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { markGuestTold, moveGuest, seatingChanges, setGuestState } from "./seating.query.ts";

/** The guest who was changed last, the change in words, and what takes it back. */
type LastChange = { guestId: string; text: string; undo: (() => Promise<Guest>) | undefined };

type Place = { tableId: string; calendarDate: string | null };

/** Changes by one click, each of which can be taken back. One at a time: the next click waits for it. */
export function useGuestChanges(tableId: string) {
	const t = useText("admin");
	const language = useLanguage();
	const { last, isChanging, carryOut } = useOneAtATime();

	function setState(guest: Guest, state: SettableState): void {
		const before = guest.state;
		void carryOut(async () => {
			const after = await setGuestState(guest, state);
			const words = {
				guest: guest.firstName,
				before: t(`guests.states.${before}`),
				after: t(`guests.states.${after.state}`),
			};
			// "Paid" cannot be set by hand: the list shows it for a confirmed guest who owes nothing.
			const former = before === "paid" ? "confirmed" : before;
			const undo = former === "moved" ? undefined : () => setGuestState(after, former);
			return { guestId: guest.id, text: t("guests.changed", words), undo };
		});
	}

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

/** Carries out one change at a time, and remembers the last one. */
function useOneAtATime() {
	const t = useText("admin");
	const queries = useQueryClient();
	const [last, setLast] = useState<LastChange>();
	const [isChanging, setChanging] = useState(false);
	const inFlight = useRef(false);

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

	return { last, isChanging, carryOut };
}

export type GuestChanges = ReturnType<typeof useGuestChanges>;

export function guestRowId(guestId: string): string {
	return `guest-${guestId}`;
}

/** Moves the focus with a guest's row, which a change takes to the list of another state. */
export function useFollowedGuest({ last, isChanging }: GuestChanges): void {
	const followed = useRef(last);
	useEffect(() => {
		if (last === undefined || last === followed.current || isChanging) return;
		const row = document.getElementById(guestRowId(last.guestId));
		takeLostFocus(row);
		if (document.activeElement === row) followed.current = last;
	});
}
