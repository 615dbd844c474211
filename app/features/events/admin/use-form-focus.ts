import { useEffect, useRef, useState } from "react";

/** The `id` of the button that opens an event's form in its place. */
export function editButtonId(eventId: string): string {
	return `edit-${eventId}`;
}

/**
 * Gives the focus back when the form in the list closes: to what opened it, or to the same button
 * of the row that stands there again, else to `last`.
 */
export function useFormFocus(last: () => HTMLElement | null) {
	const opener = useRef<{ element: Element | null; eventId: string | undefined }>(undefined);
	const fallback = useRef(last);
	const [closings, setClosings] = useState(0);

	useEffect(() => {
		fallback.current = last;
	});
	useEffect(() => {
		if (closings === 0) return;
		const { element, eventId } = opener.current ?? {};
		const again = eventId === undefined ? null : document.getElementById(editButtonId(eventId));
		const target = element?.isConnected && element instanceof HTMLElement ? element : again;
		(target ?? fallback.current())?.focus();
	}, [closings]);

	return {
		/** Before the form opens. `eventId` is the event's whose row it takes the place of. */
		opened: (eventId: string | undefined) => {
			opener.current = { element: document.activeElement, eventId };
		},
		closed: () => setClosings((count) => count + 1),
	};
}
