import { takeMarks } from "#app/i18n/marked-texts.ts";

const keyAttribute = "data-text-key";

const style = `
	[${keyAttribute}] { cursor: text; outline: 2px dashed transparent; outline-offset: 3px; }
	[${keyAttribute}]:hover, [${keyAttribute}]:focus-visible { outline-color: #b8320c; }
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
	const walker = page.createTreeWalker(page, NodeFilter.SHOW_TEXT);
	const found: [Node, HTMLElement, string][] = [];
	for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
		const [key] = takeMarks(node.nodeValue ?? "").keys;
		if (key === undefined) continue;
		const isSeen = node.parentElement !== null && page.body.contains(node);
		found.push([node, isSeen && node.parentElement ? wholeOf(node.parentElement) : page.head, key]);
	}
	for (const [node, element, key] of found) {
		node.nodeValue = takeMarks(node.nodeValue ?? "").text;
		if (element !== page.head) note(element, key);
	}
	for (const element of page.querySelectorAll("*")) {
		for (const attribute of element.attributes) {
			const { text, keys } = takeMarks(attribute.value);
			if (keys.length > 0) attribute.value = text;
		}
	}
}

/** The element that shows a text whole, where it is cut into words or has a phrase in italics. */
function wholeOf(element: HTMLElement): HTMLElement {
	const outer = element.parentElement;
	if (outer === null || !element.matches("span, em")) return element;
	return takeMarks(outer.textContent ?? "").keys.length === 1 ? wholeOf(outer) : element;
}

function note(element: HTMLElement, key: string): void {
	element.setAttribute(keyAttribute, key);
	// What nobody hears of, the keyboard does not stop at: its text stands elsewhere too.
	if (element.closest('a, button, summary, [aria-hidden="true"]') === null) element.tabIndex = 0;
}

/** The key of the text that an event of the page is about. */
export function keyAt(target: EventTarget | null): string | undefined {
	// Of another document: it has its own `Element`.
	const element = target as Element | null;
	return element?.closest?.(`[${keyAttribute}]`)?.getAttribute(keyAttribute) ?? undefined;
}

/** Shows on the page which text is being changed. */
export function markChosen(page: Document, key: string | undefined): void {
	for (const element of page.querySelectorAll(`[${keyAttribute}]`)) {
		element.toggleAttribute("data-chosen", element.getAttribute(keyAttribute) === key);
	}
}
