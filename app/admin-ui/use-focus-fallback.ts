import { useCallback, useEffect, useRef } from "react";

/**
 * Passes the focus on when the element that has it, or holds it, is removed from the page: without
 * a fallback it would go to the top.
 * @returns the `ref` of the element that may go. `fallback` is called at that moment.
 */
export function useFocusFallback(fallback: () => HTMLElement | null | undefined) {
	const latest = useRef(fallback);
	useEffect(() => {
		latest.current = fallback;
	});
	// The same function from render to render, so that its end is the element's.
	return useCallback(
		(element: HTMLElement | null) => () => {
			if (element?.contains(document.activeElement)) latest.current()?.focus();
		},
		[],
	);
}
