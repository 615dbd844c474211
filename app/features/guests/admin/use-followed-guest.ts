import { useEffect, useRef } from "react";
import { takeLostFocus } from "#app/admin-ui/focus.ts";
import type { GuestChanges } from "./use-guest-changes.ts";

/** Marks the row of a guest. */
export function guestRowId(guestId: string): string {
	return `guest-${guestId}`;
}

/**
 * A change takes a guest's row to the list of another state, and away from under whoever works by
 * keyboard: the focus follows it.
 */
export function useFollowedGuest({ last, isChanging }: GuestChanges): void {
	const followed = useRef(last);
	useEffect(() => {
		if (last === undefined || last === followed.current || isChanging) return;
		const row = document.getElementById(guestRowId(last.guestId));
		takeLostFocus(row);
		if (document.activeElement === row) followed.current = last;
	});
}
