import type { Instant, Language } from "./column-types.ts";

export type MediaTable = {
	/** SHA-256 of the bytes, in hexadecimal. */
	hash: string;
	bytes: Uint8Array;
	width: number;
	height: number;
	created_at: Instant;
};

/** What describes an image in one language, to those who do not see it. */
export type MediaTextsTable = { hash: string; language: Language; alt: string };

/** Where crops of an image stay, in fractions of its width and height, where that is not its middle. */
export type MediaFocalPointsTable = { hash: string; focal_x: number; focal_y: number };

/** What an image is called in the library, where it has a name. */
export type MediaNamesTable = { hash: string; name: string };
