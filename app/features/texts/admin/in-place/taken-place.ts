import type { FoundPlace } from "./find-place.ts";
import { noteId } from "./place-note.ts";
import { leaveWords } from "./stored-content.ts";

/** On a place while it is written in. */
export const placeAttribute = "data-place";

/** True while a text of the page is being edited. */
export function isWrittenIn(page: Document): boolean {
	return page.querySelector(`[${placeAttribute}]`) !== null;
}

/** Returns whether an event belongs to the text that is being edited, or to its note. */
export function isInPlace(target: EventTarget | null): boolean {
	const element = target as Element | null;
	return (element?.closest?.(`[${placeAttribute}], #${noteId}`) ?? null) !== null;
}

/** Takes the place of a text on the page, to be written in, until it is given back. */
export function takePlace({ nodes, own }: FoundPlace, name: string) {
	const place = own ?? spanBefore(nodes[0]);
	for (const node of nodes) node.remove();
	const isNowrap = place.ownerDocument.defaultView?.getComputedStyle(place).whiteSpace === "nowrap";
	const before = setAttributes(place, {
		[placeAttribute]: "",
		contenteditable: canBePlain(place.ownerDocument) ? "plaintext-only" : "true",
		role: "textbox",
		"aria-label": name,
		"aria-describedby": noteId,
		style: `white-space: ${isNowrap ? "pre" : "pre-wrap"}`,
	});
	// A link that is dragged takes the selection of its words with it.
	const link = place.closest("a");
	link?.setAttribute("draggable", "false");

	/** @param isKept what was written stays to be seen; else what stood there comes back */
	function giveBack(isKept: boolean): void {
		before();
		link?.removeAttribute("draggable");
		if (isKept) leaveWords(place);
		else if (own === undefined) place.replaceWith(...nodes);
		else place.replaceChildren(...nodes);
	}

	return { place, giveBack };
}

function spanBefore(node: ChildNode | undefined): HTMLElement {
	if (node?.ownerDocument == null) throw new Error("A place shows something.");
	const span = node.ownerDocument.createElement("span");
	node.before(span);
	return span;
}

/** @returns what sets them as they were */
function setAttributes(element: HTMLElement, attributes: Record<string, string>): () => void {
	const names = Object.keys(attributes);
	const before = names.map((name) => [name, element.getAttribute(name)] as const);
	for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
	return () => {
		for (const [name, value] of before) {
			if (value === null) element.removeAttribute(name);
			else element.setAttribute(name, value);
		}
		element.removeAttribute("aria-invalid");
	};
}

/** Older browsers offer no field of their own for words alone: there, what is no word is taken out. */
function canBePlain(page: Document): boolean {
	const probe = page.createElement("span");
	try {
		probe.contentEditable = "plaintext-only";
		return probe.contentEditable === "plaintext-only";
	} catch {
		return false;
	}
}
