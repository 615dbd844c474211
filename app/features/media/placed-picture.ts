import { hashOf } from "./media.ts";

/** Widths of a picture in a text; `wide` is as wide as the page allows. */
export const pictureWidths = ["wide", "medium", "small"] as const;

export type PictureWidth = (typeof pictureWidths)[number];

export type PlacedPicture = {
	src: string;
	/** Has no alternative text, on purpose. */
	isDecorative: boolean;
	width: PictureWidth;
};

const decorative = "decorative";
const widthPrefix = "width=";

/** Parses a picture's address in a text, whose options are behind `#`; undefined for any other. */
export function readPlacedPicture(address: string): PlacedPicture | undefined {
	const [src = "", ...fragments] = address.split("#");
	if (hashOf(src) === undefined) return undefined;
	const options = fragments.flatMap((part) => part.split(","));
	const width = pictureWidths.find((one) => options.includes(widthPrefix + one)) ?? "wide";
	const known = [decorative, ...pictureWidths.map((one) => widthPrefix + one)];
	if (fragments.length > 1 || !options.every((option) => known.includes(option))) return undefined;
	return { src, isDecorative: options.includes(decorative), width };
}

export function writePlacedPicture({ src, isDecorative, width }: PlacedPicture): string {
	const options = [...(isDecorative ? [decorative] : []), ...(width === "wide" ? [] : [widthPrefix + width])];
	return options.length === 0 ? src : `${src}#${options.join(",")}`;
}
