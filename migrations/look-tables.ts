import type { Instant, YesNo } from "./column-types.ts";

/** One row, made with its table. */
export type SiteLookTable = {
	id: number;
	/** In JSON: the choices that differ from those of a new site. */
	look: string;
	version: number;
	/** Null until the first change. */
	updated_at: Instant | null;
};

export type LogosTable = {
	/** SHA-256 of the bytes, in hexadecimal. */
	hash: string;
	type: "svg" | "png";
	bytes: Uint8Array;
	width: number;
	height: number;
	is_opaque: YesNo;
	created_at: Instant;
};
