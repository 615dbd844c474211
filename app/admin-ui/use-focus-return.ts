import { useRef } from "react";

/**
 * Gives the focus back, when a dialog without a trigger of its own closes, to what had it when it
 * opened.
 */
export function useFocusReturn() {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus: () => {
			opener.current = document.activeElement;
		},
		onCloseAutoFocus: (event: Event) => {
			event.preventDefault();
			if (opener.current instanceof HTMLElement) opener.current.focus();
		},
	};
}
