import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Compression } from "./content-negotiation.ts";

/** Shorter bodies fit into one packet as they are. */
export const compressedBytes = 1024;

const quality = {
	/** Of the levels that take under 10 ms for a page of 150 KB, the one that saves most. */
	cached: 5,
	/** For an answer that is sent once: a third of that time for a few hundredths more bytes. */
	once: 4,
} as const;

/** Compresses a whole body; `use` says whether it is sent again and again, or once. */
export function compress(body: Buffer, compression: Compression, use: keyof typeof quality): Promise<Buffer> {
	if (compression === "gzip") return promisify(gzip)(body);
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality[use],
		[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
	};
	return promisify(brotliCompress)(body, { params });
}

/** `Vary` of an answer whose form depends on what encodings its client reads. */
export function varyByEncoding(vary: string | null | undefined): string {
	if (!vary) return "Accept-Encoding";
	return /(^|,)\s*accept-encoding\s*(,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
