import { describe, expect, it } from "vitest";
import { maxHeicBytes, maxImageBytes } from "#app/features/media/image-file.ts";
import { type DrawnPicture, fitForUpload, makeSmaller } from "./smaller-image.ts";

function fileOf(name: string, type: string, size: number): File {
	const file = new File(["x"], name, { type });
	Object.defineProperty(file, "size", { value: size });
	return file;
}

/** A browser that draws whatever it is given, and writes each format in so many bytes. */
function browser(sizes: Record<string, number>) {
	const asked: string[] = [];
	const draw = async (): Promise<DrawnPicture> => ({
		encode: async (type, quality) => {
			asked.push(`${type} ${quality}`);
			const size = sizes[`${type} ${quality}`] ?? sizes[type];
			return size === undefined ? undefined : fileOf("", type, size);
		},
	});
	return { draw, asked };
}

const cannot = () => Promise.reject(new Error("No decoder"));
const small = maxImageBytes;

describe("a chosen image", () => {
	it("is uploaded unchanged if the server accepts it", async () => {
		const file = fileOf("a.jpg", "image/jpeg", small);
		expect(await fitForUpload(file, cannot)).toBe(file);
	});

	it("that is too large is made smaller first", async () => {
		const { draw, asked } = browser({ "image/jpeg": small });
		const sent = await fitForUpload(fileOf("camera.jpg", "image/jpeg", small + 1), draw);
		expect(sent).toMatchObject({ name: "camera.jpg", type: "image/jpeg" });
		expect(asked).toEqual(["image/jpeg 0.92"]);
	});

	it("stays transparent, if the browser can write that", async () => {
		const file = fileOf("logo.png", "image/png", small + 1);
		const able = browser({ "image/webp": 9, "image/png": 9, "image/jpeg": 9 });
		expect((await fitForUpload(file, able.draw))?.type).toBe("image/webp");
		const older = browser({ "image/png": 9, "image/jpeg": 9 });
		expect((await fitForUpload(file, older.draw))?.type).toBe("image/png");
		const noisy = browser({ "image/png": small + 1, "image/jpeg": 9 });
		expect((await fitForUpload(file, noisy.draw))?.type).toBe("image/jpeg");
	});

	it("is written in lower quality before it is refused", async () => {
		const { draw, asked } = browser({ "image/jpeg 0.92": small + 1, "image/jpeg 0.8": small });
		expect(await makeSmaller(fileOf("a.jpg", "image/jpeg", small + 1), draw)).toBeDefined();
		expect(asked).toEqual(["image/jpeg 0.92", "image/jpeg 0.8"]);
		const never = browser({ "image/jpeg": small + 1 });
		expect(await fitForUpload(fileOf("a.jpg", "image/jpeg", small + 1), never.draw)).toBeUndefined();
	});

	it.each([
		["photo.heic", "image/heic"],
		["IMG_0001.HEIC", ""],
	])(
		"of a phone (%s, %j) is decoded by the browser, or by the server where that cannot",
		async (name, type) => {
			const { draw } = browser({ "image/jpeg": 9 });
			expect((await fitForUpload(fileOf(name, type, 9), draw))?.type).toBe("image/jpeg");
			const within = fileOf(name, type, maxHeicBytes);
			expect(await fitForUpload(within, cannot)).toBe(within);
			expect(await fitForUpload(fileOf(name, type, maxHeicBytes + 1), cannot)).toBeUndefined();
		},
	);
});
