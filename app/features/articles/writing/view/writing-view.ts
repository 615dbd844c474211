import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keydownHandler, keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, Plugin, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { SplitMarkdown } from "../document/markdown-blocks.ts";
import { articleSchema } from "../document/schema.ts";
import { createStoredText } from "../document/stored-text.ts";
import { backspaceAtStart } from "./commands.ts";

type Options = {
	/** The text's name, hint and error for assistive technology. */
	attributes: Record<string, string>;
	plugins: readonly Plugin[];
	onChange(markdown: string): void;
	onBlur(): void;
	/** Called when the selection, or the content around it, changed. */
	onState(state: EditorState): void;
};

export type WritingView = ReturnType<typeof openWriting>;

/** The pause in typing after which the form is updated, and the longest delay, in milliseconds. */
const pause = 200;
const longest = 3_000;

/** Scroll margins around the caret: for the tools above, and a phone's buttons below. */
const margins = { top: 130, right: 0, bottom: 130, left: 0 };

const byCommand = "by command";

/** Returns whether a change was a paste, drop, cut or a tool's work, which is undone on its own. */
function isAtOnce(transaction: Transaction): boolean {
	return transaction.getMeta("uiEvent") !== undefined || transaction.getMeta(byCommand) === true;
}

/** Opens a Markdown text for editing; `split` is the text if it was read. @throws NestedTooDeep */
export function openWriting(place: HTMLElement, markdown: string, options: Options, split?: SplitMarkdown) {
	const stored = createStoredText();
	let shown = markdown;
	const setApart = apartInHistory();
	const changes = toldInPauses(() => {
		shown = stored.write(view.state.doc);
		options.onChange(shown);
	});

	const view = new EditorView(place, {
		state: EditorState.create({
			doc: stored.open(markdown, split),
			plugins: [...options.plugins, ...editingPlugins()],
		}),
		attributes: options.attributes,
		handleDOMEvents: {
			blur() {
				changes.tell();
				options.onBlur();
			},
			// A shortcut may save: the form needs the latest text.
			keydown(_view, { ctrlKey, metaKey }) {
				if (ctrlKey || metaKey) changes.tell();
			},
		},
		scrollMargin: margins,
		scrollThreshold: margins,
		dispatchTransaction(transaction: Transaction) {
			setApart(transaction);
			const state = view.state.apply(transaction);
			view.updateState(state);
			if (transaction.docChanged && transaction.getMeta("shown") !== true) changes.note();
			options.onState(state);
		},
	});

	/** Shows another text, unless it is shown already. @throws NestedTooDeep */
	function show(next: string, nextSplit?: SplitMarkdown): void {
		if (next === shown) return;
		const transaction = replacement(view.state, stored.open(next, nextSplit));
		shown = next;
		changes.forget();
		view.dispatch(closeHistory(transaction).setMeta("shown", true));
	}

	/** Runs a command on the selection, and focuses the text. */
	function run(command: Command): void {
		view.focus();
		command(view.state, (transaction) => view.dispatch(transaction.setMeta(byCommand, true)), view);
	}

	/** Runs a command without moving the focus, and reports the change at once. */
	function runAside(command: Command): void {
		command(view.state, view.dispatch, view);
		changes.tell();
	}

	/** Reports the last change, and removes the text. */
	function close(): void {
		changes.tell();
		view.destroy();
	}

	return {
		view,
		run,
		runAside,
		isShown: (text: string) => text === shown,
		show,
		lineAt: (position: number) => lineAt(view, position),
		close,
	};
}

function lineAt(view: EditorView, position: number): Element | null {
	const { node } = view.domAtPos(position);
	return node instanceof Element ? node : node.parentElement;
}

function editingPlugins(): Plugin[] {
	return [...editingKeys(), history(), dropCursor({ class: "drop-cursor" }), gapCursor()];
}

/** Keeps what was done at once apart in the history, from what is typed before and after it. */
function apartInHistory() {
	let wasAtOnce = false;
	return (transaction: Transaction): void => {
		if (!transaction.docChanged) return;
		const atOnce = isAtOnce(transaction);
		if (atOnce || wasAtOnce) closeHistory(transaction);
		wasAtOnce = atOnce;
	};
}

/** Tells of changes in a pause: the form's work would slow down each key in a long text. */
function toldInPauses(report: () => void) {
	/** The time of the first change that was not told yet. */
	let since: number | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function note(): void {
		since ??= performance.now();
		clearTimeout(timer);
		timer = setTimeout(tell, Math.min(pause, since + longest - performance.now()));
	}

	/** Tells at once, if there is anything to tell. */
	function tell(): void {
		clearTimeout(timer);
		if (since === undefined) return;
		since = undefined;
		report();
	}

	function forget(): void {
		since = undefined;
	}

	return { note, tell, forget };
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

const { nodes } = articleSchema;

const insertBreak: Command = ({ tr, selection }, dispatch) => {
	if (!selection.$from.parent.inlineContent) return false;
	dispatch?.(tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
	return true;
};

const breakLine = chainCommands(exitCode, insertBreak);
const undoLast = chainCommands(undoInputRule, undo);

/** The keys of every text; those of the tools are the toolbar's. */
function editingKeys(): Plugin[] {
	return [
		keymap({
			"Mod-z": undoLast,
			"Mod-y": redo,
			"Shift-Mod-z": redo,
			Enter: splitListItem(nodes.list_item),
			"Shift-Enter": breakLine,
			Backspace: chainCommands(undoInputRule, backspaceAtStart),
		}),
		listTabs(),
		keymap(baseKeymap),
	];
}

/** Nests a list item on Tab, lifts it on Shift+Tab; after Escape they leave the text. */
function listTabs(): Plugin {
	const nest = keydownHandler({
		Tab: sinkListItem(nodes.list_item),
		"Shift-Tab": liftListItem(nodes.list_item),
	});
	let isLeaving = false;
	return new Plugin({
		props: {
			handleKeyDown(view, event) {
				const leaves = isLeaving && event.key === "Tab";
				isLeaving = event.key === "Escape" || (isLeaving && event.key === "Shift");
				return !leaves && nest(view, event);
			},
		},
	});
}
