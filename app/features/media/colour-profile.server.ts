import { crc32, deflateSync } from "node:zlib";

/** Signature, and the header that every PNG begins with. */
const headerEnd = 8 + 25;

/** A PNG that says which colours its numbers mean: the same with an ICC profile in it. */
export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
	const name = Buffer.from("profile\0\0", "latin1");
	const chunk = Buffer.concat([Buffer.from("iCCP", "latin1"), name, deflateSync(profile)]);
	const framed = Buffer.alloc(chunk.length + 8);
	framed.writeUInt32BE(chunk.length - 4, 0);
	chunk.copy(framed, 4);
	framed.writeUInt32BE(crc32(chunk), chunk.length + 4);
	return Buffer.concat([png.subarray(0, headerEnd), framed, png.subarray(headerEnd)]);
}
