import { readFile, writeFile } from "node:fs/promises";
import { encodeVariant } from "#app/features/media/variants/variant-encoding.server.ts";
import { loadSharp } from "#platform/sharp.ts";
import { pictures } from "./pictures/index.ts";
import { encodedVariants, pictureFile } from "./sample-pictures.ts";

/** Nobody waits for these: the encoder may try as hard as the library does by itself. */
const avifEffort = 4;

/** Renders every sample picture from its drawing. `done` hears of each file and its bytes. */
export async function renderPictures(done: (file: string, bytes: number) => void): Promise<void> {
	const sharp = await loadSharp();
	for (const [name, svg] of Object.entries(pictures)) {
		const bytes = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toBuffer();
		await writeFile(pictureFile(name), bytes);
		done(pictureFile(name), bytes.length);
	}
}

/** Encodes the sizes and formats of every rendered sample picture. */
export async function renderVariants(done: (file: string, bytes: number) => void): Promise<void> {
	for (const name of Object.keys(pictures)) {
		const original = await readFile(pictureFile(name));
		for (const variant of encodedVariants) {
			const bytes = await encodeVariant(original, variant, avifEffort);
			await writeFile(pictureFile(name, variant), bytes);
			done(pictureFile(name, variant), bytes.length);
		}
	}
}
