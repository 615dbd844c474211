import { type Plugin, Selection } from "prosemirror-state";
import { onTestFinished, vi } from "vitest";
import { clipboard } from "#app/features/articles/writing/view/clipboard.ts";
import { comingPictures, type PictureKey } from "#app/features/articles/writing/view/coming-pictures.ts";
import { markdownShortcuts } from "#app/features/articles/writing/view/markdown-shortcuts.ts";
import { type PicturePlace, pictureKeys } from "#app/features/articles/writing/view/pictures.ts";
import { typography } from "#app/features/articles/writing/view/typography.ts";
import { openWriting } from "#app/features/articles/writing/view/writing-view.ts";
import { missingPictureNote } from "#app/i18n/reading/missing-pictures.ts";

/**
 * Opens a text for writing, on a clock that the test moves, with the caret at its end. `heard` is
 * what the form was told.
 */
export function openTyping(
	markdown: string,
	options: { french?: boolean; plain?: boolean; plugins?: Plugin[] } = {},
) {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	const heard: string[] = [];
	/** Uploads to make: files, and addresses of other sites. */
	const sources: (File | string)[] = [];
	const keys: PictureKey[] = [];
	const leftOut: number[] = [];
	const comments: number[] = [];
	const pictures: PicturePlace[] = [];
	const place = document.createElement("div");
	document.body.append(place);
	const opened = openWriting(place, markdown, {
		attributes: { "aria-label": "Content", role: "textbox" },
		plugins: [
			...(options.plugins ?? []),
			pictureKeys((picture) => pictures.push(picture)),
			typography(options.french ? "fr" : "en", () => options.plain !== true),
			markdownShortcuts(),
			comingPictures(() => "Uploading"),
			clipboard({
				onPicture(source, key) {
					sources.push(source instanceof File ? source : source.address);
					keys.push(key);
				},
				onLeftOut: (count) => leftOut.push(count),
				onComments: (count) => comments.push(count),
				noteOf: (number, alt) => missingPictureNote("en", number, alt),
			}),
		],
		onChange: (text) => heard.push(text),
		onBlur: () => undefined,
		onState: () => undefined,
	});
	const { view } = opened;
	/** Types letters as a keyboard does, at the end of the text. */
	function type(words: string): void {
		for (const letter of words) {
			const at = view.state.selection.to;
			const insertion = () => view.state.tr.insertText(letter, at);
			const isTaken = view.someProp("handleTextInput", (handle) => handle(view, at, at, letter, insertion));
			if (!isTaken) view.dispatch(insertion());
		}
	}
	/** Presses a key with whatever is held. @returns whether the text dealt with it. */
	function press(key: string, held: KeyboardEventInit = {}): boolean {
		const event = new KeyboardEvent("keydown", { key, ...held });
		return view.someProp("handleKeyDown", (handle) => handle(view, event)) === true;
	}
	function now(): string {
		vi.advanceTimersByTime(3_000);
		return heard.at(-1) ?? markdown;
	}
	view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)));
	onTestFinished(() => {
		opened.close();
		document.body.replaceChildren();
		vi.useRealTimers();
	});
	return { ...opened, heard, sources, keys, leftOut, comments, pictures, type, press, now };
}
