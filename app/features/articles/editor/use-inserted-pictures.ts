import { type RefObject, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { applyEdit, type Edit, type Selected, selectedIn } from "#app/admin-ui/text-edit.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { PictureKey } from "#app/features/articles/writing/view/coming-pictures.ts";
import type { VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { type PictureSource, useImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import { useAwaiting } from "./awaited-pictures.ts";
import type { ContentName } from "./content-name.ts";
import type { EditorMode } from "./editor-modes.tsx";
import { insertImage, placeAfter, replaceNote } from "./markdown-image.ts";
import { watchForWork } from "./watch-for-work.ts";

/** A place in the Markdown text, as the text was then. */
type TextPlace = { text: string; at: number };

/** Where a picture is to stand: where the visual editor keeps a place, or in a Markdown text. */
type Place = { key: PictureKey } | TextPlace;

/**
 * Puts pictures into the text of an article: at once, or once they are uploaded, in whichever way
 * the text is shown by then.
 */
export function useInsertedPictures(options: {
	name: ContentName;
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
	/** A picture stands in the text as it will look, which came alone, without words around it. */
	onShown(url: string, isAtWork: () => boolean): void;
}) {
	const { name, visual, area } = options;
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	const mode = useRef(options.mode);
	mode.current = options.mode;
	const { upload: send, uploading } = useImageUpload(() => undefined);
	const awaitPicture = useAwaiting();
	/** How many are on their way, and how many came with them. */
	const together = useRef({ waiting: 0, count: 0 });
	const shown = useRef(options.onShown);
	shown.current = options.onShown;
	/** Behind the last picture that had a place in the visual editor and came under Source. */
	const behindLast = useRef<TextPlace>(undefined);
	/** The Markdown and what was selected in it, as the last drop or picture left them. */
	const left = useRef<Selected>(undefined);

	/** Puts a picture where the text is being written, without words: the library has some for it. */
	function insert(url: string): void {
		if (mode.current === "edit") {
			visual.current?.insertPicture(url);
			options.onShown(url, watchForWork());
		} else if (area.current !== null) {
			applyEdit(area.current, insertImage(selectedIn(area.current), url));
		}
	}

	/** Whether the visual editor can put a picture where it is to stand. */
	function isVisual(place: Place): boolean {
		// A text that was changed under Source is not read anew before somebody looks.
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
		// The next one of the same place stands behind this one.
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

	/** Puts a picture into the Markdown: to be described at once, unless somebody writes there. */
	function putInto(area: HTMLTextAreaElement, edit: Edit): void {
		if (isWrittenIn(area, left.current)) applyEdit(area, keepingSelection(edit, selectedIn(area)));
		else {
			applyEdit(area, edit);
			left.current = selectedIn(area);
		}
	}

	function upload(source: PictureSource, place: Place): void {
		const isAtWork = watchForWork();
		// A note says of its picture that it is still to come.
		const settle = "key" in place && place.key.note !== undefined ? undefined : awaitPicture();
		if (together.current.waiting === 0) together.current.count = 0;
		together.current.waiting += 1;
		together.current.count += 1;
		send(source, (url) => {
			together.current.waiting -= 1;
			const visually = url !== undefined && isVisual(place);
			const key: PictureKey = "key" in place ? place.key : {};
			const isAlone = together.current.count === 1 && key.note === undefined;
			visual.current?.settlePicture(key, visually ? url : undefined);
			if (url !== undefined && !visually) insertAt(place, url);
			settle?.();
			if (visually && isAlone) shown.current(url, isAtWork);
		});
	}

	return {
		uploading,
		insert,
		/** Uploads pictures to stand one after the other: at `at` in the Markdown, or where is written. */
		upload(files: readonly File[], at = area.current?.selectionEnd ?? 0): void {
			const place = { text: getValues(name), at };
			left.current = area.current === null ? undefined : selectedIn(area.current);
			for (const file of files) {
				if (mode.current === "edit") visual.current?.takePicture(file);
				else upload(file, place);
			}
		},
		/** Uploads a picture for which the visual editor keeps a place. */
		uploadTo(source: PictureSource, key: PictureKey): void {
			// Behind one of an earlier time stands only what was waiting together with it.
			if (uploading === undefined) behindLast.current = undefined;
			upload(source, { key });
		},
	};
}

/** What somebody has the focus in who is not to be fetched back: another field, or a dialog. */
const elsewhere = "input, textarea, [contenteditable], [role=dialog] *, [role=alertdialog] *";

function isWrittenElsewhere(area: HTMLTextAreaElement): boolean {
	const { activeElement } = document;
	return activeElement !== area && activeElement?.matches(elsewhere) === true;
}

/** Whether somebody has typed in the area, or moved in it, since it was left. */
function isWrittenIn(area: HTMLTextAreaElement, left: Selected | undefined): boolean {
	if (document.activeElement !== area) return false;
	const { text, start, end } = selectedIn(area);
	return text !== left?.text || start !== left.start || end !== left.end;
}

/** An insertion after which the same words are selected, or the caret stands in the same place. */
function keepingSelection(edit: Edit, { start, end }: Selected): Edit {
	const moved = (at: number) => (at > edit.from ? at + edit.insert.length : at);
	return { ...edit, start: moved(start), end: moved(end) };
}
