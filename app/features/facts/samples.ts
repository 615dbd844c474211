import type { LookField, StoredLook } from "#app/features/look/stored-look.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { defaultFacts, type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { signOf } from "#app/site/icons/sign.ts";
import { shippedLook } from "#app/site/site-look.ts";
import type { onRequestIn } from "./legal-identity.ts";
import type { SampleContent } from "./sample-content.ts";

/** Parts of the look that may still be the sample's, with the field that replaces each. */
export const lookSamples = {
	logo: "logo",
	icons: "logo",
	sharePicture: "sharePicture",
} as const satisfies Record<string, LookField>;

export type LookSample = keyof typeof lookSamples;

/** Everything that is still the sample's, and what is given on request, which is never counted. */
export type Samples = SampleContent & {
	facts: readonly FactId[];
	look: readonly LookSample[];
	quotes: readonly SampleQuotes[];
	onRequest: ReturnType<typeof onRequestIn>;
};

/** Counts the testimonials that visitors read as samples. */
export function countOfQuotes({ quotes }: Pick<Samples, "quotes">): number {
	return quotes.reduce((sum, { entries }) => sum + entries.length, 0);
}

/** Counts what is left of the sample in each group. The number of members counts as a fact. */
export function countsOf(samples: Samples): number[] {
	const { facts, isMemberCountSample, look, entries, claims, headlines } = samples;
	return [
		facts.length + (isMemberCountSample ? 1 : 0),
		look.length,
		countOfQuotes(samples),
		entries.length,
		claims.length + headlines.length,
	];
}

export function countOf(samples: Samples): number {
	return countsOf(samples).reduce((sum, count) => sum + count, 0);
}

/** Returns which parts of the look show the name of the sample business. */
export function samplesOfLook(facts: Facts, { look, logo }: Pick<StoredLook, "look" | "logo">): LookSample[] {
	if (!isSample("name", facts.name)) return [];
	const sign = signOf({ values: facts, look: { ...shippedLook, logo } });
	return [
		...(logo === null ? (["logo"] as const) : []),
		...(sign.logo === null ? (["icons"] as const) : []),
		...(look.sharePicture === null ? (["sharePicture"] as const) : []),
	];
}

/** The facts that still say what the sample business says, in the order of the form. */
export function samplesIn(facts: Facts): FactId[] {
	return factIds.filter((id) => isSample(id, facts[id]));
}

export function isSample(id: FactId, value: unknown): boolean {
	return "sample" in factList[id] && JSON.stringify(value) === JSON.stringify(defaultFacts[id]);
}
