import type { ArtPlace } from "./art-places.ts";
import type { Logo } from "./logo.ts";
import type { Language } from "./site-config.ts";

/** The accent of the site as shipped. */
export const brandColor = "#f2491b";

/** The accent of a site and the colours derived from it, each as `#rrggbb`. */
export type AccentColours = {
	/** Large shapes, and buttons with a large bold label in white. */
	brand: string;
	/** Small text, links, small buttons and the focus ring on light backgrounds. */
	ember: string;
	/** Small text in the dark mode of mails. */
	glow: string;
	/** Background of a button there, with a dark label. */
	lamp: string;
	/** Small text on the lagoon colour. */
	dusk: string;
	/** Replacements for the warm colours of drawings, by the original. */
	tints: Readonly<Record<string, string>>;
};

/** The part of the design that the owner chooses. */
export type SiteLook = {
	accent: AccentColours;
	/** Null: the name as text. */
	logo: ShownLogo | null;
	/** The image for shared links to pages; null: drawings. */
	sharePicture: { hash: string; focus: Focus } | null;
	photographs: readonly ShownPhotograph[];
};

export type ShownPhotograph = {
	place: ArtPlace;
	/** Pixels. */
	width: number;
	height: number;
	focus: Focus;
	alts: Record<Language, string>;
	/** The sources for narrow windows and for wide ones. */
	small: PhotographSource;
	large: PhotographSource;
};

type Focus = { x: number; y: number };

type PhotographSource = { avif: string; webp: string };

export type ShownLogo = Logo & {
	whiteOnDark: boolean;
	/** Absolute, for mails. */
	mailUrl: string;
};

export const shippedLook: SiteLook = {
	accent: {
		brand: brandColor,
		ember: "#b8320c",
		glow: "#ff9a78",
		lamp: brandColor,
		dusk: "#f6a877",
		tints: {},
	},
	logo: null,
	sharePicture: null,
	photographs: [],
};
