import type { Instant, Language } from "./column-types.ts";

export type MediaTable = {
	/** SHA-256 of the bytes, in hexadecimal. */
	hash: string;
	bytes: Uint8Array;
	width: number;
	height: number;
	created_at: Instant;
};

/** The description of an image in one language, for those who do not see it. */
export type MediaTextsTable = { hash: string; language: Language; alt: string };

/** The centre of crops of an image, in fractions of its width and height, if not its middle. */
export type MediaFocalPointsTable = { hash: string; focal_x: number; focal_y: number };

/** The name of an image in the library, if it has one. */
export type MediaNamesTable = { hash: string; name: string };
