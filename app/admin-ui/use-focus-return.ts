import { type KeyboardEvent, useRef } from "react";

/**
 * Gives the focus back, when a dialog without a trigger of its own closes, to what had it when it
 * opened; unless the answer has led it on already, as a deletion does that was quick.
 */
export function useFocusReturn() {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			opener.current = document.activeElement;
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			const isFree = document.activeElement?.contains(opener.current) ?? true;
			if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
		},
	};
}

/**
 * Closes a dialog on Escape where Radix would not: a toast that came after it is the layer above,
 * and the only one that hears of the key.
 */
export function closesOnEscape(close: () => void) {
	return {
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
			if (event.key === "Escape" && isInside && !event.defaultPrevented) close();
		},
	};
}
