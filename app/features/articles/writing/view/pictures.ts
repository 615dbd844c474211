import type { Attrs } from "prosemirror-model";
import { type Command, type EditorState, NodeSelection, Plugin } from "prosemirror-state";
import type { PlacedPicture } from "#app/features/media/placed-picture.ts";
import { articleSchema } from "../document/schema.ts";

/** What is said of a picture, and how it stands there. */
export type PictureWords = Omit<PlacedPicture, "src"> & { alt: string; caption: string };

/** A picture in the text, with what is said of it. */
export type PicturePlace = PictureWords & { at: number; src: string };

const { picture } = articleSchema.nodes;

/** Writes what is said of a picture. */
export function describePicture({ at }: PicturePlace, words: PictureWords): Command {
	return ({ tr, doc }, dispatch) => {
		const node = doc.nodeAt(at);
		if (node?.type !== picture) return false;
		dispatch?.(tr.setNodeMarkup(at, null, { ...node.attrs, ...words }));
		return true;
	};
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
