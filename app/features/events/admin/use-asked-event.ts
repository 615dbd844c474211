import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { SocialEvent } from "#app/features/events/event.ts";

/** The part of the address that names the event whose form is to open. */
const parameter = "event";

/**
 * Opens the event that the address asks for, once the events are there. The address then asks for it
 * no more: a form that was closed stays closed when the screen is loaded anew.
 */
export function useAskedEvent(
	events: readonly SocialEvent[] | undefined,
	open: (event: SocialEvent) => void,
): void {
	const [address, setAddress] = useSearchParams();
	const asked = address.get(parameter);
	const opener = useRef(open);
	useEffect(() => {
		opener.current = open;
	});
	useEffect(() => {
		if (asked === null || events === undefined) return;
		const event = events.find(({ id }) => id === asked);
		setAddress(
			(present) => {
				present.delete(parameter);
				return present;
			},
			{ replace: true },
		);
		if (event !== undefined) opener.current(event);
	}, [asked, events, setAddress]);
}
