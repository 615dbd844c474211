import type { FoundPlace } from "./find-place.ts";
import { leaveWords } from "./stored-content.ts";

/** The attribute of a place while it is written in. */
export const placeAttribute = "data-place";

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

export type PlaceNote = { text: string; isProblem: boolean };

/** The description of a place for screen readers. */
export const noteId = "place-note";
/** Pixels between the place, its note and the edges of the page. */
const gap = 8;

/** Adds the note to the page itself: phones have no room beside it, and it is read with the place. */
export function addNote(place: HTMLElement) {
	const page = place.ownerDocument;
	const line = page.createElement("div");
	line.id = noteId;
	line.setAttribute("role", "status");
	page.body.append(line);

	function say({ text, isProblem }: PlaceNote): void {
		if (line.textContent !== text) line.textContent = text;
		line.toggleAttribute("data-problem", isProblem);
		follow();
	}

	/** Stands below the place, however long that has become. */
	function follow(): void {
		const root = page.documentElement;
		const { left, bottom } = place.getBoundingClientRect();
		const farthest = root.clientWidth - line.offsetWidth - gap;
		line.style.left = `${Math.max(gap, Math.min(left, farthest)) + root.scrollLeft}px`;
		line.style.top = `${bottom + gap + root.scrollTop}px`;
	}

	return { say, follow, remove: () => line.remove() };
}

export const noteStyle = `
	#${noteId} {
		position: absolute; z-index: 2147483647; box-sizing: border-box;
		max-width: min(24rem, calc(100vw - ${2 * gap}px)); padding: 0.5rem 0.75rem;
		border: 1px solid #e3d2bf; border-radius: 2px; background: #fff; color: #5c5148;
		font: 400 0.9375rem/1.45 var(--font-sans, sans-serif); letter-spacing: 0; text-align: left;
	}
	#${noteId}[data-problem] { border-color: #b8320c; color: #b8320c; }
`;
