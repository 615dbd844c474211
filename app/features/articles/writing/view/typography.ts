import { closeHistory } from "prosemirror-history";
import { Plugin } from "prosemirror-state";
import { seenBefore, typedSign } from "#app/content/typography/typed-sign.ts";
import type { Language } from "#app/site/site-config.ts";

/**
 * Gives typed signs the typography of the text's language, while that is wanted. The sign as it was
 * typed is a step of its own: one Undo brings it back.
 */
export function typography(language: Language, isWanted: () => boolean): Plugin {
	return new Plugin({
		props: {
			handleTextInput(view, from, _to, sign, insertion) {
				const $from = view.state.doc.resolve(from);
				const isCode = $from.parent.type.spec.code || $from.marks().some(({ type }) => type.spec.code);
				if (!isWanted() || isCode || view.composing || sign.length !== 1) return false;
				const start = Math.max(0, $from.parentOffset - seenBefore);
				const before = $from.parent.textBetween(start, $from.parentOffset, undefined, "\ufffc");
				const correction = typedSign(before, sign, language);
				if (correction === undefined || correction.insert === sign) return false;
				view.dispatch(insertion());
				const corrected = view.state.tr.insertText(
					correction.insert,
					from - correction.back,
					from + sign.length,
				);
				view.dispatch(closeHistory(corrected));
				return true;
			},
		},
	});
}
