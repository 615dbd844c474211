/**
 * Gives the focus a place where what had it is gone, or can be pressed no more, without moving the
 * page under a mouse. Whoever went on meanwhile keeps theirs.
 */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
	const present = document.activeElement;
	if (present === null || present === document.body || present.matches(":disabled")) {
		element?.focus({ preventScroll: true });
	}
}
