import { isOfComposition } from "#app/admin-ui/text-edit.ts";
import { textAt } from "./marked-page.ts";
import { selectedWords, withoutRoom } from "./stored-content.ts";
import type { Moment } from "./stored-edits.ts";
import { isInPlace } from "./taken-place.ts";

/** The way a place was left: done, cancelled, or for the next text. */
export type Leaving = "done" | "given up" | "passed on";

export type PlaceEdits = {
	selected(): Moment;
	/** @param kind changes of one kind that follow each other are undone together */
	replace(piece: string, kind?: string): void;
	/** Puts what is pasted in place of what is selected, with the typography of its language. */
	paste(piece: string): void;
	/** Deletes the selection, a chip, or text across italics; false where the browser may do it. */
	remove(key: "Backspace" | "Delete", unit: "character" | "word" | "line"): boolean;
	toggleItalics(): void;
	undo(): void;
	redo(): void;
	read(kind: string, isComposing: boolean): void;
	/** Applies the language's typography to the last typed character. */
	setSign(sign: string): void;
	giveUp(): void;
	leave(how: Leaving): void;
};

/** Turns what is pressed, typed, spoken and pasted in a place into changes of its text. */
export function listenToPlace(place: HTMLElement, edits: PlaceEdits): () => void {
	const stop = new AbortController();
	const listen = <Name extends keyof HTMLElementEventMap>(
		name: Name,
		act: (event: HTMLElementEventMap[Name]) => void,
	) => place.addEventListener(name, act, { signal: stop.signal });
	const isPressable = place.closest("a, button, summary, label") !== null;
	const write = (sign: string) => {
		edits.replace(sign);
		edits.setSign(sign);
	};
	let isComposing = false;
	let isTabbing = false;

	listen("compositionstart", () => {
		isComposing = true;
	});
	listen("compositionend", () => {
		isComposing = false;
		edits.read("", false);
	});
	listen("input", (event) => {
		const { inputType, data } = event as InputEvent;
		const isLetter = inputType === "insertText" && data?.trim() !== "";
		edits.read(isLetter || inputType === "insertCompositionText" ? "typing" : "", isComposing);
		// Composed characters are left as they are.
		if (inputType === "insertText" && !isComposing && data?.length === 1) edits.setSign(data);
	});
	listen("beforeinput", (event) => {
		if (!isComposing && isOurs(event as InputEvent, edits)) event.preventDefault();
	});
	listen("keydown", (event) => {
		if (isOfComposition(event)) return;
		// The page takes Enter for the choice of a text.
		event.stopPropagation();
		isTabbing = event.key === "Tab";
		const isSpaceOfPress = isPressable && event.key === " ";
		const act = isSpaceOfPress ? () => write(" ") : actionFor(event, edits);
		if (act === undefined) return;
		event.preventDefault();
		act();
	});
	listen("keyup", (event) => {
		isTabbing = false;
		// A space presses its target when the key is released.
		if (isPressable && event.key === " ") event.preventDefault();
	});
	listen("focusout", () => {
		if (isTabbing) edits.leave("passed on");
	});
	const leaveBeside = ({ target }: Event) => {
		// Another text closes this one when it is opened.
		if (!isInPlace(target) && textAt(target) === undefined) edits.leave("passed on");
	};
	place.ownerDocument.addEventListener("click", leaveBeside, { signal: stop.signal });
	for (const name of ["drop", "dragover", "dragstart"] as const)
		listen(name, (event) => event.preventDefault());
	listen("paste", (event) => {
		event.preventDefault();
		edits.paste(piecePasted(event.clipboardData));
	});
	listen("copy", (event) => {
		if (copiedIn(place, edits.selected(), event.clipboardData)) event.preventDefault();
	});
	listen("cut", (event) => {
		event.preventDefault();
		if (copiedIn(place, edits.selected(), event.clipboardData)) edits.remove("Backspace", "character");
	});
	return () => stop.abort();
}

/** Handles the keys of a place that the browser has no action for. */
function actionFor(event: KeyboardEvent, edits: PlaceEdits): (() => void) | undefined {
	if (event.key === "Enter") return () => edits.leave("done");
	if (event.key === "Escape") return edits.giveUp;
	if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
	const key = event.key.toLowerCase();
	if (key === "z") return event.shiftKey ? edits.redo : edits.undo;
	if (key === "y") return edits.redo;
	// Styles that a text does not have.
	if (key === "b" || key === "u") return () => undefined;
	return key === "i" ? edits.toggleItalics : undefined;
}

/** Does what the browser would do otherwise, or not at all; false where it may do it. */
function isOurs(event: InputEvent, edits: PlaceEdits): boolean {
	const { inputType, data } = event;
	if (/^insert(Paragraph|LineBreak)$/.test(inputType)) edits.leave("done");
	else if (inputType === "historyUndo") edits.undo();
	else if (inputType === "historyRedo") edits.redo();
	else if (inputType === "formatItalic") edits.toggleItalics();
	else if (inputType === "insertFromPaste")
		edits.paste(piecePasted(event.dataTransfer) || inOneLine(data ?? ""));
	else if (inputType.startsWith("delete")) return event.cancelable && edits.remove(...deletionOf(inputType));
	else if (inputType === "insertText") {
		const { start, end } = edits.selected();
		if (start === end || data === null || !event.cancelable) return false;
		edits.replace(data);
		if (data.length === 1) edits.setSign(data);
	} else return /^format|^insertFromDrop$|^insertLink$/.test(inputType);
	return true;
}

function deletionOf(inputType: string): Parameters<PlaceEdits["remove"]> {
	const key = inputType.endsWith("Forward") ? "Delete" : "Backspace";
	if (inputType.includes("Line")) return [key, "line"];
	return [key, inputType.startsWith("deleteContent") ? "character" : "word"];
}

/** A copied piece of a stored text, its facts included. */
const storedType = "application/x-site-text";

/** Returns the clipboard's content as a piece of a text: words, and facts if it has some. */
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
