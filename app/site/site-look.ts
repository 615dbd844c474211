import type { ArtPlace } from "./art-places.ts";
import type { Logo } from "./logo.ts";
import type { Language } from "./site-config.ts";

/** The accent of the site as shipped. */
export const brandColor = "#f2491b";

/** The accent of a site and what follows from it, each as `#rrggbb`. */
export type AccentColours = {
	/** Large shapes, and buttons with a large bold label in white. */
	brand: string;
	/** Small text, links, small buttons and the ring of focus: on every light ground. */
	ember: string;
	/** Small text on the dark ground of a mail that is read at night. */
	glow: string;
	/** The ground of a button there, whose label is dark. */
	lamp: string;
	/** Small text on the ground of the lagoon. */
	dusk: string;
	/** What the warm colours of the drawn art become, each under the one that was shipped. */
	tints: Readonly<Record<string, string>>;
};

/** How the site looks, as far as its owner decides. */
export type SiteLook = {
	accent: AccentColours;
	/** Null: the name as text. */
	logo: ShownLogo | null;
	/** The image that shared links to pages show, and what is kept in sight; null: drawn ones. */
	sharePicture: { hash: string; focus: Focus } | null;
	/** Photographs in place of drawings. */
	photographs: readonly ShownPhotograph[];
};

/** A photograph where a drawing was. */
export type ShownPhotograph = {
	place: ArtPlace;
	/** Pixels. */
	width: number;
	height: number;
	focus: Focus;
	/** What describes it; blank where nobody wrote it. */
	alts: Record<Language, string>;
	/** Its addresses for small windows and for wide ones. */
	small: PhotographSource;
	large: PhotographSource;
};

/** What is kept in sight of an image: shares of its width and height. */
type Focus = { x: number; y: number };

type PhotographSource = { avif: string; webp: string };

/** A logo as the site shows it. */
export type ShownLogo = Logo & {
	/** On dark grounds it is shown in white. */
	whiteOnDark: boolean;
	/** Its whole address in mails, which know no other. */
	mailUrl: string;
};

/** The look of a new site. */
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
