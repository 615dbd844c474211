import { loadSharp } from "#platform/sharp.ts";

/** How a logo is drawn as PNG: in a box, in its own colours or in white, on a ground or none. */
export type LogoDrawing = { width: number; height: number; white?: boolean; ground?: string };

/** Dots an inch at which an SVG is drawn, so that none of its lines is an enlarged one. */
const density = 300;
const maxPixels = 64_000_000;

/** The logo as PNG, exactly as large as the box, its middle in the middle. */
export async function drawLogo(
	bytes: Uint8Array,
	{ width, height, white = false, ground }: LogoDrawing,
): Promise<Buffer<ArrayBuffer>> {
	const sharp = await loadSharp();
	const box = { width, height, fit: "contain", background: "#00000000" } as const;
	const shown = await sharp(bytes, { density, limitInputPixels: maxPixels }).resize(box).png().toBuffer();
	const drawn = white
		? sharp({ create: { width, height, channels: 3, background: "#ffffff" } }).joinChannel(
				await sharp(shown).ensureAlpha().extractChannel("alpha").toBuffer(),
			)
		: sharp(shown);
	const placed = ground === undefined ? drawn : drawn.flatten({ background: ground });
	return Buffer.from(await placed.png({ compressionLevel: 9 }).toBuffer());
}
