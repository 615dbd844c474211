import { isNamedHeic } from "#app/features/media/file-signature.ts";
import { isSmallEnough, maxImageBytes } from "#app/features/media/image-file.ts";

/** Longest side of what is sent: the site stores no more. */
const maxSidePixels = 2400;

/** A picture that the browser has decoded, upright and no larger than the site needs it. */
export type DrawnPicture = {
	/** The picture in a format; undefined where the browser does not write it. */
	encode(type: string, quality: number): Promise<Blob | undefined>;
};

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

/** Decodes an image. @throws where the browser cannot. */
export async function drawPicture(file: File): Promise<DrawnPicture> {
	const address = URL.createObjectURL(file);
	try {
		// An element, not a bitmap: every browser turns it upright.
		const image = new Image();
		image.src = address;
		await image.decode();
		return drawn(image);
	} finally {
		URL.revokeObjectURL(address);
	}
}

function drawn(image: HTMLImageElement): DrawnPicture {
	const { naturalWidth, naturalHeight } = image;
	const scale = Math.min(1, maxSidePixels / Math.max(naturalWidth, naturalHeight));
	const canvas = document.createElement("canvas");
	canvas.width = Math.max(1, Math.round(naturalWidth * scale));
	canvas.height = Math.max(1, Math.round(naturalHeight * scale));
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("There is no memory to draw it.");
	context.imageSmoothingQuality = "high";
	context.drawImage(image, 0, 0, canvas.width, canvas.height);
	return {
		async encode(type, quality) {
			if (type === "image/jpeg") ground(context, canvas);
			const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
			// A browser writes PNG in place of a format that it does not know.
			return blob?.type === type ? blob : undefined;
		},
	};
}

/** Puts white under what is transparent. */
function ground(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
	context.globalCompositeOperation = "destination-over";
	context.fillStyle = "#fff";
	context.fillRect(0, 0, width, height);
}
