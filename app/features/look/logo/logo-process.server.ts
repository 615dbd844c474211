import { createHash } from "node:crypto";
import { fitInto, type Logo, logoBox, maxLogoBytes, maxLogoMegabytes } from "#app/site/logo.ts";
import { ApiError } from "#platform/api/api-error.ts";
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { loadSharp } from "#platform/sharp.ts";
import { notALogo } from "./logo-refusals.server.ts";
import { cleanLogo } from "./logo-svg.server.ts";

export type LogoTask =
	| { kind: "prepare"; bytes: Uint8Array }
	| { kind: "draw"; bytes: Uint8Array; drawing: LogoDrawing };

/** Refusals are data: an error would arrive without its code. */
export type LogoAnswer =
	| { kind: "prepared"; logo: PreparedLogo }
	| { kind: "drawn"; bytes: Uint8Array }
	| { kind: "refused"; code: ApiError["code"]; message: string; more: ApiError["more"] };

/** Reads and draws logos in a process of their own, which plain Node runs while developing. */
async function answer(task: LogoTask): Promise<LogoAnswer> {
	if (task.kind === "draw") return { kind: "drawn", bytes: await drawLogo(task.bytes, task.drawing) };
	try {
		return { kind: "prepared", logo: await prepareLogo(task.bytes) };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const { code, message, more } = error;
		return { kind: "refused", code, message, more };
	}
}

/** A PNG of a logo: its box, and whether it is white or on a ground. */
export type LogoDrawing = { width: number; height: number; white?: boolean; ground?: string };

/** Dots an inch at which an SVG is drawn, so that none of its lines is an enlarged one. */
const density = 300;
const maxDrawnPixels = 64_000_000;

/** The logo as PNG, exactly as large as the box, its middle in the middle. */
async function drawLogo(bytes: Uint8Array, { width, height, white = false, ground }: LogoDrawing) {
	const sharp = await loadSharp();
	const box = { width, height, fit: "contain", background: "#00000000" } as const;
	const shown = await sharp(bytes, { density, limitInputPixels: maxDrawnPixels })
		.resize(box)
		.png()
		.toBuffer();
	const drawn = white
		? sharp({ create: { width, height, channels: 3, background: "#ffffff" } }).joinChannel(
				await sharp(shown).ensureAlpha().extractChannel("alpha").toBuffer(),
			)
		: sharp(shown);
	const placed = ground === undefined ? drawn : drawn.flatten({ background: ground });
	return Buffer.from(await placed.png({ compressionLevel: 9 }).toBuffer());
}

/** Pixels that may be decoded: what a decoder holds within some 100 MB. */
const maxPixels = 16_000_000;

export type PreparedLogo = Logo & { bytes: Uint8Array };

/**
 * Prepares a logo for storing: an SVG of nothing but shapes, or a PNG encoded again.
 * @throws ApiError 400 for what is too large, no logo, or more than shapes.
 */
async function prepareLogo(bytes: Uint8Array): Promise<PreparedLogo> {
	if (bytes.length > maxLogoBytes) {
		const message = `Please choose a file smaller than ${maxLogoMegabytes} MB.`;
		throw new ApiError(400, "logo-large", message, { more: { max: String(maxLogoMegabytes) } });
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

answerTasks(answer);
