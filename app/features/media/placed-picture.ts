import { hashOf } from "./media.ts";

/** Widths of a picture in a text; `wide` is as wide as the page allows. */
export const pictureWidths = ["wide", "medium", "small"] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** A picture in a text. */
export type PlacedPicture = {
	/** Address of an image of this site. */
	src: string;
	/** Has no alternative text, on purpose. */
	isDecorative: boolean;
	width: PictureWidth;
};

const decorative = "decorative";
const widthPrefix = "width=";

/**
 * Parses the address of a picture in a text; undefined for any other address. Its options stand behind
 * the `#`, which browsers do not send and other programs ignore.
 */
export function readPlacedPicture(address: string): PlacedPicture | undefined {
	const [src = "", ...fragments] = address.split("#");
	if (hashOf(src) === undefined) return undefined;
	const options = fragments.flatMap((part) => part.split(","));
	const width = pictureWidths.find((one) => options.includes(widthPrefix + one)) ?? "wide";
	const known = [decorative, ...pictureWidths.map((one) => widthPrefix + one)];
	if (fragments.length > 1 || !options.every((option) => known.includes(option))) return undefined;
	return { src, isDecorative: options.includes(decorative), width };
}

/** Returns the address of a picture for a text. */
export function writePlacedPicture({ src, isDecorative, width }: PlacedPicture): string {
	const options = [...(isDecorative ? [decorative] : []), ...(width === "wide" ? [] : [widthPrefix + width])];
	return options.length === 0 ? src : `${src}#${options.join(",")}`;
}
