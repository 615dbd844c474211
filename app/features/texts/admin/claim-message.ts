import type { Claim } from "#app/features/texts/claims/claims.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import { factIds } from "#app/site/facts.ts";

type AdminText = Translate<Dictionaries["admin"]>;

/** What is said of a figure that speaks of a fact. */
export function claimMessage({ kind, figure, fact, says }: Claim, t: AdminText): string {
	return t(`texts.claims.${kind}`, { figure, says, label: labelOf(fact, t) });
}

/** The fact under its own name; its mark may be of an end of its range, or of what is no fact. */
function labelOf(mark: string, t: AdminText): string {
	const id = factIds.find((fact) => mark === fact || mark === `${fact}Min`);
	if (id !== undefined) return t(`facts.labels.${id}`);
	const others = t("texts.claims.names");
	return mark in others ? others[mark as keyof typeof others] : mark;
}
