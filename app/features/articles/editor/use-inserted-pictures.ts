import { type RefObject, useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { useImageUpload } from "#app/features/media/use-image-upload.ts";
import type { ContentName } from "./content-name.ts";
import type { EditorMode } from "./editor-modes.tsx";
import { insertImage, placeAfter } from "./markdown-image.ts";
import { applyEdit, selectedIn } from "./text-area-edit.ts";

/** Where a picture is to stand: where the visual editor keeps a place, or in a Markdown text. */
type Place = { key: object } | { text: string; at: number };

/**
 * Puts pictures into the text of an article: at once, or once they are uploaded, in whichever way
 * the text is shown by then.
 */
export function useInsertedPictures(options: {
	name: ContentName;
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
}) {
	const { name, visual, area } = options;
	const { getValues, setValue } = useFormContext<ArticleDraft>();
	const mode = useRef(options.mode);
	mode.current = options.mode;
	const { upload: send, uploading } = useImageUpload(() => undefined);

	/** Puts a picture where the text is being written. */
	function insert(url: string, alt: string): void {
		if (mode.current === "edit") visual.current?.insertPicture(url, alt);
		else if (area.current !== null) {
			applyEdit(area.current, insertImage(selectedIn(area.current), url, alt));
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
		const last = area.current?.selectionEnd ?? text.length;
		const end = "key" in place ? last : placeAfter(place.text, text, place.at);
		const edit = insertImage({ text, end }, url, "");
		if (area.current !== null && !isWrittenElsewhere(area.current)) applyEdit(area.current, edit);
		else {
			const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
			setValue(name, changed, { shouldDirty: true });
		}
		if ("key" in place) return;
		// The next one of the same place stands behind this one.
		place.text = getValues(name);
		place.at = edit.end + `](${url})`.length;
	}

	function upload(file: File, place: Place): void {
		send(file, (url) => {
			const visually = url !== undefined && isVisual(place);
			const key = "key" in place ? place.key : {};
			visual.current?.settlePicture(key, visually ? url : undefined);
			if (url !== undefined && !visually) insertAt(place, url);
		});
	}

	return {
		uploading,
		insert,
		/** Uploads pictures to stand one after the other: at `at` in the Markdown, or where is written. */
		upload(files: readonly File[], at = area.current?.selectionEnd ?? 0): void {
			const place = { text: getValues(name), at };
			for (const file of files) {
				if (mode.current === "edit") visual.current?.takePicture(file);
				else upload(file, place);
			}
		},
		/** Uploads a picture for which the visual editor keeps a place. */
		uploadTo: (file: File, key: object) => upload(file, { key }),
	};
}

/** Whether somebody writes in another field meanwhile, who is not to be fetched back. */
function isWrittenElsewhere(area: HTMLTextAreaElement): boolean {
	const { activeElement } = document;
	return activeElement !== area && activeElement?.matches("input, textarea, [contenteditable]") === true;
}
