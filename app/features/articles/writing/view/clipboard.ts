import type { Node, Slice } from "prosemirror-model";
import { type EditorState, Plugin, Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { PictureSource } from "#app/features/media/choosing/use-image-upload.ts";
import { altMax } from "#app/features/media/library-image.ts";
import { articleSchema } from "../document/schema.ts";
import { cleanHtml, countComments } from "../paste/clean-html.ts";
import { namePictures, type PastedPictures, readPictures } from "../paste/pasted-pictures.ts";
import { picturesOf } from "../paste/picture-files.ts";
import { unwrapLines } from "../paste/wrapped-lines.ts";
import { awaitPictures, type ComingPicture, type PictureKey } from "./coming-pictures.ts";
import { bareAddress } from "./links.ts";
import { isAnyNote, nextNumber, pictureNote } from "./picture-notes.ts";

const { link } = articleSchema.marks;

type Coming = ComingPicture & { source: PictureSource };

type Options = {
	/** Called to upload a picture; `key` is that of its place. */
	onPicture(source: PictureSource, key: PictureKey): void;
	/** Called with the number of pictures of a pasted text that could not be pasted. */
	onLeftOut(count: number): void;
	/** Called with the number of comments of a pasted text that were left out. */
	onComments(count: number): void;
	/** Returns the note that replaces a picture of a pasted text, by its number and description. */
	noteOf(number: number, alt: string): string;
};

/**
 * Handles paste and drop: the structure of other programs' texts, URLs as links, pictures. Where
 * there are words beside a picture it belongs to these words.
 */
export function clipboard(options: Options): Plugin {
	/** The data of a paste or drop, during its event. */
	let held: DataTransfer | null = null;
	const { readHtml, takeFiles, takePictures } = pictureTaking(options);

	function hold(data: DataTransfer | null): false {
		held = data;
		return false;
	}

	return new Plugin({
		props: {
			handleDOMEvents: {
				paste: (_view, { clipboardData }) => hold(clipboardData),
				drop: (_view, { dataTransfer }) => hold(dataTransfer),
			},
			// Pasted "as plain text", lines stay as they are.
			transformPastedText: (text, isPlain) => (isPlain ? text : unwrapLines(text)),
			transformPastedHTML: (html) => readHtml(html, () => held?.getData("text/rtf") ?? ""),
			handleDrop(view, event, slice, moved) {
				if (moved || event.dataTransfer === null) return false;
				const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
				const files = picturesOf(event.dataTransfer);
				const place = at ?? view.state.selection.to;
				if (files.length > 0) return takeFiles(view, files, besideBlock(view.state, place));
				return takePictures(view, slice, Selection.near(view.state.doc.resolve(place)));
			},
			handlePaste(view, { clipboardData }, slice) {
				const files = clipboardData === null ? [] : picturesOf(clipboardData);
				if (files.length > 0) return takeFiles(view, files, view.state.selection.to);
				if (takePictures(view, slice)) return true;
				return pasteAddress(view, clipboardData?.getData("text/plain").trim() ?? "");
			},
		},
	});
}

/** Takes the pictures of pastes and drops: files, and those in HTML. */
function pictureTaking({ onPicture, onLeftOut, onComments, noteOf }: Options) {
	/** The HTML that was read last, until its pictures are taken. */
	let pasted: PastedPictures | undefined;
	const notesIn = numberedNotes(noteOf);

	function upload(view: EditorView, tr: Transaction, pictures: readonly Coming[]) {
		view.dispatch(awaitPictures(tr, pictures));
		for (const { source, key } of pictures) onPicture(source, key);
	}

	function takeFiles(view: EditorView, files: readonly File[], at: number): boolean {
		pasted = undefined;
		upload(
			view,
			view.state.tr,
			files.map((source) => ({ source, key: {}, at })),
		);
		return true;
	}

	/** Pastes HTML with its pictures. @returns whether it did. */
	function takePictures(view: EditorView, slice: Slice, at?: Selection): boolean {
		const pictures = pasted?.pictures ?? new Map<string, undefined>();
		pasted = undefined;
		if (pictures.size === 0) return false;
		const { tr } = view.state;
		if (at !== undefined) tr.setSelection(at);
		const noted = insertWithNotes(tr, slice, pictures, notesIn);
		const coming = noted.flatMap(({ source, ...one }) => (source === undefined ? [] : { ...one, source }));
		const uiEvent = at === undefined ? "paste" : "drop";
		upload(view, tr.setMeta("paste", true).setMeta("uiEvent", uiEvent).scrollIntoView(), coming);
		if (noted.length > coming.length) onLeftOut(noted.length - coming.length);
		return true;
	}

	/** Cleans HTML for the schema; `rtf` is the same text, with pictures that HTML leaves out. */
	function readHtml(html: string, rtf: () => string): string {
		let files: Map<string, File> | undefined;
		const clean = cleanHtml(html, (body) => {
			const comments = countComments(body);
			if (comments > 0) onComments(comments);
			files = namePictures(body, rtf);
		});
		pasted = readPictures(clean, location.origin, files);
		return pasted.html;
	}

	return { readHtml, takeFiles, takePictures };
}

/** Numbers the notes of a text on. */
function numberedNotes(noteOf: Options["noteOf"]) {
	/** The next number: those of notes that Undo removed may still be awaited. */
	let next = 1;
	return (doc: Node) => {
		next = Math.max(next, nextNumber(doc));
		return (alt: string) => noteOf(next++, alt);
	};
}

/** Pastes an address as a link, or as that of the selected words. @returns whether it did. */
function pasteAddress(view: EditorView, text: string): boolean {
	const href = bareAddress(text);
	const { from, to, empty, $from } = view.state.selection;
	if (href === undefined || $from.parent.type.spec.code) return false;
	const mark = link.create({ href });
	const { tr } = view.state;
	if (empty) tr.insert(from, articleSchema.text(text, [mark]));
	else tr.removeMark(from, to, link).addMark(from, to, mark);
	view.dispatch(tr.removeStoredMark(link).setMeta("uiEvent", "paste").scrollIntoView());
	return true;
}

/** Returns the nearer end of the block around a position; a note's own, as it is replaced. */
function besideBlock({ doc }: EditorState, at: number): number {
	const $at = doc.resolve(at);
	if ($at.depth === 0) return at;
	if (isAnyNote($at.parent)) return $at.start();
	return at - $at.start(1) <= $at.node(1).content.size / 2 ? $at.before(1) : $at.after(1);
}

function isNothingBetween(doc: Node, from: number, to: number): boolean {
	return to <= from || doc.textBetween(from, to, "", "\ufffc") === "";
}

/** Moves the caret after a note that ends a pasted text, so that typing leaves it unchanged. */
function leaveNote(tr: Transaction, behind: number, hasRest: boolean): void {
	const next = tr.doc.resolve(behind).nodeAfter;
	const isLine = next?.isTextblock && (hasRest || next.content.size === 0);
	if (!isLine) tr.insert(behind, articleSchema.node("paragraph"));
	tr.setSelection(TextSelection.create(tr.doc, behind + 1));
}

/** Puts a text with pictures in place of the selection, a note for each, and the caret behind it. */
function insertWithNotes(
	tr: Transaction,
	slice: Slice,
	pictures: ReadonlyMap<string, PictureSource | undefined>,
	notesIn: ReturnType<typeof numberedNotes>,
) {
	const { $to } = tr.selection;
	const { from, to } = tr.replaceSelection(slice).selection;
	const { length } = tr.steps;
	const noted = notePictures(tr, pictures, notesIn(tr.doc));
	const moved = tr.mapping.slice(length);
	const last = noted.at(-1);
	const behind = last && last.at + last.key.note.node.nodeSize;
	if (behind !== undefined && isNothingBetween(tr.doc, behind, moved.map(from))) {
		leaveNote(tr, behind, $to.parentOffset < $to.parent.content.size);
	} else tr.setSelection(Selection.near(tr.doc.resolve(moved.map(to)), -1));
	return noted;
}

/** Replaces each pasted picture to upload by a note. @returns their positions and sources. */
function notePictures(
	tr: Transaction,
	pictures: ReadonlyMap<string, PictureSource | undefined>,
	noteOf: (alt: string) => string,
) {
	const found: { before: number; src: string; alt: string }[] = [];
	tr.doc.descendants(({ type, attrs }, before) => {
		if (type !== articleSchema.nodes.picture || !pictures.has(attrs.src)) return;
		found.push({ before, src: attrs.src, alt: shortened(attrs.alt) });
	});
	const { length } = tr.steps;
	return found.map(({ before, src, alt }) => {
		const note = pictureNote(noteOf(alt), alt);
		const at = tr.mapping.slice(length).map(before);
		tr.replaceWith(at, at + 1, note.node);
		return { key: { note }, at, source: pictures.get(src) };
	});
}

/** Returns a picture's description, on one line and no longer than its field allows. */
function shortened(alt: string): string {
	return alt.replace(/\s+/g, " ").trim().slice(0, altMax);
}
