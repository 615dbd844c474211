import { withoutMarks, withoutTags } from "#app/content/plain-text.ts";
import { type Claim, claimsIn, type FactTexts } from "./claims.ts";

/** The most questions at a time. */
const mostAsked = 6;

/**
 * Returns the figures of a Markdown text that seem to contradict a fact, each once. Any number may stand
 * in prose: only words about the agency count, and no line that states the fact too.
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
