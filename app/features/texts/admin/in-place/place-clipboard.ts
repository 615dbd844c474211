import { selectedWords } from "./page-caret.ts";
import { withoutRoom } from "./stored-content.ts";
import type { Moment } from "./stored-edits.ts";

/** What was copied of a text as it is stored, its facts among it. */
const storedType = "application/x-site-text";

/** What the clipboard holds, as a piece of a text: words, and facts of what was copied from another. */
export function piecePasted(data: DataTransfer | null): string {
	return inOneLine(data?.getData(storedType) || data?.getData("text/plain") || "");
}

/** A text of the site has no lines. */
export function inOneLine(text: string): string {
	return text.replaceAll(/[\r\n\t]+/g, " ");
}

/** Copies what is selected: for texts of the site with its facts, for others as it reads. */
export function copiedIn(place: HTMLElement, selected: Moment, data: DataTransfer | null): boolean {
	if (data === null || selected.start === selected.end) return false;
	const piece = selected.text.slice(selected.start, selected.end);
	// Half a phrase in italics is none.
	const isWhole = piece.split("*").length % 2 === 1;
	data.setData(storedType, isWhole ? piece : piece.replaceAll("*", ""));
	data.setData("text/plain", withoutRoom(selectedWords(place)));
	return true;
}
