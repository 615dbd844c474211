import { expect, it } from "vitest";
import { archiveFormats, type Manifest, manifestPieces, parseManifest } from "./manifest.ts";

const hashOf = (number: number): string => number.toString(16).padStart(64, "0");

function manifestWith(images: number): Manifest {
	const numbers = Array.from({ length: images }, (_, number) => number);
	return {
		format: archiveFormats.withoutImages,
		writtenAt: "2026-11-28T03:00:00.000Z",
		engine: "sqlite",
		migrations: ["0001"],
		tables: [{ name: "media", rows: images, digest: hashOf(1) }],
		parts: numbers.map((number) => ({
			name: `files/${hashOf(number)}`,
			bytes: number,
			sha256: hashOf(number),
		})),
		outside: numbers.map((number) => ({ hash: hashOf(number), bytes: number % 2 === 0 ? null : number })),
	};
}

it.each([0, 1, 1_000, 2_345])("a manifest that names %i images is read as it was written", (images) => {
	const manifest = manifestWith(images);
	const pieces = [...manifestPieces(manifest)];
	expect(parseManifest(Buffer.concat(pieces).toString())).toEqual(manifest);
	expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(250_000);
});
