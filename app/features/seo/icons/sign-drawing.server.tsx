import satori from "satori";
import type { DrawLogo } from "#app/features/seo/draw-logo.ts";
import { siteFonts } from "#app/features/seo/site-fonts.server.ts";
import { groundOf, logoAir, type Sign, signArcs, signSide } from "#app/site/icons/icon-files.ts";
import { shippedLetters } from "#app/site/icons/shipped-letters.ts";
import { isShippedLetters } from "#app/site/icons/sign.ts";

const logoPixels = 384;

/** Draws the icon as SVG: outlined letters in white on a square, so that no browser needs a font. */
export async function drawSign(sign: Sign, drawLogo: DrawLogo): Promise<string> {
	const { letters, ground, logo } = sign;
	if (logo !== null) return onSquare(groundOf(sign), await logoImage(logo, drawLogo));
	if (isShippedLetters(letters)) return onSquare(ground, `<path d="${shippedLetters}" fill="#fff"/>`);
	if (letters === "") return onSquare(ground, arcs(signArcs));
	return satori(
		<div
			style={{
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
			}}
		>
			{letters}
		</div>,
		{ width: signSide, height: signSide, fonts: await siteFonts() },
	);
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
