/**
 * The icons of the site by address: their side in pixels, and how much of it the sign takes. A
 * browser's tab needs it whole, a first screen some air around it; of a maskable icon, no mask cuts
 * what is inside the circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const iconFiles = {
	"/favicon.svg": { type: "image/svg+xml", size: 64, scale: 1 },
	"/favicon.ico": { type: "image/x-icon", size: 32, scale: 1 },
	"/apple-touch-icon.png": { type: "image/png", size: 180, scale: 0.84 },
	"/icon-192.png": { type: "image/png", size: 192, scale: 0.84 },
	"/icon-512.png": { type: "image/png", size: 512, scale: 0.84 },
	"/icon-maskable-512.png": { type: "image/png", size: 512, scale: 0.76 },
} as const;

/** The sign is drawn in a square of so many units, a logo with so much air around it. */
export const signSide = 64;
export const logoAir = 4;

/** The motif, for a name without a letter that the faces of the site have. */
export const signArcs = { x: [25, 39], y: 32, radius: 15, stroke: 4 } as const;

export type IconFile = keyof typeof iconFiles;

export function isIconFile(address: string): address is IconFile {
	return Object.hasOwn(iconFiles, address);
}

/** What the icons show. */
export type Sign = {
	/** One or two letters; blank: the two arcs. */
	letters: string;
	/** Of the square behind them. */
	ground: string;
	/** The hash of the logo that stands in their place. */
	logo: string | null;
};

/** A logo has colours of its own: it stands on white. */
export function groundOf({ ground, logo }: Sign): string {
	return logo === null ? ground : "#ffffff";
}
