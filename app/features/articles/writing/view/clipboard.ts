import { Plugin } from "prosemirror-state";
import { imageIn } from "#app/features/media/image-file.ts";
import { articleSchema } from "../document/schema.ts";
import { cleanHtml } from "../paste/clean-html.ts";
import { bareAddress } from "./links.ts";

const { link } = articleSchema.marks;

/**
 * What is pasted or dropped: the structure of other programs' texts, an address as a link, a
 * picture as a picture. Where there are words beside a picture it is one of these words.
 */
export function clipboard(onFile: (file: File) => void): Plugin {
	const take = (data: DataTransfer | null): boolean => {
		const image = data === null || hasWords(data) ? undefined : imageIn(data.files);
		if (image !== undefined) onFile(image);
		return image !== undefined;
	};
	return new Plugin({
		props: {
			transformPastedHTML: cleanHtml,
			handleDrop: (_view, event) => take(event.dataTransfer),
			handlePaste(view, { clipboardData }) {
				if (take(clipboardData)) return true;
				const text = clipboardData?.getData("text/plain").trim() ?? "";
				const href = bareAddress(text);
				const { from, to, empty, $from } = view.state.selection;
				if (href === undefined || $from.parent.type.spec.code) return false;
				const mark = link.create({ href });
				const { tr } = view.state;
				if (empty) tr.insert(from, articleSchema.text(text, [mark]));
				else tr.removeMark(from, to, link).addMark(from, to, mark);
				view.dispatch(tr.removeStoredMark(link).scrollIntoView());
				return true;
			},
		},
	});
}

/** Whether a clipboard holds words, and not only a picture with its address. */
function hasWords(data: DataTransfer): boolean {
	if (data.getData("text/plain").trim() !== "") return true;
	const { body } = new DOMParser().parseFromString(data.getData("text/html"), "text/html");
	return (body.textContent ?? "").trim() !== "";
}
