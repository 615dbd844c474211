import type { Claim } from "#app/features/texts/claims/claims.ts";
import type { TextProblem } from "#app/features/texts/text-rules.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { type FactId, factIds } from "#app/site/facts.ts";

type AdminText = Translate<Dictionaries["admin"]>;

type SaidClaim = Pick<Claim, "kind" | "figure" | "fact" | "says">;

export function claimMessage({ kind, figure, fact, says }: SaidClaim, t: AdminText): string {
	return t(`texts.claims.${kind}`, { figure, says, label: placeholderName(fact, t) });
}

/** The fact of a mark, which may be of an end of its range, or of what is no fact. */
export function factOf(mark: string): FactId | undefined {
	return factIds.find((fact) => mark === fact || mark === `${fact}Min`);
}

/** Names what a placeholder stands for: a fact by its label, others by their own name. */
export function placeholderName(mark: string, t: AdminText): string {
	const id = factOf(mark);
	if (id !== undefined) return t(`facts.labels.${id}`);
	const others = t("texts.placeholders");
	return mark in others ? others[mark as keyof typeof others] : mark;
}

type ShownProblem = {
	kind: TextProblem["kind"];
	names?: readonly string[] | undefined;
	max?: number | undefined;
	figure?: string | undefined;
	says?: string | undefined;
};

export function problemMessage(problem: ShownProblem, t: AdminText): string {
	const { kind, names = [], max = 0, figure = "", says = "" } = problem;
	if (kind === "tooLong") return t("common.tooLong", { max });
	const shown = kind === "lost" ? names.map((name) => placeholderName(name, t)) : names;
	return t(`texts.problems.${kind}`, { names: shown.join(", "), figure, says });
}
