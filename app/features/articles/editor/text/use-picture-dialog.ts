import { type RefObject, useRef, useState } from "react";
import type { DialogPicture } from "#app/features/articles/writing/picture-dialog.tsx";
import type { VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { useIsDescribed } from "#app/features/media/choosing/image-alts.tsx";
import { hashOf, mediaPath } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import type { EditorMode } from "./editor-tools.tsx";

export function usePictureDialog(options: {
	lang: Language;
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
}) {
	const { lang, visual, area } = options;
	const mode = useRef(options.mode);
	mode.current = options.mode;
	const [picture, open] = useState<DialogPicture>();
	const isDescribed = useIsDescribed();

	/** Selects a picture without a description and asks for one; under Source for the image's alone. */
	function goTo(src: string): void {
		const place = mode.current === "edit" ? visual.current?.findUndescribed(src) : undefined;
		if (place !== undefined) visual.current?.goTo(place);
		else if (area.current !== null) putCaretAt(area.current, src);
		else visual.current?.focus();
		open(place ?? { src });
	}

	/** Asks for an inserted picture's description, unless the library has one or work went on. */
	async function openOnce(src: string, isAtWork: () => boolean): Promise<void> {
		// If the library cannot be read, it could not be changed either.
		const isKnown = await isDescribed(src, lang).catch(() => true);
		if (isKnown || isAtWork() || mode.current !== "edit") return;
		open((present) => present ?? visual.current?.findUndescribed(src));
	}

	return { picture, open, goTo, openOnce };
}

/** Puts the caret where a picture's own description may be typed. */
function putCaretAt(area: HTMLTextAreaElement, src: string): void {
	const start = area.value.indexOf(`](${mediaPath}${hashOf(src)}`);
	area.focus();
	if (start >= 0) area.setSelectionRange(start, start);
}
