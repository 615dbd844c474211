import type { Node, Slice } from "prosemirror-model";
import { type EditorState, Plugin, Selection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { articleSchema } from "../document/schema.ts";
import { cleanHtml } from "../paste/clean-html.ts";
import { type PastedPictures, readPictures } from "../paste/pasted-pictures.ts";
import { picturesOf } from "../paste/picture-files.ts";
import { awaitPictures, type ComingPicture } from "./coming-pictures.ts";
import { bareAddress } from "./links.ts";

const { link } = articleSchema.marks;

type Listeners = {
	/** A picture is to be uploaded; `key` is that of its place. */
	onPicture(file: File, key: object): void;
	/** That many pictures of a pasted text could not be taken along. */
	onLeftOut(count: number): void;
};

/**
 * What is pasted or dropped: the structure of other programs' texts, an address as a link, a
 * picture as a picture. Where there are words beside a picture it is one of these words.
 */
export function clipboard({ onPicture, onLeftOut }: Listeners): Plugin {
	/** What the HTML that is being pasted or dropped held of pictures. */
	let pasted: PastedPictures | undefined;

	function upload(view: EditorView, tr: Transaction, pictures: readonly (ComingPicture & { file: File })[]) {
		view.dispatch(awaitPictures(tr, pictures));
		for (const { file, key } of pictures) onPicture(file, key);
	}

	/** Takes files, which stand at a place one after the other. */
	function takeFiles(view: EditorView, files: readonly File[], at: number): boolean {
		pasted = undefined;
		const pictures = files.map((file) => ({ file, key: {}, at }));
		upload(view, view.state.tr, pictures);
		return true;
	}

	/** Takes the pictures that came within pasted HTML along with it. @returns whether it is there. */
	function takePictures(view: EditorView, slice: Slice, at?: Selection): boolean {
		const { files = new Map<string, File>(), left = 0 } = pasted ?? {};
		pasted = undefined;
		if (left > 0) onLeftOut(left);
		if (files.size === 0) return false;
		const { tr } = view.state;
		if (at !== undefined) tr.setSelection(at);
		const pictures = insertSlice(tr, slice, files);
		upload(view, tr.setMeta("paste", true).scrollIntoView(), pictures);
		return true;
	}

	return new Plugin({
		props: {
			transformPastedHTML(html) {
				pasted = readPictures(cleanHtml(html), location.origin);
				return pasted.html;
			},
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

/** The nearer end of the block that a position stands in. */
function besideBlock({ doc }: EditorState, at: number): number {
	const $at = doc.resolve(at);
	if ($at.depth === 0) return at;
	return at - $at.start(1) <= $at.node(1).content.size / 2 ? $at.before(1) : $at.after(1);
}

/**
 * Puts what is pasted in place of the selection, without the pictures among it that are files yet.
 * @returns these, and where each stood.
 */
function insertSlice(tr: Transaction, slice: Slice, files: ReadonlyMap<string, File>) {
	tr.replaceSelection(slice);
	const pictures: { key: object; file: File; at: number }[] = [];
	tr.doc.descendants((node: Node, at) => {
		const file = node.type === articleSchema.nodes.picture ? files.get(String(node.attrs.src)) : undefined;
		if (file !== undefined) pictures.push({ key: {}, file, at });
	});
	const { length } = tr.steps;
	const now = (at: number) => tr.mapping.slice(length).map(at, -1);
	for (const { at } of pictures) {
		const place = now(at);
		const isAlone = tr.doc.resolve(place).parent.childCount === 1;
		if (isAlone) tr.replaceWith(place, place + 1, articleSchema.node("paragraph"));
		else tr.delete(place, place + 1);
	}
	return pictures.map(({ at, ...picture }) => ({ ...picture, at: now(at) }));
}
