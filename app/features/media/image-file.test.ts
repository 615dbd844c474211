import { expect, it } from "vitest";
import { imageError, imagesIn, isHeic, maxCameraMegabytes, megabytesAllowed } from "./image-file.ts";

const most = maxCameraMegabytes * 1024 * 1024;

it.each([
	["a.png", "image/png", 1, undefined],
	["a.jpg", "image/jpeg", most, undefined],
	["a.jpg", "image/jpeg", most + 1, "size"],
	["a.svg", "image/svg+xml", 1, "type"],
	["a.txt", "text/plain", 1, "type"],
	["a", "", 1, "type"],
	["IMG_1.HEIC", "", 1, undefined],
	["a.heif", "image/heif", 1, undefined],
	["a.heic", "text/html", 1, "type"],
])("judges a file %s of type %j and %i bytes: %s", (name, type, size, fault) => {
	expect(imageError({ name, type, size })).toBe(fault);
});

it.each([
	["a.jpg", "image/jpeg", most + 1, 30],
	["a.heic", "image/heic", most + 1, 30],
	["a.heic", "", 9 * 1024 * 1024, 8],
	["a.jpg", "image/jpeg", 6 * 1024 * 1024, 5],
])("names the limit that a file %s of type %j and %i bytes is over: %i MB", (name, type, size, megabytes) => {
	expect(megabytesAllowed({ name, type, size })).toBe(megabytes);
});

it("the images among pasted files are found, and a phone's photograph without a type", () => {
	const words = new File(["x"], "a.txt", { type: "text/plain" });
	const image = new File(["x"], "a.png", { type: "image/png" });
	const photograph = new File(["x"], "a.heic");
	expect(imagesIn([words, image])).toEqual([image]);
	expect(imagesIn([photograph, words, image])).toEqual([photograph, image]);
	expect(imagesIn([])).toEqual([]);
});

it.each([
	["\0\0\0\x1cftypheic\0\0\0\0mif1heic", true],
	["\0\0\0\x18ftypmif1\0\0\0\0mif1heix", true],
	["\0\0\0\x1cftypavif\0\0\0\0mif1avif", false],
	["<p>ftypheic", false],
	["", false],
])("knows a phone's photograph by its first bytes: %j is one: %s", (head, expected) => {
	expect(isHeic(Buffer.from(head, "latin1"))).toBe(expected);
});
