import { expect, it } from "vitest";
import { imageFault, imageIn, maxImageBytes } from "./image-file.ts";

it.each([
	["image/png", 1, undefined],
	["image/jpeg", maxImageBytes, undefined],
	["image/jpeg", maxImageBytes + 1, "size"],
	["image/svg+xml", 1, "type"],
	["text/plain", 1, "type"],
	["", 1, "type"],
])("judges a file of type %j and %i bytes: %s", (type, size, fault) => {
	expect(imageFault({ type, size })).toBe(fault);
});

it("finds the image among what was pasted", () => {
	const image = new File(["x"], "a.png", { type: "image/png" });
	expect(imageIn([new File(["x"], "a.txt", { type: "text/plain" }), image])).toBe(image);
	expect(imageIn([])).toBeUndefined();
});
