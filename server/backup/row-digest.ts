import { createHash } from "node:crypto";
import type { Row } from "./snapshot.ts";

/** The SHA-256 that stands in place of bytes, and under which the archive holds them. */
export type FileReference = { file: string };

export const sha256 = (bytes: Uint8Array | string): string =>
	createHash("sha256").update(bytes).digest("hex");

/** A row as one line of JSON, its columns by name: engines order them differently. */
export function rowText(row: Row): string {
	const columns = Object.keys(row).toSorted();
	return JSON.stringify(Object.fromEntries(columns.map((column) => [column, jsonValueOf(row[column])])));
}

function jsonValueOf(value: unknown): unknown {
	return value instanceof Uint8Array ? ({ file: sha256(value) } satisfies FileReference) : value;
}

/** The table of images, each row with its hash. */
export const imageTable = "media";

/** A row of an image that is kept outside the database, as it is written: named as if its bytes were here. */
export const namedOutside = (row: Row): Row => ({ ...row, bytes: { file: String(row.hash) } });

/** Returns whether a row is that of an image without its bytes. */
export const isOutside = (table: string, { bytes }: Row): boolean =>
	table === imageTable && bytes instanceof Uint8Array && bytes.length === 0;

const modulus = 1n << 256n;

/** Counts rows and sums the SHA-256 of their texts, in whatever order an engine lists them. */
export class TableDigest {
	rows = 0;
	#sum = 0n;

	add(text: string): void {
		this.rows += 1;
		this.#sum = (this.#sum + numberOf(sha256(text))) % modulus;
	}

	get digest(): string {
		return digestOf(this.#sum);
	}
}

const numberOf = (digest: string): bigint => BigInt(`0x${digest}`);
const digestOf = (sum: bigint): string => sum.toString(16).padStart(64, "0");

/** Returns the digest of a table in which one row has another text. */
export function withOtherRow(digest: string, text: string, other: string): string {
	const sum = numberOf(digest) - numberOf(sha256(text)) + numberOf(sha256(other));
	return digestOf(((sum % modulus) + modulus) % modulus);
}
