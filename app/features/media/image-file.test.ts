import { expect, it } from "vitest";
import { imageFault, imageIn } from "./image-file.ts";

it.each([
	["image/png", 1, undefined],
	["image/jpeg", 5 * 1024 * 1024, undefined],
	["image/jpeg", 5 * 1024 * 1024 + 1, "size"],
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
