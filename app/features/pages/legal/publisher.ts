import { legalIdentity, onRequestIn } from "#app/features/facts/legal-identity.ts";
import type { Dictionaries } from "#app/i18n/text.ts";
import type { Translate } from "#app/i18n/translator.ts";
import type { SiteFacts } from "#app/site/site-facts.ts";
import type { LegalSection } from "./legal-section.tsx";

/**
 * Returns the sections of the legal notice. The first identifies the publisher by the known facts, and
 * offers the missing ones on request.
 */
export function noticeSections(t: Translate<Dictionaries["legal"]>, site: SiteFacts): LegalSection[] {
	const [publisher, ...others] = t("notice.sections");
	if (publisher === undefined) return [];
	const known = legalIdentity.filter((name) => site[name] !== "");
	const missing = onRequestIn(site).map((name) => withinSentence(t(`notice.identity.${name}`)));
	const stated = known.map((name) =>
		t("notice.stated", { what: t(`notice.identity.${name}`), value: site[name] }),
	);
	const asked = missing.length === 0 ? [] : [t("notice.onRequest", { what: missing.join(", ") })];
	return [{ ...publisher, paragraphs: [...publisher.paragraphs, ...stated, ...asked] }, ...others];
}

/** Returns a text with its first letter in lower case, unless it is an abbreviation. */
function withinSentence(text: string): string {
	return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
