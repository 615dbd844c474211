import { chipsOf } from "#app/features/texts/chip-ranges.ts";
import type { Moment } from "./stored-edits.ts";

const markAttribute = "data-mark";
/** Lets the caret stand beside what is no text; it is no part of what is stored. */
const room = "\u200B";

/** Returns what the page shows for a mark such as `{{fee}}`; undefined for an unknown one. */
export type ShownMark = (mark: string) => string | undefined;

export type Point = { node: Node; offset: number };

/** Shows a text as it is stored: facts as chips, phrases in italics, everything else as it is. */
export function writeContent(place: Element, text: string, shownMark: ShownMark): void {
	place.replaceChildren();
	const parts = text.split("*");
	let plain = "";
	parts.forEach((part, index) => {
		if (index % 2 === 0) plain += part;
		else if (index === parts.length - 1) plain += `*${part}`;
		else if (part === "") plain += "**";
		else {
			appendFilled(place, plain, shownMark);
			const phrase = place.ownerDocument.createElement("em");
			appendFilled(phrase, part, shownMark);
			place.append(phrase);
			plain = "";
		}
	});
	appendFilled(place, plain, shownMark);
	addRoom(place);
}

function appendFilled(parent: Element, text: string, shownMark: ShownMark): void {
	let from = 0;
	const append = (plain: string) => plain === "" || parent.append(plain);
	for (const { start, end } of chipsOf(text)) {
		const shown = shownMark(text.slice(start, end));
		if (shown === undefined) continue;
		append(text.slice(from, start));
		parent.append(chipOf(parent.ownerDocument, text.slice(start, end), shown));
		from = end;
	}
	append(text.slice(from));
}

function chipOf(page: Document, mark: string, shown: string): HTMLElement {
	const chip = page.createElement("span");
	chip.setAttribute(markAttribute, mark);
	chip.setAttribute("contenteditable", "false");
	chip.textContent = shown;
	return chip;
}

function addRoom(parent: Element): void {
	for (const child of [...parent.children]) {
		if (child.localName === "em") addRoom(child);
		if (!isText(child.previousSibling)) child.before(room);
		if (!isText(child.nextSibling)) child.after(room);
	}
	if (parent.firstChild === null) parent.append(room);
}

/** Returns whether a place shows a text exactly as it would be written, and nothing else. */
export function isWritten(place: Element, text: string, shownMark: ShownMark): boolean {
	const wanted = place.cloneNode(false) as Element;
	writeContent(wanted, text, shownMark);
	return wanted.isEqualNode(place);
}

/** Leaves in a place the words that it shows: no chips, and no room for carets. */
export function leaveWords(place: Element): void {
	for (const chip of place.querySelectorAll(`[${markAttribute}]`)) chip.replaceWith(chip.textContent ?? "");
	for (const { text } of piecesOf(place)) if (text !== undefined) text.data = withoutRoom(text.data);
	place.normalize();
}

export function readContent(place: Element): string {
	return piecesOf(place)
		.map(({ stored }) => stored)
		.join("");
}

/** Words as they are seen and stored, without the room for carets. */
export function withoutRoom(text: string): string {
	return text.replaceAll(room, "");
}

/** A part of what is stored, and where it ends on the page. */
type Piece = { stored: string; end: Point; text?: Text };

function piecesOf(node: Node): Piece[] {
	return [...node.childNodes].flatMap((child, index): Piece[] => {
		const end = { node, offset: index + 1 };
		if (isText(child))
			return [{ stored: withoutRoom(child.data), end: { node: child, offset: child.length }, text: child }];
		if (!isElement(child)) return [];
		const mark = child.getAttribute(markAttribute);
		if (mark !== null) return [{ stored: mark, end }];
		if (child.localName === "br") return [{ stored: child.nextSibling === null ? "" : " ", end }];
		const within = piecesOf(child);
		if (child.localName !== "em" || within.every(({ stored }) => stored === "")) return within;
		return [{ stored: "*", end: { node: child, offset: 0 } }, ...within, { stored: "*", end }];
	});
}

/** Counts the characters of the stored text before a point of its place. A chip counts whole. */
export function offsetAt(place: Element, point: Point): number {
	const caret = place.ownerDocument.createRange();
	caret.setStart(point.node, point.offset);
	caret.collapse(true);
	let at = 0;
	for (const { stored, end, text } of piecesOf(place)) {
		if (text !== undefined && text === point.node) {
			return at + withoutRoom(text.data.slice(0, point.offset)).length;
		}
		if (caret.comparePoint(end.node, end.offset) > 0) return at;
		at += stored.length;
	}
	return at;
}

/** Finds the point behind `offset` characters of the stored text. */
export function pointAt(place: Element, offset: number): Point {
	let at = 0;
	for (const { stored, text } of piecesOf(place)) {
		if (text !== undefined && offset <= at + stored.length)
			return { node: text, offset: passed(text.data, Math.max(0, offset - at)) };
		at += stored.length;
	}
	return { node: place, offset: place.childNodes.length };
}

/** Counts the shown characters before as many stored ones, and the room after them. */
function passed(data: string, stored: number): number {
	let remaining = stored;
	for (let at = 0; at < data.length; at += 1) {
		if (data[at] === room) continue;
		if (remaining === 0) return at;
		remaining -= 1;
	}
	return data.length;
}

// The page is a document of its own, with classes of its own.
function isText(node: Node | null): node is Text {
	return node?.nodeType === Node.TEXT_NODE;
}

function isElement(node: Node): node is Element {
	return node.nodeType === Node.ELEMENT_NODE;
}

type Selected = Pick<Moment, "start" | "end">;

/** Returns the selection in a place, in offsets of its stored text; undefined if it is elsewhere. */
export function selectedIn(place: HTMLElement): Selected | undefined {
	const selection = place.ownerDocument.getSelection();
	if (selection === null || selection.rangeCount === 0) return undefined;
	const range = selection.getRangeAt(0);
	if (!place.contains(range.startContainer) || !place.contains(range.endContainer)) return undefined;
	const start = offsetAt(place, { node: range.startContainer, offset: range.startOffset });
	const end = offsetAt(place, { node: range.endContainer, offset: range.endOffset });
	return { start, end };
}

export function selectIn(place: HTMLElement, { start, end }: Selected): void {
	const [from, to] = [pointAt(place, start), pointAt(place, end)];
	place.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

export function selectedWords(place: HTMLElement): string {
	return place.ownerDocument.getSelection()?.toString() ?? "";
}

/** Returns the point below the pointer, in each browser's way; undefined outside of a place. */
export function offsetBelow(place: HTMLElement, pointer: { x: number; y: number }): number | undefined {
	const point = pointBelow(place.ownerDocument, pointer);
	return point && place.contains(point.node) ? offsetAt(place, point) : undefined;
}

function pointBelow(page: Document, { x, y }: { x: number; y: number }): Point | undefined {
	if ("caretPositionFromPoint" in page) {
		const position = page.caretPositionFromPoint(x, y);
		return position === null ? undefined : { node: position.offsetNode, offset: position.offset };
	}
	const older: { caretRangeFromPoint?(x: number, y: number): Range | null } = page;
	const range = older.caretRangeFromPoint?.(x, y);
	return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
