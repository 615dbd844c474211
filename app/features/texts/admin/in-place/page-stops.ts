const stop = "a, button, summary, [tabindex]";

function stopsOf(page: Document): HTMLElement[] {
	return [...page.querySelectorAll<HTMLElement>(stop)];
}

/** The keyboard's place on a page, to be found again in the page that replaces it. */
export function stopAt(page: Document, element: Element | null): number {
	const stops: (Element | null)[] = stopsOf(page);
	return stops.indexOf(element?.closest(stop) ?? null);
}

/** Puts the keyboard where it stood, without moving the page. */
export function focusStop(page: Document, at: number): void {
	stopsOf(page)[at]?.focus({ preventScroll: true });
}
