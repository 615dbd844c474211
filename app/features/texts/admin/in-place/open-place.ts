import type { Correction } from "#app/content/typography/typed-sign.ts";
import type { FoundPlace } from "./find-place.ts";
import { type Leaving, listenToPlace, type PlaceEdits } from "./place-events.ts";
import { isWritten, offsetBelow, readContent, selectedIn, selectIn, writeContent } from "./stored-content.ts";
import { cutAt, editHistory, type Moment, withItalicsToggled, withPiece } from "./stored-edits.ts";
import { addNote, type PlaceNote, takePlace } from "./taken-place.ts";

export type PlaceOptions = {
	/** The text as it is stored. */
	text: string;
	/** The accessible name of the place. */
	name: string;
	canBeItalic: boolean;
	/** Returns what typography makes of a character that is typed behind a text. */
	typeset(before: string, sign: string): Correction | undefined;
	/** Returns what is pasted behind a text as it is to stand there. */
	typesetPasted(before: string, piece: string): string;
	/** The point that was pressed. */
	pointer: { x: number; y: number } | undefined;
	onType(text: string): void;
	onLeave(how: Leaving): void;
};

/** A text that is changed in its place on the page. */
export type OpenPlace = {
	hasFocus(): boolean;
	/** Writes something where the caret stands. */
	insert(piece: string): void;
	/** Shows what was written elsewhere. */
	show(text: string): void;
	say(note: PlaceNote): void;
	/** @param isKept the new text stays visible until the page is rendered again */
	close(isKept: boolean): void;
};

/** Lets a text be changed in its place on the page, in the page's own type. */
export function openPlace(found: FoundPlace, options: PlaceOptions): OpenPlace {
	const { text: first, onType, onLeave } = options;
	const { shownMark } = found;
	const { place, giveBack } = takePlace(found, options.name);
	const page = place.ownerDocument;
	const note = addNote(place);
	let written = first;

	const end = (text: string) => ({ start: text.length, end: text.length });
	const present = (): Moment => ({ text: written, ...(selectedIn(place) ?? end(written)) });

	/** Replaces the text, with the caret where it belongs. */
	function put(moment: Moment): void {
		writeContent(place, moment.text, shownMark);
		selectIn(place, moment);
		note.follow();
		if (moment.text === written) return;
		written = moment.text;
		onType(written);
	}

	function change(moment: Moment | undefined, kind = ""): void {
		if (moment === undefined) return;
		history.record(moment, kind);
		put(moment);
	}

	const edits: PlaceEdits = {
		selected: present,
		leave: onLeave,

		replace: (piece: string, kind?: string) => change(withPiece(present(), piece), kind),

		paste(piece) {
			const now = present();
			change(withPiece(now, options.typesetPasted(now.text.slice(0, now.start), piece)));
		},

		remove(key, unit) {
			const now = present();
			// Only the browser knows where a line begins and ends; chips within it are deleted
			// whole.
			const next = () => (unit === "line" ? undefined : cutAt(written, now.start, key, unit));
			const cut = now.start === now.end ? next() : now;
			if (cut === undefined) return false;
			change(withPiece({ text: written, ...cut }, ""));
			return true;
		},

		toggleItalics: () => change(options.canBeItalic ? withItalicsToggled(present()) : undefined),

		setSign(sign) {
			const { start, end } = present();
			const at = start - sign.length;
			if (start !== end || written.slice(at, start) !== sign) return;
			const set = options.typeset(written.slice(0, at), sign);
			if (set === undefined || set.insert === sign) return;
			// A step of its own: one Undo restores the character as it was typed.
			change(withPiece({ text: written, start: at - set.back, end: start }, set.insert));
		},

		undo: () => step(history.undo()),
		redo: () => step(history.redo()),

		read(kind, isComposing) {
			const text = readContent(place);
			const selected = selectedIn(place) ?? end(text);
			if (!isComposing && !isWritten(place, text, shownMark)) {
				// Anything but text is removed.
				writeContent(place, text, shownMark);
				selectIn(place, selected);
			}
			note.follow();
			if (text === written) return;
			history.record({ text, ...selected }, kind);
			written = text;
			onType(text);
		},

		/** The first Escape brings the text back as it was, which can be undone; the next one leaves. */
		giveUp: () => (written === first ? onLeave("given up") : change({ text: first, ...end(first) })),
	};

	function step(moment: Moment | undefined): void {
		if (moment !== undefined) put(moment);
	}

	writeContent(place, first, shownMark);
	place.focus({ preventScroll: true });
	const below = options.pointer && offsetBelow(place, options.pointer);
	selectIn(place, below === undefined ? end(first) : { start: below, end: below });
	place.scrollIntoView?.({ block: "nearest" });
	const history = editHistory(present());
	const stopListening = listenToPlace(place, edits);

	const hasFocus = () => page.activeElement === place && page.hasFocus();

	return {
		hasFocus,
		insert: (piece) => edits.replace(piece),
		show(text) {
			if (text === written) return;
			const { start } = present();
			written = text;
			history.record({ text, ...end(text) }, "");
			writeContent(place, text, shownMark);
			note.follow();
			const at = Math.min(start, text.length);
			if (hasFocus()) selectIn(place, { start: at, end: at });
		},
		say(message) {
			if (message.isProblem) place.setAttribute("aria-invalid", "true");
			else place.removeAttribute("aria-invalid");
			note.say(message);
		},
		close(isKept) {
			stopListening();
			note.remove();
			giveBack(isKept && written !== first);
		},
	};
}
