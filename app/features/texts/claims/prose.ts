import { withoutMarks, withoutTags } from "#app/content/plain-text.ts";
import { type Claim, claimsIn, type FactTexts } from "./claims.ts";

/** The most questions at a time. */
const mostAsked = 6;

/**
 * The figures of a text in Markdown that seem to say something else of the agency than a fact does,
 * each once. Any number may stand in prose: none is asked about but beside words about the agency
 * itself, and none in a line that states the fact too, such as a price before.
 */
export function claimsInProse(markdown: string, facts: FactTexts): Claim[] {
	const found = new Map<string, Claim>();
	for (const line of withoutMarks(withoutTags(markdown)).split("\n")) {
		const claims = claimsIn(line, { all: [], facts, isProse: true });
		const stated = new Set(claims.filter(({ kind }) => kind === "same").map(({ fact }) => fact));
		for (const claim of claims) {
			if (!stated.has(claim.fact)) found.set(`${claim.fact} ${claim.figure}`, claim);
			if (found.size === mostAsked) return [...found.values()];
		}
	}
	return [...found.values()];
}
