import { randomInt } from "node:crypto";
import sharp from "sharp";

/** Returns a picture that no other is like, as a file to choose. */
export async function newPicture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
	const stroke = `rgb(${randomInt(256)},${randomInt(256)},${randomInt(256)})`;
	const circle = `<svg width="600" height="400"><circle cx="${randomInt(600)}" cy="200" r="90" fill="${stroke}"/></svg>`;
	const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
		.composite([{ input: Buffer.from(circle) }])
		.png()
		.toBuffer();
	return { name: "picture.png", mimeType: "image/png", buffer };
}

/** Returns a photograph as a camera writes it: of more megabytes than are stored, and on its side. */
export async function cameraFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const buffer = await sharp({
		create: { width: 2800, height: 2100, channels: 3, background: "#888", noise },
	})
		.jpeg({ quality: 96 })
		.withMetadata({ orientation: 6 })
		.toBuffer();
	return { name: "DSC_0001.JPG", mimeType: "image/jpeg", buffer };
}
