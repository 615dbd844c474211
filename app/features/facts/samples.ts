import { defaultFacts, type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";

/** The facts that still say what the sample business says, in the order of the form. */
export function samplesIn(facts: Facts): FactId[] {
	return factIds.filter((id) => isSample(id, facts[id]));
}

/** Whether this value of a fact is the sample business's. */
export function isSample(id: FactId, value: unknown): boolean {
	return "sample" in factList[id] && JSON.stringify(value) === JSON.stringify(defaultFacts[id]);
}
