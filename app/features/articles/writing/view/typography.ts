import { closeHistory } from "prosemirror-history";
import { Fragment, type Node, type ResolvedPos, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { pastedWords, seenBefore, typedSign, typedWords } from "#app/content/typography/typed-sign.ts";
import type { Language } from "#app/site/site-config.ts";
import { articleSchema } from "../document/schema.ts";

/**
 * Applies typography to typed text, and to words composed on a phone once complete: one Undo
 * restores the typed characters. Pasted text is corrected as it is inserted, but for code and
 * links.
 */
export function typography(language: Language, isWanted: () => boolean): Plugin {
	/** The text before a composition, until its typography is applied. */
	let before: Node | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function setWords(view: EditorView): void {
		// A new composition must not be disturbed.
		if (before === undefined || view.composing) return;
		const composed = composedSince(before, view.state.doc);
		before = undefined;
		if (!isWanted() || composed === undefined) return;
		const { $from, to } = composed;
		const words = view.state.doc.textBetween($from.pos, to, undefined, "\ufffc");
		const change = typedWords(wordsBefore($from), words, language);
		if (change === undefined) return;
		const [start, end] = [$from.pos + change.from, $from.pos + change.to];
		view.dispatch(closeHistory(view.state.tr.insertText(change.insert, start, end)));
	}

	return new Plugin({
		appendTransaction(transactions) {
			// Another text was opened meanwhile.
			if (transactions.some((transaction) => transaction.getMeta("shown") === true)) before = undefined;
			return null;
		},
		view: () => ({ destroy: () => clearTimeout(timer) }),
		props: {
			handleDOMEvents: {
				compositionstart(view) {
					before ??= view.state.doc;
				},
				compositionend(view) {
					// Some browsers send the last input before this event, some after it.
					clearTimeout(timer);
					timer = setTimeout(() => setWords(view));
				},
			},
			transformPasted(slice, view, isPlain) {
				const { $from } = view.state.selection;
				// Plain text for a code block has no paragraph; dragged text was typed here.
				const isForCode = isCode($from) || (isPlain && slice.content.firstChild?.isText === true);
				if (!isWanted() || isForCode || view.dragging !== null) return slice;
				const before = slice.openStart > 0 ? wordsBefore($from) : "";
				return new Slice(pastedNodes(slice.content, before, language), slice.openStart, slice.openEnd);
			},
			handleKeyDown(view) {
				setWords(view);
				return false;
			},
			handleTextInput(view, from, _to, character, insertion) {
				const $from = view.state.doc.resolve(from);
				const isComposed = view.composing || before !== undefined;
				if (!isWanted() || isCode($from) || isComposed || character.length !== 1) return false;
				const correction = typedSign(wordsBefore($from), character, language);
				if (correction === undefined || correction.insert === character) return false;
				view.dispatch(insertion());
				const corrected = view.state.tr.insertText(
					correction.insert,
					from - correction.back,
					from + character.length,
				);
				view.dispatch(closeHistory(corrected));
				return true;
			},
		},
	});
}

/** Applies typography to pasted nodes; `before` is the text before the first one. */
function pastedNodes(nodes: Fragment, before: string, language: Language): Fragment {
	let seen = before;
	return Fragment.from(
		nodes.content.flatMap((node) => {
			const typeset = pastedNode(node, seen, language);
			// A line break or a picture separates words as a space does.
			seen = node.isInline ? (seen + (node.text ?? "\n")).slice(-seenBefore) : "";
			return typeset ?? [];
		}),
	);
}

/** Returns a pasted node with its typography; undefined where nothing of it remains. */
function pastedNode(node: Node, before: string, language: Language): Node | undefined {
	if (node.type.spec.code === true) return node;
	if (node.text === undefined) return node.copy(pastedNodes(node.content, before, language));
	const isVerbatim = node.marks.some(
		({ type }) => type.spec.code === true || type === articleSchema.marks.link,
	);
	if (isVerbatim) return node;
	const words = pastedWords(before, node.text, language);
	return words === "" ? undefined : articleSchema.text(words, node.marks);
}

/** Returns the text that was typed into one line of prose between two states. */
function composedSince(before: Node, doc: Node): { $from: ResolvedPos; to: number } | undefined {
	const start = before.content.findDiffStart(doc.content);
	const end = before.content.findDiffEnd(doc.content);
	if (start === null || end === null) return undefined;
	// With repeated letters, both ends would count the same ones.
	const to = end.b + Math.max(0, start - Math.min(end.a, end.b));
	const $from = doc.resolve(start);
	if (!$from.parent.isTextblock || isCode($from) || to <= start || to > $from.end()) return undefined;
	return { $from, to };
}

function isCode($at: ResolvedPos): boolean {
	return $at.parent.type.spec.code === true || $at.marks().some(({ type }) => type.spec.code === true);
}

function wordsBefore($at: ResolvedPos): string {
	const start = Math.max(0, $at.parentOffset - seenBefore);
	return $at.parent.textBetween(start, $at.parentOffset, undefined, "\ufffc");
}
