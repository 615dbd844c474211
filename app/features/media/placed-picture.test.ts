import { describe, expect, it } from "vitest";
import { imageUrlOf } from "./media.ts";
import { pictureWidths, readPlacedPicture, writePlacedPicture } from "./placed-picture.ts";

const src = imageUrlOf("a".repeat(64));

describe("the options in a picture's address", () => {
	it("default to a picture that is described and as wide as the page allows", () => {
		expect(readPlacedPicture(src)).toEqual({ src, isDecorative: false, width: "wide" });
		expect(writePlacedPicture({ src, isDecorative: false, width: "wide" })).toBe(src);
	});

	it("are read as they were written", () => {
		for (const width of pictureWidths) {
			for (const isDecorative of [true, false]) {
				const picture = { src, isDecorative, width };
				expect(readPlacedPicture(writePlacedPicture(picture))).toEqual(picture);
			}
		}
		expect(writePlacedPicture({ src, isDecorative: true, width: "small" })).toBe(
			`${src}#decorative,width=small`,
		);
		expect(readPlacedPicture(`${src}#width=medium,decorative`)?.isDecorative).toBe(true);
	});

	it.each([
		"",
		"https://a.example/x.png#decorative",
		`https://a.example${src}`,
		`${src}#`,
		`${src}#decorative#width=small`,
		`${src}#width=9000`,
		`${src}#decorative&"onerror=x`,
		`${src}?decorative`,
	])("is not read from %s", (address) => {
		expect(readPlacedPicture(address)).toBeUndefined();
	});
});
