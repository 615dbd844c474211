/**
 * Widths in pixels that the layout asks for. Others are refused, so that nobody fills the cache
 * with sizes.
 */
export const mediaWidths = [480, 800, 1200, 1600] as const;
/** What the addresses of images begin with. */
export const mediaPath = "/media/";
/** The formats of pages. */
export const mediaFormats = ["avif", "webp"] as const;
/** What mail programs show, Outlook among them, in one width: twice a letter's column. */
export const mailFormat = "jpeg";
export const mailWidth = 1200;

export type MediaFormat = (typeof mediaFormats)[number] | typeof mailFormat;
export type MediaVariant = { hash: string; width: (typeof mediaWidths)[number]; format: MediaFormat };

const fileName = /^([0-9a-f]{64})-(\d+)\.(avif|webp|jpeg)$/;

/**
 * The address under which articles refer to an image; `srcSetOf` derives the other sizes from it.
 */
export function imageUrlOf(hash: string): string {
	return mediaUrl({ hash, width: 1600, format: "webp" });
}

/**
 * Reads `{hash}-{width}.{format}`; undefined for any other name and for a width that is not
 * offered.
 */
export function parseVariant(name: string): MediaVariant | undefined {
	const [, hash, digits, format] = fileName.exec(name) ?? [];
	const width = mediaWidths.find((offered) => String(offered) === digits);
	if (hash === undefined || width === undefined) return undefined;
	if (format === mailFormat && width !== mailWidth) return undefined;
	return { hash, width, format: format as MediaFormat };
}

/** The content hash in the address of any variant of an image. */
export function hashOf(url: string): string | undefined {
	return parseVariant(url.replace(mediaPath, ""))?.hash;
}

/** The name of one size and format of an image, as a file and in its address. */
export function variantName({ hash, width, format }: MediaVariant): string {
	return `${hash}-${width}.${format}`;
}

/** The address of one size and format of an image. */
export function mediaUrl(variant: MediaVariant): string {
	return mediaPath + variantName(variant);
}

/** The `srcset` of an image, known by the address of any of its variants, in one format. */
export function srcSetOf(url: string, format: (typeof mediaFormats)[number]): string | undefined {
	const variant = parseVariant(url.replace(mediaPath, ""));
	if (variant === undefined) return undefined;
	return mediaWidths
		.map((width) => `${mediaUrl({ hash: variant.hash, width, format })} ${width}w`)
		.join(", ");
}
