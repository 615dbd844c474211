import { isNamedHeic } from "./heic.ts";
import { isSmallEnough, maxImageBytes } from "./image-file.ts";
import { type DrawnPicture, drawPicture } from "./picture-drawing.ts";

/** Formats that a picture is tried in, the best first, with their quality. */
const opaque = [
	["image/jpeg", 0.92],
	["image/jpeg", 0.8],
] as const;
const transparent = [["image/webp", 0.92], ["image/png", 1], ...opaque] as const;

/**
 * A chosen image as it is sent: the file itself, or, of a camera's file, the same picture made
 * smaller by the browser. Undefined where that is needed and the browser cannot.
 */
export async function fitForUpload(file: File, draw = drawPicture): Promise<File | undefined> {
	if (isSmallEnough(file) && !isNamedHeic(file)) return file;
	return (await madeSmaller(file, draw)) ?? (isSmallEnough(file) ? file : undefined);
}

/** The same picture within what the server takes; undefined where the browser cannot decode it. */
export async function madeSmaller(file: File, draw = drawPicture): Promise<File | undefined> {
	let picture: DrawnPicture;
	try {
		picture = await draw(file);
	} catch {
		return undefined;
	}
	const isPhotograph = file.type === "image/jpeg" || isNamedHeic(file);
	for (const [type, quality] of isPhotograph ? opaque : transparent) {
		const blob = await picture.encode(type, quality);
		if (blob !== undefined && blob.size <= maxImageBytes) return new File([blob], file.name, { type });
	}
	return undefined;
}
