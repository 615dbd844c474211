import { type RefObject, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { applyEdit, type Edit, type Selected, selectedIn } from "#app/admin-ui/text-edit.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { ContentName } from "#app/features/articles/article-draft.ts";
import { useAwaiting } from "#app/features/articles/editor/pictures/awaited-pictures.ts";
import type { PictureKey } from "#app/features/articles/writing/view/coming-pictures.ts";
import type { VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { type PictureSource, useImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import type { EditorMode } from "./editor-tools.tsx";
import { insertImage, placeAfter, replaceNote } from "./markdown-edits.ts";

type TextPlace = { text: string; at: number };

/** The place of a picture: reserved by the visual editor, or a position in a Markdown text. */
type Place = { key: PictureKey } | TextPlace;

/** Inserts pictures into a text, once uploaded, in whichever mode the editor is by then. */
export function useInsertedPictures(options: {
	name: ContentName;
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
	/** Called once a single picture, pasted without text, is shown in the visual editor. */
	onShown(url: string, isAtWork: () => boolean): void;
}) {
	const { name, visual, area } = options;
	const { getValues } = useFormContext<ArticleDraft>();
	const mode = useRef(options.mode);
	mode.current = options.mode;
	const { upload: send, uploading } = useImageUpload(() => undefined);
	const awaitPicture = useAwaiting();
	/** The uploads in flight, and how many began together with them. */
	const together = useRef({ waiting: 0, count: 0 });
	const shown = useRef(options.onShown);
	shown.current = options.onShown;
	const placing = usePlacing({ name, mode, visual, area });

	/** Inserts a picture at the caret, without a description: the library has one. */
	function insert(url: string): void {
		if (mode.current === "edit") {
			visual.current?.insertPicture(url);
			options.onShown(url, watchForWork());
		} else if (area.current !== null) {
			applyEdit(area.current, insertImage(selectedIn(area.current), url));
		}
	}

	function upload(source: PictureSource, place: Place): void {
		const isAtWork = watchForWork();
		// A picture with a note is not awaited: the note says that it is being uploaded.
		const settle = "key" in place && place.key.note !== undefined ? undefined : awaitPicture();
		if (together.current.waiting === 0) together.current.count = 0;
		together.current.waiting += 1;
		together.current.count += 1;
		send(source, (url) => {
			together.current.waiting -= 1;
			const visually = url !== undefined && placing.isVisual(place);
			const key: PictureKey = "key" in place ? place.key : {};
			const isAlone = together.current.count === 1 && key.note === undefined;
			visual.current?.settlePicture(key, visually ? url : undefined);
			if (url !== undefined && !visually) placing.insertAt(place, url);
			settle?.();
			if (visually && isAlone) shown.current(url, isAtWork);
		});
	}

	return {
		uploading,
		insert,
		/** Uploads pictures and inserts them in order: at `at` in the Markdown, or at the caret. */
		upload(files: readonly File[], at = area.current?.selectionEnd ?? 0): void {
			const place = { text: getValues(name), at };
			placing.beginHere();
			for (const file of files) {
				if (mode.current === "edit") visual.current?.takePicture(file);
				else upload(file, place);
			}
		},
		/** Uploads a picture for which the visual editor reserves a place. */
		uploadTo(source: PictureSource, key: PictureKey): void {
			// Only pictures that are uploaded together follow one another.
			if (uploading === undefined) placing.beginApart();
			upload(source, { key });
		},
	};
}

/** Inserts uploaded pictures at their places, whatever was typed meanwhile. */
function usePlacing(options: {
	name: ContentName;
	mode: RefObject<EditorMode>;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
}) {
	const { name, mode, visual, area } = options;
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	/** The position after the last picture of the visual editor that was inserted under Source. */
	const behindLast = useRef<TextPlace>(undefined);
	/** The Markdown and its selection after the last drop or insertion. */
	const lastSelection = useRef<Selected>(undefined);

	/** Returns whether the visual editor can insert a picture at its place. */
	function isVisual(place: Place): boolean {
		// A text that was changed under Source is not read again until the visual editor is shown.
		if (mode.current === "source" || !visual.current?.isShown(getValues(name))) return false;
		return mode.current === "edit" || "key" in place;
	}

	function insertAt(place: Place, url: string): void {
		const text = getValues(name);
		if ("key" in place && place.key.note !== undefined) {
			const edit = replaceNote(text, place.key.note, url);
			if (edit !== undefined) change(text, edit);
			return;
		}
		const known = "key" in place ? behindLast.current : place;
		const end = known ? placeAfter(known.text, text, known.at) : (area.current?.selectionEnd ?? text.length);
		const edit = insertImage({ text, end }, url);
		change(text, edit);
		// The next one of the same place follows this one.
		const behind = { text: getValues(name), at: edit.end + `](${url})`.length };
		if ("key" in place) behindLast.current = behind;
		else Object.assign(place, behind);
	}

	function change(text: string, edit: Edit): void {
		if (area.current !== null && !isWrittenElsewhere(area.current)) putInto(area.current, edit);
		else {
			const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
			setValue(name, changed, { shouldDirty: true });
		}
	}

	/** Inserts a picture into the Markdown, with the caret in its description unless text was typed. */
	function putInto(area: HTMLTextAreaElement, edit: Edit): void {
		if (isWrittenIn(area, lastSelection.current)) applyEdit(area, keepingSelection(edit, selectedIn(area)));
		else {
			applyEdit(area, edit);
			lastSelection.current = selectedIn(area);
		}
	}

	return {
		isVisual,
		insertAt,
		/** Notes the selection before pictures are dropped or chosen. */
		beginHere: () => {
			lastSelection.current = area.current === null ? undefined : selectedIn(area.current);
		},
		/** Begins a series of pictures that follows no other. */
		beginApart: () => {
			behindLast.current = undefined;
		},
	};
}

/** Matches focus that must not be taken away: in another field, or in a dialog. */
const elsewhere = "input, textarea, [contenteditable], [role=dialog] *, [role=alertdialog] *";

function isWrittenElsewhere(area: HTMLTextAreaElement): boolean {
	const { activeElement } = document;
	return activeElement !== area && activeElement?.matches(elsewhere) === true;
}

/** Returns whether the text or the selection changed since the last insertion. */
function isWrittenIn(area: HTMLTextAreaElement, lastSelection: Selected | undefined): boolean {
	if (document.activeElement !== area) return false;
	const { text, start, end } = selectedIn(area);
	return text !== lastSelection?.text || start !== lastSelection.start || end !== lastSelection.end;
}

/** Returns an insertion that keeps the selection. */
function keepingSelection(edit: Edit, { start, end }: Selected): Edit {
	const moved = (at: number) => (at > edit.from ? at + edit.insert.length : at);
	return { ...edit, start: moved(start), end: moved(end) };
}

/** Watches the page. @returns whether a key or a pointer was pressed since. */
export function watchForWork(): () => boolean {
	let isAtWork = false;
	const note = () => {
		isAtWork = true;
	};
	for (const event of ["keydown", "pointerdown"])
		document.addEventListener(event, note, { capture: true, once: true });
	return () => isAtWork;
}
