import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** So long whatever removed the focused element has time to say where the focus goes. */
const graceMs = 100;

/**
 * Leads the focus to the heading of a screen that was just opened, unless the screen has taken it,
 * and whenever what had the focus is gone without giving it on: a heading that another took the place
 * of once the data had come, a button that is no longer needed. Where the browser itself loaded the
 * page, the focus stays as it is until somebody moves it.
 */
export function useHeadingFocus(): void {
	const { pathname, key } = useLocation();
	const [first] = useState({ pathname, isLoaded: key === "default" });
	const hasMoved = useRef(false);

	useEffect(() => {
		hasMoved.current ||= pathname !== first.pathname || !first.isLoaded;
		if (hasMoved.current) focusHeading();
	}, [pathname, first]);

	useEffect(() => {
		let focused: Element | null = null;
		let pause: ReturnType<typeof setTimeout> | undefined;
		const isLost = () => focused?.isConnected === false && document.activeElement === document.body;
		const remember = () => {
			focused = document.activeElement;
		};
		const removals = new MutationObserver(() => {
			if (!isLost()) return;
			clearTimeout(pause);
			pause = setTimeout(() => {
				if (isLost()) focusHeading();
			}, graceMs);
		});
		document.addEventListener("focusin", remember);
		removals.observe(document.body, { childList: true, subtree: true });
		return () => {
			clearTimeout(pause);
			document.removeEventListener("focusin", remember);
			removals.disconnect();
		};
	}, []);
}

/** Focuses the heading of the screen, unless the focus is within the screen. */
function focusHeading(): void {
	const screen = document.getElementById("content");
	if (screen?.contains(document.activeElement)) return;
	// The heading of what is only printed takes no focus.
	screen?.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}
