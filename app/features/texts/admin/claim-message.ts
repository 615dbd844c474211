import type { Claim } from "#app/features/texts/claims/claims.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";

/** What is said of a figure that speaks of a fact. */
export function claimMessage({ kind, figure, says }: Claim, t: Translate<Dictionaries["admin"]>): string {
	return t(`texts.claims.${kind}`, { figure, says });
}
