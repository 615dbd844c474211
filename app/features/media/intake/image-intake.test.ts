import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { maxImageBytes, maxImageMegabytes } from "#app/features/media/image-file.ts";
import { blackPng } from "#server/testing/photographs.ts";
import { prepareImage } from "./image-intake.server.ts";

const raw = { create: { width: 60, height: 40, channels: 3 as const, background: "#f2491b" } };
const notAnImage = { status: 400, code: "invalid-file-type" };
const tooManyPixels = { status: 400, code: "too-many-pixels" };

/** Returns a PNG of exactly `bytes` bytes: an image followed by what a decoder ignores. */
async function pngOf(bytes: number): Promise<Buffer> {
	const png = await sharp(raw).png().toBuffer();
	return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
}

describe("prepareImage", () => {
	it.each(["jpeg", "png", "gif", "webp", "avif"] as const)("takes %s, by its bytes", async (format) => {
		const prepared = await prepareImage(await sharp(raw).toFormat(format).toBuffer());
		expect(prepared).toMatchObject({ width: 60, height: 40 });
		expect((await sharp(prepared.bytes).metadata()).format).toBe("webp");
	});

	it("turns a picture upright and removes the place where it was taken", async () => {
		const sideways = await sharp(raw)
			.withExif({ IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "20/1 19/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		const prepared = await prepareImage(sideways);
		expect(prepared).toMatchObject({ width: 40, height: 60 });
		const { exif, orientation } = await sharp(prepared.bytes).metadata();
		expect(exif).toBeUndefined();
		expect(orientation).toBeUndefined();
	});

	it("makes a large picture as small as the layout needs", async () => {
		const large = await sharp({ create: { ...raw.create, width: 5000, height: 2500 } })
			.jpeg()
			.toBuffer();
		expect(await prepareImage(large)).toMatchObject({ width: 2400, height: 1200 });
	});

	it("accepts a file up to the limit, and not one byte more", async () => {
		expect(await prepareImage(await pngOf(maxImageBytes))).toMatchObject({ width: 60 });
		await expect(prepareImage(await pngOf(maxImageBytes + 1))).rejects.toMatchObject({
			status: 400,
			code: "file-too-large",
			message: `Please select an image smaller than ${maxImageMegabytes}MB`,
		});
	});

	it("refuses other files, whatever their names", async () => {
		const svg =
			'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
		const jpeg = await sharp(raw).jpeg().toBuffer();
		for (const bytes of [
			Buffer.from(svg),
			Buffer.from(`<?xml version="1.0"?>\n${svg}`),
			Buffer.from("GIF89a<script>alert(1)</script>"),
			Buffer.from("%PDF-1.4"),
			Buffer.from("BM\0\0\0\0"),
			await sharp(raw).tiff().toBuffer(),
			Buffer.from("RIFF\x10\0\0\0WEBPVP8 <script>"),
			Buffer.from("<!DOCTYPE html><title>x</title>"),
			Buffer.alloc(0),
			randomBytes(500),
			jpeg.subarray(0, jpeg.length / 2),
		]) {
			await expect(prepareImage(bytes)).rejects.toMatchObject(notAnImage);
		}
	});

	it("refuses a bomb: few bytes that claim many pixels", async () => {
		const bomb = blackPng(8000, 8000);
		expect(bomb.length).toBeLessThan(maxImageBytes);
		await expect(prepareImage(bomb)).rejects.toMatchObject(tooManyPixels);
	});

	it("limits pixels further for pictures that are decoded as a whole: AVIF, progressive JPEG, interlaced PNG", async () => {
		const flat = (width: number, height: number) => sharp({ create: { ...raw.create, width, height } });
		for (const whole of [
			flat(4200, 3000).avif({ effort: 0 }),
			flat(6000, 5100).jpeg({ progressive: true }),
			flat(6000, 5100).png({ progressive: true }),
		]) {
			await expect(prepareImage(await whole.toBuffer())).rejects.toMatchObject(tooManyPixels);
		}
		expect(await prepareImage(await flat(6000, 5100).jpeg().toBuffer())).toMatchObject({ width: 2400 });
	});

	it("refuses a header that claims more pixels than follow", async () => {
		const png = await sharp(raw).png().toBuffer();
		// Width and height stand at byte 16 of a PNG, its checksum at 29.
		png.writeUInt32BE(65_535, 16);
		png.writeUInt32BE(65_535, 20);
		png.writeInt32BE(crc32(png.subarray(12, 29)) | 0, 29);
		await expect(prepareImage(png)).rejects.toMatchObject(tooManyPixels);
	});

	it("removes metadata", async () => {
		const jpeg = await sharp(raw)
			.withExif({ IFD0: { ImageDescription: "<script>alert(1)</script>", XPComment: "<?php system(1); ?>" } })
			.jpeg()
			.toBuffer();
		const { bytes } = await prepareImage(jpeg);
		expect(bytes.toString("latin1")).not.toMatch(/script|php/);
	});

	it("stores only the image of a file that is also something else", async () => {
		const script = "<script>alert(1)</script>";
		const polyglot = Buffer.concat([await sharp(raw).png().toBuffer(), Buffer.from(script)]);
		const { bytes } = await prepareImage(polyglot);
		expect(bytes.includes(script)).toBe(false);
	});

	it("encodes the same picture to the same bytes, so that it is stored once", async () => {
		const png = await sharp(raw).png().toBuffer();
		expect((await prepareImage(png)).bytes.equals((await prepareImage(png)).bytes)).toBe(true);
	});
});
