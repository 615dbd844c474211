import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { closeHistory, history } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, EditorState, type Plugin, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { SplitMarkdown } from "../document/markdown-blocks.ts";
import { createStoredText } from "../document/stored-text.ts";
import { editingKeys } from "./keys.ts";

type Options = {
	/** The text's name, hint and error for assistive technology. */
	attributes: Record<string, string>;
	plugins: readonly Plugin[];
	onChange(markdown: string): void;
	onBlur(): void;
	/** Called when the selection, or the content around it, changed. */
	onState(state: EditorState): void;
};

/** A text that is being written in the page. */
export type WritingView = {
	view: EditorView;
	/** Runs a command on the selection, and focuses the text. */
	run(command: Command): void;
	/** Runs a command without moving the focus, and reports the change at once. */
	runAside(command: Command): void;
	/** Returns whether a text is the one that is shown. */
	isShown(markdown: string): boolean;
	/** Shows another text, unless it is shown already. @throws NestedTooDeep */
	show(markdown: string, split?: SplitMarkdown): void;
	lineAt(position: number): Element | null;
	/** Reports the last change, and removes the text. */
	close(): void;
};

/** The pause in typing after which the form is updated, and the longest delay, in milliseconds. */
const pause = 200;
const longest = 3_000;

/**
 * The margins when scrolling to the caret: for the tools above, and for a phone's buttons below.
 */
const margins = { top: 130, right: 0, bottom: 130, left: 0 };

const byCommand = "by command";

/**
 * Returns whether a change was a paste, drop, cut or a tool's work, which is undone on its own and
 * not together with the letters typed around it.
 */
function isAtOnce(transaction: Transaction): boolean {
	return transaction.getMeta("uiEvent") !== undefined || transaction.getMeta(byCommand) === true;
}

/**
 * Opens a Markdown text for editing in an element; `split` is the text if it was read already.
 * @throws NestedTooDeep
 */
export function openWriting(
	place: HTMLElement,
	markdown: string,
	options: Options,
	split?: SplitMarkdown,
): WritingView {
	const stored = createStoredText();
	let shown = markdown;
	/** The time of the first change that the form does not have yet. */
	let unheard: number | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let wasAtOnce = false;

	/** Updates the form in a pause: its work would slow down each key in a long text. */
	function noteChange(): void {
		unheard ??= performance.now();
		clearTimeout(timer);
		timer = setTimeout(tell, Math.min(pause, unheard + longest - performance.now()));
	}

	function tell(): void {
		clearTimeout(timer);
		if (unheard === undefined) return;
		unheard = undefined;
		shown = stored.write(view.state.doc);
		options.onChange(shown);
	}

	const view = new EditorView(place, {
		state: EditorState.create({
			doc: stored.open(markdown, split),
			plugins: [
				...options.plugins,
				...editingKeys(),
				history(),
				dropCursor({ class: "drop-cursor" }),
				gapCursor(),
			],
		}),
		attributes: options.attributes,
		handleDOMEvents: {
			blur() {
				tell();
				options.onBlur();
			},
			// A shortcut may save: the form needs the latest text.
			keydown(_view, { ctrlKey, metaKey }) {
				if (ctrlKey || metaKey) tell();
			},
		},
		scrollMargin: margins,
		scrollThreshold: margins,
		dispatchTransaction(transaction: Transaction) {
			if (transaction.docChanged) {
				const atOnce = isAtOnce(transaction);
				if (atOnce || wasAtOnce) closeHistory(transaction);
				wasAtOnce = atOnce;
			}
			const state = view.state.apply(transaction);
			view.updateState(state);
			if (transaction.docChanged && transaction.getMeta("shown") !== true) noteChange();
			options.onState(state);
		},
	});

	function show(next: string, nextSplit?: SplitMarkdown): void {
		if (next === shown) return;
		const transaction = replacement(view.state, stored.open(next, nextSplit));
		shown = next;
		unheard = undefined;
		view.dispatch(closeHistory(transaction).setMeta("shown", true));
	}

	function run(command: Command): void {
		view.focus();
		command(view.state, (transaction) => view.dispatch(transaction.setMeta(byCommand, true)), view);
	}

	function runAside(command: Command): void {
		command(view.state, view.dispatch, view);
		tell();
	}

	function lineAt(position: number): Element | null {
		const { node } = view.domAtPos(position);
		return node instanceof Element ? node : node.parentElement;
	}

	function close(): void {
		tell();
		view.destroy();
	}

	return { view, run, runAside, isShown: (text) => text === shown, show, lineAt, close };
}

/** Replaces the text, but for equal blocks at both ends. */
function replacement({ doc, tr }: EditorState, next: Node): Transaction {
	const shorter = Math.min(doc.childCount, next.childCount);
	let start = 0;
	while (start < shorter && doc.child(start).eq(next.child(start))) start += 1;
	let end = 0;
	while (
		end < shorter - start &&
		doc.child(doc.childCount - 1 - end).eq(next.child(next.childCount - 1 - end))
	) {
		end += 1;
	}
	const before = sizeOf(doc.children.slice(0, start));
	const after = sizeOf(doc.children.slice(doc.childCount - end));
	return tr.replaceWith(before, doc.content.size - after, next.children.slice(start, next.childCount - end));
}

function sizeOf(nodes: readonly Node[]): number {
	return nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}
