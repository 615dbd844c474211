/** The process that decodes photographs of phones. Plain Node runs this file in development. */
import { crc32, deflateSync } from "node:zlib";
import libheif from "libheif-js/wasm-bundle.js";
import { answerTasks } from "#platform/concurrency/task-loop.ts";
import { loadSharp } from "#platform/sharp.ts";
import { type PreparedImage, storedForm, storedSize } from "./stored-form.server.ts";

/** End of the signature and the header of a PNG. */
const headerEnd = 8 + 25;

export type HeicTask = { bytes: Uint8Array; profile: Uint8Array | undefined };

type Pixels = { pixels: Uint8Array; width: number; height: number };

async function prepare({ bytes, profile }: HeicTask): Promise<PreparedImage> {
	const { pixels, width, height } = decode(bytes);
	const sharp = await loadSharp();
	const raw = sharp(pixels, { raw: { width, height, channels: 3 } });
	if (profile === undefined) return storedForm(raw);
	// Raw pixels cannot have a profile: a PNG of the final size carries it.
	const small = await storedSize(raw).png({ compressionLevel: 0 }).toBuffer();
	return storedForm(sharp(withProfile(small, profile)));
}

/** Decodes the main picture of a file, upright, to three bytes per pixel. @throws if it cannot. */
function decode(bytes: Uint8Array): Pixels {
	const decoder = new libheif.HeifDecoder();
	const images = decoder.decode(bytes);
	try {
		const main = images.find((image) => image.is_primary()) ?? images[0];
		if (main === undefined) throw new Error("There is no picture in it.");
		return pixelsOf(main.handle);
	} finally {
		for (const image of images) image.free();
		if (decoder.decoder !== null) libheif.heif_context_free(decoder.decoder);
	}
}

function pixelsOf(handle: object): Pixels {
	const { heif_colorspace_RGB: rgb, heif_chroma_interleaved_RGB: interleaved } = libheif;
	const decoded = libheif.heif_js_decode_image2(handle, rgb, interleaved);
	if (!("channels" in decoded)) throw new Error("It cannot be decoded.");
	const [plane] = decoded.channels;
	if (plane === undefined) throw new Error("It cannot be decoded.");
	const { data, stride, width, height } = plane;
	const pixels = Buffer.alloc(width * height * 3);
	for (let row = 0; row < height; row += 1) {
		pixels.set(data.subarray(row * stride, row * stride + width * 3), row * width * 3);
	}
	libheif.heif_image_release(decoded.image);
	return { pixels, width, height };
}

function withProfile(png: Buffer, profile: Uint8Array): Buffer {
	const name = Buffer.from("profile\0\0", "latin1");
	const chunk = Buffer.concat([Buffer.from("iCCP", "latin1"), name, deflateSync(profile)]);
	const framed = Buffer.alloc(chunk.length + 8);
	framed.writeUInt32BE(chunk.length - 4, 0);
	chunk.copy(framed, 4);
	framed.writeUInt32BE(crc32(chunk), chunk.length + 4);
	return Buffer.concat([png.subarray(0, headerEnd), framed, png.subarray(headerEnd)]);
}

answerTasks(prepare);
