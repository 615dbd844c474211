import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { projectFolder } from "#platform/files/project-folder.ts";

/**
 * HEIC files as phones write them. `upright`: 64 x 48 pixels, the left half orange, the right one
 * teal. `turned`: stored as 128 x 64, the left half red, to be turned by a quarter to the right, in
 * the colours of Display P3.
 */
export async function photograph(name: "upright" | "turned"): Promise<Buffer<ArrayBuffer>> {
	return Buffer.from(await readFile(join(projectFolder, "server/testing/photographs", `${name}.heic`)));
}

/** A PNG of one bit a pixel, all of them there and black: some kilobytes, however large it is when decoded. */
export function blackPng(width: number, height: number): Buffer<ArrayBuffer> {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.writeUInt8(1, 8);
	const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	const chunks = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))];
	return Buffer.concat([signature, ...chunks]);
}

/** A part of a PNG: the length of its content, its name, its content, their checksum. */
function chunk(name: string, content: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name), content]);
	const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	checksum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, checksum]);
}
