import { createHash } from "node:crypto";
import { fitInto, type Logo, logoBox } from "#app/site/logo.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { loadSharp } from "#platform/sharp.ts";
import { maxLogoBytes, maxLogoMegabytes } from "./logo-file.ts";
import { notALogo } from "./logo-refusals.server.ts";
import { cleanLogo } from "./logo-svg.server.ts";

/** Pixels that may be decoded: what a decoder holds within some 100 MB. */
const maxPixels = 16_000_000;

export type PreparedLogo = Logo & { bytes: Uint8Array };

/**
 * A logo fit to be stored: an SVG of nothing but shapes, or a PNG encoded anew without what else
 * the file held.
 * @throws ApiError 400 for what is too large, no logo, or more than shapes.
 */
export async function prepareLogo(bytes: Uint8Array): Promise<PreparedLogo> {
	if (bytes.length > maxLogoBytes) {
		throw new ApiError(400, "logo-large", `Please choose a file smaller than ${maxLogoMegabytes} MB.`, {
			more: { max: String(maxLogoMegabytes) },
		});
	}
	const isPng = Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from("\u0089PNG", "latin1"));
	try {
		const file = isPng ? bytes : Buffer.from(drawingIn(bytes));
		return { type: isPng ? "png" : "svg", ...(await measured(file, isPng)) };
	} catch (error) {
		if (error instanceof ApiError) throw error;
		// Whatever the decoder says of the file, the person who chose it needs one answer.
		throw notALogo();
	}
}

function drawingIn(bytes: Uint8Array): string {
	const text = new TextDecoder().decode(bytes);
	if (!/<svg[\s>]/i.test(text)) throw notALogo();
	return cleanLogo(text);
}

async function measured(file: Uint8Array, isPng: boolean) {
	const sharp = await loadSharp();
	const source = { limitInputPixels: maxPixels, failOn: "error" } as const;
	const { data, info } = await sharp(file, source)
		.resize({ ...logoBox, fit: "inside", withoutEnlargement: isPng })
		.png({ compressionLevel: 9 })
		.toBuffer({ resolveWithObject: true });
	const { isOpaque, channels } = await sharp(data).stats();
	const alpha = channels[3];
	if (alpha !== undefined && alpha.max === 0) throw notALogo();
	const bytes = isPng ? data : file;
	const { width, height } = isPng ? info : fitInto(info, logoBox);
	const hash = createHash("sha256").update(bytes).digest("hex");
	return { hash, bytes, width, height, isOpaque };
}
