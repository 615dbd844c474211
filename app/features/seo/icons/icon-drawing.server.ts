import { createElement } from "react";
import satori from "satori";
import { siteFonts } from "#app/features/seo/site-fonts.server.ts";
import {
	groundOf,
	type IconFile,
	iconFiles,
	logoAir,
	type Sign,
	signArcs,
	signSide,
} from "#app/site/icons/icon-files.ts";
import { shippedLetters } from "#app/site/icons/shipped-letters.ts";
import { isShippedLetters } from "#app/site/icons/sign.ts";
import { loadSharp } from "#platform/sharp.ts";

/** Draws the logo with a hash as PNG, centred in a box. */
export type DrawLogo = (
	hash: string,
	drawing: { width: number; height: number; white?: boolean },
) => Promise<Buffer<ArrayBuffer>>;

const logoPixels = 384;

/** Draws the icon as SVG: outlined letters in white on a square, so that no browser needs a font. */
export async function drawSign(sign: Sign, drawLogo: DrawLogo): Promise<string> {
	const { letters, ground, logo } = sign;
	if (logo !== null) return onSquare(groundOf(sign), await logoImage(logo, drawLogo));
	if (isShippedLetters(letters)) return onSquare(ground, `<path d="${shippedLetters}" fill="#fff"/>`);
	if (letters === "") return onSquare(ground, arcs(signArcs));
	// Without JSX, so that the tool that draws the shipped icons runs it as it is.
	const style = {
		display: "flex",
		width: "100%",
		height: "100%",
		alignItems: "center",
		justifyContent: "center",
		background: ground,
		color: "#ffffff",
		fontFamily: "Serif",
		fontStyle: "italic",
		fontSize: 44,
		lineHeight: 1,
		paddingBottom: 8,
		paddingRight: 2,
	};
	return satori(createElement("div", { style }, letters), {
		width: signSide,
		height: signSide,
		fonts: await siteFonts(),
	});
}

/** The logo with a margin, in as many pixels as the largest icon shows. */
async function logoImage(hash: string, drawLogo: DrawLogo): Promise<string> {
	const png = await drawLogo(hash, { width: logoPixels, height: logoPixels });
	const side = signSide - 2 * logoAir;
	const place = `x="${logoAir}" y="${logoAir}" width="${side}" height="${side}"`;
	return `<image ${place} href="data:image/png;base64,${png.toString("base64")}"/>`;
}

function arcs({ x, y, radius, stroke }: typeof signArcs): string {
	const circles = x.map((middle) => `<circle cx="${middle}" cy="${y}" r="${radius}"/>`).join("");
	return `<g fill="none" stroke="#fff" stroke-width="${stroke}">${circles}</g>`;
}

function onSquare(ground: string, drawing: string): string {
	const square = `<rect width="${signSide}" height="${signSide}" fill="${ground}"/>`;
	const box = `viewBox="0 0 ${signSide} ${signSide}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${square}${drawing}</svg>`;
}

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
