import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
	maxCameraBytes,
	maxHeicBytes,
	maxHeicMegabytes,
	maxImageBytes,
} from "#app/features/media/image-file.ts";
import { photograph } from "#server/testing/photographs.ts";
import { prepareImage } from "./image-intake.server.ts";

type Colour = readonly [number, number, number];

/** Returns the colours of a picture at two of its corners. */
async function cornersOf(bytes: Uint8Array): Promise<[Colour, Colour]> {
	const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
	const at = (index: number) => [...data.subarray(index * info.channels, index * info.channels + 3)];
	return [at(0), at(info.width * info.height - 1)] as unknown as [Colour, Colour];
}

function expectNear(colour: Colour, wanted: Colour): void {
	const distances = wanted.map((value, index) => Math.abs(value - (colour[index] ?? 0)));
	expect(Math.max(...distances), `${colour}`).toBeLessThan(12);
}

/** Returns a file made longer by what decoders skip. */
function padded(bytes: Buffer, length: number): Buffer {
	const rest = Buffer.alloc(length - bytes.length);
	rest.writeUInt32BE(rest.length, 0);
	rest.write("free", 4, "latin1");
	return Buffer.concat([bytes, rest]);
}

describe("a phone's photograph", () => {
	it("is accepted, and stored like any other image", async () => {
		const { bytes, ...size } = await prepareImage(await photograph("upright"));
		expect(size).toEqual({ width: 64, height: 48 });
		expect((await sharp(bytes).metadata()).format).toBe("webp");
		const [first, last] = await cornersOf(bytes);
		expectNear(first, [242, 73, 27]);
		expectNear(last, [23, 73, 74]);
	});

	it("is turned upright, in the colours that it was taken in", async () => {
		const { bytes, ...size } = await prepareImage(await photograph("turned"));
		expect(size).toEqual({ width: 64, height: 128 });
		const [top, bottom] = await cornersOf(bytes);
		expectNear(top, [255, 0, 0]);
		// The same teal has less red in the colours of a screen.
		expectNear(bottom, [0, 74, 75]);
		expect((await sharp(bytes).metadata()).icc).toBeUndefined();
	});

	it("may be larger than other files, up to a bound", async () => {
		const bytes = await photograph("upright");
		expect(await prepareImage(padded(bytes, maxImageBytes + 1))).toMatchObject({ width: 64 });
		// Also where a file of another kind may be larger.
		await expect(prepareImage(padded(bytes, maxHeicBytes + 1), maxCameraBytes)).rejects.toMatchObject({
			code: "file-too-large",
			message: `Please select an image smaller than ${maxHeicMegabytes}MB`,
			more: { megabytes: maxHeicMegabytes },
		});
	});

	it("is refused with more pixels than a process may hold, before they are decoded", async () => {
		const bytes = await photograph("upright");
		const at = bytes.lastIndexOf("ispe");
		bytes.writeUInt32BE(6_000, at + 8);
		bytes.writeUInt32BE(6_000, at + 12);
		await expect(prepareImage(bytes)).rejects.toMatchObject({ status: 400, code: "too-many-pixels" });
	});

	it("is refused if it is cut off, or only begins like one", async () => {
		const bytes = await photograph("upright");
		for (const broken of [bytes.subarray(0, 580), bytes.subarray(0, 300), bytes.subarray(0, 40)]) {
			await expect(prepareImage(broken)).rejects.toMatchObject({ status: 400, code: "invalid-file-type" });
		}
	});
});
