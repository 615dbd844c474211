import type { Attrs, Node } from "prosemirror-model";
import {
	type Command,
	type EditorState,
	NodeSelection,
	Plugin,
	TextSelection,
	type Transaction,
} from "prosemirror-state";
import { hashOf } from "#app/features/media/media.ts";
import type { PlacedPicture } from "#app/features/media/placed-picture.ts";
import { articleSchema } from "../document/schema.ts";

export type PictureDetails = Omit<PlacedPicture, "src"> & { alt: string; caption: string };

export type PicturePlace = PictureDetails & { at: number; src: string };

const { picture, paragraph } = articleSchema.nodes;

/** Describes a picture, wherever it is by now, and puts the caret after it. */
export function describePicture({ at, src }: PicturePlace, details: PictureDetails): Command {
	return ({ tr, doc }, dispatch) => {
		const place = nearest(placesIn(doc, src), at);
		const node = place === undefined ? null : doc.nodeAt(place.at);
		if (place === undefined || node === null) return false;
		const attrs = { ...node.attrs, ...details };
		if (!node.hasMarkup(picture, attrs)) tr.setNodeMarkup(place.at, null, attrs);
		leavePicture(tr, (next) => next.isTextblock);
		if (tr.docChanged || tr.selectionSet) dispatch?.(tr);
		return true;
	};
}

/** Finds the picture without a description, and not decoration, nearest to the selection. */
export function placeWithoutWords({ doc, selection }: EditorState, src: string): PicturePlace | undefined {
	const places = placesIn(doc, src).filter(({ alt, isDecorative }) => alt === "" && !isDecorative);
	return nearest(places, selection.to);
}

/** Moves the caret after a selected picture, so that typing does not replace it. */
export function leavePicture(tr: Transaction, isRoom: (next: Node) => boolean): void {
	const { selection } = tr;
	if (selection instanceof NodeSelection && selection.node.type === picture)
		writeAt(tr, selection.to, isRoom);
}

/** Moves the caret into the block at a position, or into a new paragraph there. */
export function writeAt(tr: Transaction, at: number, isRoom: (next: Node) => boolean): void {
	const next = tr.doc.resolve(at).nodeAfter;
	if (next === null || !isRoom(next)) tr.insert(at, paragraph.create());
	tr.setSelection(TextSelection.create(tr.doc, at + 1));
}

export function isEmptyLine(block: Node): boolean {
	return block.isTextblock && block.content.size === 0;
}

export function selectPicture({ at }: PicturePlace): Command {
	return ({ tr, doc }, dispatch) => {
		dispatch?.(tr.setSelection(NodeSelection.create(doc, at)).scrollIntoView());
		return true;
	};
}

function placesIn(doc: Node, src: string): PicturePlace[] {
	const places: PicturePlace[] = [];
	doc.descendants((node, at) => {
		const isHere = node.type === picture && hashOf(String(node.attrs.src)) === hashOf(src);
		if (isHere) places.push(placeOf(at, node.attrs));
	});
	return places;
}

function nearest(places: readonly PicturePlace[], to: number): PicturePlace | undefined {
	return places.toSorted((one, other) => Math.abs(one.at - to) - Math.abs(other.at - to))[0];
}

export function selectedPicture({ selection }: EditorState): PicturePlace | undefined {
	const isPicture = selection instanceof NodeSelection && selection.node.type === picture;
	return isPicture ? placeOf(selection.from, selection.node.attrs) : undefined;
}

/** Opens a picture on Enter or double click; text typed while it is selected follows it. */
export function pictureKeys(onOpen: (place: PicturePlace) => void): Plugin {
	return new Plugin({
		props: {
			handleKeyDown({ state }, { key }) {
				const selected = selectedPicture(state);
				if (key !== "Enter" || selected === undefined) return false;
				onOpen(selected);
				return true;
			},
			handleTextInput(view, _from, _to, letters) {
				if (selectedPicture(view.state) === undefined) return false;
				const { tr } = view.state;
				leavePicture(tr, isEmptyLine);
				view.dispatch(tr.insertText(letters).scrollIntoView());
				return true;
			},
			handleDoubleClickOn(_view, _pos, node, at) {
				if (node.type === picture) onOpen(placeOf(at, node.attrs));
				return node.type === picture;
			},
		},
	});
}

function placeOf(at: number, { source: _source, ...attrs }: Attrs): PicturePlace {
	return { at, ...(attrs as Omit<PicturePlace, "at">) };
}
