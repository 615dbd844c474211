import { defaultFacts, type Facts } from "#app/site/facts.ts";
import type { Logo } from "#app/site/logo.ts";
import { type AccentColours, shippedLook } from "#app/site/site-look.ts";
import type { Sign } from "./icon-files.ts";

/** Letters of a name that fit a browser's tab. */
const shownLetters = 2;

/** A longer logo would be too thin in a browser's tab. */
const maxProportion = 2.5;

type Business = {
	values: Pick<Facts, "name">;
	look: { accent: Pick<AccentColours, "brand">; logo: Logo | null };
};

/** Returns the content of the business's icons: its logo, or the first letters of its name. */
export function signOf({ values, look }: Business): Sign {
	const letters = values.name.normalize("NFKD").match(/[a-z0-9]/gi) ?? [];
	return {
		letters: letters.slice(0, shownLetters).join("").toLowerCase(),
		ground: look.accent.brand,
		logo: look.logo !== null && isCompact(look.logo) ? look.logo.hash : null,
	};
}

function isCompact({ width, height }: Logo): boolean {
	return Math.max(width / height, height / width) <= maxProportion;
}

/** The icon of a new site, which is in files. */
const shippedSign = signOf({ values: defaultFacts, look: shippedLook });

export function isShippedSign({ letters, ground, logo }: Sign): boolean {
	return logo === null && isShippedLetters(letters) && ground === shippedSign.ground;
}

/** Returns whether these are the letters of `shippedLetters`. */
export function isShippedLetters(letters: string): boolean {
	return letters === shippedSign.letters;
}
