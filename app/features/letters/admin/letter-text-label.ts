import { letterFields } from "#app/features/letters/letter.ts";
import { type ComparedText, comparedTexts } from "#app/features/letters/letter-check.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";

type AdminText = Translate<Dictionaries["admin"]>;

/** What the form of a letter calls one of its texts. */
export function letterTextLabel(name: ComparedText, t: AdminText): string {
	return t(name === "content" ? "letters.words" : letterFields[name].form.label);
}

/** Every text whose figures are compared, as the form calls it. */
export function comparedLabels(t: AdminText): Record<string, string> {
	return Object.fromEntries(comparedTexts.map((name) => [name, letterTextLabel(name, t)]));
}
