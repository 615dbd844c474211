import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { placeBlock } from "./commands.ts";
import { besideWords, findNote, isNote, type PictureNote } from "./picture-notes.ts";
import { isEmptyLine, leavePicture, writeAt } from "./pictures.ts";

/** The key of a picture that is being uploaded. One of a pasted text has a note at its place. */
export type PictureKey = { readonly note?: PictureNote };

/** A picture that is being uploaded, and its position: beside the content, or that of its note. */
export type ComingPicture = { key: PictureKey; at: number };

type Change = {
	added?: readonly ComingPicture[];
	/** A picture whose upload has ended, and the position for the next one of its place. */
	settled?: PictureKey;
	next?: number;
};

const plugin = new PluginKey<readonly ComingPicture[]>("coming pictures");

/** Tracks the positions of pictures that are being uploaded, and shows their progress. */
export function comingPictures(label: () => string): Plugin {
	return new Plugin<readonly ComingPicture[]>({
		key: plugin,
		state: { init: () => [], apply: afterTransaction },
		props: {
			decorations(state) {
				const coming = comingIn(state);
				if (coming.length === 0) return null;
				const shown = coming.flatMap(({ at, key }) => decorated(state.doc, at, key, label()));
				return DecorationSet.create(state.doc, shown);
			},
		},
	});
}

/** Adds uploads to a transaction, with their positions in its document. */
export function awaitPictures(tr: Transaction, added: readonly ComingPicture[]): Transaction {
	return tr.setMeta(plugin, { added } satisfies Change);
}

/**
 * Inserts an uploaded picture at its place, or after the block with the caret if that is gone; one
 * whose note was removed is dropped. Text typed beside the note stays beside the picture. Without a
 * `picture` its place is given up, and a note stays.
 */
export function settlePicture(key: PictureKey, picture: Node | undefined): Command {
	return (state, dispatch) => {
		const { tr, doc } = state;
		const change: Change = { settled: key };
		const coming = comingIn(state).find((one) => one.key === key);
		if (picture !== undefined && key.note !== undefined) {
			const others = comingIn(state).flatMap((one) => (one.key === key ? [] : one.at));
			const at = findNote(doc, key.note, coming?.at, others);
			// As if it had been pasted with the text: Undo removes both.
			tr.setMeta("addToHistory", false);
			if (at !== undefined) tr.replaceWith(at, at + key.note.node.nodeSize, picture);
			else if (coming !== undefined) {
				const block = doc.nodeAt(coming.at);
				const beside = besideWords(block, key.note, picture);
				if (block !== null && beside) tr.replaceWith(coming.at, coming.at + block.nodeSize, beside);
			}
		} else if (picture !== undefined) {
			const at = coming?.at ?? state.selection.to;
			const isWaiting = isAtLineEnd(state, at);
			change.next = placeBlock(tr, at, picture);
			if (isWaiting) writeAt(tr, change.next, isEmptyLine);
			closeHistory(tr);
		}
		leavePicture(tr, isEmptyLine);
		dispatch?.(tr.setMeta(plugin, change));
		return true;
	};
}

/** Returns whether the caret is at the end of a position's line: writing goes on behind it. */
function isAtLineEnd({ doc, selection }: EditorState, at: number): boolean {
	const { $head, empty } = selection;
	const { parent, parentOffset } = $head;
	return empty && parentOffset === parent.content.size && $head.sameParent(doc.resolve(at));
}

function comingIn(state: EditorState): readonly ComingPicture[] {
	return plugin.getState(state) ?? [];
}

function afterTransaction(tr: Transaction, coming: readonly ComingPicture[]): readonly ComingPicture[] {
	const { added = [], settled, next }: Change = tr.getMeta(plugin) ?? {};
	const place = coming.find(({ key }) => key === settled)?.at;
	const moved = coming.flatMap(({ key, at }) => {
		if (key === settled) return [];
		if (next !== undefined && at === place) return { key, at: next };
		const noted = key.note !== undefined;
		const { pos, deletedAcross, deletedAfter } = tr.mapping.mapResult(at, noted ? 1 : -1);
		return (noted ? deletedAfter : deletedAcross) ? [] : { key, at: pos };
	});
	return [...moved, ...added];
}

/** Shows a picture's progress, at its place or above its note. */
function decorated(doc: Node, at: number, { note }: PictureKey, label: string): Decoration[] {
	const progress = Decoration.widget(at, () => drawn(label), { side: -1 });
	if (note === undefined || !isNote(doc.nodeAt(at), note)) return [progress];
	return [progress, Decoration.node(at, at + note.node.nodeSize, { class: "coming-note" })];
}

function drawn(label: string): HTMLElement {
	const place = document.createElement("span");
	place.className = "coming-picture";
	const bar = document.createElement("progress");
	bar.setAttribute("aria-label", label);
	place.append(bar);
	return place;
}
