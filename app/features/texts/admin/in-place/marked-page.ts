import { takeMarks } from "#app/i18n/marked-texts.ts";
import { noteStyle, placeAttribute } from "./taken-place.ts";

const keyAttribute = "data-text-key";

const style = `
	${noteStyle}
	[${placeAttribute}] [data-mark] {
		padding: 0 0.25em; border-radius: 999px; background: #dde9e5; color: #17494a;
		-webkit-user-select: all; user-select: all;
	}
	[${keyAttribute}] { cursor: text; outline: 2px dashed transparent; outline-offset: 3px; }
	[${keyAttribute}]:hover, [${keyAttribute}]:focus-visible { outline-color: #b8320c; }
	[${placeAttribute}]:focus { outline: none; }
	[${keyAttribute}][data-chosen] { outline: 2px solid #b8320c; }
`;

/** A page without its scripts, as the text of a frame. */
export function withoutScripts(html: string): Document {
	const page = new DOMParser().parseFromString(html, "text/html");
	for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
	const sheet = page.createElement("style");
	sheet.textContent = style;
	page.head.append(sheet);
	prepare(page);
	return page;
}

/** Takes the marks out of a page, and notes on each element which text it shows. */
function prepare(page: Document): void {
	// Opens answers of questions and the like: without scripts, and with clicks that choose, they
	// would stay closed.
	for (const details of page.querySelectorAll("details")) details.open = true;
	const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
	const shown: Shown[] = [];
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const [key] = takeMarks(node.nodeValue ?? "").keys;
		if (key === undefined) continue;
		const isSeen = node.parentElement !== null && page.body.contains(node);
		shown.push({
			node,
			element: isSeen && node.parentElement ? outermostOf(node.parentElement) : undefined,
			key,
		});
	}
	const keys = keysByElement(shown);
	for (const { node, element, key } of shown) {
		node.nodeValue = takeMarks(node.nodeValue ?? "").text;
		if (element === undefined) continue;
		const isAlone = keys.get(element)?.size === 1;
		(isAlone ? element : inSpan(page, node)).setAttribute(keyAttribute, key);
	}
	for (const element of page.querySelectorAll<HTMLElement>(`[${keyAttribute}]`)) addTabStop(element);
	for (const element of page.querySelectorAll("*")) {
		for (const attribute of element.attributes) {
			const { text, keys } = takeMarks(attribute.value);
			if (keys.length > 0) attribute.value = text;
		}
	}
}

/** The element that shows a text whole, where it is cut into words or has a phrase in italics. */
function outermostOf(element: HTMLElement): HTMLElement {
	const outer = element.parentElement;
	if (outer === null || !element.matches("span, em")) return element;
	return takeMarks(outer.textContent ?? "").keys.length === 1 ? outermostOf(outer) : element;
}

/** A piece of text, and the element that shows it whole; none in the head of the page. */
type Shown = { node: Node; element: HTMLElement | undefined; key: string };

function keysByElement(shown: readonly Shown[]): Map<HTMLElement, Set<string>> {
	const keys = new Map<HTMLElement, Set<string>>();
	for (const { element, key } of shown) {
		if (element !== undefined) keys.set(element, (keys.get(element) ?? new Set()).add(key));
	}
	return keys;
}

/** Gives a text an element of its own, where it stands beside another in one. */
function inSpan(page: Document, node: Node): HTMLElement {
	const span = page.createElement("span");
	node.parentNode?.replaceChild(span, node);
	span.append(node);
	return span;
}

/**
 * Lets the keyboard reach a text, unless it stops there anyway: at a link or button of that text alone.
 * Hidden texts are passed by: they stand elsewhere too.
 */
function addTabStop(element: HTMLElement): void {
	if (element.closest('[aria-hidden="true"]') !== null) return;
	const control = element.closest("a, button, summary");
	if (control === null || (control !== element && saysMore(control, element))) element.tabIndex = 0;
}

function saysMore(control: Element, element: HTMLElement): boolean {
	const own = element.getAttribute(keyAttribute);
	const texts = [...control.querySelectorAll(`[${keyAttribute}]`)];
	return texts.some((text) => text.getAttribute(keyAttribute) !== own);
}

/** A text of a page, and the element that shows it. */
export type PageText = { key: string; element: HTMLElement };

/** The text that an event of the page is about. */
export function textAt(target: EventTarget | null): PageText | undefined {
	// The element is of another document, which has its own `Element`.
	const within = target as Element | null;
	const element = within?.closest?.<HTMLElement>(`[${keyAttribute}]`);
	const key = element?.getAttribute(keyAttribute);
	return element && key ? { key, element } : undefined;
}

/** Shows on the page which text is being changed. */
export function markChosen(page: Document, key: string | undefined): void {
	for (const element of page.querySelectorAll(`[${keyAttribute}]`)) {
		element.toggleAttribute("data-chosen", element.getAttribute(keyAttribute) === key);
	}
}

/** The element that shows the chosen text: another one once the page has been rendered again. */
export function chosenOn(page: Document, { element }: PageText): HTMLElement | null {
	return page.contains(element) ? element : page.querySelector<HTMLElement>("[data-chosen]");
}

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
