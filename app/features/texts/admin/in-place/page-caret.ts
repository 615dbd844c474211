import { offsetAt, type Point, pointAt } from "./stored-content.ts";
import type { Moment } from "./stored-edits.ts";

type Selected = Pick<Moment, "start" | "end">;

/**
 * Returns the selection in a place, counted in its stored text; undefined where none of it is
 * selected.
 */
export function selectedIn(place: HTMLElement): Selected | undefined {
	const selection = place.ownerDocument.getSelection();
	if (selection === null || selection.rangeCount === 0) return undefined;
	const range = selection.getRangeAt(0);
	if (!place.contains(range.startContainer) || !place.contains(range.endContainer)) return undefined;
	const start = offsetAt(place, { node: range.startContainer, offset: range.startOffset });
	const end = offsetAt(place, { node: range.endContainer, offset: range.endOffset });
	return { start, end };
}

/** Selects from one point of the stored text to another. */
export function selectIn(place: HTMLElement, { start, end }: Selected): void {
	const [from, to] = [pointAt(place, start), pointAt(place, end)];
	place.ownerDocument.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

/** The words that are selected, as they are seen. */
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
