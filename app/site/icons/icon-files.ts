/**
 * The icons of the site by address: their side in pixels, and the share of the drawing. A browser's tab
 * shows it without a margin, a home screen with one; masks keep the inner circle of 80 %
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const iconFiles = {
	"/favicon.svg": { type: "image/svg+xml", size: 64, scale: 1 },
	"/favicon.ico": { type: "image/x-icon", size: 32, scale: 1 },
	"/apple-touch-icon.png": { type: "image/png", size: 180, scale: 0.84 },
	"/icon-192.png": { type: "image/png", size: 192, scale: 0.84 },
	"/icon-512.png": { type: "image/png", size: 512, scale: 0.84 },
	"/icon-maskable-512.png": { type: "image/png", size: 512, scale: 0.76 },
} as const;

/** Side of the drawing in units, and margin of a logo in it. */
export const signSide = 64;
export const logoAir = 4;

/** The two circles, for a name without a letter in the site's fonts. */
export const signArcs = { x: [25, 39], y: 32, radius: 15, stroke: 4 } as const;

export type IconFile = keyof typeof iconFiles;

export function isIconFile(address: string): address is IconFile {
	return Object.hasOwn(iconFiles, address);
}

export type Sign = {
	/** One or two letters; blank: the two circles. */
	letters: string;
	ground: string;
	/** Hash of the logo instead. */
	logo: string | null;
};

/** Returns the background: a logo is on white, as it has its own colours. */
export function groundOf({ ground, logo }: Sign): string {
	return logo === null ? ground : "#ffffff";
}
