import { useEffect, useEffectEvent, useRef, useState } from "react";

export function editButtonId(eventId: string): string {
	return `edit-${eventId}`;
}

/** Returns the focus when a form closes: to its opener or the row's button, else to `last`. */
export function useFormFocus(last: () => HTMLElement | null) {
	const opener = useRef<{ element: Element | null; eventId: string | undefined }>(undefined);
	const fallback = useEffectEvent(last);
	const [closings, setClosings] = useState(0);

	useEffect(() => {
		if (closings === 0) return;
		const { element, eventId } = opener.current ?? {};
		const again = eventId === undefined ? null : document.getElementById(editButtonId(eventId));
		const target = element?.isConnected && element instanceof HTMLElement ? element : again;
		(target ?? fallback())?.focus();
	}, [closings]);

	return {
		/** Before the form opens. `eventId` is the event's whose row it takes the place of. */
		opened: (eventId: string | undefined) => {
			opener.current = { element: document.activeElement, eventId };
		},
		closed: () => setClosings((count) => count + 1),
	};
}
