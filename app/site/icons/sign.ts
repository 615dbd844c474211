import { defaultFacts, type Facts } from "#app/site/facts.ts";
import type { Logo } from "#app/site/logo.ts";
import { type AccentColours, shippedLook } from "#app/site/site-look.ts";
import type { Sign } from "./icon-files.ts";

/** The first letters of a name, as many as a browser's tab shows well. */
const shownLetters = 2;

/** A logo with longer proportions would be a stroke in a browser's tab. */
const longest = 2.5;

type Business = {
	values: Pick<Facts, "name">;
	look: { accent: Pick<AccentColours, "brand">; logo: Logo | null };
};

/** What stands for the business in small places: its logo, or the first letters of its name. */
export function signOf({ values, look }: Business): Sign {
	const letters = values.name.normalize("NFKD").match(/[a-z0-9]/gi) ?? [];
	return {
		letters: letters.slice(0, shownLetters).join("").toLowerCase(),
		ground: look.accent.brand,
		logo: look.logo !== null && isCompact(look.logo) ? look.logo.hash : null,
	};
}

function isCompact({ width, height }: Logo): boolean {
	return Math.max(width / height, height / width) <= longest;
}

/** The sign of a new site, whose icons are there as files. */
const shippedSign = signOf({ values: defaultFacts, look: shippedLook });

export function isShippedSign({ letters, ground, logo }: Sign): boolean {
	return logo === null && isShippedLetters(letters) && ground === shippedSign.ground;
}

/** Whether these are the letters that are drawn by hand. */
export function isShippedLetters(letters: string): boolean {
	return letters === shippedSign.letters;
}
