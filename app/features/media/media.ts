/** Widths in pixels that the layout needs. Others are refused, so that nobody floods the cache. */
export const mediaWidths = [480, 800, 1200, 1600] as const;
export const mediaPath = "/media/";
/** The formats of pages. */
export const mediaFormats = ["avif", "webp"] as const;
/** A format that all mail programs show, in one width: twice a letter's column. */
export const mailFormat = "jpeg";
export const mailWidth = 1200;

export type MediaFormat = (typeof mediaFormats)[number] | typeof mailFormat;
export type MediaVariant = { hash: string; width: (typeof mediaWidths)[number]; format: MediaFormat };

const fileName = /^([0-9a-f]{64})-(\d+)\.(avif|webp|jpeg)$/;

/** Returns the address by which content refers to an image; `srcSetOf` derives the other sizes. */
export function imageUrlOf(hash: string): string {
	return mediaUrl({ hash, width: 1600, format: "webp" });
}

/** Parses `{hash}-{width}.{format}`; undefined for another name or width. */
export function parseVariant(name: string): MediaVariant | undefined {
	const [, hash, digits, format] = fileName.exec(name) ?? [];
	const width = mediaWidths.find((offered) => String(offered) === digits);
	if (hash === undefined || width === undefined) return undefined;
	if (format === mailFormat && width !== mailWidth) return undefined;
	return { hash, width, format: format as MediaFormat };
}

/** Returns the content hash in the address of any variant of an image. */
export function hashOf(url: string): string | undefined {
	return parseVariant(url.replace(mediaPath, ""))?.hash;
}

export function variantName({ hash, width, format }: MediaVariant): string {
	return `${hash}-${width}.${format}`;
}

/** Lists the names of all that may have been made of an image. */
export function variantNamesOf(hash: string): string[] {
	const formats: readonly MediaFormat[] = [...mediaFormats, mailFormat];
	return mediaWidths.flatMap((width) => formats.map((format) => variantName({ hash, width, format })));
}

export function mediaUrl(variant: MediaVariant): string {
	return mediaPath + variantName(variant);
}

/** Returns the `srcset` of an image in one format, by the address of any of its variants. */
export function srcSetOf(url: string, format: (typeof mediaFormats)[number]): string | undefined {
	const variant = parseVariant(url.replace(mediaPath, ""));
	if (variant === undefined) return undefined;
	return mediaWidths
		.map((width) => `${mediaUrl({ hash: variant.hash, width, format })} ${width}w`)
		.join(", ");
}
