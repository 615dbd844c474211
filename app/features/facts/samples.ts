import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { defaultFacts, type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";

/** What is still the sample business's. */
export type Samples = { facts: readonly FactId[]; quotes: readonly SampleQuotes[] };

/** How many facts and testimonials that is. */
export function countOf({ facts, quotes }: Samples): number {
	return quotes.reduce((sum, { entries }) => sum + entries.length, facts.length);
}

/** The facts that still say what the sample business says, in the order of the form. */
export function samplesIn(facts: Facts): FactId[] {
	return factIds.filter((id) => isSample(id, facts[id]));
}

/** Whether this value of a fact is the sample business's. */
export function isSample(id: FactId, value: unknown): boolean {
	return "sample" in factList[id] && JSON.stringify(value) === JSON.stringify(defaultFacts[id]);
}
