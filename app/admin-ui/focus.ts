import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";

/**
 * Moves the focus to a fallback when the element that has or contains it is removed: it would go to
 * the top of the page.
 * @returns the `ref` of the element. `fallback` is called on removal.
 */
export function useFocusFallback(fallback: () => HTMLElement | null | undefined) {
	const latest = useRef(fallback);
	useEffect(() => {
		latest.current = fallback;
	});
	// A stable function, so that its cleanup runs with the element's removal.
	return useCallback(
		(element: HTMLElement | null) => () => {
			if (element?.contains(document.activeElement)) latest.current()?.focus();
		},
		[],
	);
}

/** Focuses an element if the focused one is gone or disabled, without scrolling. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
	const present = document.activeElement;
	if (present === null || present === document.body || present.matches(":disabled")) {
		element?.focus({ preventScroll: true });
	}
}

/**
 * Returns the focus, when a dialog without a trigger closes, to the element that had it; unless the
 * answer has moved it already, such as a quick deletion.
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
 * Closes a dialog on Escape if Radix does not: a toast that came after it is the layer above, and the
 * only one that gets the key.
 */
export function closesOnEscape(close: () => void) {
	return {
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
			if (event.key === "Escape" && isInside && !event.defaultPrevented) close();
		},
	};
}
