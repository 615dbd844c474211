import { type ArtPlace, type ArtPlaceShape, artPlaces } from "#app/site/art-places.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ShownPhotograph } from "#app/site/site-look.ts";

/** From this width of a window on, drawings are large. */
const wide = "64rem";

/** A picture of one pixel that shows nothing: what is said of the photograph is said of it. */
const nothing = 'url("data:image/gif;base64,R0lGODlhAQABAAAAACw=")';

/**
 * The rules by which a photograph takes the place of a drawing: in the box of the drawing, so that
 * nothing moves, with its focal point as near to the middle as there is picture around it. A
 * browser that does not know these rules shows the drawing.
 */
export function photographStyles(photograph: ShownPhotograph, language: Language): string {
	const { place, small, large } = photograph;
	const shape: ArtPlaceShape = artPlaces[place];
	// In a section, as on every page that shows one: the sign-in screen has a drawing alone.
	const art = `main section svg:has(${shape.anchor})`;
	const alt = photograph.alts[language];
	const { position, size, clip } = placed(photograph);
	const rules = [
		`${art}{background:url(${small.webp}) ${position}/${size} no-repeat;clip-path:${clip}}`,
		`${art}{background-image:${either(small)}}`,
		`@media(min-width:${wide}){${art}{background-image:url(${large.webp});background-image:${either(large)}}}`,
		`${art}>*{display:none}`,
		alt === "" ? "" : `section:has(${shape.anchor})::after{${spoken(alt)}}`,
	].join("");
	return shape.windows === undefined ? rules : `@media ${shape.windows}{${rules}}`;
}

/** Taken by browsers that know how to choose; the others keep what was said before. */
function either({ avif, webp }: { avif: string; webp: string }): string {
	return `image-set(url(${avif}) type("image/avif"),url(${webp}) type("image/webp"))`;
}

/** What describes the photograph, for whoever hears the page; it takes no room. */
function spoken(alt: string): string {
	return `content:${nothing}/"${cssString(alt)}";position:absolute;bottom:0;left:0`;
}

/** A text as a CSS string: whatever it holds, it ends neither the string nor the element around it. */
function cssString(text: string): string {
	return text.replace(/[^\p{L}\p{N} ,.]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}

/** Where the photograph lies in the box of its drawing, in shares of that. */
export function placed({ place, width, height, focus }: PlacedPhotograph) {
	const shape: ArtPlaceShape = artPlaces[place];
	const [boxWidth, boxHeight] = shape.box;
	const frame = frameOf(shape);
	const least = Math.max(frame.width / width, frame.height / height);
	// A share of no difference moves nothing: what is about as large as the box is made larger.
	const isFixed =
		(isAbout(width * least, boxWidth) && frame.width !== boxWidth) ||
		(isAbout(height * least, boxHeight) && frame.height !== boxHeight);
	const scale = isFixed ? least * 1.002 : least;
	const [drawnWidth, drawnHeight] = [width * scale, height * scale];
	const left = startOf(frame.left, frame.width, drawnWidth, focus.x);
	const top = startOf(frame.top, frame.height, drawnHeight, focus.y);
	return {
		position: `${share(left, boxWidth - drawnWidth)} ${share(top, boxHeight - drawnHeight)}`,
		size: `${share(drawnWidth, boxWidth)} ${share(drawnHeight, boxHeight)}`,
		clip: clipOf(shape),
	};
}

function isAbout(side: number, boxSide: number): boolean {
	return Math.abs(side - boxSide) < boxSide / 1_000;
}

type PlacedPhotograph = {
	place: ArtPlace;
	width: number;
	height: number;
	focus: { x: number; y: number };
};

/** What the place of a drawing measures. */
export function frameOf({ box, circle, arch }: ArtPlaceShape) {
	if (circle !== undefined) {
		const [x, y, radius] = circle;
		return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
	}
	const [left, top, width, height] = arch ?? [0, 0, ...box];
	return { left, top, width, height };
}

/** What of the box is seen: a circle, or a rectangle that is round above. */
function clipOf(shape: ArtPlaceShape): string {
	const [boxWidth, boxHeight] = shape.box;
	const { left, top, width, height } = frameOf(shape);
	if (shape.circle !== undefined) {
		const diagonal = Math.hypot(boxWidth, boxHeight) / Math.SQRT2;
		const middle = `${share(left + width / 2, boxWidth)} ${share(top + height / 2, boxHeight)}`;
		return `circle(${share(width / 2, diagonal)} at ${middle})`;
	}
	const right = share(boxWidth - left - width, boxWidth);
	const below = share(boxHeight - top - height, boxHeight);
	const [across, down] = [share(width / 2, boxWidth), share(width / 2, boxHeight)];
	const round = `${across} ${across} 0 0/${down} ${down} 0 0`;
	return `inset(${share(top, boxHeight)} ${right} ${below} ${share(left, boxWidth)} round ${round})`;
}

/** Where a side begins whose focal point is as near to the middle of its room as it can be. */
function startOf(first: number, room: number, side: number, focus: number): number {
	return first - Math.min(side - room, Math.max(0, focus * side - room / 2));
}

/** A part of a whole, exactly: what is left of a large one is a share of little. */
function share(part: number, whole: number): string {
	return whole === 0 ? "0%" : `${Math.round((part / whole) * 1_000_000) / 10_000}%`;
}
