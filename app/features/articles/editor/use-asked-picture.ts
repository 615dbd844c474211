import { type RefObject, useRef, useState } from "react";
import type { AskedPicture } from "#app/features/articles/writing/picture-dialog.tsx";
import type { VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { useIsDescribed } from "#app/features/media/choosing/use-image-alts.ts";
import { hashOf, mediaPath } from "#app/features/media/media.ts";
import type { Language } from "#app/site/site-config.ts";
import type { EditorMode } from "./editor-modes.tsx";

/** Which picture of a text is asked about, and how it came to that. */
export function useAskedPicture(options: {
	lang: Language;
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
}) {
	const { lang, visual, area } = options;
	const mode = useRef(options.mode);
	mode.current = options.mode;
	const [asked, ask] = useState<AskedPicture>();
	const isDescribed = useIsDescribed();

	/** Leads to a picture that nobody described, and asks about it; about the image alone under Source. */
	function leadTo(src: string): void {
		const place = mode.current === "edit" ? visual.current?.findUndescribed(src) : undefined;
		if (place !== undefined) visual.current?.goTo(place);
		else if (area.current !== null) putCaretAt(area.current, src);
		else visual.current?.focus();
		ask(place ?? { src });
	}

	/**
	 * Asks about a picture that has just been inserted, where the library does not describe it and
	 * nobody has gone on writing.
	 */
	async function askOnce(src: string, isAtWork: () => boolean): Promise<void> {
		// Where the library cannot be asked, it could not be told either.
		const isKnown = await isDescribed(src, lang).catch(() => true);
		if (isKnown || isAtWork() || mode.current !== "edit") return;
		ask((present) => present ?? visual.current?.findUndescribed(src));
	}

	return { asked, ask, leadTo, askOnce };
}

/** Puts the caret where words for a picture of one's own may be typed. */
function putCaretAt(area: HTMLTextAreaElement, src: string): void {
	const start = area.value.indexOf(`](${mediaPath}${hashOf(src)}`);
	area.focus();
	if (start >= 0) area.setSelectionRange(start, start);
}
