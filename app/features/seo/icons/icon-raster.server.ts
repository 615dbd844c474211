import { type IconFile, iconFiles } from "#app/site/icons/icon-files.ts";
import { loadSharp } from "#platform/sharp.ts";

/** Dots per inch at which a unit of a drawing is a pixel. */
const density = 72;

/** Renders an icon. `drawing` is an SVG of `drawingSide` pixels square, on the colour `ground`. */
export async function rasterIcon(
	file: Exclude<IconFile, "/favicon.svg">,
	{ drawing, drawingSide, ground }: { drawing: string; drawingSide: number; ground: string },
): Promise<Buffer<ArrayBuffer>> {
	const { size, scale, type } = iconFiles[file];
	const sharp = await loadSharp();
	const width = Math.round(size * scale);
	// Rendered at its final size instead of being enlarged.
	const sign = await sharp(Buffer.from(drawing), { density: (density * width) / drawingSide })
		.resize(width)
		.png()
		.toBuffer();
	const png = await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
		.composite([{ input: sign }])
		.png({ compressionLevel: 9 })
		.toBuffer();
	return Buffer.from(type === "image/x-icon" ? ico(png, size) : png);
}

/** Wraps a PNG of `size` pixels in an ICO file (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function ico(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // type: icon
	header.writeUInt16LE(1, 4); // number of pictures
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10); // colour planes
	header.writeUInt16LE(32, 12); // bits per pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18); // where the picture starts
	return Buffer.concat([header, png]);
}
