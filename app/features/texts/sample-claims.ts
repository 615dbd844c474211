export const claimNames = ["profiles", "promises", "statistics", "privacy", "notice"] as const;

/** What a site promises and claims in its owner's name. */
export type SampleClaim = (typeof claimNames)[number];

/** The keys of the texts that say so begin with these. */
export const sampleClaims: Record<SampleClaim, string> = {
	profiles: "home.counter.note",
	promises: "home.guarantees.items.",
	statistics: "home.research.",
	privacy: "legal.privacy.",
	notice: "legal.notice.",
};

const headline = /\.(?:meta\.(?:title|description)|hero\.title)$/;

/** Whether a text is a page's headline, or what search engines show of the page. */
export function isHeadline(key: string): boolean {
	return headline.test(key);
}
