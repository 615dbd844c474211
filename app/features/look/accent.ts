import {
	clampChroma,
	formatHex,
	modeLrgb,
	modeOklch,
	modeRgb,
	type Oklch,
	useMode as register,
	wcagContrast,
} from "culori/fn";
import { type AccentColours, shippedLook } from "#app/site/site-look.ts";

/** The colours of the site that an accent is shown on. */
export const grounds = {
	white: "#ffffff",
	paper: "#fbf7f2",
	sand: "#f3e9dd",
	mist: "#dde9e5",
	ink: "#1f1a16",
	lagoon: "#17494a",
} as const;

/** Contrast of large bold labels and the shapes of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
const accentContrast = 3;
/** Contrast of text (WCAG 2.2, 1.4.3). */
export const textContrast = 4.5;

register(modeRgb);
register(modeLrgb);
const oklch = register(modeOklch);

/** Perceived lightness moves by this much at a time: less than an eye sees. */
const step = 0.002;
/** Least difference in lightness of text and hovered buttons. */
const darker = 0.06;
/** The lightness from which on a colour is light enough to begin with on a dark ground. */
const light = 0.78;

/** The warm colours of the drawn art beside the accent itself. */
const shippedTints = ["#f6a877", "#f9c7a3", "#f8c4a0", "#f8c09b", "#f6b58c", "#f59a79", "#f58a64"];

/** The least contrast of a colour with the light grounds that it is shown on. */
export function contrastOf(colour: string): number {
	return leastContrast(colour, [grounds.white, grounds.paper, grounds.sand]);
}

/** Returns whether a colour is seen on every light ground. */
export function mayBeAccent(colour: string): boolean {
	return contrastOf(colour) >= accentContrast;
}

/** The accent nearest to a colour that may be one: itself, or darker as far as it must be. */
export function nearestAccent(colour: string): string {
	return mayBeAccent(colour) ? colour : moved(parse(colour), -step, mayBeAccent);
}

/** Derives the colours of text that can be read on every ground, and the tints of the art. */
export function accentColours(brand: string): AccentColours {
	const colour = parse(brand);
	const { white, paper, sand, mist, ink, lagoon } = grounds;
	const onDark = (ground: string, from: number) =>
		moved({ ...colour, l: from }, step, (tried) => leastContrast(tried, [ground]) >= textContrast);
	return {
		brand,
		ember: moved(
			{ ...colour, l: Math.max(0, colour.l - darker) },
			-step,
			(tried) => leastContrast(tried, [white, paper, sand, mist]) >= textContrast,
		),
		glow: onDark(ink, Math.max(colour.l, light)),
		lamp: onDark(ink, colour.l),
		dusk: onDark(lagoon, Math.max(colour.l, light)),
		tints: Object.fromEntries(shippedTints.map((tint) => [tint, tintOf(tint, colour)])),
	};
}

/** A warm colour of the art as far from the new accent as it was from the one that was shipped. */
function tintOf(tint: string, accent: Oklch): string {
	const own = parse(tint);
	const shipped = parse(shippedLook.accent.brand);
	return inGamut({
		...own,
		c: own.c * (accent.c / shipped.c),
		h: (own.h ?? 0) + (accent.h ?? 0) - (shipped.h ?? 0),
	});
}

/** The first colour on the way from this one to black or to white that is right. */
function moved(from: Oklch, by: number, isRight: (colour: string) => boolean): string {
	for (let l = Math.min(1, from.l); l >= 0 && l <= 1; l += by) {
		const tried = inGamut({ ...from, l });
		if (isRight(tried)) return tried;
	}
	return by > 0 ? "#ffffff" : "#000000";
}

function leastContrast(colour: string, shownOn: readonly string[]): number {
	return Math.min(...shownOn.map((ground) => wcagContrast(colour, ground)));
}

function parse(colour: string): Oklch {
	const parsed = oklch(colour);
	if (parsed === undefined) throw new Error(`${colour} is no colour.`);
	return parsed;
}

function inGamut(colour: Oklch): string {
	return formatHex(clampChroma(colour, "oklch"));
}
