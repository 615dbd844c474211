import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Returns a `ref` that calls `fallback` for another focus when its focused element is removed. */
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

/** Returns the focus when a dialog closes, unless the answer has moved it already. */
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

/** Closes a dialog on Escape also while a later toast is the top layer, which gets Radix's key. */
export function closesOnEscape(close: () => void) {
	return {
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
			if (event.key === "Escape" && isInside && !event.defaultPrevented) close();
		},
	};
}

/** Scrolls to the field of the address's anchor, and focuses it. */
export function useFieldOfAddress(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const field = hash === "" ? null : document.getElementById(hash.slice(1));
		field?.scrollIntoView({ block: "center" });
		field?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
	}, [hash]);
}
