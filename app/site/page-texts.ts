import type { PageId } from "./site-map.ts";

/**
 * The pages' own texts: the name of a dictionary, or of a part of one. Every listed page has some. Beside
 * the site map, so that visitors' browsers do not load it.
 */
export const pageTexts = {
	home: "home",
	"how-it-works": "howItWorks",
	network: "network",
	blog: "blog",
	socials: "socials",
	rebrand: "rebrand",
	privacy: "legal.privacy",
	legal: "legal.notice",
	invitation: "invitation",
	feedback: "feedback",
} as const satisfies Partial<Record<PageId, string>>;
