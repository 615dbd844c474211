import {
	type ArtPlaceShape,
	artPlaces,
	circleUnderWords,
	type PhotographShape,
} from "#app/site/art-places.ts";
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
	const shape: ArtPlaceShape = artPlaces[photograph.place];
	const { anchor, from, underWords } = shape;
	const inPlace = photographRules(anchor, shape, photograph, language);
	if (from === undefined) return inPlace;
	const narrow = photographRules(anchor, circleUnderWords, photograph, language) + belowWords(anchor);
	const window = `(min-width:${from}rem)`;
	return `@media ${window}{${inPlace}}${underWords === true ? `@media not all and ${window}{${narrow}}` : ""}`;
}

function photographRules(
	anchor: string,
	shape: PhotographShape,
	photograph: ShownPhotograph,
	language: Language,
): string {
	const { small, large } = photograph;
	const art = artOf(anchor);
	const alt = photograph.alts[language];
	const { position, size, clip } = placed(shape, photograph);
	return [
		`${art}{background:url(${small.webp}) ${position}/${size} no-repeat;clip-path:${clip}}`,
		`${art}{background-image:${either(small)}}`,
		`@media(min-width:${wide}){${art}{background-image:url(${large.webp});background-image:${either(large)}}}`,
		`${art}>*{display:none}`,
		alt === "" ? "" : `section:has(${anchor})::after{${spoken(alt)}}`,
	].join("");
}

/** The drawing in a section, as on every page that shows one: the sign-in screen has a drawing alone. */
function artOf(anchor: string): string {
	return `main section svg:has(${anchor})`;
}

/** Puts the drawing, which lies behind the words of its section, under them, at a size known before it loads. */
function belowWords(anchor: string): string {
	return [
		`main section:has(${anchor}){flex-direction:column;justify-content:center;gap:3rem}`,
		`${artOf(anchor)}{order:1;position:static;translate:none;opacity:1;`,
		"width:min(100% - 2 * var(--spacing-gutter),26rem);aspect-ratio:1}",
	].join("");
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
export function placed(shape: PhotographShape, { width, height, focus }: Photograph) {
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

type Photograph = Pick<ShownPhotograph, "width" | "height" | "focus">;

/** What the place of a drawing measures. */
export function frameOf({ box, circle, arch }: PhotographShape) {
	if (circle !== undefined) {
		const [x, y, radius] = circle;
		return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
	}
	const [left, top, width, height] = arch ?? [0, 0, ...box];
	return { left, top, width, height };
}

/** What of the box is seen: a circle, or a rectangle that is round above. */
function clipOf(shape: PhotographShape): string {
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
