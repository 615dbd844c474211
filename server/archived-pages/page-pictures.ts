import {
	hashOf,
	mailFormat,
	mailWidth,
	mediaFormats,
	mediaPath,
	mediaUrl,
	mediaWidths,
} from "#app/features/media/media.ts";

const formats = [...mediaFormats, mailFormat] as const;
const pictureUrl = new RegExp(`${mediaPath}[\\w.-]+`, "g");

/** The content hashes of the pictures that a page shows. */
export function picturesIn(document: string): string[] {
	const found = [...document.matchAll(pictureUrl)].map(([url]) => hashOf(url));
	return found.filter((hash) => hash !== undefined);
}

/** The address of a picture in each format that the site makes, one picture after the other. */
export function pictureOfEachFormat(hashes: Iterable<string>): string[] {
	const each = [...hashes];
	return formats.flatMap((format, place) => {
		const hash = each[place % each.length];
		const width = format === mailFormat ? mailWidth : mediaWidths[0];
		return hash === undefined ? [] : [mediaUrl({ hash, width, format })];
	});
}
