import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { draftParameter, useContinuedDraft } from "#app/content/drafts/use-continued-draft.ts";
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

/** Opens the form of a new event with the unfinished text that the address asks for, once. */
export function useAskedDraft(open: (key: string) => void): void {
	const [, setAddress] = useSearchParams();
	const asked = useContinuedDraft();
	const opener = useRef(open);
	useEffect(() => {
		opener.current = open;
	});
	useEffect(() => {
		if (asked === undefined) return;
		setAddress(
			(present) => {
				present.delete(draftParameter);
				return present;
			},
			{ replace: true },
		);
		opener.current(asked);
	}, [asked, setAddress]);
}
