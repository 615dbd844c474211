import { selectedWords } from "./page-caret.ts";
import { withoutRoom } from "./stored-content.ts";
import type { Moment } from "./stored-edits.ts";

/** A copied piece of a stored text, its facts included. */
const storedType = "application/x-site-text";

/**
 * The clipboard's content as a piece of a text: words, and facts of the text it was copied from.
 */
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
