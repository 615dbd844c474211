import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { Mark, MarkType } from "prosemirror-model";
import type { EditorState, Plugin } from "prosemirror-state";
import { safeHref } from "../document/safe-href.ts";
import { articleSchema } from "../document/schema.ts";
import { bareAddress } from "./links.ts";

const { nodes, marks } = articleSchema;

/** Turns characters typed around words into a mark: `**so**`. The words are the last group. */
function markRule(pattern: RegExp, mark: MarkType): InputRule {
	return new InputRule(pattern, (state, match, from, to) => {
		const [all = "", before = "", text = ""] = match;
		return marked(state, text, from + all.indexOf(before) + before.length, to, mark.create());
	});
}

function marked({ tr, doc }: EditorState, text: string, from: number, to: number, mark: Mark) {
	const present = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
	return tr.replaceWith(from, to, articleSchema.text(text, mark.addToSet(present))).removeStoredMark(mark);
}

const linkRule = new InputRule(/\[([^[\]]+)\]\(([^()\s]+)\)$/, (state, match, from, to) => {
	const [, text = "", address = ""] = match;
	const href = safeHref(address);
	return href === undefined ? null : marked(state, text, from, to, marks.link.create({ href }));
});

/** Turns an address into a link once a space is typed after it. */
const addressRule = new InputRule(/(?:^|\s)(\S{5,})\s$/, (state, match, _from, to) => {
	const address = (match[1] ?? "").replace(/[.,;:!?»”")]+$/, "");
	const href = bareAddress(address);
	if (href === undefined) return null;
	const from = to - (match[1] ?? "").length;
	if (state.doc.rangeHasMark(from, to, marks.link)) return null;
	return state.tr
		.addMark(from, from + address.length, marks.link.create({ href }))
		.insertText(" ", to)
		.removeStoredMark(marks.link);
});

/** Drops the marker of another item that is typed within a list. */
const pointRule = new InputRule(/^(?:[-*+]|\d{1,3}[.)]) $/, (state, _match, from, to) => {
	const $from = state.doc.resolve(from);
	const isPoint = $from.depth > 1 && $from.node(-1).type === nodes.list_item && $from.index(-1) === 0;
	return isPoint ? state.tr.delete(from, to) : null;
});

const rule = new InputRule(/^(?:---|\*\*\*|___)$/, (state, _match, from) => {
	const $from = state.doc.resolve(from);
	if ($from.depth !== 1) return null;
	return state.tr.replaceWith($from.before(), $from.after(), [
		nodes.horizontal_rule.create(),
		nodes.paragraph.create(),
	]);
});

/** Turns typed Markdown into what it means, at once. */
export function markdownShortcuts(): Plugin {
	return inputRules({
		rules: [
			textblockTypeInputRule(/^(#{1,4}) $/, nodes.heading, ([, signs = ""]) => ({
				level: Math.max(2, signs.length),
			})),
			textblockTypeInputRule(/^```$/, nodes.code_block),
			pointRule,
			wrappingInputRule(/^> $/, nodes.blockquote),
			wrappingInputRule(/^[-*+] $/, nodes.bullet_list),
			wrappingInputRule(
				/^(\d{1,3})[.)] $/,
				nodes.ordered_list,
				([, number]) => ({ start: Number(number) }),
				([, number], list) => list.childCount + list.attrs.start === Number(number),
			),
			rule,
			markRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
			markRule(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.em),
			markRule(/(^|[\s(«“"'’])_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
			markRule(/(^|[^`])`([^`]+)`$/, marks.code),
			linkRule,
			addressRule,
		],
	});
}
