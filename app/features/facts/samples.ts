import type { LookField, StoredLook } from "#app/features/look/stored-look.ts";
import type { SampleQuotes } from "#app/features/texts/sample-quotes.ts";
import { defaultFacts, type FactId, type Facts, factIds, factList } from "#app/site/facts.ts";
import { signOf } from "#app/site/icons/sign.ts";
import { shippedLook } from "#app/site/site-look.ts";
import type { onRequestIn } from "./legal-identity.ts";
import type { SampleContent } from "./sample-content.ts";

/** What of the look may still be the sample business's, and where in its form it is replaced. */
export const lookSamples = {
	logo: "logo",
	icons: "logo",
	sharePicture: "sharePicture",
} as const satisfies Record<string, LookField>;

export type LookSample = keyof typeof lookSamples;

/**
 * What is still the sample business's; and what the legal notice says is given on request, which the
 * owner may leave so: it is never counted.
 */
export type Samples = SampleContent & {
	facts: readonly FactId[];
	look: readonly LookSample[];
	quotes: readonly SampleQuotes[];
	onRequest: ReturnType<typeof onRequestIn>;
};

/** How many facts that is. The number of members is one too, which is stored elsewhere. */
export function countOfFacts({ facts, isMemberCountSample }: Samples): number {
	return facts.length + (isMemberCountSample ? 1 : 0);
}

/** How many testimonials that is. */
export function countOfQuotes({ quotes }: Pick<Samples, "quotes">): number {
	return quotes.reduce((sum, { entries }) => sum + entries.length, 0);
}

/** How much the legal notice says is given on request: facts, and the host. */
export function countOnRequest({ onRequest, isHostOnRequest }: Samples): number {
	return onRequest.length + (isHostOnRequest ? 1 : 0);
}

/** How many promises, claims and headlines nobody has read yet. */
export function countOfClaims({ claims, headlines }: Pick<Samples, "claims" | "headlines">): number {
	return claims.length + headlines.length;
}

/** How much of the sample is left in each of its groups. */
export function countsOf(samples: Samples): number[] {
	const { look, entries } = samples;
	return [countOfFacts(samples), look.length, countOfQuotes(samples), entries.length, countOfClaims(samples)];
}

/** How much of the sample is left, one by one. */
export function countOf(samples: Samples): number {
	return countsOf(samples).reduce((sum, count) => sum + count, 0);
}

/**
 * What of the look shows the name of the sample business: written out where there is no logo, by its
 * first letters in icons, and in the pictures of shared links that are drawn.
 */
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

/** Whether this value of a fact is the sample business's. */
export function isSample(id: FactId, value: unknown): boolean {
	return "sample" in factList[id] && JSON.stringify(value) === JSON.stringify(defaultFacts[id]);
}
