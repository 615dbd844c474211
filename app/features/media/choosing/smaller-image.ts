import { isNamedHeic, isSmallEnough, maxImageBytes } from "#app/features/media/image-file.ts";

/** Longest side of an upload: the site stores no more. */
const maxSidePixels = 2400;

/** A picture decoded by the browser, upright and no larger than the site needs it. */
export type DrawnPicture = {
	/** Returns undefined if the browser does not write the format. */
	encode(type: string, quality: number): Promise<Blob | undefined>;
};

/** Formats to try, the best first, with their quality. */
const opaque = [
	["image/jpeg", 0.92],
	["image/jpeg", 0.8],
] as const;
const transparent = [["image/webp", 0.92], ["image/png", 1], ...opaque] as const;

/** Returns the file or a smaller one to upload; undefined if it is too large and undecodable. */
export async function fitForUpload(file: File, draw = drawPicture): Promise<File | undefined> {
	if (isSmallEnough(file) && !isNamedHeic(file)) return file;
	return (await makeSmaller(file, draw)) ?? (isSmallEnough(file) ? file : undefined);
}

/** Makes a picture small enough for the server; undefined if the browser cannot decode it. */
export async function makeSmaller(file: File, draw = drawPicture): Promise<File | undefined> {
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

/** Decodes an image. @throws if the browser cannot. */
export async function drawPicture(file: File): Promise<DrawnPicture> {
	const address = URL.createObjectURL(file);
	try {
		// An element instead of a bitmap, as every browser turns it upright.
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
			if (type === "image/jpeg") fillBackground(context, canvas);
			const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
			// A browser writes PNG if it does not know the format.
			return blob?.type === type ? blob : undefined;
		},
	};
}

function fillBackground(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
	context.globalCompositeOperation = "destination-over";
	context.fillStyle = "#fff";
	context.fillRect(0, 0, width, height);
}
