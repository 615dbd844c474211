import {
	type ArtPlaceShape,
	artPlaces,
	circleUnderWords,
	type PhotographShape,
} from "#app/site/art-places.ts";
import type { Language } from "#app/site/site-config.ts";
import type { ShownPhotograph } from "#app/site/site-look.ts";

/** Window width from which drawings are large. */
const wide = "64rem";

/** A transparent pixel, which gets the photograph's alternative text. */
const nothing = 'url("data:image/gif;base64,R0lGODlhAQABAAAAACw=")';

/**
 * Returns the CSS that replaces a drawing by a photograph in the same box, its focal point as near to
 * the middle as possible. Old browsers show the drawing.
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
		alt === "" ? "" : `section:has(${anchor})::after{${altRule(alt)}}`,
	].join("");
}

/** Selects the drawing in a section: the one of the sign-in screen is not in a section. */
function artOf(anchor: string): string {
	return `main section svg:has(${anchor})`;
}

/** Moves the drawing from behind the text of its section below it, with a fixed size. */
function belowWords(anchor: string): string {
	return [
		`main section:has(${anchor}){display:flex;flex-direction:column;justify-content:center;gap:3rem;`,
		"padding-bottom:3rem}",
		`main section:has(${anchor})>.content{padding-bottom:0}`,
		`${artOf(anchor)}{order:1;position:static;margin:0;place-self:center;translate:none;opacity:1;`,
		"width:min(100% - 2 * var(--spacing-gutter),26rem);aspect-ratio:1}",
	].join("");
}

/** Returns an image for browsers that can choose its format; others keep the rule before. */
function either({ avif, webp }: { avif: string; webp: string }): string {
	return `image-set(url(${avif}) type("image/avif"),url(${webp}) type("image/webp"))`;
}

/** The photograph's alternative text for screen readers, which takes no room. */
function altRule(alt: string): string {
	return `content:${nothing}/"${cssString(alt)}";position:absolute;bottom:0;left:0`;
}

/** Escapes a text for a CSS string, so that it ends neither the string nor the style element. */
function cssString(text: string): string {
	return text.replace(/[^\p{L}\p{N} ,.]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}

/** Returns position, size and clip of the photograph in percent of the drawing's box. */
export function placed(shape: PhotographShape, { width, height, focus }: Photograph) {
	const [boxWidth, boxHeight] = shape.box;
	const frame = frameOf(shape);
	const least = Math.max(frame.width / width, frame.height / height);
	// A percentage of no difference moves nothing: a side as long as the box is made longer.
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

export function frameOf({ box, circle, arch }: PhotographShape) {
	if (circle !== undefined) {
		const [x, y, radius] = circle;
		return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius };
	}
	const [left, top, width, height] = arch ?? [0, 0, ...box];
	return { left, top, width, height };
}

/** Returns the visible part of the box: a circle, or an arch. */
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

/** Returns the start of a side whose focal point is as near to the middle of its room as possible. */
function startOf(first: number, room: number, side: number, focus: number): number {
	return first - Math.min(side - room, Math.max(0, focus * side - room / 2));
}

/** Returns a percentage with four decimals, as it may be of a large whole. */
function share(part: number, whole: number): string {
	return whole === 0 ? "0%" : `${Math.round((part / whole) * 1_000_000) / 10_000}%`;
}
