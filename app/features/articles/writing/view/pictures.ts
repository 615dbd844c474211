import type { Attrs, Node } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection, Plugin } from "prosemirror-state";
import { hashOf } from "#app/features/media/media.ts";
import type { PlacedPicture } from "#app/features/media/placed-picture.ts";
import { articleSchema } from "../document/schema.ts";

/** What is said of a picture, and how it stands there. */
export type PictureWords = Omit<PlacedPicture, "src"> & { alt: string; caption: string };

/** A picture in the text, with what is said of it. */
export type PicturePlace = PictureWords & { at: number; src: string };

const { picture } = articleSchema.nodes;

/**
 * Writes what is said of a picture, wherever it is by now. Nothing is to be undone where that is said
 * of it already.
 */
export function describePicture({ at, src }: PicturePlace, words: PictureWords): Command {
	return ({ tr, doc }, dispatch) => {
		const place = nearest(placesIn(doc, src), at);
		const node = place === undefined ? null : doc.nodeAt(place.at);
		if (place === undefined || node === null) return false;
		const attrs = { ...node.attrs, ...words };
		if (!node.hasMarkup(picture, attrs)) dispatch?.(tr.setNodeMarkup(place.at, null, attrs));
		return true;
	};
}

/** The place of an image that has no words there and is no decoration, the nearest to the selection. */
export function placeWithoutWords({ doc, selection }: EditorState, src: string): PicturePlace | undefined {
	const places = placesIn(doc, src).filter(({ alt, isDecorative }) => alt === "" && !isDecorative);
	return nearest(places, selection.to);
}

/** Leads to a picture. */
export function selectPicture({ at }: PicturePlace): Command {
	return ({ tr, doc }, dispatch) => {
		dispatch?.(tr.setSelection(NodeSelection.create(doc, at)).scrollIntoView());
		return true;
	};
}

/** Where an image stands in a text. */
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

/** The picture that is selected, if one is. */
export function selectedPicture({ selection }: EditorState): PicturePlace | undefined {
	const isPicture = selection instanceof NodeSelection && selection.node.type === picture;
	return isPicture ? placeOf(selection.from, selection.node.attrs) : undefined;
}

/** Opens a picture by Enter or a double click. */
export function pictureKeys(onOpen: (place: PicturePlace) => void): Plugin {
	return new Plugin({
		props: {
			handleKeyDown({ state }, { key }) {
				const selected = selectedPicture(state);
				if (key !== "Enter" || selected === undefined) return false;
				onOpen(selected);
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
