import { placeholderName, problemMessage } from "#app/features/texts/admin/common/text-messages.ts";
import { liveText, type WrittenText } from "#app/features/texts/site-text.ts";
import {
	blankFactsIn,
	factsLeftOut,
	problemOf,
	type TextPlace,
	usualLength,
} from "#app/features/texts/text-rules.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { DraftStatus } from "./use-text-draft.ts";

export type Verdict = { problem: string | undefined; warning: string | undefined; progress: string };

/** Checks a tidy text against its place, and returns whether it has been saved. */
export function verdictOf(
	text: string,
	of: { textKey: string; written: WrittenText; place: TextPlace; status: DraftStatus },
	t: Translate<Dictionaries["admin"]>,
): Verdict {
	const { textKey, written, place, status } = of;
	const problem = problemOf(text, place);
	const failure = status.kind === "failed" ? (status.message ?? t("texts.notSaved")) : undefined;
	return {
		problem: problem === undefined ? failure : problemMessage(problem, t),
		warning: warningOf(),
		progress: t(
			status.kind === "saved" ? "texts.saved" : status.kind === "typed" ? "texts.saving" : "texts.hint",
		),
	};

	function warningOf(): string | undefined {
		const { facts } = place;
		const leftOut = factsLeftOut(liveText(written), text, facts);
		if (leftOut.length > 0)
			return t("texts.leftOut", {
				names: leftOut.map((name) => facts[name] || placeholderName(name, t)).join(", "),
			});
		const blank = blankFactsIn(text, facts);
		if (text !== written.shipped && blank.length > 0)
			return t("texts.namesBlank", { names: blank.map((name) => placeholderName(name, t)).join(", ") });
		const usual = usualLength(textKey, place);
		return text.length > usual ? t("texts.long", { count: text.length, usual }) : undefined;
	}
}
