/**
 * Makes the icons of public/ from public/favicon.svg. Run `npm run icons` after changing that
 * drawing, look at the files, and commit them; nothing runs this during a build.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { brandColor } from "#app/site/site-config.ts";

const folder = "public";
const drawing = await readFile(join(folder, "favicon.svg"));

/**
 * Width of the drawing on its square: a whole one for a browser's tab, air around the letters on a
 * first screen, and for a maskable icon all of them inside the circle of 80 % that no mask cuts
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const scale = { tab: 1, screen: 0.84, maskable: 0.76 } as const;

/** The drawing on a square of the brand colour, as PNG; `size` in pixels. */
async function icon(size: number, kind: keyof typeof scale): Promise<Buffer> {
	const width = Math.round(size * scale[kind]);
	// The drawing's own 64 pixels stand for 72 dots an inch: rendered at the size it is shown, not
	// enlarged.
	const letters = await sharp(drawing, { density: (72 * width) / 64 })
		.resize(width)
		.png()
		.toBuffer();
	return sharp({ create: { width: size, height: size, channels: 4, background: brandColor } })
		.composite([{ input: letters }])
		.png({ compressionLevel: 9 })
		.toBuffer();
}

/**
 * A PNG of `size` pixels as the one picture of an ICO file
 * (https://en.wikipedia.org/wiki/ICO_(file_format)).
 */
function ico(png: Buffer, size: number): Buffer {
	const header = Buffer.alloc(22);
	header.writeUInt16LE(1, 2); // type: icon
	header.writeUInt16LE(1, 4); // number of pictures
	header.writeUInt8(size, 6);
	header.writeUInt8(size, 7);
	header.writeUInt16LE(1, 10); // colour planes
	header.writeUInt16LE(32, 12); // bits a pixel
	header.writeUInt32LE(png.length, 14);
	header.writeUInt32LE(header.length, 18); // where the picture starts
	return Buffer.concat([header, png]);
}

const files = {
	"favicon.ico": ico(await icon(32, "tab"), 32),
	"apple-touch-icon.png": await icon(180, "screen"),
	"icon-192.png": await icon(192, "screen"),
	"icon-512.png": await icon(512, "screen"),
	"icon-maskable-512.png": await icon(512, "maskable"),
};
for (const [name, bytes] of Object.entries(files)) {
	await writeFile(join(folder, name), bytes);
	console.log(`${name} ${bytes.length} bytes`);
}
