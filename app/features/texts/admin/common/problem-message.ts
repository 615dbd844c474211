import type { TextProblem } from "#app/features/texts/text-rules.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { placeholderName } from "./claim-message.ts";

/** Returns the message for a problem of a text, in the administrator's language. */
export function problemMessage(problem: TextProblem, t: Translate<Dictionaries["admin"]>): string {
	if (problem.kind === "tooLong") return t("common.tooLong", { max: problem.max });
	if (problem.kind === "contradicts")
		return t("texts.problems.contradicts", { figure: problem.figure, says: problem.says });
	if (problem.kind === "lost")
		return t("texts.problems.lost", {
			names: problem.names.map((name) => placeholderName(name, t)).join(", "),
		});
	const names = "names" in problem ? problem.names.join(", ") : "";
	return t(`texts.problems.${problem.kind}`, { names });
}
