import { hashOf } from "./media.ts";

/** How wide a picture stands in a text: as far as the page lets it, or less. */
export const pictureWidths = ["wide", "medium", "small"] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** A picture at its place in a text. */
export type PlacedPicture = {
	/** Address of one of our own images. */
	src: string;
	/** It says nothing that the text does not: nobody describes it, on purpose. */
	isDecorative: boolean;
	width: PictureWidth;
};

const decorative = "decorative";
const widthMark = "width=";

/**
 * Reads the address of a picture in a text. What is said of its place stands behind the `#`, which
 * no browser sends and other programs pass over. Undefined for every other address.
 */
export function readPlacedPicture(address: string): PlacedPicture | undefined {
	const [src = "", ...said] = address.split("#");
	if (hashOf(src) === undefined) return undefined;
	const words = said.flatMap((part) => part.split(","));
	const width = pictureWidths.find((one) => words.includes(widthMark + one)) ?? "wide";
	const known = [decorative, ...pictureWidths.map((one) => widthMark + one)];
	if (said.length > 1 || !words.every((word) => known.includes(word))) return undefined;
	return { src, isDecorative: words.includes(decorative), width };
}

/** The address of a picture as a text holds it. */
export function writePlacedPicture({ src, isDecorative, width }: PlacedPicture): string {
	const words = [...(isDecorative ? [decorative] : []), ...(width === "wide" ? [] : [widthMark + width])];
	return words.length === 0 ? src : `${src}#${words.join(",")}`;
}
