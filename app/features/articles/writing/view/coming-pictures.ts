import { closeHistory } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { placeBlock } from "./block-commands.ts";

/** A picture that is on its way, known by its key, and where it will stand. */
export type ComingPicture = { key: object; at: number };

type Change = {
	added?: readonly ComingPicture[];
	/** One that has come, or never will, and where the next one of its place stands then. */
	settled?: object;
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
				const shown = coming.map(({ at }) => Decoration.widget(at, () => drawn(label()), { side: -1 }));
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
 * Puts a picture where it was to stand, wherever that is by now, or behind what is written in where
 * that is gone. Without a `picture` its place is given up.
 */
export function settlePicture(key: object, picture: Node | undefined): Command {
	return (state, dispatch) => {
		const { tr } = state;
		const change: Change = { settled: key };
		const coming = comingIn(state).find((one) => one.key === key);
		if (picture !== undefined) {
			change.next = placeBlock(tr, coming?.at ?? state.selection.to, picture);
			closeHistory(tr);
		}
		dispatch?.(tr.setMeta(plugin, change));
		return true;
	};
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
		const { pos, deletedAcross } = tr.mapping.mapResult(at, -1);
		return deletedAcross ? [] : { key, at: pos };
	});
	return [...moved, ...added];
}

function drawn(label: string): HTMLElement {
	const place = document.createElement("span");
	place.className = "coming-picture";
	const bar = document.createElement("progress");
	bar.setAttribute("aria-label", label);
	place.append(bar);
	return place;
}
