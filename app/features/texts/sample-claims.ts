export const claimNames = ["profiles", "promises", "statistics", "privacy", "notice"] as const;

/** Promises and claims that a site makes in its owner's name. */
export type SampleClaim = (typeof claimNames)[number];

/** The keys of the texts that say so begin with these. */
export const sampleClaims: Record<SampleClaim, readonly string[]> = {
	profiles: ["home.counter.note"],
	promises: ["home.guarantees.items.", "home.discretion.items."],
	statistics: ["home.research."],
	privacy: ["legal.privacy."],
	notice: ["legal.notice."],
};

const headline = /\.(?:meta\.(?:title|description)|hero\.title)$/;

export function isHeadline(key: string): boolean {
	return headline.test(key);
}
