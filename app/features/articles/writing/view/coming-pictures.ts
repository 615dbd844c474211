import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { placeBlock } from "./block-commands.ts";
import { besideWords, findNote, isNote, type PictureNote } from "./picture-notes.ts";
import { isEmptyLine, leavePicture, writeAt } from "./pictures.ts";

/** The key of a picture that is being uploaded. One of a pasted text has a note at its place. */
export type PictureKey = { readonly note?: PictureNote };

/** A picture that is on its way, and where it will stand: at a place, or in that of the note there. */
export type ComingPicture = { key: PictureKey; at: number };

type Change = {
	added?: readonly ComingPicture[];
	/** One that has come, or never will, and where the next one of its place stands then. */
	settled?: PictureKey;
	next?: number;
};

const plugin = new PluginKey<readonly ComingPicture[]>("coming pictures");

/** Remembers where pictures will stand that are on their way, and shows that they are. */
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

/** Says in a transaction that pictures will stand at places of its document. */
export function awaitPictures(tr: Transaction, added: readonly ComingPicture[]): Transaction {
	return tr.setMeta(plugin, { added } satisfies Change);
}

/**
 * Puts a picture where it was to stand, wherever that is by now. Where that is gone, it stands
 * behind what is written in; one that had a note stands nowhere then: somebody took it away. Words
 * that were written beside the note in its line stay beside the picture.
 * Without a `picture` its place is given up, and a note stays.
 */
export function settlePicture(key: PictureKey, picture: Node | undefined): Command {
	return (state, dispatch) => {
		const { tr, doc } = state;
		const change: Change = { settled: key };
		const coming = comingIn(state).find((one) => one.key === key);
		if (picture !== undefined && key.note !== undefined) {
			const others = comingIn(state).flatMap((one) => (one.key === key ? [] : one.at));
			const at = findNote(doc, key.note, coming?.at, others);
			// As though it had come with the text: Undo takes both back.
			tr.setMeta("addToHistory", false);
			if (at !== undefined) tr.replaceWith(at, at + key.note.node.nodeSize, picture);
			else if (coming !== undefined) {
				const block = doc.nodeAt(coming.at);
				const beside = besideWords(block, key.note, picture);
				if (block !== null && beside) tr.replaceWith(coming.at, coming.at + block.nodeSize, beside);
			}
		} else if (picture !== undefined) {
			const at = coming?.at ?? state.selection.to;
			const isWaiting = isAtEndOf(state, at);
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
function isAtEndOf({ doc, selection }: EditorState, at: number): boolean {
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

/** A picture's progress, at its place or above the note there. */
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
