import { type RefObject, useEffect } from "react";

/** Read by the footer, which leaves this much room at its end. */
const property = "--notice-room";

/**
 * Keeps what has the focus from hiding behind a panel fixed at the foot of the window: scrolling stops above it,
 * and the page gets room at its end for as long as the panel is there.
 */
export function useNoticeRoom(panel: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const element = panel.current;
		if (element === null) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => {
			// One more than its height: where scrolling stops is rounded.
			const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top) + 1}px`;
			style.setProperty(property, room);
			style.scrollPaddingBottom = room;
		});
		observer.observe(element);
		return () => {
			observer.disconnect();
			style.removeProperty(property);
			style.scrollPaddingBottom = "";
		};
	}, [panel]);
}
